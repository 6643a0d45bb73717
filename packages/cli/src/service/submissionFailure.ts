import type * as contractProblems from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { connectionFailureOf } from "@radicar/http-client/inner/connectionFailureOf"
import type { SubmitError } from "@radicar/http-client/inner/effect/Submit"
import { Effect, Exit, Option, Schema } from "effect"
import type { HttpClientError, HttpClientResponse } from "effect/http"
import { rulesBroken } from "../document/judgeDocument.ts"
import type { ExitReason } from "../ExitCode.ts"
import { type Failure, failure, untranslated } from "../Failure.ts"

/** Errors of any operation: the contract's problems, or no answer from the service. */
export type ServiceError =
  | SubmitError
  | InstanceType<Extract<(typeof contractProblems)[keyof typeof contractProblems], new (...fields: never) => unknown>>

/** Hint if it is unknown whether a document was filed. */
export const sendAgain: Localized = {
  en: "Whether the document was filed is not known. Run the same command again: the service files a document only once.",
  es: "No se sabe si el documento quedó radicado. Repita el comando: el servicio radica un documento una sola vez."
}

/** Whether a hint is the advice for a filing with unknown outcome, which does not fit any other operation. */
export const isAboutFiling = (hint: Localized | undefined): boolean => hint?.en === sendAgain.en

const checkToken: Localized = {
  en: "Check RADICAR_TOKEN or --token-file.",
  es: "Revise RADICAR_TOKEN o --token-file."
}

const showToken: Localized = {
  en: "radicar token show shows what it may do, and for which companies and providers.",
  es: "radicar token show muestra qué puede hacer y por cuáles compañías y proveedores."
}

const everyNit: Localized = {
  en: "Every NIT needs a company of its own. radicar company show shows the NIT of a company.",
  es: "Cada NIT necesita su propia compañía. radicar company show muestra el NIT de una compañía."
}

/** Text about the document that already has the number. The service names it only if it is the company's own. */
const holderOf = (existing: { readonly uuid: string; readonly status: string } | undefined): Localized | undefined =>
  existing === undefined
    ? undefined
    : {
        en: `It belongs to ${existing.uuid} (${existing.status}).`,
        es: `Pertenece a ${existing.uuid} (${existing.status}).`
      }

const AnyProblem = Schema.Struct({ title: Schema.String, detail: Schema.optionalKey(Schema.String) })

const readProblem = Schema.decodeUnknownOption(Schema.fromJsonString(AnyProblem))

/**
 * Text of an answer that the contract does not have for the operation: title and detail if it is a problem, and the
 * X-Request-Id by which the operator finds it in the log.
 */
const unexpectedText = (response: HttpClientResponse.HttpClientResponse, url: string): Localized => {
  const { headers, status } = response
  const id = headers["x-request-id"]
  const tail = id === undefined ? "" : ` (X-Request-Id: ${id})`
  // the client has read the body of every answer that is no file
  const body = Effect.runSyncExit(response.text)
  const problem = Exit.isSuccess(body) ? readProblem(body.value) : Option.none()
  if (Option.isSome(problem)) {
    const { detail, title } = problem.value
    const words = detail === undefined ? `${title}.` : `${title}: ${detail}`
    return {
      en: `The service at ${url} answered with status ${status}. ${words}${tail}`,
      es: `El servicio en ${url} respondió con estado ${status}. ${words}${tail}`
    }
  }
  return {
    en: `The service at ${url} answered with status ${status} and an unexpected body${tail}.`,
    es: `El servicio en ${url} respondió con estado ${status} y un cuerpo inesperado${tail}.`
  }
}

const withoutAnswer = (error: HttpClientError.HttpClientError, url: string): Failure => {
  const { response } = error
  if (response === undefined) {
    const code = connectionFailureOf(error)
    return code === undefined
      ? failure(
          "network",
          { en: `The connection to ${url} was interrupted.`, es: `Se interrumpió la conexión con ${url}.` },
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
  const { status } = response
  const text = unexpectedText(response, url)
  if (status === 429 || (status >= 502 && status <= 504)) return failure("unavailable", text, sendAgain)
  return failure("unexpected", text, status >= 500 ? sendAgain : undefined)
}

type Problem = Exclude<ServiceError, { readonly _tag: "InvalidDocument" | "HttpClientError" | "SchemaError" }>

type Titled = readonly [reason: ExitReason, spanish: string, hint?: Localized | undefined]

/** Exit reason of each problem, its title in Spanish, and a hint. */
const problems: {
  readonly [Tag in Problem["_tag"]]?: (problem: Extract<Problem, { readonly _tag: Tag }>) => Titled
} & {
  // filing a document has all of its own
  readonly [Tag in Extract<Problem, SubmitError>["_tag"]]: unknown
} = {
  MalformedBody: () => ["invalid-document", "El documento no es JSON"],
  PayloadTooLarge: ({ limit }) => ["invalid-document", `El documento supera los ${limit} bytes`],
  InvalidRequest: () => ["usage", "La solicitud no es válida"],
  Unauthorized: () => ["credentials", "El token no es válido", checkToken],
  Forbidden: () => ["credentials", "El token no tiene permiso", showToken],
  AnotherTaxpayer: () => ["credentials", "La compañía tiene otro NIT", everyNit],
  CompanyErased: () => ["conflict", "Los datos de la compañía se eliminaron"],
  TooManyRequests: ({ retryAfter }) => [
    "unavailable",
    "Demasiadas solicitudes",
    { en: `Retry after ${retryAfter} s.`, es: `Repita después de ${retryAfter} s.` }
  ],
  CertificateUnusable: () => ["credentials", "El certificado no se puede usar"],
  NumberConflict: ({ existing }) => ["conflict", "El número ya se usó con otro contenido", holderOf(existing)],
  IdempotencyConflict: () => ["conflict", "La llave de idempotencia se usó con otra solicitud"],
  ServiceUnavailable: () => ["unavailable", "El servicio no está disponible", sendAgain],
  UnsupportedMediaType: () => ["unexpected", "El servicio no aceptó el tipo de contenido"]
}

/** Exit reason for a problem without a separate entry, by its status. */
const reasonOf = (status: number): ExitReason => {
  if (status === 401 || status === 403) return "credentials"
  if (status === 409) return "conflict"
  if (status >= 500) return "unavailable"
  return "usage"
}

/** Failure with the title and detail from the service, untranslated. */
const inItsWords = ({
  detail,
  status,
  title
}: {
  status: number
  title: string
  detail?: string | undefined
}): Failure => failure(reasonOf(status), untranslated(detail === undefined ? title : `${title}: ${detail}`))

const titled = <P extends Problem>(problem: P): Failure => {
  const of = problems[problem._tag] as ((problem: P) => Titled) | undefined
  // an operation may have problems that filing a document does not have
  if (of === undefined) return inItsWords(problem)
  const [reason, spanish, hint] = of(problem)
  const tail = problem.detail === undefined ? "." : `: ${problem.detail}`
  return failure(reason, { en: `${problem.title}${tail}`, es: `${spanish}${tail}` }, hint)
}

/** Failure of filing a document with the service at `url`. */
export const submissionFailure = (error: ServiceError, url: string): Failure => {
  switch (error._tag) {
    case "InvalidDocument":
      return rulesBroken(error)
    case "HttpClientError":
      return withoutAnswer(error, url)
    case "SchemaError":
      return failure(
        "unexpected",
        {
          en: `The service at ${url} returned an unexpected answer.`,
          es: `El servicio en ${url} devolvió una respuesta inesperada.`
        },
        sendAgain
      )
    default:
      return titled(error)
  }
}
