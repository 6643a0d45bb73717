import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { Redacted } from "effect"
import type { PlannedDocument } from "./PlannedDocument.ts"

/** What a document is sent with and what no journal keeps. */
export interface FilingSecrets {
  /** `SigningCertificate` of a body. */
  readonly certificate: Redacted.Redacted<JsonObject>
  /** Absent where the service knows it. */
  readonly pin: Redacted.Redacted<string> | undefined
  /** Of the invoices' range; absent where the service knows it or asks the authority. */
  readonly technicalKey: Redacted.Redacted<string> | undefined
}

const within = (
  body: JsonObject,
  object: string,
  field: string,
  secret: Redacted.Redacted<string> | undefined
): JsonObject => {
  const holder = body.get(object)
  if (secret === undefined || !(holder instanceof JsonObject)) return body
  return body.with(object, holder.with(field, Redacted.value(secret)))
}

/** A document of the journal as the service takes it. */
export const withSecrets = (
  { body, operation }: PlannedDocument,
  { certificate, pin, technicalKey }: FilingSecrets
): JsonValue => {
  const signed = within(body, "SoftwareProvider", "Pin", pin).with("SigningCertificate", Redacted.value(certificate))
  const keyed = operation === "InvoiceCreate" ? within(signed, "NumberingRange", "TechnicalKey", technicalKey) : signed
  return JsonObject.from({ Operation: operation, Body: keyed })
}
