import { Clock, Effect, Exit, Option } from "effect"
import { HttpServerRequest, type HttpServerResponse, HttpTraceContext } from "effect/http"
import { requests, requestSeconds } from "../observability/metrics/measurements.ts"
import { CurrentRequestFacts, type RequestFacts } from "../observability/RequestFacts.ts"

/** A path that no route has. */
const nowhere = "/*"

const isQuestionOfHealth = (route: string, status: number): boolean => route.startsWith("/health/") && status < 400

/** Counts, times and logs a request at its end, by the template of its route; nothing of its query or body is told. */
export const toldRequest = Effect.fnUntraced(function* <E, R>(
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
      // 499: who asked has gone away
      tell(Exit.isSuccess(exit) ? exit.value.status : 499)
    ),
    Effect.provideService(CurrentRequestFacts, facts),
    // where spans are made, lines have the ids of theirs
    Effect.annotateLogs({ requestId, ...(caller === undefined ? {} : { traceId: caller.traceId }) })
  )
})
