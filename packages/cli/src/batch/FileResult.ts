import type { Violation } from "@radicar/domain/rules/Violation"
import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import type { ExitReason } from "../ExitCode.ts"
import type { BatchStatus } from "./BatchStatus.ts"

/** Why nothing was filed, or why it is not known, in the form of `{"error": …}` of the other commands. */
export interface FileProblem {
  readonly code: ExitReason
  readonly exitCode: number
  readonly message: string
  readonly hint?: string
  readonly violations?: ReadonlyArray<Violation>
}

/** What became of one file, as it is written to standard output. */
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
