import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"

/** Today's example invoice with a test certificate, as JSON text. */
export const invoiceText = (number: number, changes: Record<string, unknown> = {}): string => {
  const { bytes, password } = read("company")
  return JSON.stringify({
    ...invoiceExample({ number, date: fromEpochMillis(Date.now()) }),
    SigningCertificate: { Content: Buffer.from(bytes).toString("base64"), Password: password },
    ...changes
  })
}
