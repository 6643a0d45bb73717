import type { Language } from "@radicar/domain/inner/rules/Language"
import type { RetryOptions } from "../RetryOptions.ts"

/** The address of the service, the caller's token, and settings of the calls. */
export interface ClientOptions {
  /** `https://radicar.example.com`, with a path in front of `/v1` if the service has one. */
  readonly baseUrl: URL | string
  /** Bearer token. The client keeps it where neither `console.log` nor `JSON.stringify` finds it. */
  readonly token: string
  /** Language of the service's messages; the service's own default (English) when absent. */
  readonly language?: Language
  /** Milliseconds that a call may last, with all it takes to send it again; no limit when absent. */
  readonly timeout?: number
  /** The retries of operations that are safe to repeat; `false` disables them. */
  readonly retry?: RetryOptions | false
  /** In place of the platform's. */
  readonly fetch?: typeof globalThis.fetch
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason, an `AbortError` when none is given. */
  readonly signal?: AbortSignal
  /** In place of the client's `timeout`; when it has passed, the call rejects with a `TimeoutError`. */
  readonly timeout?: number
}
