import { read } from "@radicar/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"

const { bytes, password } = read("company")
const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }

/** Facts that distinguish one invoice from another. */
export interface InvoiceFacts {
  readonly number: number
  /** Moment of issue in milliseconds since the epoch. */
  readonly issued: number
  /** A line of text; invoices with the same number and different notes are different documents. */
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
