import { CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { CertificateError } from "@radicar/signature/inner/CertificateError"
import type { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Clock, Effect, Redacted } from "effect"
import { failWith } from "../../http/language.ts"

/** Texts for certificates that open but cannot be used, or that are missing; by the problem's `reason`. */
export const certificateTexts = {
  NoCertificate: {
    en: "Send SigningCertificate.Content, a PKCS#12 file in base64, and its Password; or the Token of a stored certificate.",
    es: "Envíe SigningCertificate.Content, un archivo PKCS#12 en base64, y su Password; o el Token de un certificado guardado."
  },
  UnknownToken: {
    en: "The company has no certificate stored under SigningCertificate.Token; store it at /v1/certificates, or send Content and Password.",
    es: "La compañía no tiene un certificado guardado con SigningCertificate.Token; guárdelo en /v1/certificates o envíe Content y Password."
  },
  UnknownDefault: {
    en: "The company stores no certificate of the id that DefaultCertificate of its settings names; name another there, or send SigningCertificate.",
    es: "La compañía no tiene guardado el certificado que indica DefaultCertificate en su configuración; indique otro allí o envíe SigningCertificate."
  },
  MalformedCertificate: {
    en: "The Content of the certificate is not base64.",
    es: "El Content del certificado no está en base64."
  },
  CertificateNotAccepted: {
    en: "The authority does not accept the certificate: its issuer, its validity or a revocation.",
    es: "La DIAN no acepta el certificado: su emisor, su vigencia o una revocación."
  },
  CertificateNotInForce: {
    en: "The certificate had expired, or was not valid yet, when the document was to be sent.",
    es: "El certificado no estaba vigente cuando se iba a enviar el documento."
  }
} as const satisfies Readonly<Record<string, Localized>>

const spanish = (error: CertificateError): string => {
  switch (error._tag) {
    case "WrongPassword":
      return "La contraseña no abre el archivo del certificado, o el archivo está dañado."
    case "MalformedCertificate":
      return "El archivo del certificado no se puede leer: no es un PKCS#12 válido."
    case "UnsupportedCertificate":
      return `El archivo del certificado usa ${error.feature}, que no se acepta; expórtelo de nuevo como PKCS#12 con AES-256.`
    case "NoPrivateKey":
      return "El archivo no contiene una llave privada; exporte el certificado de nuevo junto con su llave."
    case "NoCertificate":
      return "El archivo contiene una llave privada pero ningún certificado."
    case "KeyMismatch":
      return "Ningún certificado del archivo corresponde a su llave privada."
    case "WeakKey": {
      const keyText = error.bits === undefined ? error.keyType : `${error.keyType} de ${error.bits} bits`
      return `La llave es ${keyText}; se necesita RSA de 2048 bits o más.`
    }
    case "CertificateExpired":
      return `El certificado venció el ${error.notAfter.toISOString()}.`
    case "CertificateNotYetValid":
      return `El certificado no es válido antes del ${error.notBefore.toISOString()}.`
  }
}

/** The text for a caller about an unusable certificate file. */
export const certificateErrorText = (error: CertificateError): Localized => ({ en: error.message, es: spanish(error) })

/** Fails with a reason, in the caller's language, for which a certificate cannot be used. */
export const unusable = (reason: string, text: Localized) => failWith(CertificateUnusable, text, { reason })

/** Fails like {@link unusable}, for a reason with a fixed text. */
export const unusableFor = (reason: keyof typeof certificateTexts) => unusable(reason, certificateTexts[reason])

/** Opens a PKCS#12 container in base64; fails with a problem in the caller's language. */
export const openContainer = Effect.fnUntraced(function* (
  identities: SigningIdentityCache["Service"],
  content: Redacted.Redacted,
  password: Redacted.Redacted = Redacted.make("")
) {
  const base64 = Redacted.value(content).replaceAll(/\s+/gu, "")
  const digits = base64.replace(/={1,2}$/u, "")
  // searching one invalid character is several times as fast as matching all characters
  if (digits === "" || /[^A-Za-z0-9+/]/u.test(digits)) return yield* unusableFor("MalformedCertificate")
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* identities
    .open(Buffer.from(base64, "base64"), password, now)
    .pipe(Effect.catch((error) => unusable(error._tag, certificateErrorText(error))))
})

/** The problem of a query without an answer from the authority. The query changed nothing. */
export const queryProblem = ({
  reason: { _tag: reason },
  retryable
}: AuthorityError): Effect.Effect<never, CertificateUnusable | ServiceUnavailable> =>
  reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failWith(CertificateUnusable, certificateTexts[reason], { reason })
    : failWith(
        ServiceUnavailable,
        retryable
          ? {
              en: `The authority gave no reliable answer (${reason}). The query changed nothing: retry later.`,
              es: `La DIAN no dio una respuesta confiable (${reason}). La consulta no cambió nada: repítala más tarde.`
            }
          : {
              en: `The authority rejected the query (${reason}). The operator of this service must investigate.`,
              es: `La DIAN rechazó la consulta (${reason}). Quien opera este servicio debe revisarlo.`
            }
      )
