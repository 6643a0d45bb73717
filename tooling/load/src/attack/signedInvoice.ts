import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted, Result } from "effect"

const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }

/** Makes the XML of an invoice of two lines, issued and signed now by the test company. */
export const signedInvoice = async (): Promise<string> => {
  const now = Date.now()
  const date = fromEpochMillis(now)
  const { bytes, password } = read("company")
  const identity = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date(now)))
  const json = parseJson(JSON.stringify(documentTypes.InvoiceCreate.example({ number: 990_000_001, date })))
  const configuration = { environment: "2", now: date, software } as const
  const document = documentTypes.InvoiceCreate.identify(Result.getOrThrow(json), configuration, { language: "en" })
  const signingTime = `${date}.000-05:00`
  const signed = signXades(Result.getOrThrow(document).render(), identity, { id: "attack", signingTime })
  return Buffer.from(signed.bytes).toString("utf8")
}
