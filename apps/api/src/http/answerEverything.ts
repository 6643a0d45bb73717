import { NodeHttpServerRequest } from "@effect/platform-node"
import { secretHeaders } from "@radicar/contract/inner/query/QueryParameters"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Cause, Context, Effect, Exit, Option } from "effect"
import { Headers, HttpBody, HttpRouter, HttpServerRequest, HttpServerResponse, HttpTraceContext } from "effect/http"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Http2ServerRequest } from "node:http2"
import { requests, requestSeconds } from "../platform/observability/metrics/measurements.ts"
import { CurrentRequestFacts, noteRequest, type RequestFacts } from "../platform/observability/log.ts"
import { present } from "../platform/present.ts"
import { compressed } from "./contentCoding.ts"
import { CallerLanguage, languageOf } from "./language.ts"
import { inSpanish, notFound, type Problem, problemResponse, problemOfFailure } from "./problems.ts"
import { PublicUrl } from "./PublicUrl.ts"

/** `X-Request-Id` of the request that is being answered; empty where there is none. */
export const RequestId = Context.Reference<string>("@radicar/api/RequestId", { defaultValue: () => "" })

/**
 * Notes the template of the route that a request has found: what is measured and logged must not name what it is about.
 */
export const noteRoute = HttpRouter.middleware((answer) =>
  Effect.flatMap(HttpRouter.RouteContext, ({ route }) => Effect.andThen(noteRequest({ route: route.path }), answer))
)

/** A path that no route has. */
const nowhere = "/*"

const isQuestionOfHealth = (route: string, status: number): boolean => route.startsWith("/health/") && status < 400

/** Counts, times and logs a request at its end, by the template of its route; never its query or body. */
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
          const { route = nowhere, submissionId } = facts
          const millis = clock.currentTimeMillisUnsafe() - began
          const line = { method, route, status, millis, ...present({ submissionId }) }
          return Effect.annotateCurrentSpan({
            "radicar.request.id": requestId,
            ...present({ "radicar.submission.id": submissionId })
          }).pipe(
            Effect.andThen(requests.add({ method, route, status: String(status) }, 1)),
            Effect.andThen(requestSeconds.add({ method, route }, millis / 1000)),
            Effect.andThen(
              isQuestionOfHealth(route, status)
                ? Effect.logDebug("A request was answered", line)
                : Effect.logInfo("A request was answered", line)
            )
          )
        }),
        // where spans are made, lines have the ids of theirs
        Effect.annotateLogs({ requestId, ...present({ traceId: caller?.traceId }) })
      )
    })

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/u

/** Headers whose values nothing shows that records or prints a request. */
const redactedNames = ["authorization", "cookie", ...secretHeaders]

/** RFC 6797: for a year, whoever has seen it comes over TLS only. */
const strictTransport = { "strict-transport-security": "max-age=31536000" }

/**
 * Of answers for programs: nobody stores them, unless the answer says that it may be stored, and a browser that shows
 * one runs and frames nothing.
 */
const dataHeaders = ({ headers }: HttpServerResponse.HttpServerResponse) => ({
  "cache-control": headers["cache-control"] ?? "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer"
})

/** The description of the service, whose language no header changes. */
const description = "/openapi.json"

/** The language of an answer's texts, and that another caller's answer may have another (RFC 9110 §8.5, §12.5.5). */
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

/** JSON without a policy of its own, as files of pages have. */
const isData = ({ headers }: HttpServerResponse.HttpServerResponse): boolean =>
  headers["content-type"]?.includes("json") === true && headers["content-security-policy"] === undefined

/** Octets of a text above which it is written as octets. */
const largeText = 64 * 1024

/**
 * An answer with a large text as octets. Node keeps three for each character of a text that its reader does not take,
 * for each reader; pages that are made once share theirs.
 */
const asOctets = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  const { body } = response
  return body._tag === "Uint8Array" && body.text !== undefined && body.contentLength > largeText
    ? HttpServerResponse.setBody(response, HttpBody.uint8Array(body.body, body.contentType))
    : response
}

