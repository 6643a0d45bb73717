import { repetitionOf } from "@radicar/contract/Repetition"
import { Effect, Result } from "effect"
import type { HttpClientError, HttpClientRequest, HttpClientResponse } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { connectionFailureOf } from "../connectionFailureOf.ts"
import type { RetryOptions } from "../RetryOptions.ts"
import { pauseOf } from "./pauseOf.ts"
import { unshown } from "./unshown.ts"
import { withIdempotencyKey } from "./withIdempotencyKey.ts"

/** What comes of a request: an answer, which may be a problem, or none. */
export type Answer = Effect.Effect<HttpClientResponse.HttpClientResponse, HttpClientError.HttpClientError>

/** Sends a request of an operation of the contract. */
export type Send = (
  endpoint: HttpApiEndpoint.Top,
  request: HttpClientRequest.HttpClientRequest,
  next: (request: HttpClientRequest.HttpClientRequest) => Answer
) => Answer

type Outcome = Result.Result<HttpClientResponse.HttpClientResponse, HttpClientError.HttpClientError>

const passing = new Set([502, 503, 504])

const isFile = ({ headers, status }: HttpClientResponse.HttpClientResponse): boolean =>
  status < 300 && !(headers["content-type"] ?? "").includes("json")

/** Reads an answer to its end, which is kept with it, so that one that breaks off is none. Files are left to be streamed. */
const wholly = (answer: Answer): Answer =>
  Effect.flatMap(answer, (response) =>
    isFile(response) ? Effect.succeed(response) : Effect.as(response.arrayBuffer, response)
  )

const mayBeRepeated = (outcome: Outcome, isRepeatable: boolean): boolean => {
  // nothing was done, as the contract says
  if (Result.isSuccess(outcome))
    return outcome.success.status === 429 || (isRepeatable && passing.has(outcome.success.status))
  const error = outcome.failure
  if (error.reason._tag === "TransportError") return isRepeatable || connectionFailureOf(error) !== undefined
  return isRepeatable && error.reason._tag === "DecodeError"
}

/**
 * Sends again what may be sent again: after 429 and where no connection was made anything, else only what does the same
 * however often it is sent. A request keeps its octets and its Idempotency-Key.
 */
export const makeSendAgain = (options: RetryOptions | false = {}): Send => {
  const attempts = options === false ? 1 : (options.attempts ?? 4)
  return (endpoint, request, next) =>
    Effect.suspend(() => {
      const keyed = withIdempotencyKey(endpoint, request)
      const isRepeatable = repetitionOf(endpoint) !== "unsafe"
      const attempt = (number: number): Answer =>
        Effect.flatMap(Effect.result(wholly(next(keyed))), (outcome) => {
          const last = Effect.fromResult(outcome)
          if (options === false || number >= attempts || !mayBeRepeated(outcome, isRepeatable)) return last
          const retryAfter = Result.isSuccess(outcome) ? outcome.success.headers["retry-after"] : undefined
          return Effect.flatMap(pauseOf(options, number, retryAfter), (pause) =>
            pause === undefined ? last : Effect.andThen(Effect.sleep(pause), attempt(number + 1))
          )
        })
      return Effect.mapError(attempt(1), unshown)
    })
}
