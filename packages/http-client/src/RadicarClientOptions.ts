import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Redacted } from "effect"
import type { HttpClient } from "effect/http"
import type { RetryOptions } from "./RetryOptions.ts"

/** Where the service is and who asks. */
export interface RadicarClientOptions {
  /** `https://radicar.example.com`, with a path in front of `/v1` if the service has one. */
  readonly baseUrl: URL | string
  /** Bearer token. */
  readonly token: Redacted.Redacted<string>
  /** Language of the service's messages; the service's own default (English) when absent. */
  readonly language?: Language
  /**
   * How what is safe to repeat is sent again; `false` never. Filing is safe: the service files the same document only
   * once. What would be done twice (making a token, a webhook) is sent again only where it was certainly not done.
   */
  readonly retry?: RetryOptions | false
  /** Changes how each single request is sent: limits, headers. */
  readonly transform?: (client: HttpClient.HttpClient) => HttpClient.HttpClient
}
