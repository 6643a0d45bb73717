import { Cause, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { randomUUID } from "node:crypto"
import { problemResponse } from "./problemResponse.ts"

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/u

const unexpected = (cause: Cause.Cause<unknown>) =>
  Effect.logError("A request failed unexpectedly", cause).pipe(
    Effect.as(
      problemResponse(
        500,
        "internal-error",
        "Something went wrong",
        "The failure is on our side and has been logged under the X-Request-Id of this answer. Nothing recorded is lost."
      )
    )
  )

/**
 * What every answer has in common: an `X-Request-Id` (the caller's own, if it has one), no sniffing, and a problem
 * instead of silence when something unforeseen happens. Nothing of the failure reaches the caller.
 */
export const answerEverything = HttpRouter.middleware(
  (answer) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const stated = request.headers["x-request-id"]
      const requestId = stated !== undefined && requestIdForm.test(stated) ? stated : randomUUID()
      const response = yield* answer.pipe(
        Effect.catchCause((cause) => (Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : unexpected(cause))),
        Effect.annotateLogs({ requestId })
      )
      return HttpServerResponse.setHeaders(response, {
        "x-request-id": requestId,
        "x-content-type-options": "nosniff"
      })
    }),
  { global: true }
)

/** Paths that nobody answers. */
export const nothingHere = HttpRouter.add("*", "/*", (request) =>
  Effect.succeed(
    problemResponse(404, "not-found", "Not found", `There is no ${request.method} ${request.url.split("?")[0] ?? ""}.`)
  )
)
