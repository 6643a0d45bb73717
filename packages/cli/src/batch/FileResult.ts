import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { Schema } from "effect"
import type { ExitReason } from "../ExitCode.ts"

/**
 * The outcome of a file of a batch. `submitted` (accepted), `rejected`, `processing` and `pending` are the service's
 * own words; `unknown`: it may have been filed, nobody answered; `failed`: nothing was filed.
 */
export const BatchStatus = Schema.Literals(["submitted", "rejected", "processing", "pending", "unknown", "failed"])

/** See {@link BatchStatus}. */
export type BatchStatus = typeof BatchStatus.Type

/** Whether nothing more will become of the file as it is. */
export const isFinal = (status: BatchStatus): boolean => status === "submitted" || status === "rejected"

/** Why nothing was filed, or why it is not known, in the form of `{"error": …}` of the other commands. */
export interface FileProblem {
  readonly code: ExitReason
  readonly exitCode: number
  readonly message: string
  readonly hint?: string
  readonly violations?: ReadonlyArray<Violation>
  readonly violationsTotal?: number
}

/** The outcome of one file, as written to standard output. */
export interface FileResult {
  readonly file: string
  readonly status: BatchStatus
  /** Number with prefix. */
  readonly id?: string
  /** The document's key. */
  readonly uuid?: string
  /** What the service answered. */
  readonly result?: SubmissionResult
  readonly problem?: FileProblem
  /** Known from the journal: nothing was sent. */
  readonly resumed?: true
}
