import { read } from "@radicar/fixtures/certificates/TestCertificates"
import type { ExampleReference } from "@radicar/domain/inner/document/DocumentDefinition"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { payroll } from "@radicar/domain/inner/type/payroll"
import { claimKinds, clientMark, documentId, numberIn, range, testSetId } from "./claimKinds.ts"
import type { Errand } from "./Errand.ts"

const { bytes, password } = read("company")
const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }

/** Facts that distinguish one invoice from another. */
export interface InvoiceFacts {
  readonly number: number
  /** Time of issue in milliseconds since the epoch. */
  readonly issued: number
  /** A line of text; invoices with the same number and different notes are different documents. */
  readonly note: string
}

const invoiceBody = ({ issued, note, number }: InvoiceFacts) => {
  const example = invoiceExample({ number, date: fromEpochMillis(issued) })
  const [line] = example.Items
  return {
    ...example,
    Note: note,
    Items: [line],
    LegalMonetaryTotal: {
      ...example.LegalMonetaryTotal,
      GrossAmount: 342_006,
      TaxExclusiveAmount: 342_006,
      TaxInclusiveAmount: 359_106.3,
      PayableAmount: 359_106.3
    },
    SigningCertificate
  }
}

/** Makes the JSON text of an invoice of one line, with the certificate that signs it. */
export const invoiceText = (facts: InvoiceFacts): string => JSON.stringify(invoiceBody(facts))

/** NIT of the first buyer among the buyers of invoices without number. */
const FIRST_BUYER = 800_000_000

/** Text in a document that makes the sandbox reject it once. */
const rejection = "[[sandbox:rejected-with-nil-messages]]"

/** Makes the body of an errand's document, issued now. A note refers to `invoice` or, without one, to a whole month. */
const bodyOf = (errand: Errand, invoice: ExampleReference | undefined): object => {
  const { kind, number, rival, rivalry } = errand
  const isRejected = rivalry === "after rejection" && rival === "a"
  const issued = Date.now()
  const date = fromEpochMillis(issued)
  const note = `${clientMark(number, rival)}${isRejected ? ` ${rejection}` : ""}`
  if (kind === "payroll") {
    return {
      ...payroll.example({ number, date }),
      Number: numberIn(documentId(kind, number, rival)),
      Note: note,
      SigningCertificate
    }
  }
  const sale = invoiceBody({ number, issued, note })
  if (kind === "note") {
    const { Items, LegalMonetaryTotal } = sale
    const example = creditNote.example({ number, date, ...(invoice === undefined ? {} : { reference: invoice }) })
    return { ...example, Items, LegalMonetaryTotal, SigningCertificate }
  }
  const { Number: statedNumber, NumberingRange, SoftwareProvider, ...rest } = sale
  return {
    ...rest,
    // each has its own buyer and thus its own key, also under a number that another one had before
    ...(kind === "next"
      ? { CustomerParty: { ...rest.CustomerParty, Id: String(FIRST_BUYER + number - range.from) } }
      : { Number: statedNumber }),
    NumberingRange: { ...NumberingRange, Prefix: claimKinds[kind].prefix, FromNumber: range.from, ToNumber: range.to },
    SoftwareProvider: kind === "test-set" ? { ...SoftwareProvider, TestSetId: testSetId } : SoftwareProvider
  }
}

/** Makes the JSON text of an errand's document, with the certificate that signs it. */
export const errandText = (errand: Errand, invoice: ExampleReference | undefined): string =>
  JSON.stringify(bodyOf(errand, invoice))
