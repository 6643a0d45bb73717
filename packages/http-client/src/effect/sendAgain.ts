import { repetitionOf } from "@radicar/contract/inner/Repetition"
import { Clock, Effect, Random, Result } from "effect"
import { type HttpClientError, HttpClientRequest, type HttpClientResponse } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { connectionFailureOf } from "../connectionFailureOf.ts"
import {
  type AttemptEnd,
  idempotencyHeader,
  isJson,
  newIdempotencyKey,
  pauseAfter,
  type Repetition,
  type RetryOptions
} from "../retry.ts"
import { redactRequest } from "./redactRequest.ts"

/** Adds an Idempotency-Key that stays the same in every retry, if the operation takes one. */
const withIdempotencyKey = (
  repetition: Repetition,
  request: HttpClientRequest.HttpClientRequest
): HttpClientRequest.HttpClientRequest => {
  if (request.headers[idempotencyHeader] !== undefined) return request
  const { body } = request
  const key = newIdempotencyKey(repetition, body._tag === "Uint8Array" ? new TextDecoder().decode(body.body) : "")
  return key === undefined ? request : HttpClientRequest.setHeader(request, idempotencyHeader, key)
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

/**
 * Reads the body of an answer to its end, so that an answer that breaks off counts as no answer. Files are not read, so
 * that callers can stream them.
 */
const readCompletely = (answer: SendResult): SendResult =>
  Effect.flatMap(answer, (response) =>
    response.status < 300 && !isJson(response.headers["content-type"] ?? "")
      ? Effect.succeed(response)
      : Effect.as(response.arrayBuffer, response)
  )

/** The end of an attempt; `undefined` for failures that are not of the connection. */
const endOf = (outcome: Outcome): AttemptEnd | undefined => {
  if (Result.isSuccess(outcome)) {
    const { headers, status } = outcome.success
    return { status, retryAfter: headers["retry-after"] }
  }
  const { _tag: reason } = outcome.failure.reason
  return reason === "TransportError" || reason === "DecodeError"
    ? { isUnsent: reason === "TransportError" && connectionFailureOf(outcome.failure) !== undefined }
    : undefined
}

/**
 * Makes the middleware that repeats requests if that is safe. Every attempt has the same octets and Idempotency-Key.
 */
export const makeSendAgain =
  (options: RetryOptions | false = {}): Send =>
  (endpoint, request, next) =>
    Effect.suspend(() => {
      const repetition = repetitionOf(endpoint)
      const keyed = withIdempotencyKey(repetition, request)
      const send = (attempt: number): SendResult =>
        Effect.gen(function* () {
          const outcome = yield* Effect.result(readCompletely(next(keyed)))
          const end = endOf(outcome)
          const now = yield* Clock.currentTimeMillis
          const random = yield* Random.next
          const pause = end === undefined ? undefined : pauseAfter(options, repetition, { end, attempt, now, random })
          if (pause === undefined) return yield* Effect.fromResult(outcome)
          yield* Effect.sleep(pause)
          return yield* send(attempt + 1)
        })
      return Effect.mapError(send(1), redactRequest)
    })
