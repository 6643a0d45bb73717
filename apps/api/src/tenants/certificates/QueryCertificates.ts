import type { CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { CertificateError } from "@radicar/signature/inner/CertificateError"
import { checkValidity } from "@radicar/signature/inner/Pkcs12"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import { certificateErrorText, unusable } from "./certificateProblems.ts"
import { CertificateVault } from "./CertificateVault.ts"
import { DevelopmentIdentity } from "./DevelopmentIdentity.ts"

/** The certificate for a query, which the caller sends or names by a token. A sent certificate takes precedence. */
export interface SentCertificate {
  /** Company whose stored certificates `token` may name. */
  readonly companyId: string
  /** PKCS#12 in base64; absent or blank for none. */
  readonly content: Redacted.Redacted<string> | undefined
  readonly password: Redacted.Redacted<string>
  /** Token of a stored certificate; absent or blank for none. */
  readonly token: Redacted.Redacted<string> | undefined
  /** Id of the default certificate in the company's settings, used if the caller sends or names none. */
  readonly defaultCertificate?: string
}

const texts = {
  NoCertificate: {
    en: "The authority answers no query without a certificate, and this service has none. Send X-Radicar-Certificate-Token, the token of a stored certificate. Or send X-Radicar-Certificate, a PKCS#12 file in base64, and X-Radicar-Certificate-Password, its password in base64.",
    es: "La DIAN no responde consultas sin certificado y este servicio no tiene uno propio. Envíe X-Radicar-Certificate-Token, el token de un certificado guardado. O envíe X-Radicar-Certificate, un archivo PKCS#12 en base64, y X-Radicar-Certificate-Password, su contraseña en base64."
  },
  UnknownToken: {
    en: "The company has stored no certificate under this token.",
    es: "La compañía no ha guardado un certificado con este token."
  },
  MalformedCertificate: {
    en: "The certificate of a query must be base64: in the header X-Radicar-Certificate, the PKCS#12 file as `base64 -w0 file.p12` writes it.",
    es: "El certificado de una consulta debe estar en base64: en el encabezado X-Radicar-Certificate, el archivo PKCS#12 como lo escribe `base64 -w0 archivo.p12`."
  },
  MalformedPassword: {
    en: "The header X-Radicar-Certificate-Password must contain the password in base64, as `printf %s password | base64` writes it.",
    es: "El encabezado X-Radicar-Certificate-Password requiere la contraseña en base64, como la escribe `printf %s clave | base64`."
  }
} as const satisfies Readonly<Record<string, Localized>>

const unusableFor = (reason: keyof typeof texts) => unusable(reason, texts[reason])

/** Decodes base64, with or without line breaks. */
const fromBase64 = (
  text: string,
  reason: "MalformedCertificate" | "MalformedPassword"
): Effect.Effect<Buffer, CertificateUnusable> => {
  const line = text.replaceAll(/\s/gu, "")
  return /^[A-Za-z0-9+/]*={0,2}$/u.test(line) && line.replaceAll("=", "").length % 4 !== 1
    ? Effect.succeed(Buffer.from(line, "base64"))
    : unusableFor(reason)
}

/** The value, unless it is missing or blank. */
const nonEmptySecret = (value: Redacted.Redacted<string> | undefined) =>
  value === undefined || Redacted.value(value).trim() === "" ? undefined : value

const make = Effect.gen(function* () {
  const identities = yield* SigningIdentityCache
  const development = yield* DevelopmentIdentity
  const vault = yield* CertificateVault

  const readable = <A>(opened: Effect.Effect<A, CertificateError>) =>
    Effect.catch(opened, (error) => unusable(error._tag, certificateErrorText(error)))

  const find = Effect.fnUntraced(function* (sent: SentCertificate) {
    const content = nonEmptySecret(sent.content)
    const token = nonEmptySecret(sent.token)
    const now = new Date(yield* Clock.currentTimeMillis)
    if (content !== undefined) {
      const bytes = yield* fromBase64(Redacted.value(content), "MalformedCertificate")
      return Option.some(yield* readable(identities.open(bytes, sent.password, now)))
    }
    if (token === undefined) {
      const { companyId, defaultCertificate } = sent
      const named = defaultCertificate === undefined ? Option.none() : yield* vault.get(companyId, defaultCertificate)
      return Option.isSome(named)
        ? Option.some(yield* readable(checkValidity(named.value, now)))
        : yield* development.get
    }
    const stored = yield* vault.open(sent.companyId, Redacted.make(Redacted.value(token).trim()))
    if (Option.isNone(stored)) return yield* unusableFor("UnknownToken")
    return Option.some(yield* readable(checkValidity(stored.value, now)))
  })

  return QueryCertificates.of({
    find,
    get: (sent) =>
      Effect.flatMap(
        find(sent),
        Option.match({
          onNone: () => unusableFor("NoCertificate"),
          onSome: (identity) => Effect.succeed(identity)
        })
      )
  })
})

/**
 * The certificate that signs a query to the authority: the caller's, sent or stored, else the sandbox's development
 * identity.
 *
 * The company chooses the certificate, so the issuer's NIT can safely come from the caller: the authority decides what
 * a certificate may query. A provider's certificate, which companies cannot name, would need a stricter rule. The NIT
 * would have to be the company's configured one; otherwise a caller could query every client of the provider.
 */
export class QueryCertificates extends Context.Service<
  QueryCertificates,
  {
    /** Fails without a certificate, with advice on what to send. */
    readonly get: (sent: SentCertificate) => Effect.Effect<SigningIdentity, CertificateUnusable | ServiceUnavailable>
    /** The certificate, or `none` without one; fails if a sent or named one cannot be used. */
    readonly find: (
      sent: SentCertificate
    ) => Effect.Effect<Option.Option<SigningIdentity>, CertificateUnusable | ServiceUnavailable>
  }
>()("@radicar/api/QueryCertificates") {
  static readonly layer = Layer.effect(QueryCertificates, make)
}

const secret = (text: string | undefined) => (text === undefined ? undefined : Redacted.make(text))

/** The certificate that the headers of a request contain or name. */
export const certificateOf = Effect.fnUntraced(function* (
  companyId: string,
  headers: {
    readonly "x-radicar-certificate"?: string
    readonly "x-radicar-certificate-password"?: string
    readonly "x-radicar-certificate-token"?: string
  }
) {
  const password = yield* fromBase64(headers["x-radicar-certificate-password"] ?? "", "MalformedPassword")
  const sent: SentCertificate = {
    companyId,
    content: secret(headers["x-radicar-certificate"]),
    password: Redacted.make(password.toString("utf8")),
    token: secret(headers["x-radicar-certificate-token"])
  }
  return sent
})
