import { NodeHttpServerRequest } from "@effect/platform-node"
import { secretHeaders } from "@radicar/contract/inner/query/QueryParameters"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Cause, Context, Effect, Exit, Option } from "effect"
import { Headers, HttpBody, HttpRouter, HttpServerRequest, HttpServerResponse, HttpTraceContext } from "effect/http"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Http2ServerRequest } from "node:http2"
import { storageOutageOf } from "../platform/database/StorageError.ts"
import { requests, requestSeconds } from "../platform/observability/metrics/measurements.ts"
import {
  CurrentRequestFacts,
  noteRequest,
  type RequestFacts,
  logError,
  logInfo,
  noteRefused
} from "../platform/observability/log.ts"
import { ProblemPage } from "./help.ts"
import { compressed } from "./readBody.ts"
import { CallerLanguage, languageOf } from "./language.ts"
import { completeProblem, notFound, type Problem, problemResponse, problemOfFailure } from "./problems.ts"
import { PublicUrl } from "./PublicUrl.ts"

/** `X-Request-Id` of the current request; empty outside of a request. */
export const RequestId = Context.Reference<string>("@radicar/api/RequestId", { defaultValue: () => "" })

/**
 * Records the template of the route that a request matched. Metrics and logs use the template, because a path may
 * contain ids.
 */
export const noteRoute = HttpRouter.middleware((answer) =>
  Effect.flatMap(HttpRouter.RouteContext, ({ route }) => Effect.andThen(noteRequest({ route: route.path }), answer))
)

/** Route in metrics and logs for a path without a route. */
const unknownRoute = "/*"

const isHealthCheck = (route: string, status: number): boolean => route.startsWith("/health/") && status < 400

/** Counts, times and logs a request at its end, by its route template; never its query or body. */
const logRequest =
  (requestId: string, facts: RequestFacts, { headers, method }: HttpServerRequest.HttpServerRequest) =>
  <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
    Effect.clockWith((clock) => {
      const began = clock.currentTimeMillisUnsafe()
      const caller = Option.getOrUndefined(HttpTraceContext.fromHeaders(headers))
      return answer.pipe(
        Effect.onExit((exit) => {
          // 499: the caller has disconnected
          const status = Exit.isSuccess(exit) ? exit.value.status : 499
          const { route = unknownRoute, submissionId } = facts
          const millis = clock.currentTimeMillisUnsafe() - began
          const line = { method, route, status, millis, ...(submissionId === undefined ? {} : { submissionId }) }
          return Effect.annotateCurrentSpan({
            "radicar.request.id": requestId,
            ...(submissionId === undefined ? {} : { "radicar.submission.id": submissionId })
          }).pipe(
            Effect.andThen(requests.add({ method, route, status: String(status) }, 1)),
            Effect.andThen(requestSeconds.add({ method, route }, millis / 1000)),
            Effect.andThen(
              isHealthCheck(route, status)
                ? Effect.logDebug("A request was answered", line)
                : logInfo({ en: "A request was answered", es: "Se respondió una solicitud", ...line })
            )
          )
        }),
        // within spans, log lines have the ids of the span
        Effect.annotateLogs({ requestId, ...(caller === undefined ? {} : { traceId: caller.traceId }) })
      )
    })

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/u

/** Headers whose values are never recorded or printed. */
const redactedNames = ["authorization", "cookie", ...secretHeaders]

/** Requires TLS for a year (RFC 6797). */
const strictTransport = { "strict-transport-security": "max-age=31536000" }

/**
 * Headers of answers for programs. They are not stored unless the answer allows it, and a browser that displays one
 * runs and frames nothing.
 */
const dataHeaders = ({ headers }: HttpServerResponse.HttpServerResponse) => ({
  "cache-control": headers["cache-control"] ?? "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer"
})

/** Path of the OpenAPI document, whose language no header changes. */
const description = "/openapi.json"

/**
 * Headers for the language of an answer's texts, and for caches: other callers may get another language (RFC 9110
 * §8.5, §12.5.5).
 */
const languageHeaders = (
  { headers }: HttpServerResponse.HttpServerResponse,
  language: Language
): Readonly<Record<string, string>> => {
  const { vary } = headers
  const isStated = vary?.toLowerCase().includes("accept-language") === true
  return {
    "content-language": language,
    vary: vary === undefined ? "accept-language" : isStated ? vary : `${vary}, accept-language`
  }
}

/**
 * Whether an answer is JSON other than a file of the console or the documentation; such files have a content security
 * policy.
 */
const isData = ({ headers }: HttpServerResponse.HttpServerResponse): boolean =>
  headers["content-type"]?.includes("json") === true && headers["content-security-policy"] === undefined

/** Length in octets above which a text is converted to octets before it is sent. */
const largeText = 64 * 1024

/**
 * Converts a large text to octets. For each slow reader, Node would keep three octets per character of a text, whereas
 * the octets of cached pages are shared.
 */
const asOctets = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  const { body } = response
  return body._tag === "Uint8Array" && body.text !== undefined && body.contentLength > largeText
    ? HttpServerResponse.setBody(response, HttpBody.uint8Array(body.body, body.contentType))
    : response
}

