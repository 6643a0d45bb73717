import { secretHeaders } from "@radicar/contract/query/QueryParameters"
import { Cause, Effect } from "effect"
import { Headers, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { randomUUID } from "node:crypto"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { languageOf } from "./languageOf.ts"
import { notFound } from "./notFound.ts"
import { PublicUrl } from "./PublicUrl.ts"
import { problemResponse } from "./problemResponse.ts"
import { RequestId } from "./RequestId.ts"
import { toldRequest } from "./toldRequest.ts"
import { unansweredProblem } from "./unansweredProblem.ts"

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/u

/** Headers whose values nothing shows that records or prints a request. */
const redactedNames = ["authorization", "cookie", ...secretHeaders]

/** RFC 6797: for a year, whoever has seen it comes over TLS only. */
const strictTransport = { "strict-transport-security": "max-age=31536000" }

/** RFC 9110 §11.6.1: which credentials are wanted. */
const challenge = { "www-authenticate": "Bearer" }

const unanswered = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
  if (Cause.hasInterruptsOnly(cause)) return yield* Effect.failCause(cause)
  const problem = unansweredProblem(cause)
  if (problem.status >= 500) yield* Effect.logError("A request failed unexpectedly", cause)
  return problemResponse(problem, yield* CallerLanguage)
})

/** No path has a NUL, and no database takes one: nothing further sees it. */
const hasNul = (url: string): boolean => (url.split("?")[0] ?? "").includes("%00")

const answerNowhere = Effect.gen(function* () {
  const { method, url } = yield* HttpServerRequest.HttpServerRequest
  return problemResponse(notFound(method, url), yield* CallerLanguage)
})

/**
 * What every answer has in common: an `X-Request-Id` (the caller's own, if it has one), no sniffing, HSTS where `PUBLIC_URL` is https, texts in the
 * caller's language, and a problem instead of silence when something unforeseen happens. Nothing of the failure reaches
 * the caller.
 */
export const answerEverything = HttpRouter.middleware(
  Effect.map(PublicUrl, ({ isSecure }) => {
    const usual = { "x-content-type-options": "nosniff", ...(isSecure ? strictTransport : {}) }
    return (answer) =>
      Effect.gen(function* () {
        const { headers, url } = yield* HttpServerRequest.HttpServerRequest
        const stated = headers["x-request-id"]
        const requestId = stated !== undefined && requestIdForm.test(stated) ? stated : randomUUID()
        const response = yield* (hasNul(url) ? answerNowhere : answer).pipe(
          Effect.catchCause(unanswered),
          Effect.provideService(CallerLanguage, languageOf(headers["accept-language"])),
          Effect.provideService(RequestId, requestId),
          Effect.provideService(Headers.CurrentRedactedNames, redactedNames),
          (answered) => toldRequest(requestId, answered)
        )
        return HttpServerResponse.setHeaders(response, {
          "x-request-id": requestId,
          ...usual,
          ...(response.status === 401 ? challenge : {})
        })
      })
  }),
  { global: true }
)

/** Paths that nobody answers. */
export const nothingHere = HttpRouter.add("*", "/*", answerNowhere)
