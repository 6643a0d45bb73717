import type { Duration } from "effect"
import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { Endpoint } from "./Endpoint.ts"

/**
 * Time limits of the phases of a call. Writing has no limit of its own, because the operating system buffers a message
 * at once. If the message does not arrive, the limit for the first byte of the answer ends the call.
 */
export interface AuthorityTimeouts {
  /**
   * Time limit for connecting, including the TLS handshake: 10 s by default. Only the layer with its own connections
   * uses it.
   */
  readonly connect?: Duration.Input
  /**
   * Time limit from connecting to the first byte of the answer: 60 s by default, after which annex FE 1.9 §12.4 speaks
   * of a delay.
   */
  readonly firstByte?: Duration.Input
  /** Time limit from connecting to the last byte of the answer to a filing: 65 s by default. */
  readonly send?: Duration.Input
  /** Time limit from connecting to the last byte of the answer to a query: 30 s by default. */
  readonly query?: Duration.Input
}

/** Settings for calling the authority. */
export interface AuthorityOptions {
  /** Default endpoint, for calls that name none. */
  readonly endpoint: Endpoint
  readonly timeouts?: AuthorityTimeouts
  /** Content that the security header signs: `A` (the default) the address alone, `B1` address and timestamp. */
  readonly wsSecurityVariant?: "A" | "B1"
  /**
   * Trust anchors for the signatures of the authority's answers, by environment. Without this option, no signer is
   * trusted.
   */
  readonly trustIn?: (environment: Endpoint["environment"]) => TrustAnchors
  /**
   * Whether a verdict stays `inconclusive` until the answer's signature is proven; see `AnswerTrust`. Default: `false`.
   */
  readonly requireProof?: boolean
  /**
   * Maximum size of an answer in bytes. Default: 10 MiB, and 64 MiB for the list of addresses (`GetExchangeEmails`).
   */
  readonly maximumAnswerBytes?: number
}