/** RFC 9110 §11.6.1: which credentials are wanted. */
const challenge = { "www-authenticate": "Bearer" }

const unanswered = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
  if (Cause.hasInterruptsOnly(cause)) return yield* Effect.failCause(cause)
  const problem = problemOfFailure(cause)
  if (problem.status >= 500) yield* Effect.logError("A request failed unexpectedly", cause)
  return problemResponse(problem, yield* CallerLanguage)
})

/** No path has a NUL, and no database takes one: nothing further sees it. */
const hasNul = (url: string): boolean => (url.split("?")[0] ?? "").includes("%00")

const answerWith = (problem: Problem) => Effect.map(CallerLanguage, (language) => problemResponse(problem, language))

const answerNotFound = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ method, url }) =>
  answerWith(notFound(method, url))
)

/** Octets of a body that nobody wants which are read before the answer: three times what is read of any. */
const drainedBytes = 32 * 1024 * 1024

/** Milliseconds that this may take. */
const DRAIN_MILLIS = 15_000

/** The request whose body has a rest that should be read. */
const restOf = (request: HttpServerRequest.HttpServerRequest): IncomingMessage | Http2ServerRequest | undefined => {
  const { headers } = request
  const length = Number(headers["content-length"] ?? 0)
  if (length === 0 && headers["transfer-encoding"] === undefined) return undefined
  const message = NodeHttpServerRequest.toIncomingMessage(request)
  const isOver = message.complete || message.destroyed
  return isOver || length > drainedBytes || headers["expect"] !== undefined ? undefined : message
}

/**
 * Reads the rest of a body and drops it, up to 32 MiB and 15 seconds, so that a client that sends everything before it
 * reads finds the answer instead of a broken connection. What is announced as larger, or waits for `100 Continue`, is
 * answered at once; then the connection is closed.
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
 * What every answer has in common: an `X-Request-Id` (the caller's own, if it has one), no sniffing, no storing of
 * JSON, HSTS where `PUBLIC_URL` is https, texts in the caller's language, and a problem instead of silence when
 * something unforeseen happens. Nothing of the failure reaches the caller.
 */
export const answerEverything = HttpRouter.middleware(
  Effect.map(PublicUrl, ({ hostProblem, isSecure }) => {
    const defaultHeaders = { "x-content-type-options": "nosniff", ...(isSecure ? strictTransport : {}) }
    return (answer) =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
        const { headers, url } = request
        const stated = headers["x-request-id"]
        const requestId = stated !== undefined && requestIdForm.test(stated) ? stated : randomUUID()
        const facts: RequestFacts = {}
        const language = languageOf(headers["accept-language"])
        const known = Context.make(CallerLanguage, language).pipe(
          Context.add(RequestId, requestId),
          Context.add(CurrentRequestFacts, facts),
          Context.add(Headers.CurrentRedactedNames, redactedNames)
        )
        const problem = hostProblem(request)
        return (problem !== undefined ? answerWith(problem) : hasNul(url) ? answerNotFound : answer).pipe(
          Effect.catchCause(unanswered),
          Effect.provideContext(known),
          logRequest(requestId, facts, request),
          Effect.flatMap((response) => {
            const told = language === "es" ? inSpanish(response) : response
            const answered = HttpServerResponse.setHeaders(asOctets(told), {
              "x-request-id": requestId,
              ...defaultHeaders,
              ...(isData(response) ? dataHeaders(response) : {}),
              ...(isData(response) && facts.route !== description ? languageHeaders(response, language) : {}),
              ...(response.status === 401 ? challenge : {})
            })
            // who sends too slowly is not waited for once more
            const rest = answered.headers["connection"] === "close" ? undefined : restOf(request)
            const sent = compressed(request, answered)
            return rest === undefined ? sent : Effect.andThen(drain(rest), sent)
          })
        )
      })
  }),
  { global: true }
)

/** Paths that nobody answers. */
export const notFoundRoute = HttpRouter.add("*", "/*", answerNotFound)
