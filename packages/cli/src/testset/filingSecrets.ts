import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Option, Redacted } from "effect"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import type { SecretFlags as VerifySecretFlags } from "../flags/verifyFlags.ts"
import type { CertificateFlags } from "../flags/serviceFlags.ts"
import { secretVariable, statedSecret } from "../input/readSecret.ts"
import { sentCertificate } from "../service/askService.ts"
import type { PlannedDocument } from "./PlannedDocument.ts"

/** Secrets that are sent with a document and never kept in a journal. */
export interface FilingSecrets {
  /** Value of `SigningCertificate` in a body. */
  readonly certificate: Redacted.Redacted<JsonObject>
  /** Pin of the software; absent if the service knows it. */
  readonly pin: Redacted.Redacted<string> | undefined
  /** Technical key of the invoices' range; absent if the service knows it or asks the authority. */
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

/** Returns a document of the journal in the form that the service accepts, with the secrets. */
export const withSecrets = (
  { body, operation }: PlannedDocument,
  { certificate, pin, technicalKey }: FilingSecrets
): JsonValue => {
  const signed = within(body, "SoftwareProvider", "Pin", pin).with("SigningCertificate", Redacted.value(certificate))
  const keyed = operation === "InvoiceCreate" ? within(signed, "NumberingRange", "TechnicalKey", technicalKey) : signed
  return JsonObject.from({ Operation: operation, Body: keyed })
}

interface SecretFlags extends Pick<FilingFlags, "pinFile">, Pick<VerifySecretFlags, "technicalKeyFile"> {
  readonly certificate: CertificateFlags
}

const missing = failure(
  "configuration",
  { en: "No certificate to sign with.", es: "No hay certificado con qué firmar." },
  {
    en: "Use --certificate, or set RADICAR_CERTIFICATE_TOKEN to the token of one that the service keeps.",
    es: "Use --certificate, o defina RADICAR_CERTIFICATE_TOKEN con el token de uno que guarda el servicio."
  }
)

/**
 * Reads the secrets for the documents of a run from flags and environment. Also returns the headers for queries and, if
 * the certificate is a local file, its key and chain.
 */
export const filingSecrets = Effect.fn("filingSecrets")(function* (flags: SecretFlags) {
  const shared = {
    pin: yield* statedSecret(flags.pinFile, "RADICAR_SOFTWARE_PIN"),
    technicalKey: yield* statedSecret(flags.technicalKeyFile, "RADICAR_TECHNICAL_KEY")
  }
  const { certificate } = flags.certificate
  if (Option.isSome(certificate)) {
    const { bytes, identity, password } = yield* readCertificateFile(certificate.value, flags.certificate)
    const Content = Buffer.from(bytes).toString("base64")
    const json = JsonObject.from({ Content, Password: Redacted.value(password) })
    const secrets: FilingSecrets = { ...shared, certificate: Redacted.make(json) }
    return { ...secrets, identity, headers: sentCertificate(bytes, password) }
  }
  const token = yield* secretVariable("RADICAR_CERTIFICATE_TOKEN")
  if (Option.isNone(token)) return yield* missing
  const secrets: FilingSecrets = {
    ...shared,
    certificate: Redacted.make(JsonObject.from({ Token: Redacted.value(token.value) }))
  }
  const headers = { "x-radicar-certificate-token": Redacted.value(token.value) }
  return { ...secrets, identity: undefined, headers }
})
