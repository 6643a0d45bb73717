import type { ExitReason } from "../ExitCode.ts"
import type { BatchStatus, FileResult } from "./FileResult.ts"

/** How far a batch is. */
export interface Tally {
  /** Files of the batch. */
  readonly of: number
  /** Files with a result, those of the journal included. */
  readonly done: number
  /** Of these, known from the journal. */
  readonly resumed: number
  readonly counts: Readonly<Record<BatchStatus, number>>
  /** Why something was not filed, each reason once. */
  readonly reasons: ReadonlySet<ExitReason>
}

/** Before the first file. */
export const emptyTally = (of: number): Tally => ({
  of,
  done: 0,
  resumed: 0,
  counts: { submitted: 0, rejected: 0, processing: 0, pending: 0, unknown: 0, failed: 0 },
  reasons: new Set()
})

/** With one more result. */
export const counted = (tally: Tally, { problem, resumed, status }: FileResult): Tally => ({
  ...tally,
  done: tally.done + 1,
  resumed: tally.resumed + (resumed === true ? 1 : 0),
  counts: { ...tally.counts, [status]: tally.counts[status] + 1 },
  reasons: problem === undefined ? tally.reasons : new Set([...tally.reasons, problem.code])
})

/** Reasons in the order in which somebody has to do something about them: what keeps all from being filed first. */
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

/** How the command ends: `ok` when every document of the batch is accepted, else the most urgent reason. */
export const batchOutcome = ({ counts, done, of, reasons }: Tally): ExitReason => {
  const all = new Set(reasons)
  if (counts.rejected > 0) all.add("rejected")
  if (counts.processing + counts.pending + counts.unknown > 0 || done < of) all.add("unknown-outcome")
  return byUrgency.find((reason) => all.has(reason)) ?? "ok"
}
