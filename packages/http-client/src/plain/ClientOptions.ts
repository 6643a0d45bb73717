import type { Language } from "@radicar/domain/inner/rules/Language"
import type { RetryOptions } from "../retry.ts"

/** The address of the service, the caller's token, and settings of the calls. */
export interface ClientOptions {
  /**
   * Address of the service: `https://radicar.example.com`, followed by the path before `/v1` if the service has one.
   */
  readonly baseUrl: URL | string
  /** Bearer token. The client keeps it hidden from `console.log` and `JSON.stringify`. */
  readonly token: string
  /** Language of the service's messages; the service's own default (English) when absent. */
  readonly language?: Language | undefined
  /** Maximum duration of a call in milliseconds, retries included; no limit when absent. */
  readonly timeout?: number | undefined
  /** Settings for retrying operations that are safe to repeat; `false` disables retries. */
  readonly retry?: RetryOptions | false | undefined
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason, by default an `AbortError`. */
  readonly signal?: AbortSignal | undefined
  /** Replaces the client's `timeout`. When it has passed, the call rejects with a `TimeoutError`. */
  readonly timeout?: number | undefined
}
