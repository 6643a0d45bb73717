/** Microseconds of each of several calls, taken in turn again and again, so that all meet the same machine. */
export const interleaved = <const Name extends string>(
  calls: Readonly<Record<Name, () => unknown>>,
  times: number
): Readonly<Record<Name, number>> => {
  const entries = Object.entries<() => unknown>(calls)
  const sums = entries.map(() => 0n)
  for (let round = 0; round < times; round++) {
    entries.forEach(([, call], index) => {
      const before = process.hrtime.bigint()
      call()
      sums[index] = (sums[index] ?? 0n) + process.hrtime.bigint() - before
    })
  }
  return Object.fromEntries(entries.map(([name], index) => [name, Number(sums[index]) / 1000 / times])) as Record<
    Name,
    number
  >
}

/** Microseconds of processor that one of `times` calls takes, its share of the garbage included; waiting does not count. */
export const processorTime = (call: () => unknown, times: number): number => {
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) call()
  const { system, user } = process.cpuUsage(before)
  return (system + user) / times
}

/** Minimum, median and maximum. */
export const spread = (values: ReadonlyArray<number>) => {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  return { minimum: at(0), median: at(Math.floor(sorted.length / 2)), maximum: at(sorted.length - 1) }
}
