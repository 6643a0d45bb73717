import type { Duration } from "effect"

/** What can go wrong on purpose, so that clients can be tested against lost and damaged answers. */
export type SandboxBehaviour =
  /** Everything is processed and recorded, then the connection is cut without an answer. */
  | "drop-after-processing"
  /** The connection is cut before anything is looked at. */
  | "drop-before-processing"
  /** A gateway's HTML page with status 503; nothing is processed. */
  | "http-503"
  /** Processed at once, answered after `delay`. */
  | "slow"
  /** The answer breaks off in the middle of its body. */
  | "truncated"
  /** HTTP 500 with the InvalidSecurity fault; nothing is processed. */
  | "invalid-security-fault"
  /** The ApplicationResponse is altered after it was signed. */
  | "application-response-tampered"
  /** A batch gets its key and is never looked at: its verdicts stay pending. */
  | "batch-never-queued"
  /** The answer comes without its ApplicationResponse. */
  | "accepted-without-application-response"

/** A programmed fault: it befalls the next `times` requests of an operation (any operation when absent). */
export interface SandboxFault {
  readonly operation?: string
  readonly behaviour: SandboxBehaviour
  /** 1 when absent. */
  readonly times?: number
  /** For `slow`; 10 seconds when absent. */
  readonly delay?: Duration.Input
}
