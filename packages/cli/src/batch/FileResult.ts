import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { Schema } from "effect"
import type { ExitReason } from "../ExitCode.ts"

/**
 * Outcome of a file of a batch. The service reports `submitted` (accepted), `rejected`, `processing` and `pending`.
 * `unknown`: no answer came, so the document may have been filed. `failed`: nothing was filed.
 */
export const BatchStatus = Schema.Literals(["submitted", "rejected", "processing", "pending", "unknown", "failed"])

/** A value of the schema {@link BatchStatus}. */
export type BatchStatus = typeof BatchStatus.Type

/** Whether a file with this outcome need not be filed again as long as it is unchanged. */
export const isFinalStatus = (status: BatchStatus): boolean => status === "submitted" || status === "rejected"

/**
 * Reason why a file was not filed, or why its outcome is unknown, in the form of the `{"error": …}` of other commands.
 */
export interface FileProblem {
  readonly code: ExitReason
  readonly exitCode: number
  readonly message: string
  readonly hint?: string
  readonly violations?: ReadonlyArray<Violation>
  readonly violationsTotal?: number
}

/** Outcome of one file, as written to standard output. */
export interface FileResult {
  readonly file: string
  readonly status: BatchStatus
  /** Number with prefix. */
  readonly id?: string
  /** The document's key. */
  readonly uuid?: string
  /** Answer of the service. */
  readonly result?: SubmissionResult
  readonly problem?: FileProblem
  /** Whether the outcome comes from the journal and nothing was sent. */
  readonly resumed?: true
}
