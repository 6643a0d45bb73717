/** Microseconds of CPU that one call takes, over `calls` calls in a row. */
export const microsecondsPerCall = (calls: number, call: () => unknown): number => {
  const before = process.hrtime.bigint()
  for (let index = 0; index < calls; index++) call()
  return Number(process.hrtime.bigint() - before) / 1000 / calls
}

/** Minimum, median and maximum. */
export const spread = (values: ReadonlyArray<number>) => {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  return { minimum: at(0), median: at(Math.floor(sorted.length / 2)), maximum: at(sorted.length - 1) }
}