/** Header with the accepted scheme of credentials (RFC 9110 §11.6.1). */
const challenge = { "www-authenticate": "Bearer" }

/** Seconds after which to repeat a request that met an outage, if its problem states none. */
const retryLater = { "retry-after": "5" }

const unanswered = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
  if (Cause.hasInterruptsOnly(cause)) return yield* Effect.failCause(cause)
  const problem = problemOfFailure(cause)
  if (problem.status >= 500) {
    yield* logError({ en: "A request failed unexpectedly", es: "Una solicitud falló de forma inesperada" }, cause)
    const away = storageOutageOf(cause)
    if (away !== undefined) yield* noteRefused(away)
  }
  return problemResponse(problem, yield* CallerLanguage)
})

/** Whether a path contains a NUL. No route has one and no database accepts one, so it is refused at once. */
const hasNul = (url: string): boolean => (url.split("?")[0] ?? "").includes("%00")

const answerWith = (problem: Problem) => Effect.map(CallerLanguage, (language) => problemResponse(problem, language))

const answerNotFound = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ method, url }) =>
  answerWith(notFound(method, url))
)

/** Maximum octets read of an unwanted body before the answer: three times the limit of any body. */
const drainedBytes = 32 * 1024 * 1024

/** Maximum milliseconds for reading an unwanted body. */
const DRAIN_MILLIS = 15_000

/** The message with an unread rest of a body; `undefined` if the rest should not be read. */
const restOf = (request: HttpServerRequest.HttpServerRequest): IncomingMessage | Http2ServerRequest | undefined => {
  const { headers } = request
  const length = Number(headers["content-length"] ?? 0)
  if (length === 0 && headers["transfer-encoding"] === undefined) return undefined
  const message = NodeHttpServerRequest.toIncomingMessage(request)
  const isOver = message.complete || message.destroyed
  return isOver || length > drainedBytes || headers["expect"] !== undefined ? undefined : message
}

/**
 * Reads and discards the rest of a body, up to 32 MiB and 15 seconds. A client that sends everything before it reads
 * then gets the answer instead of a broken connection. A larger announced body, or one that waits for `100 Continue`,
 * is answered at once, and the connection is closed.
 */
const drain = (message: IncomingMessage | Http2ServerRequest) =>
  Effect.callback<void>((resume) => {
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      if (size > drainedBytes) end()
    }
    const end = () => {
      message.off("data", count).off("end", end).off("close", end).pause()
      resume(Effect.void)
    }
    message.on("data", count).on("end", end).on("close", end).on("error", end).resume()
    return Effect.sync(end)
  }).pipe(Effect.timeoutOption(DRAIN_MILLIS))

/**
 * Adds the common parts of every answer: an `X-Request-Id` (the caller's own, if it sent one), texts in the caller's
 * language, a link from a problem to its page, and `Retry-After` to 503. The headers forbid sniffing and storing of
 * JSON, and require TLS if `PUBLIC_URL` is https. An unexpected failure becomes a problem that reveals nothing of it.
 */
export const answerEverything = HttpRouter.middleware(
  Effect.map(Effect.all([PublicUrl, ProblemPage]), ([{ hostProblem, isSecure }, problemPage]) => {
    const defaultHeaders = { "x-content-type-options": "nosniff", ...(isSecure ? strictTransport : {}) }
    return (answer) =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
        const { headers, url } = request
        const statedId = headers["x-request-id"]
        const requestId = statedId !== undefined && requestIdForm.test(statedId) ? statedId : randomUUID()
        const facts: RequestFacts = {}
        const language = languageOf(headers["accept-language"])
        const problem = hostProblem(request)
        return (problem !== undefined ? answerWith(problem) : hasNul(url) ? answerNotFound : answer).pipe(
          Effect.catchCause(unanswered),
          // by itself each, because a context that is merged is copied with all services
          Effect.provideService(CallerLanguage, language),
          Effect.provideService(RequestId, requestId),
          Effect.provideService(CurrentRequestFacts, facts),
          Effect.provideService(Headers.CurrentRedactedNames, redactedNames),
          logRequest(requestId, facts, request),
          Effect.flatMap((response) => {
            const completed = response.status < 400 ? response : completeProblem(response, language, problemPage)
            const answered = HttpServerResponse.setHeaders(asOctets(completed), {
              "x-request-id": requestId,
              ...defaultHeaders,
              ...(isData(response) ? dataHeaders(response) : {}),
              ...(isData(response) && facts.route !== description ? languageHeaders(response, language) : {}),
              ...(response.status === 401 ? challenge : {}),
              ...(response.status === 503 && response.headers["retry-after"] === undefined ? retryLater : {})
            })
            // a client that sent too slowly is not waited for again
            const rest = answered.headers["connection"] === "close" ? undefined : restOf(request)
            const sent = compressed(request, answered)
            return rest === undefined ? sent : Effect.andThen(drain(rest), sent)
          })
        )
      })
  }),
  { global: true }
)

/** The route for all paths without another route. */
export const notFoundRoute = HttpRouter.add("*", "/*", answerNotFound)
