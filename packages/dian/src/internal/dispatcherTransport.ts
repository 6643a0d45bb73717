import type { Dispatcher } from "@effect/platform-node/Undici"
import { makeDispatcherOptions } from "@effect/platform-node/NodeHttpClient"
import { Clock, Duration, Effect, Record, type Scope } from "effect"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import {
  decodeBody,
  type ExchangeLimits,
  type Message,
  noUrl,
  type ReceivedBody,
  skewOf,
  type Transport,
  transportReason
} from "./transport.ts"

/**
 * Default time limit for connecting. It is well below the other timeouts, so that a failed connection is not mistaken
 * for a slow answer.
 */
const CONNECT_TIMEOUT = "10 seconds"

/** Head and body of an answer as received. */
interface Received extends ReceivedBody {
  readonly status: number
}

const millisOf = (duration: Duration.Input): number => Duration.toMillis(Duration.fromInputUnsafe(duration))

/**
 * Makes one request and tracks whether the request has begun to leave. A request begins to leave when an established
 * (and, over https, verified) connection accepts it, before its first byte is written. An error code cannot show this:
 * a connection may be reset during the TLS handshake (nothing sent) as well as after the last byte (perhaps filed).
 */
const receive = (
  dispatcher: Dispatcher,
  url: URL,
  { contentType, message }: Message,
  { bytes: limit, firstByte, lastByte }: ExchangeLimits
): Effect.Effect<Received, AuthorityErrorReason> =>
  Effect.callback((resume) => {
    let controller: Dispatcher.DispatchController | undefined
    let started = false
    let over = false
    let head: Pick<Received, "status" | "headers"> | undefined
    const chunks: Array<Buffer> = []
    let size = 0

    const end = (outcome: Effect.Effect<Received, AuthorityErrorReason>): void => {
      if (over) return
      over = true
      clearTimeout(untilHead)
      clearTimeout(untilEnd)
      resume(outcome)
    }
    const abort = (reason: AuthorityErrorReason): void => {
      end(Effect.fail(reason))
      // A request that has not started by now never will.
      controller?.abort(new Error(reason._tag))
    }
    const giveUp = (phase: "firstByte" | "whole", duration: Duration.Input) =>
      setTimeout(
        () =>
          abort(
            started
              ? { _tag: "TimedOut", seconds: millisOf(duration) / 1000, phase }
              : { _tag: "ConnectionFailed", code: "timeout" }
          ),
        millisOf(duration)
      )
    const untilHead = giveUp("firstByte", firstByte)
    const untilEnd = giveUp("whole", lastByte)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (request) => {
        controller = request
        if (over) request.abort(new Error("given up"))
        else started = true
      },
      onResponseStart: (_, status, headers) => {
        if (status < 200) return
        clearTimeout(untilHead)
        head = { status, headers: Record.map(headers, (value) => (Array.isArray(value) ? value.join(", ") : value)) }
      },
      onResponseData: (_, chunk) => {
        size += chunk.length
        if (size > limit) abort({ _tag: "AnswerTooLarge", limit })
        else chunks.push(chunk)
      },
      onResponseEnd: () => {
        if (head !== undefined) end(Effect.succeed({ ...head, raw: Buffer.concat(chunks, size) }))
      },
      onResponseError: (_, error) => end(Effect.fail(transportReason(error, started)))
    }
    const headers = { "content-type": contentType }
    const path = url.pathname + url.search
    try {
      dispatcher.dispatch(
        { origin: url.origin, path, method: "POST", headers, body: message, headersTimeout: 0, bodyTimeout: 0 },
        handler
      )
    } catch (error) {
      end(Effect.fail(transportReason(error, started)))
    }
    return Effect.sync(() => abort({ _tag: "ConnectionLost", code: "interrupted" }))
  })

/**
 * Makes a transport over its own pool of HTTP/1.1 connections. It follows no redirect, repeats nothing, and knows
 * whether a request has begun to leave. `connect` is the time allowed for connecting, TLS handshake included.
 */
export const dispatcherTransport = (
  connect: Duration.Input = CONNECT_TIMEOUT
): Effect.Effect<Transport, never, Scope.Scope> =>
  Effect.map(
    makeDispatcherOptions({
      allowH2: false,
      pipelining: 1,
      // Explicit, because an environment variable of Node can switch verification off for a whole process.
      connect: { timeout: millisOf(connect), rejectUnauthorized: true, minVersion: "TLSv1.2" }
    }),
    (dispatcher): Transport =>
      Effect.fnUntraced(function* (message, limits) {
        const url = URL.parse(message.url)
        if (url === null) return yield* Effect.fail(noUrl)
        const received = yield* receive(dispatcher, url, message, limits)
        const { headers, status } = received
        const clockSkewSeconds = skewOf(headers["date"], yield* Clock.currentTimeMillis)
        const body = yield* decodeBody(received, limits.bytes)
        return { status, ...body, retryAfter: headers["retry-after"], clockSkewSeconds }
      })
  )
