import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import type { CallKind, CallRecord } from "./AuthorityHealth.ts"

/** Latency of answers in milliseconds: p50, p95, p99 and maximum. */
interface Latency {
  readonly calls: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

const percentile = (sorted: ReadonlyArray<number>, percent: number): number =>
  sorted[Math.max(Math.ceil((percent / 100) * sorted.length) - 1, 0)] ?? 0

/** Latency of the answered calls of a kind, by nearest rank; `undefined` if there are none. */
export const latencyOf = ({ calls }: CallRecord, kind: CallKind): Latency | undefined => {
  const answered = [...calls].filter((call) => call.kind === kind && call.failure === undefined)
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

/** Number of calls without an answer, by reason. */
export const failuresByReason = ({ calls }: CallRecord): ReadonlyMap<AuthorityErrorReason["_tag"], number> => {
  const counts = new Map<AuthorityErrorReason["_tag"], number>()
  for (const { failure } of calls) if (failure !== undefined) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return counts
}
