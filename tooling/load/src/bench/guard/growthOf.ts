import type { ParserRun } from "./parsers.ts"

/** Multiple of the smaller input that the larger one is. */
const multiple = 16

/** Largest ratio of times that a parser may have for 16 times the input: 16 is linear, 256 is quadratic. */
export const largestGrowth = 40

/**
 * Least microseconds of processor time of a measurement, and measurements, of which the least counts. A ratio above the
 * limit is measured on: a collection of garbage or a compilation makes one input dear once, not fifteen times.
 */
const leastMicros = 100_000
const rounds = 3
const mostRounds = 15

/** Microseconds of processor time of a call, over as many calls as take 100 ms or more. */
const microsOf = async (parse: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  for (let calls = 1; ; calls++) {
    await parse()
    const { system, user } = process.cpuUsage(before)
    if (system + user >= leastMicros) return (system + user) / calls
  }
}

/** Processor time of a parser for 16 times the input, divided by that for the input once. */
export const growthOf = async ({ input, parse, times }: ParserRun): Promise<number> => {
  const inputs = [input(times), input(times * multiple)] as const
  const least: [number, number] = [Infinity, Infinity]
  const ratio = (): number => least[1] / least[0]
  for (let round = 0; round < rounds || (ratio() > largestGrowth && round < mostRounds); round++) {
    for (const [index, each] of inputs.entries()) {
      least[index] = Math.min(least[index] ?? Infinity, await microsOf(() => parse(each)))
    }
  }
  return ratio()
}
