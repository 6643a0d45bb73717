import type { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"

/**
 * Where a batch stands.
 *
 * - `open`: the authority is still at it, or has said nothing certain of some document.
 * - `final`: nothing can change any more.
 * - `stalled`: it was open for too long, so the service does not follow it any more.
 */
export type BatchState = "open" | "final" | "stalled"

/** Whose batch, and where it was uploaded. */
export interface BatchIdentity {
  readonly companyId: string
  readonly providerId: string
  readonly environment: FilingEnvironment
  /** GUID in lower case. */
  readonly zipKey: string
}

/** A batch that the authority was asked about, and what it said last. */
export interface Batch extends BatchIdentity {
  readonly id: string
  readonly state: BatchState
  /** When `answers` came. */
  readonly askedAt: Date
  readonly answers: ReadonlyArray<AuthorityAnswer>
  /** Whether a certificate is retained that the service can go on asking with. */
  readonly retained: boolean
}

/** What the authority has said of a batch. */
export interface BatchNews {
  readonly state: "open" | "final"
  readonly askedAt: Date
  readonly answers: ReadonlyArray<AuthorityAnswer>
}
