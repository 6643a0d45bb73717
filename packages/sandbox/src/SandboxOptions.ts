import type { Clock, Duration } from "effect"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import type { WorkerPool } from "@radicar/workers/inner/WorkerPool"
import type { SandboxRegistry } from "./SandboxRegistry.ts"

/** How a sandbox is set up; every part has a default. */
export interface SandboxOptions {
  /** `127.0.0.1` when absent. */
  readonly host?: string
  /** Any free port when absent or 0. */
  readonly port?: number
  /**
   * `any-in-date` (default): any certificate in its period of validity, whoever issued it, for any issuer NIT. One
   * that is neither the issuer's nor its provider's gets a notification (89) with the answer.
   * `strict`: only certificates of the sandbox's own authority, whose NIT is the issuer's or an authorised provider's.
   */
  readonly trust?: "any-in-date" | "strict"
  /** Data the authority knows in addition to the embedded default's. */
  readonly registry?: Partial<SandboxRegistry>
  /** Whether the authority knows the embedded default at all; it does when absent. */
  readonly embedded?: boolean
  /** The clock the sandbox judges and answers by; the runtime's when absent. */
  readonly clock?: Clock.Clock
  /** How batches are taken care of (SendTestSetAsync, SendBillAsync). */
  readonly batches?: {
    /** Time from the sending of a batch to its verdicts; 2 seconds when absent. */
    readonly delay?: Duration.Input
    /** Up to this much is added to it, by the seed; nothing when absent. */
    readonly jitter?: Duration.Input
    /** Whether several documents, all accepted, are answered as one, with a ZIP of ApplicationResponses. */
    readonly inOneZip?: boolean
    /** Whether batches get a key and are never looked at, as is known to happen. */
    readonly stalled?: boolean
  }
  /** Makes the ids of answers repeatable. */
  readonly seed?: string
  /**
   * Whether the sandbox answers below `/admin` as JSON, to programs of the same machine only: `GET` `requests`,
   * `documents`, `test-sets`, `clock`, `faults`; `POST` (`application/json`) `reset`, `seed`, `clock`, `faults` (a
   * SandboxFault); `DELETE` `faults`. It does not when absent.
   */
  readonly admin?: boolean
  /** Threads that serve `judgeTasks`, for what is large; one of its own when absent. */
  readonly threads?: WorkerPool<Tasks>
  /** Where the certification authority's keys are kept; in memory when absent. */
  readonly certificateDirectory?: string
}
