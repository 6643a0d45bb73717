import { read } from "@radicar/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { invoiceText } from "../invoiceText.ts"

const placeholder = `"Number":990000001`

/**
 * Bodies of today's invoices with a number of lines and a certificate, each with the next number: made by joining
 * bytes.
 */
export const filingBodies = (lines: number, firstNumber: number): (() => Buffer) => {
  const { bytes, password } = read("company")
  const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
  const invoice = JSON.parse(invoiceText(lines, fromEpochMillis(Date.now()))) as object
  const [before = "", after = "", ...rest] = JSON.stringify({ ...invoice, SigningCertificate }).split(placeholder)
  if (after === "" || rest.length > 0) throw new Error("The invoice does not have its number once.")
  const head = Buffer.from(`${before}"Number":`)
  const tail = Buffer.from(after)
  let number = firstNumber
  return () => Buffer.concat([head, Buffer.from(String(number++)), tail])
}
