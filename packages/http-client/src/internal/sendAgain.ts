import { repetitionOf } from "@radicar/contract/inner/Repetition"
import { Clock, Duration, Effect, Random, Result } from "effect"
import { type HttpClientError, HttpClientRequest, type HttpClientResponse } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { connectionFailureOf } from "../connectionFailureOf.ts"
import type { RetryOptions } from "../RetryOptions.ts"
import { redactRequest } from "./redactRequest.ts"

/**
 * Reads the pause that a `Retry-After` header requests (RFC 9110, 10.2.3; seconds or a date), in milliseconds from
 * `now`; `undefined` if the header is neither.
 */
const askedFor = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  if (/^[0-9]+$/u.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/**
 * Milliseconds to wait after the attempt with this number (1, 2, …); `undefined` if the requested pause is too long.
 */
const pauseOf = Effect.fnUntraced(function* (
  { firstPause = 250, longestPause = "20 seconds" }: RetryOptions,
  attempt: number,
  retryAfter: string | undefined
) {
  const longest = Duration.toMillis(longestPause)
  const requestedPause = askedFor(retryAfter, yield* Clock.currentTimeMillis)
  if (requestedPause !== undefined && requestedPause > longest) return undefined
  const grown = Math.min(longest, Duration.toMillis(firstPause) * 2 ** (attempt - 1))
  // up to half of it is random, so that many callers do not return together
  const spread = grown * (0.5 + (yield* Random.next) / 2)
  return Math.max(spread, requestedPause ?? 0)
})

const header = "idempotency-key"

// not randomUUID, which browsers provide only on secure pages
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => octet.toString(16).padStart(2, "0")).join("")

/**
 * Whether a body states its number. The service recognizes a repeated body without a number only by an Idempotency-Key
 * that the caller chooses and keeps.
 */
const statesNumber = ({ body }: HttpClientRequest.HttpClientRequest): boolean => {
  if (body._tag !== "Uint8Array") return false
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body.body))
    return typeof value === "object" && value !== null && "Number" in value && Number(value.Number) > 0
  } catch {
    return false
  }
}

/**
 * Adds an Idempotency-Key that stays the same in every retry, if the operation takes one and the caller has set none. A
 * document without a number gets none. After a crash, the caller's next attempt would have a new key and make a second
 * document.
 */
const withIdempotencyKey = (
  endpoint: HttpApiEndpoint.Top,
  request: HttpClientRequest.HttpClientRequest
): HttpClientRequest.HttpClientRequest => {
  const repetition = repetitionOf(endpoint)
  const takesOne = repetition === "keyed" || (repetition === "numbered" && statesNumber(request))
  return takesOne && request.headers[header] === undefined
    ? HttpClientRequest.setHeader(request, header, newKey())
    : request
}

/** The outcome of a request: an answer, which may be a problem, or none. */
export type SendResult = Effect.Effect<HttpClientResponse.HttpClientResponse, HttpClientError.HttpClientError>

/** Sends a request of an operation of the contract. */
export type Send = (
  endpoint: HttpApiEndpoint.Top,
  request: HttpClientRequest.HttpClientRequest,
  next: (request: HttpClientRequest.HttpClientRequest) => SendResult
) => SendResult

type Outcome = Result.Result<HttpClientResponse.HttpClientResponse, HttpClientError.HttpClientError>

const passing = new Set([502, 503, 504])

const isFile = ({ headers, status }: HttpClientResponse.HttpClientResponse): boolean =>
  status < 300 && !/[/+]json\b/u.test(headers["content-type"] ?? "")

/**
 * Reads the body of an answer to its end, so that an answer that breaks off counts as no answer. Files are not read, so
 * that callers can stream them.
 */
const wholly = (answer: SendResult): SendResult =>
  Effect.flatMap(answer, (response) =>
    isFile(response) ? Effect.succeed(response) : Effect.as(response.arrayBuffer, response)
  )

const mayBeRepeated = (outcome: Outcome, isRepeatable: boolean): boolean => {
  // nothing was done, according to the contract
  if (Result.isSuccess(outcome))
    return outcome.success.status === 429 || (isRepeatable && passing.has(outcome.success.status))
  const error = outcome.failure
  if (error.reason._tag === "TransportError") return isRepeatable || connectionFailureOf(error) !== undefined
  return isRepeatable && error.reason._tag === "DecodeError"
}

/**
 * Makes the middleware that repeats requests if that is safe. After 429, or if no connection was made, it repeats any
 * request. After other failures, it repeats only operations that do not take effect twice. Every attempt has the same
 * octets and Idempotency-Key.
 */
export const makeSendAgain = (options: RetryOptions | false = {}): Send => {
  const attempts = options === false ? 1 : (options.attempts ?? 4)
  return (endpoint, request, next) =>
    Effect.suspend(() => {
      const keyed = withIdempotencyKey(endpoint, request)
      const isRepeatable = repetitionOf(endpoint) !== "unsafe"
      const attempt = (number: number): SendResult =>
        Effect.flatMap(Effect.result(wholly(next(keyed))), (outcome) => {
          const last = Effect.fromResult(outcome)
          if (options === false || number >= attempts || !mayBeRepeated(outcome, isRepeatable)) return last
          const retryAfter = Result.isSuccess(outcome) ? outcome.success.headers["retry-after"] : undefined
          return Effect.flatMap(pauseOf(options, number, retryAfter), (pause) =>
            pause === undefined ? last : Effect.andThen(Effect.sleep(pause), attempt(number + 1))
          )
        })
      return Effect.mapError(attempt(1), redactRequest)
    })
}
