import type { Duration } from "effect"
import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { Endpoint } from "./Endpoint.ts"

/**
 * How long each phase of a call may take. Writing has no bound of its own: a message is handed to the operating system
 * in one piece, so that one that does not get through shows as an answer that does not begin.
 */
export interface AuthorityTimeouts {
  /** Until a connection stands, TLS handshake included: 10 s. Only of the layer that connects by itself. */
  readonly connect?: Duration.Input
  /** From connecting to the first byte of the answer: 60 s, after which annex FE 1.9 §12.4 speaks of a delay. */
  readonly firstByte?: Duration.Input
  /** From connecting to the last byte of the answer to a filing: 65 s. */
  readonly send?: Duration.Input
  /** The same of a question: 30 s. */
  readonly query?: Duration.Input
}

/** How the authority is called. */
export interface AuthorityOptions {
  /** Where calls go that name no endpoint of their own. */
  readonly endpoint: Endpoint
  readonly timeouts?: AuthorityTimeouts
  /** What the security header signs: `A` the address alone (most used), `B1` address and timestamp. */
  readonly wsSecurityVariant?: "A" | "B1"
  /** Whom the signatures of evidence must lead to, in each environment; nobody is trusted if left out. */
  readonly trustIn?: (environment: Endpoint["environment"]) => TrustAnchors
  /** Whether a verdict stays open until its evidence is proven; `false` if left out. */
  readonly requireProof?: boolean
  /**
   * Bytes of an answer that are read at most; if left out 10 MiB, and 64 MiB of the list of addresses
   * (`GetExchangeEmails`).
   */
  readonly maximumAnswerBytes?: number
}
