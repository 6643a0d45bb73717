import type { Language } from "@radicar/domain/rules/Language"
import type { Redacted } from "effect"
import type { HttpClient } from "effect/http"

/** Where the service is and who asks. */
export interface RadicarClientOptions {
  /** `https://radicar.example.com`, with a path in front of `/v1` if the service has one. */
  readonly baseUrl: URL | string
  /** Bearer token. */
  readonly token: Redacted.Redacted<string>
  /** Language of the service's messages; the service's own default (English) when absent. */
  readonly language?: Language
  /**
   * Changes how requests are sent: retries, limits, headers. A document may be sent again safely, because the service
   * files the same document only once.
   */
  readonly transform?: (client: HttpClient.HttpClient) => HttpClient.HttpClient
}
