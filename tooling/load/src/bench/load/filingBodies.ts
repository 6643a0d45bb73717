import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoiceText } from "../invoiceText.ts"

const placeholder = `"Number":990000001`

/**
 * Makes a function that returns the body of today's invoice with the next number, a number of lines and a certificate.
 * Bodies are made by joining bytes. The issuer is the example's, or another NIT.
 */
export const filingBodies = (lines: number, firstNumber: number, issuer?: string): (() => Buffer) => {
  const { bytes, password } = read("company")
  const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
  const example = JSON.parse(invoiceText(lines, fromEpochMillis(Date.now()))) as { readonly CompanyParty: object }
  const CompanyParty = { ...example.CompanyParty, ...(issuer === undefined ? {} : { Id: issuer }) }
  const invoice = { ...example, CompanyParty }
  const [before = "", after = "", ...rest] = JSON.stringify({ ...invoice, SigningCertificate }).split(placeholder)
  if (after === "" || rest.length > 0) throw new Error("The invoice does not have its number once.")
  const head = Buffer.from(`${before}"Number":`)
  const tail = Buffer.from(after)
  let number = firstNumber
  return () => Buffer.concat([head, Buffer.from(String(number++)), tail])
}
