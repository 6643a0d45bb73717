import { UndiciOptions } from "@effect/platform-node/NodeHttpClient"
import { Clock, Duration, Effect } from "effect"
import { HttpClient, HttpClientError, HttpClientRequest } from "effect/http"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { readBody } from "./readBody.ts"
import { SendTracker } from "./SendTracker.ts"

const NAME_CODES: ReadonlySet<string> = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME", "EAI_FAIL"])

/** Failures that can only come before a connection exists, whoever reports them. */
const BEFORE_CONNECTION: ReadonlySet<string> = new Set([
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "UND_ERR_CONNECT_TIMEOUT"
])

const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|CRL_|ERROR_IN_CERT|EPROTO$)/u

/** The first code found on the error, its causes and the attempts of an aggregate (several addresses of one host). */
const errorCode = (error: unknown, depth = 0): string | undefined => {
  if (typeof error !== "object" || error === null || depth > 8) return undefined
  if ("code" in error && typeof error.code === "string") return error.code
  const inner = "cause" in error ? errorCode(error.cause, depth + 1) : undefined
  if (inner !== undefined || !("errors" in error) || !Array.isArray(error.errors)) return inner
  return error.errors.map((each: unknown) => errorCode(each, depth + 1)).find((code) => code !== undefined)
}

/**
 * Reason for a failed exchange. `started` says whether the request may have begun to leave; when that is not known
 * (`undefined`) only codes that exclude it count as not sent.
 */
const transportReason = (error: unknown, started: boolean | undefined): AuthorityErrorReason => {
  const code = errorCode(error) ?? "unspecified"
  if (started === true) return { _tag: "ConnectionLost", code }
  if (NAME_CODES.has(code)) return { _tag: "NameNotResolved", code }
  if (code === "ECONNREFUSED") return { _tag: "ConnectionRefused", code }
  if (BEFORE_CONNECTION.has(code)) return { _tag: "ConnectionFailed", code }
  if (started === undefined) return { _tag: "ConnectionLost", code }
  return TLS_CODE.test(code) ? { _tag: "TlsFailed", code } : { _tag: "ConnectionFailed", code }
}

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
