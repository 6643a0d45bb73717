import { UndiciOptions } from "@effect/platform-node/NodeHttpClient"
import { Clock, Duration, Effect } from "effect"
import { HttpClient, HttpClientError, HttpClientRequest } from "effect/http"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { readBody } from "./readBody.ts"
import { SendTracker } from "./SendTracker.ts"
import { transportReason } from "./transportReason.ts"

/** A signed message and where it goes. */
export interface Message {
  readonly url: string
  readonly contentType: string
  readonly message: Uint8Array
}

/** What came back over HTTP, whatever its status. */
export interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** The body as it came, no longer compressed. */
  readonly bytes: Uint8Array
  readonly retryAfter: string | undefined
  /** This clock minus the server's `Date`, in seconds. */
  readonly clockSkewSeconds: number | undefined
}

interface Limits {
  readonly firstByte: Duration.Input
  readonly whole: Duration.Input
  readonly limit: number
  readonly tracksSending: boolean
}

const skew = (date: string | undefined, now: number): number | undefined => {
  const server = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(server) ? undefined : Math.round((now - server) / 1000)
}

type Bound = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E | AuthorityErrorReason, R>

const receive = Effect.fnUntraced(function* (
  client: HttpClient.HttpClient,
  message: Message,
  limit: number,
  withFirstByteInTime: Bound
) {
  const response = yield* HttpClientRequest.post(message.url).pipe(
    HttpClientRequest.bodyUint8Array(message.message, message.contentType),
    client.execute,
    // whose trace it is, is nothing to the authority
    Effect.provideService(HttpClient.TracerPropagationEnabled, false),
    withFirstByteInTime
  )
  const clockSkewSeconds = skew(response.headers["date"], yield* Clock.currentTimeMillis)
  const { bytes, text } = yield* readBody(response, limit)
  return { status: response.status, text, bytes, retryAfter: response.headers["retry-after"], clockSkewSeconds }
})

/**
 * Sends one message once and reads the answer in full, within the time and size allowed. Fails with a reason that
 * rests on whether the request had begun to leave, where the client can tell.
 */
export const exchange = (
  client: HttpClient.HttpClient,
  message: Message,
  { firstByte, limit, tracksSending, whole }: Limits
): Effect.Effect<HttpAnswer, AuthorityErrorReason> =>
  Effect.suspend(() => {
    const tracker = new SendTracker()
    const started = () => (tracksSending ? tracker.started : undefined)
    /** The exchange has been aborted by the time `orElse` runs, so what had not started by then never will. */
    const within =
      (phase: "firstByte" | "whole", duration: Duration.Input): Bound =>
      (effect) =>
        Effect.timeoutOrElse(effect, {
          duration,
          orElse: () =>
            Effect.fail<AuthorityErrorReason>(
              started() === false
                ? { _tag: "ConnectionFailed", code: "timeout" }
                : { _tag: "TimedOut", seconds: Duration.toSeconds(duration), phase }
            )
        })
    return receive(client, message, limit, within("firstByte", firstByte)).pipe(
      Effect.mapError((error): AuthorityErrorReason => {
        if (!HttpClientError.isHttpClientError(error)) return error
        if (error.reason._tag === "InvalidUrlError") return { _tag: "InvalidRequest", detail: "the address is no URL" }
        return transportReason(error, started())
      }),
      within("whole", whole),
      Effect.provideService(UndiciOptions, { opaque: tracker } as object),
      // The authority has no part in our traces.
      Effect.provideService(HttpClient.TracerPropagationEnabled, false)
    )
  })
