import { declared, problemName, type ProblemName, problemTable } from "@radicar/contract/inner/problem/problemTable"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { Cause, Option } from "effect"
import { HttpBody, HttpServerError, HttpServerResponse, ProblemDetails } from "effect/http"
import { isOfErasedCompany, StorageError } from "../platform/database/StorageError.ts"

/** A problem (RFC 9457) outside of the contract's operations. */
export interface Problem {
  readonly name: ProblemName
  readonly status: number
  readonly detail: Localized
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a problem with the texts of this occurrence. */
export const problem = (
  name: ProblemName,
  detail: Localized,
  headers: Readonly<Record<string, string>> = {}
): Problem => ({ name, status: problemTable[name].status, detail, headers })

/**
 * Completes the answer with a problem: its title in the caller's language, and a link to its page in the documentation
 * (RFC 8288, relation `help`) if `pageOf` has one. Returns any other answer unchanged.
 */
export const completeProblem = (
  response: HttpServerResponse.HttpServerResponse,
  language: Language,
  pageOf: (name: string, language: Language) => string | undefined
): HttpServerResponse.HttpServerResponse => {
  const { body } = response
  if (body._tag !== "Uint8Array" || body.contentType !== ProblemDetails.contentType) return response
  const answered = JSON.parse(new TextDecoder().decode(body.body)) as { readonly type?: string }
  const name = problemName(answered.type ?? "")
  if (name === undefined) return response
  const page = pageOf(name, language)
  const linked = page === undefined ? response : HttpServerResponse.setHeader(response, "link", `<${page}>; rel="help"`)
  if (language === "en") return linked
  const title = problemTable[name][language]
  return HttpServerResponse.setBody(linked, HttpBody.jsonUnsafe({ ...answered, title }, ProblemDetails.contentType))
}

/** Makes the HTTP answer with a problem. */
export const problemResponse = ({ detail, headers = {}, name }: Problem, language: Language) => {
  const { status, title, type } = declared(name)
  return HttpServerResponse.jsonUnsafe(
    { type, title, status, detail: detail[language] },
    { status, contentType: ProblemDetails.contentType, headers }
  )
}

const segmentsOf = (path: string): ReadonlyArray<string> => path.split("/").filter((segment) => segment !== "")

const isParameter = (segment: string): boolean => segment.startsWith(":")

/** Paths of the contract with their methods. */
const routes = Object.values(RadicarApi.groups)
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replace(/\/$/u, "").replaceAll(/:[A-Za-z]+/gu, "[^/]+")}/?$`, "u"),
    segments: segmentsOf(path)
  }))

type Route = (typeof routes)[number]

/** Methods of a path in the form of `Allow`; empty for an unknown path. */
const allowedMethods = (path: string): ReadonlyArray<string> => {
  const methods = new Set(routes.filter((each) => each.path.test(path)).map(({ method }) => method))
  return [...methods].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method])).toSorted()
}

/** Corrects the one segment in which a path differs from a route of the same length, the last such segment first. */
const corrected = (given: ReadonlyArray<string>, candidates: ReadonlyArray<Route>): string | undefined => {
  const spellings = candidates.flatMap(({ segments }) => {
    if (segments.length !== given.length) return []
    const wrong = segments.flatMap((segment, at) => (isParameter(segment) || segment === given[at] ? [] : [at]))
    return wrong.length === 1 ? wrong.map((at) => ({ at, segment: segments[at] ?? "" })) : []
  })
  for (let at = given.length - 1; at >= 0; at--) {
    const words = spellings.filter((spelling) => spelling.at === at).map(({ segment }) => segment)
    const word = nearest(given[at] ?? "", words)
    if (word !== undefined) return `/${given.with(at, word).join("/")}`
  }
  return undefined
}

/** Finds the path without parameters whose last segment is similar, unless several paths end with it. */
const completed = (given: ReadonlyArray<string>, candidates: ReadonlyArray<Route>): string | undefined => {
  const paths = candidates.map(({ segments }) => segments).filter((segments) => !segments.some(isParameter))
  const end = nearest(given.at(-1) ?? "", new Set(paths.map((segments) => segments.at(-1) ?? "")))
  const [path, ...others] = paths.filter((segments) => segments.at(-1) === end)
  return path === undefined || others.length > 0 ? undefined : `/${path.join("/")}`
}

/** The similar path that accepts the method of a request for an unknown path; `undefined` if there is none. */
const similarPath = (method: string, path: string): string | undefined => {
  const given = segmentsOf(path)
  const candidates = routes.filter((route) => route.method === (method === "HEAD" ? "GET" : method))
  return corrected(given, candidates) ?? completed(given, candidates)
}

/** The problem of an unknown path, or of a path without this method (RFC 9110 §15.5.6). */
export const notFound = (method: string, url: string): Problem => {
  const path = url.split("?")[0] ?? ""
  const allowed = allowedMethods(path)
  if (allowed.length > 0 && !allowed.includes(method)) {
    const allow = allowed.join(", ")
    const detail = { en: `${path} accepts ${allow}, not ${method}.`, es: `${path} admite ${allow}, no ${method}.` }
    return problem("method-not-allowed", detail, { allow })
  }
  const similar = similarPath(method, path)
  const hint =
    similar === undefined ? { en: "", es: "" } : { en: ` Did you mean ${similar}?`, es: ` ¿Quiso decir ${similar}?` }
  return problem("not-found", {
    en: `There is no ${method} ${path}.${hint.en}`,
    es: `No existe ${method} ${path}.${hint.es}`
  })
}

/** The problem of a request with more than one `Host`: two readers could see two addresses (RFC 9112 §3.2). */
export const severalHosts = problem("invalid-request", {
  en: "The request has more than one Host header. Send one.",
  es: "La solicitud tiene más de un encabezado Host. Envíe uno solo."
})

/** The problem of a `Host` that a service with a public token does not answer to. */
export const unknownHost = (host: string): Problem =>
  problem("unknown-host", {
    en: `The development token is public, so this service answers only to the names of its machine, not to "${host}". To use that name, add it to RADICAR_HOSTS, or set PUBLIC_URL, and start the service again.`,
    es: `El token de desarrollo es público; por eso este servicio solo responde a los nombres de su máquina, no a «${host}». Para usar ese nombre, agréguelo a RADICAR_HOSTS, o defina PUBLIC_URL, y reinicie el servicio.`
  })

/** The defect of a request whose body arrives too slowly. */
export class SlowBody {
  readonly slowest: number

  /** `slowest` is the required speed in octets per second. */
  constructor(slowest: number) {
    this.slowest = slowest
  }
}

const slowBody = ({ slowest }: SlowBody): Problem =>
  problem(
    "request-timeout",
    {
      en: `The body arrived at less than ${slowest} octets per second; nothing was done. Send it again over a faster connection, or compressed with gzip.`,
      es: `El cuerpo llegó a menos de ${slowest} octetos por segundo; no se hizo nada. Envíelo de nuevo por una conexión más rápida, o comprimido con gzip.`
    },
    { connection: "close" }
  )

const internalError = problem("internal-error", {
  en: "The failure is on our side and has been logged under the X-Request-Id of this answer. Nothing recorded is lost.",
  es: "La falla es nuestra y quedó registrada con el X-Request-Id de esta respuesta. No se pierde nada de lo guardado."
})

const storageUnavailable = problem("service-unavailable", {
  en: "The database or the file store does not answer. Nothing recorded is lost; send the same request again later.",
  es: "La base de datos o el almacén de archivos no responde. No se pierde nada de lo guardado; envíe la misma solicitud más tarde."
})

/** Text for callers that would add data to a company whose data were erased. */
export const erasedText: Localized = {
  en: "The data of this company were erased. Nothing more can be recorded or queried for it. What the law requires you to keep can be read.",
  es: "Los datos de esta compañía se eliminaron; ya no se registra ni se consulta nada por ella. Lo que la ley ordena conservar se puede leer."
}

/** The company was erased during the request. */
const companyErased = problem("company-erased", erasedText)

const isRouteNotFound = (error: unknown): error is HttpServerError.HttpServerError =>
  HttpServerError.isHttpServerError(error) && error.reason._tag === "RouteNotFound"

/** The problem of a request that no handler answered; it reveals nothing of the failure. */
export const problemOfFailure = (cause: Cause.Cause<unknown>): Problem => {
  const error = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (isRouteNotFound(error)) return notFound(error.request.method, error.request.url)
  const defects = cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect)
  if (defects.some((defect) => defect instanceof StorageError && isOfErasedCompany(defect))) return companyErased
  const slow = defects.find((defect) => defect instanceof SlowBody)
  if (slow !== undefined) return slowBody(slow)
  const isOutage = defects.some((defect) => defect instanceof StorageError && defect.retryable)
  return isOutage ? storageUnavailable : internalError
}
