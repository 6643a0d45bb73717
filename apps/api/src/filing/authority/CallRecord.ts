import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"

/** What was called: an operation that files a document, or one that asks. */
export type CallKind = "filing" | "query"

/** A call that ended without an answer. */
export interface FailedCall {
  readonly at: number
  readonly operation: string
  readonly reason: AuthorityErrorReason
  readonly message: string
}

/** A call to the authority as it ended, times in milliseconds. */
interface EndedCall {
  readonly kind: CallKind
  readonly millis: number
  /** Absent where there was an answer. */
  readonly failure?: AuthorityErrorReason["_tag"]
}

/** How long answers took, in milliseconds: half of them at most so long, 95 and 99 of a hundred, all. */
interface Latency {
  readonly calls: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** What one process knows of the calls that it made to one environment. */
export interface CallRecord {
  /** The last ones, the oldest first. */
  readonly calls: ReadonlyArray<EndedCall>
  readonly lastAnswer: number | undefined
  readonly lastFailure: FailedCall | undefined
  /** Failures of the authority since its last answer; the first one is always among those kept. */
  readonly failuresInARow: ReadonlyArray<FailedCall>
}

/** Of a service that has not called yet. */
export const emptyRecord: CallRecord = {
  calls: [],
  lastAnswer: undefined,
  lastFailure: undefined,
  failuresInARow: []
}

const last = <A>(all: ReadonlyArray<A>, added: A, most: number): ReadonlyArray<A> => [...all, added].slice(-most)

/** The record with a call that was answered at a time, of which the last `most` are kept. */
export const withAnswer = (
  record: CallRecord,
  { at, kind, millis }: { readonly at: number; readonly kind: CallKind; readonly millis: number },
  most: number
): CallRecord => ({
  ...record,
  calls: last(record.calls, { kind, millis }, most),
  lastAnswer: at,
  failuresInARow: []
})

const FAILURES_IN_A_ROW = 100

/** The record with a call that was not; `counts` says whether that tells anything of the authority's health. */
export const withFailure = (
  record: CallRecord,
  call: FailedCall & { readonly kind: CallKind; readonly millis: number; readonly counts: boolean },
  most: number
): CallRecord => {
  const { at, counts, kind, message, millis, operation, reason } = call
  const calls = last(record.calls, { kind, millis, failure: reason._tag }, most)
  if (!counts) return { ...record, calls }
  const failed: FailedCall = { at, operation, reason, message }
  return {
    ...record,
    calls,
    lastFailure: failed,
    failuresInARow: [...record.failuresInARow.slice(0, FAILURES_IN_A_ROW - 1), failed]
  }
}

const percentile = (sorted: ReadonlyArray<number>, percent: number): number =>
  sorted[Math.max(Math.ceil((percent / 100) * sorted.length) - 1, 0)] ?? 0

/** How long the answers of a kind took, by nearest rank; `undefined` where there was none. */
export const latencyOf = ({ calls }: CallRecord, kind: CallKind): Latency | undefined => {
  const answered = calls.filter((call) => call.kind === kind && call.failure === undefined)
  if (answered.length === 0) return undefined
  const sorted = answered.map(({ millis }) => millis).toSorted((left, right) => left - right)
  return {
    calls: sorted.length,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
    max: percentile(sorted, 100)
  }
}

/** How many calls ended without an answer, by reason. */
export const failuresByReason = ({ calls }: CallRecord): ReadonlyMap<AuthorityErrorReason["_tag"], number> => {
  const counts = new Map<AuthorityErrorReason["_tag"], number>()
  for (const { failure } of calls) if (failure !== undefined) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return counts
}
