import { Config, Effect, Option, Redacted } from "effect"
import { readCertificate } from "../certificate/readCertificate.ts"
import type { CertificateFlags } from "../flags/certificateFlags.ts"

/** Headers of a certificate that was read. */
export const sentCertificate = (bytes: Uint8Array, password: Redacted.Redacted) => ({
  "x-radicar-certificate": Buffer.from(bytes).toString("base64"),
  "x-radicar-certificate-password": Buffer.from(Redacted.value(password), "utf8").toString("base64")
})

/** Headers of the file of the flags, else of a stored certificate; none without either: the service may have one to ask with. */
export const certificateHeaders = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) {
    const token = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_CERTIFICATE_TOKEN")))
    return Option.isNone(token) ? {} : { "x-radicar-certificate-token": Redacted.value(token.value) }
  }
  const { bytes, password } = yield* readCertificate(flags.certificate.value, flags)
  return sentCertificate(bytes, password)
})
