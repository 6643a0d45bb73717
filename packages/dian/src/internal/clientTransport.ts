import { Clock, Duration, Effect, Stream } from "effect"
import { HttpClient, HttpClientError, HttpClientRequest } from "effect/http"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import {
  decodeBody,
  type ExchangeLimits,
  type Message,
  noUrl,
  skewOf,
  type Transport,
  transportReason
} from "./transport.ts"

type Bound = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | AuthorityErrorReason, R>

const within =
  (phase: "firstByte" | "whole", duration: Duration.Input): Bound =>
  (effect) =>
    Effect.timeoutOrElse(effect, {
      duration,
      orElse: () =>
        Effect.fail<AuthorityErrorReason>({ _tag: "TimedOut", seconds: Duration.toSeconds(duration), phase })
    })

const receive = Effect.fnUntraced(function* (
  client: HttpClient.HttpClient,
  { contentType, message, url }: Message,
  { bytes: limit, firstByte }: ExchangeLimits
) {
  const { headers, status, stream } = yield* HttpClientRequest.post(url).pipe(
    HttpClientRequest.bodyUint8Array(message, contentType),
    client.execute,
    within("firstByte", firstByte)
  )
  const clockSkewSeconds = skewOf(headers["date"], yield* Clock.currentTimeMillis)
  const chunks: Array<Uint8Array> = []
  let size = 0
  yield* Stream.runForEach(stream, (chunk): Effect.Effect<void, AuthorityErrorReason> => {
    size += chunk.length
    if (size > limit) return Effect.fail({ _tag: "AnswerTooLarge", limit })
    chunks.push(chunk)
    return Effect.void
  })
  const body = yield* decodeBody({ headers, raw: Buffer.concat(chunks) }, limit)
  return { status, ...body, retryAfter: headers["retry-after"], clockSkewSeconds }
})

/** Makes a transport over a given HTTP client, which does not report when a request begins to leave. */
export const clientTransport =
  (client: HttpClient.HttpClient): Transport =>
  (message, limits) =>
    receive(client, message, limits).pipe(
      Effect.mapError((error): AuthorityErrorReason => {
        if (!HttpClientError.isHttpClientError(error)) return error
        return error.reason._tag === "InvalidUrlError" ? noUrl : transportReason(error, undefined)
      }),
      within("whole", limits.lastByte),
      // Sends no trace headers to the authority.
      Effect.provideService(HttpClient.TracerPropagationEnabled, false)
    )
