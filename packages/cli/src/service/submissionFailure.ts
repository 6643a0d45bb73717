import type { Localized } from "@radicar/domain/rules/Language"
import { connectionFailureOf } from "@radicar/http-client/connectionFailureOf"
import type { SubmitJsonError } from "@radicar/http-client/SubmitJson"
import type { HttpClientError } from "effect/http"
import { rulesBroken } from "../document/judgeDocument.ts"
import type { ExitReason } from "../ExitCode.ts"
import { Failure, untranslated } from "../Failure.ts"

/** What to do when nobody knows whether a document was filed. */
export const sendAgain: Localized = {
  en: "Whether the document was filed is not known. Run the same command again: the service files a document only once.",
  es: "No se sabe si el documento quedó radicado. Repita el comando: el servicio radica un documento una sola vez."
}

const failure = (reason: ExitReason, text: Localized, hint?: Localized): Failure =>
  new Failure({ reason, text, ...(hint === undefined ? {} : { hint }) })

/** Titles in Spanish: the problem types' own titles are in English, `detail` comes in the language asked for. */
const titled = (
  reason: ExitReason,
  problem: { readonly title: string; readonly detail?: string | undefined },
  spanish: string,
  hint?: Localized
): Failure => {
  const { detail, title } = problem
  const tail = detail === undefined ? "." : `: ${detail}`
  return failure(reason, { en: `${title}${tail}`, es: `${spanish}${tail}` }, hint)
}

/** Who has the number; the service says it of the company's own documents only. */
const holderOf = (existing: { readonly uuid: string; readonly status: string } | undefined): Localized | undefined =>
  existing === undefined
    ? undefined
    : {
        en: `It belongs to ${existing.uuid} (${existing.status}).`,
        es: `Pertenece a ${existing.uuid} (${existing.status}).`
      }

const withoutAnswer = (error: HttpClientError.HttpClientError, url: string): Failure => {
  const status = error.response?.status
  if (status === undefined) {
    const code = connectionFailureOf(error)
    return code === undefined
      ? failure(
          "network",
          { en: `The connection to ${url} broke off.`, es: `Se interrumpió la conexión con ${url}.` },
          sendAgain
        )
      : failure(
          "network",
          {
            en: `The service at ${url} cannot be reached (${code}).`,
            es: `No se alcanza el servicio en ${url} (${code}).`
          },
          {
            en: "Nothing was sent. Is the service running there?",
            es: "No se envió nada. ¿Está el servicio en marcha allí?"
          }
        )
  }
  const text = {
    en: `The service at ${url} answered with status ${status} and nothing that it should answer.`,
    es: `El servicio en ${url} respondió con estado ${status} y nada de lo que debería responder.`
  }
  if (status === 429 || (status >= 502 && status <= 504)) return failure("unavailable", text, sendAgain)
  return failure("unexpected", text, status >= 500 ? sendAgain : undefined)
}

/** Why the service at `url` did not file a document. */
export const submissionFailure = (error: SubmitJsonError, url: string): Failure => {
  switch (error._tag) {
    case "InvalidDocument":
      return rulesBroken(error.violations)
    case "MalformedBody":
      return titled("invalid-document", error, "El documento no es JSON")
    case "PayloadTooLarge":
      return titled("invalid-document", error, `El documento supera los ${error.limit} bytes`)
    case "InvalidRequest":
      return titled("usage", error, "La solicitud no es válida")
    case "Unauthorized":
      return titled("credentials", error, "El token no es válido", {
        en: "Check RADICAR_TOKEN or --token-file.",
        es: "Revise RADICAR_TOKEN o --token-file."
      })
    case "Forbidden":
      return titled("credentials", error, "El token no tiene permiso", {
        en: "radicar token show tells what it may do, and for which companies and providers.",
        es: "radicar token show dice qué puede hacer y por cuáles compañías y proveedores."
      })
    case "CompanyErased":
      return titled("conflict", error, "Los datos de la compañía se eliminaron")
    case "TooManyRequests":
      return titled("unavailable", error, "Demasiadas solicitudes", {
        en: `Ask again after ${error.retryAfter} seconds.`,
        es: `Repita después de ${error.retryAfter} segundos.`
      })
    case "CertificateUnusable":
      return titled("credentials", error, "El certificado no se puede usar")
    case "NumberConflict":
      return titled("conflict", error, "El número ya se usó con otro contenido", holderOf(error.existing))
    case "IdempotencyConflict":
      return titled("conflict", error, "La llave de idempotencia se usó con otra solicitud")
    case "ServiceUnavailable":
      return titled("unavailable", error, "El servicio no está disponible", sendAgain)
    case "UnsupportedMediaType":
      return titled("unexpected", error, "El servicio no aceptó el tipo de contenido")
    case "HttpClientError":
      return withoutAnswer(error, url)
    case "SchemaError":
      return failure("unexpected", untranslated(`The service at ${url} answered what it should not answer.`), sendAgain)
  }
}
