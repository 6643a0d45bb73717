import type { Clock, Duration } from "effect"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import type { WorkerPool } from "@radicar/workers/inner/WorkerPool"
import type { SandboxRegistry } from "./SandboxRegistry.ts"

/** Settings of a sandbox; every one has a default. */
export interface SandboxOptions {
  /** Host to listen on. Default: `127.0.0.1`. */
  readonly host?: string
  /** Port to listen on. Default, and with 0: any free port. */
  readonly port?: number
  /**
   * Accepted certificates.
   *
   * - `any-in-date` (default): any certificate within its validity period, from any authority, for any issuer NIT. If
   *   its NIT is neither the issuer's nor its provider's, the answer carries a notification (89).
   * - `strict`: only certificates of the sandbox's own authority with the NIT of the issuer or an authorised provider.
   */
  readonly trust?: "any-in-date" | "strict"
  /** Data of the authority in addition to the embedded registry. */
  readonly registry?: Partial<SandboxRegistry>
  /** Whether the authority knows the embedded registry. Default: true. */
  readonly embedded?: boolean
  /** Clock for judging and answering. Default: the runtime's clock. */
  readonly clock?: Clock.Clock
  /** Processing of batches (SendTestSetAsync, SendBillAsync). */
  readonly batches?: {
    /** Time from sending a batch to its verdicts. Default: 2 seconds. */
    readonly delay?: Duration.Input
    /** Maximum of a random addition to the delay, by the seed. Default: none. */
    readonly jitter?: Duration.Input
    /** Whether several documents, all accepted, get one answer with a ZIP of ApplicationResponses. */
    readonly inOneZip?: boolean
    /** Whether batches get a key but are never judged, as is known to happen. */
    readonly stalled?: boolean
  }
  /** Seed for repeatable ids in answers. */
  readonly seed?: string
  /**
   * Whether the sandbox has a JSON API below `/admin`, only for programs on the same machine. Default: false.
   *
   * - `GET` `requests`, `documents`, `test-sets`, `clock`, `faults`.
   * - `POST` (`application/json`) `reset`, `seed`, `clock`, `faults` (a SandboxFault).
   * - `DELETE` `faults`.
   */
  readonly admin?: boolean
  /** Threads that serve `judgeTasks`, for large inputs. Default: one thread that the sandbox starts. */
  readonly threads?: WorkerPool<Tasks>
  /** Folder for the certification authority's keys. Default: in memory. */
  readonly certificateDirectory?: string
  /**
   * File that keeps judged documents for the next start: the newest 20 000, or 200 MiB. Default: in memory. Batches,
   * test sets and data added after the start are not kept.
   */
  readonly documentFile?: string
}
