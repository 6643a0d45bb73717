import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Localized } from "@radicar/domain/rules/Language"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Effect, Redacted } from "effect"
import { certificateErrorText } from "../filing/certificateErrorText.ts"
import { failLocalized } from "../language/failLocalized.ts"

/** The certificate that a caller sends along with a question, both values in base64. */
export interface SentCertificate {
  readonly content: Redacted.Redacted<string> | undefined
  readonly password: Redacted.Redacted<string> | undefined
}

const texts = {
  NoCertificate: {
    en: "The authority answers no question without a certificate: send X-Radicar-Certificate, a PKCS#12 file in base64, and X-Radicar-Certificate-Password, its password in base64.",
    es: "La autoridad no responde consultas sin certificado: envíe X-Radicar-Certificate, un archivo PKCS#12 en base64, y X-Radicar-Certificate-Password, su contraseña en base64."
  },
  MalformedCertificate: {
    en: "X-Radicar-Certificate and X-Radicar-Certificate-Password must be base64.",
    es: "X-Radicar-Certificate y X-Radicar-Certificate-Password deben estar en base64."
  }
} as const satisfies Readonly<Record<string, Localized>>

const unusable = (reason: string, text: Localized) =>
  failLocalized(text, (detail) => new CertificateUnusable({ reason, detail }))

const fromBase64 = (text: string): Effect.Effect<Buffer, CertificateUnusable> =>
  /^[A-Za-z0-9+/]*={0,2}$/u.test(text)
    ? Effect.succeed(Buffer.from(text, "base64"))
    : unusable("MalformedCertificate", texts.MalformedCertificate)

/**
 * Opens the certificate that signs a question to the authority. For now it is always the caller's own, which is what
 * makes it safe to take the issuer's NIT from the caller: the authority decides whom it may ask for. A certificate that
 * this service keeps for a provider belongs here, in place of `NoCertificate`; then the NIT must be the company's
 * configured one, or a caller could ask for anybody whom the provider works for.
 */
export const queryCertificate = Effect.fn("queryCertificate")(function* (
  identities: SigningIdentityCache["Service"],
  { content, password }: SentCertificate
) {
  if (content === undefined || Redacted.value(content).trim() === "") {
    return yield* unusable("NoCertificate", texts.NoCertificate)
  }
  const bytes = yield* fromBase64(Redacted.value(content).trim())
  const secret = yield* fromBase64(password === undefined ? "" : Redacted.value(password).trim())
  const identity: SigningIdentity = yield* identities
    .open(bytes, Redacted.make(secret.toString("utf8")), new Date())
    .pipe(Effect.catch((error) => unusable(error._tag, certificateErrorText(error))))
  return identity
})
