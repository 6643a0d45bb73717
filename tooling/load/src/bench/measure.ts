import { getHeapStatistics } from "node:v8"

/**
 * Measures the microseconds per call of several functions. The functions run in turns, so that all meet the same state
 * of the machine: `times` turns of `block` calls each. Garbage collection is included.
 */
export const interleaved = <const Name extends string>(
  calls: Readonly<Record<Name, () => unknown>>,
  times: number,
  block = 1
): Readonly<Record<Name, number>> => {
  const entries = Object.entries<() => unknown>(calls)
  const sums = entries.map(() => 0n)
  for (let turn = 0; turn < times; turn++) {
    entries.forEach(([, call], index) => {
      const before = process.hrtime.bigint()
      for (let made = 0; made < block; made++) call()
      sums[index] = (sums[index] ?? 0n) + process.hrtime.bigint() - before
    })
  }
  return Object.fromEntries(
    entries.map(([name], index) => [name, Number(sums[index]) / 1000 / times / block])
  ) as Record<Name, number>
}

/** Measures like `interleaved`, for asynchronous calls; each is awaited before the next. */
export const interleavedLater = async <const Name extends string>(
  calls: Readonly<Record<Name, () => unknown>>,
  times: number,
  block = 1
): Promise<Readonly<Record<Name, number>>> => {
  const entries = Object.entries<() => unknown>(calls)
  const sums = entries.map(() => 0)
  for (let turn = 0; turn < times; turn++) {
    for (const [index, [, call]] of entries.entries()) {
      const before = performance.now()
      for (let made = 0; made < block; made++) await call()
      sums[index] = (sums[index] ?? 0) + performance.now() - before
    }
  }
  return Object.fromEntries(
    entries.map(([name], index) => [name, ((sums[index] ?? 0) * 1000) / times / block])
  ) as Record<Name, number>
}

/**
 * Measures the processor time per call in microseconds, over `times` calls. Garbage collection is included, waiting is
 * not.
 */
export const processorTime = (call: () => unknown, times: number): number => {
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) call()
  const { system, user } = process.cpuUsage(before)
  return (system + user) / times
}

/**
 * Measures the octets of objects that a call leaves on V8's heap: the median of `times` calls, because a collection
 * during a call hides its result. Buffers outside of the heap do not count.
 */
export const objectsLeft = (call: () => unknown, times: number): number => {
  const used = (): number => getHeapStatistics().used_heap_size
  const nothing = spread(Array.from({ length: times }, () => -used() + used())).median
  const left = Array.from({ length: times }, () => {
    const before = used()
    call()
    return used() - before
  })
  return spread(left).median - nothing
}

/** Computes minimum, median and maximum. */
export const spread = (values: ReadonlyArray<number>) => {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  return { minimum: at(0), median: at(Math.floor(sorted.length / 2)), maximum: at(sorted.length - 1) }
}
