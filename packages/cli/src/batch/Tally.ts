import type { ExitReason } from "../ExitCode.ts"
import type { BatchStatus, FileResult } from "./FileResult.ts"

/** Progress of a batch. */
export interface Tally {
  /** Number of files of the batch. */
  readonly of: number
  /** Number of files with a result, including results taken from the journal of an earlier run. */
  readonly done: number
  /** Number of results taken from the journal of an earlier run. */
  readonly resumed: number
  readonly counts: Readonly<Record<BatchStatus, number>>
  /** Reasons for which files were not filed, without duplicates. */
  readonly reasons: ReadonlySet<ExitReason>
}

/** Makes the tally of a batch before its first file. */
export const emptyTally = (of: number): Tally => ({
  of,
  done: 0,
  resumed: 0,
  counts: { submitted: 0, rejected: 0, processing: 0, pending: 0, unknown: 0, failed: 0 },
  reasons: new Set()
})

/** Returns the tally with one more result. */
export const counted = (tally: Tally, { problem, resumed, status }: FileResult): Tally => ({
  ...tally,
  done: tally.done + 1,
  resumed: tally.resumed + (resumed === true ? 1 : 0),
  counts: { ...tally.counts, [status]: tally.counts[status] + 1 },
  reasons: problem === undefined ? tally.reasons : new Set([...tally.reasons, problem.code])
})

/** Reasons by urgency: those that prevent all filing come first. */
const byUrgency: ReadonlyArray<ExitReason> = [
  "credentials",
  "network",
  "unavailable",
  "configuration",
  "unexpected",
  "usage",
  "unknown-outcome",
  "rejected",
  "conflict",
  "invalid-document"
]

/** Exit reason of a batch: `ok` if every document is accepted, else the most urgent reason. */
export const batchOutcome = ({ counts, done, of, reasons }: Tally): ExitReason => {
  const all = new Set(reasons)
  if (counts.rejected > 0) all.add("rejected")
  if (counts.processing + counts.pending + counts.unknown > 0 || done < of) all.add("unknown-outcome")
  return byUrgency.find((reason) => all.has(reason)) ?? "ok"
}
