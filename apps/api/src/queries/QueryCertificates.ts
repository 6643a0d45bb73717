import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Localized } from "@radicar/domain/rules/Language"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import { certificateErrorText } from "../filing/certificateErrorText.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { DevelopmentIdentity } from "./DevelopmentIdentity.ts"

/** The certificate that a caller sends along with a question. */
export interface SentCertificate {
  /** PKCS#12 in base64; absent or blank for none. */
  readonly content: Redacted.Redacted<string> | undefined
  readonly password: Redacted.Redacted<string>
}

const texts = {
  NoCertificate: {
    en: "The authority answers no question without a certificate, and this service has none to ask with: send X-Radicar-Certificate, a PKCS#12 file in base64, and X-Radicar-Certificate-Password, its password in base64.",
    es: "La autoridad no responde consultas sin certificado y este servicio no tiene uno propio: envíe X-Radicar-Certificate, un archivo PKCS#12 en base64, y X-Radicar-Certificate-Password, su contraseña en base64."
  },
  MalformedCertificate: {
    en: "The certificate and the password of a question must be base64.",
    es: "El certificado y la contraseña de una consulta deben estar en base64."
  }
} as const satisfies Readonly<Record<string, Localized>>

const unusable = (reason: string, text: Localized) =>
  failLocalized(text, (detail) => new CertificateUnusable({ reason, detail }))

/** The bytes of base64, which may be broken into lines. */
export const fromBase64 = (text: string): Effect.Effect<Buffer, CertificateUnusable> => {
  const line = text.replaceAll(/\s/gu, "")
  return /^[A-Za-z0-9+/]*={0,2}$/u.test(line)
    ? Effect.succeed(Buffer.from(line, "base64"))
    : unusable("MalformedCertificate", texts.MalformedCertificate)
}

const isSent = ({ content }: SentCertificate): boolean => content !== undefined && Redacted.value(content).trim() !== ""

const make = Effect.gen(function* () {
  const identities = yield* SigningIdentityCache
  const development = yield* DevelopmentIdentity

  const find = Effect.fn("QueryCertificates.find")(function* (sent: SentCertificate) {
    if (sent.content === undefined || !isSent(sent)) return yield* development.get
    const bytes = yield* fromBase64(Redacted.value(sent.content))
    const now = new Date(yield* Clock.currentTimeMillis)
    return yield* identities.open(bytes, sent.password, now).pipe(
      Effect.asSome,
      Effect.catch((error) => unusable(error._tag, certificateErrorText(error)))
    )
  })

  return QueryCertificates.of({
    find,
    get: (sent) =>
      Effect.flatMap(
        find(sent),
        Option.match({
          onNone: () => unusable("NoCertificate", texts.NoCertificate),
          onSome: (identity) => Effect.succeed(identity)
        })
      )
  })
})

/**
 * The certificate that signs a question to the authority: the caller's, else the development identity of the sandbox.
 *
 * It is the caller's own outside the sandbox, which is what makes it safe to take the issuer's NIT from the caller: the
 * authority decides whom it may ask for. A certificate that this service keeps for somebody belongs here too; then the NIT
 * must be the company's configured one, or a caller could ask for anybody whom its holder works for.
 */
export class QueryCertificates extends Context.Service<
  QueryCertificates,
  {
    /** Fails where there is none, and says what to send. */
    readonly get: (sent: SentCertificate) => Effect.Effect<SigningIdentity, CertificateUnusable>
    /** None where there is none; fails for one that was sent and can not be used. */
    readonly find: (sent: SentCertificate) => Effect.Effect<Option.Option<SigningIdentity>, CertificateUnusable>
  }
>()("@radicar/api/QueryCertificates") {
  static readonly layer = Layer.effect(QueryCertificates, make)
}
