import { secretHeaders } from "@radicar/contract/query/QueryParameters"
import { Cause, Clock, Context, Effect, Exit, Option } from "effect"
import { Headers, HttpRouter, HttpServerRequest, HttpServerResponse, HttpTraceContext } from "effect/http"
import { randomUUID } from "node:crypto"
import { requests, requestSeconds } from "../platform/observability/metrics/measurements.ts"
import { CurrentRequestFacts, noteRequest, type RequestFacts } from "../platform/observability/RequestFacts.ts"
import { CallerLanguage, languageOf } from "./language.ts"
import { notFound, problemResponse, problemOfFailure } from "./problems.ts"
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
const logRequest = Effect.fnUntraced(function* <E, R>(
  requestId: string,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>
) {
  const { headers, method } = yield* HttpServerRequest.HttpServerRequest
  const began = yield* Clock.currentTimeMillis
  const facts: RequestFacts = {}
  const caller = Option.getOrUndefined(HttpTraceContext.fromHeaders(headers))

  const tell = Effect.fnUntraced(function* (status: number) {
    const { route = nowhere, submissionId } = facts
    const millis = (yield* Clock.currentTimeMillis) - began
    yield* Effect.annotateCurrentSpan({
      "radicar.request.id": requestId,
      ...(submissionId === undefined ? {} : { "radicar.submission.id": submissionId })
    })
    yield* requests.add({ method, route, status: String(status) }, 1)
    yield* requestSeconds.add({ method, route }, millis / 1000)
    const line = { method, route, status, millis, ...(submissionId === undefined ? {} : { submissionId }) }
    yield* isQuestionOfHealth(route, status)
      ? Effect.logDebug("A request was answered", line)
      : Effect.logInfo("A request was answered", line)
  })

  return yield* answer.pipe(
    Effect.onExit((exit) =>
      // 499: the caller has disconnected
      tell(Exit.isSuccess(exit) ? exit.value.status : 499)
    ),
    Effect.provideService(CurrentRequestFacts, facts),
    // where spans are made, lines have the ids of theirs
    Effect.annotateLogs({ requestId, ...(caller === undefined ? {} : { traceId: caller.traceId }) })
  )
})

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/u

/** Headers whose values nothing shows that records or prints a request. */
const redactedNames = ["authorization", "cookie", ...secretHeaders]

/** RFC 6797: for a year, whoever has seen it comes over TLS only. */
const strictTransport = { "strict-transport-security": "max-age=31536000" }

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

const answerNotFound = Effect.gen(function* () {
  const { method, url } = yield* HttpServerRequest.HttpServerRequest
  return problemResponse(notFound(method, url), yield* CallerLanguage)
})

/**
 * What every answer has in common: an `X-Request-Id` (the caller's own, if it has one), no sniffing, HSTS where
 * `PUBLIC_URL` is https, texts in the caller's language, and a problem instead of silence when something unforeseen
 * happens. Nothing of the failure reaches the caller.
 */
export const answerEverything = HttpRouter.middleware(
  Effect.map(PublicUrl, ({ isSecure }) => {
    const defaultHeaders = { "x-content-type-options": "nosniff", ...(isSecure ? strictTransport : {}) }
    return (answer) =>
      Effect.gen(function* () {
        const { headers, url } = yield* HttpServerRequest.HttpServerRequest
        const stated = headers["x-request-id"]
        const requestId = stated !== undefined && requestIdForm.test(stated) ? stated : randomUUID()
        const response = yield* (hasNul(url) ? answerNotFound : answer).pipe(
          Effect.catchCause(unanswered),
          Effect.provideService(CallerLanguage, languageOf(headers["accept-language"])),
          Effect.provideService(RequestId, requestId),
          Effect.provideService(Headers.CurrentRedactedNames, redactedNames),
          (answered) => logRequest(requestId, answered)
        )
        return HttpServerResponse.setHeaders(response, {
          "x-request-id": requestId,
          ...defaultHeaders,
          ...(response.status === 401 ? challenge : {})
        })
      })
  }),
  { global: true }
)

/** Paths that nobody answers. */
export const notFoundRoute = HttpRouter.add("*", "/*", answerNotFound)
