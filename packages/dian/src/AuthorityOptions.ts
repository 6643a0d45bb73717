import type { Duration } from "effect"
import type { X509Certificate } from "node:crypto"
import type { Endpoint } from "./Endpoint.ts"

/** How the authority is called. */
export interface AuthorityOptions {
  /** Where calls go that name no endpoint of their own. */
  readonly endpoint: Endpoint
  /** Time allowed from connecting to the last byte of the answer: 65 s for filing, 30 s for questions. */
  readonly timeouts?: { readonly send?: Duration.Input; readonly query?: Duration.Input }
  /** What the security header signs: `A` the address alone (most used), `B1` address and timestamp. */
  readonly wsSecurityVariant?: "A" | "B1"
  /** Certification authorities one of which must have issued the certificate of signed evidence; any if left out. */
  readonly authorities?: ReadonlyArray<X509Certificate>
  /** Bytes of an answer that are read at most, 10 MiB if left out. */
  readonly maximumAnswerBytes?: number
}
