import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { Redacted } from "effect"

const field = "SigningCertificate"
const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === ""

/** Whether a body names the certificate that is to sign: its content, or the token of a stored one. */
export const namesCertificate = (body: JsonObject): boolean => {
  const stated = body.get(field)
  return stated instanceof JsonObject && !(isAbsent(stated.get("Content")) && isAbsent(stated.get("Token")))
}

/** A body with the certificate that is to sign. */
export const withCertificate = (
  body: JsonObject,
  certificate: { readonly bytes: Uint8Array; readonly password: Redacted.Redacted<string> }
): JsonObject =>
  body.with(
    field,
    JsonObject.from({
      Content: Buffer.from(certificate.bytes).toString("base64"),
      Password: Redacted.value(certificate.password)
    })
  )
