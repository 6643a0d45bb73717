import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Redacted } from "effect"
import type { HttpClient } from "effect/http"
import type { RetryOptions } from "../retry.ts"

/** The address of the service, and the caller's token. */
export interface RadicarClientOptions {
  /**
   * Address of the service: `https://radicar.example.com`, followed by the path before `/v1` if the service has one.
   */
  readonly baseUrl: URL | string
  /** Bearer token. */
  readonly token: Redacted.Redacted<string>
  /** Language of the service's messages; the service's own default (English) when absent. */
  readonly language?: Language
  /**
   * Settings for retrying operations that are safe to repeat; `false` disables retries. Filing is safe: the service
   * files the same document only once. Operations that would take effect twice (creating a token or a webhook) are
   * retried only if the first attempt certainly had no effect.
   */
  readonly retry?: RetryOptions | false
  /** Wraps the HTTP client that sends each attempt, for example to add limits or headers. */
  readonly transform?: (client: HttpClient.HttpClient) => HttpClient.HttpClient
}
