import type { Redacted } from "effect"
import type { ReferencedInvoice } from "./ReferencedInvoice.ts"
import type { LocalDateTime } from "./time/LocalDateTime.ts"

/**
 * The filing environment, as written in `cbc:ProfileExecutionID` and in the text that a document key hashes: `1`
 * production, `2` test (the authority's test system and the sandbox).
 */
export type Environment = "1" | "2"

/** Values that the service supplies for a document. Values that the document states win. */
export interface FilingConfiguration {
  readonly environment: Environment
  /** The current time in Colombia. */
  readonly now: LocalDateTime
  /** The software as registered at the authority; absent when the body must name it. */
  readonly software?: {
    readonly id: string
    readonly pin: Redacted.Redacted<string>
    /** NIT of the software's owner; absent: the issuer's own software. */
    readonly ownerNit?: string
  }
  /**
   * The document that an event is about. `unknown`: the service searched for the document and did not find it. Absent:
   * no search was made, and facts that the event omits lead to notifications, not violations.
   */
  readonly referencedInvoice?: ReferencedInvoice | "unknown"
}
