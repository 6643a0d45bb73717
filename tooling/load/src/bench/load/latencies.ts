/** Computes nearest-rank quantiles of durations in milliseconds. */
export const latencies = (millis: ReadonlyArray<number>) => {
  const sorted = millis.toSorted((left, right) => left - right)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) }
}
