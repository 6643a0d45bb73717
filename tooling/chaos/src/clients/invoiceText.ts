import { read } from "@radicar/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"

const { bytes, password } = read("company")
const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }

/** What makes one invoice another. */
export interface InvoiceFacts {
  readonly number: number
  /** Moment of issue, milliseconds since the epoch. */
  readonly issued: number
  /** A line of text; invoices of one number that differ in it are different documents. */
  readonly note: string
}

/** JSON of an invoice of one line, with a certificate to sign it. */
export const invoiceText = ({ issued, note, number }: InvoiceFacts): string => {
  const example = invoiceExample({ number, date: fromEpochMillis(issued) })
  const [line] = example.Items
  return JSON.stringify({
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
  })
}
