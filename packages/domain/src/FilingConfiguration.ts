import type { Redacted } from "effect"
import type { ReferencedInvoice } from "./ReferencedInvoice.ts"
import type { LocalDateTime } from "./time/LocalDateTime.ts"

/**
 * The filing environment, as `cbc:ProfileExecutionID` and the document keys write it: `1` production, `2` test
 * (habilitación and the sandbox).
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
   * The document that an event is about. `unknown`: a search on behalf of the filer did not find it.
   * Absent: no search was made, and omissions of the event are only notified.
   */
  readonly referencedInvoice?: ReferencedInvoice | "unknown"
}
