import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { Schema } from "effect"
import type { ExitReason } from "../ExitCode.ts"

/**
 * Outcome of a file of a batch. `submitted` (accepted), `rejected`, `processing` and `pending` are the service's own
 * words. `unknown`: it may have been filed, but no answer came. `failed`: nothing was filed.
 */
export const BatchStatus = Schema.Literals(["submitted", "rejected", "processing", "pending", "unknown", "failed"])

/** See {@link BatchStatus}. */
export type BatchStatus = typeof BatchStatus.Type

/** Whether the outcome of the unchanged file is final. */
export const isFinalStatus = (status: BatchStatus): boolean => status === "submitted" || status === "rejected"

/**
 * Reason why a file was not filed, or why it is unknown whether it was. It has the form of the `{"error": …}` of the
 * other commands.
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
