import { expect, test } from "vitest"
import { judgeGrowth, type Sample } from "../../src/bench/steady/judgeGrowth.ts"
import { slopeOf } from "../../src/bench/steady/slope.ts"

/** Between -1 and 1, the same every time; far from periodic over a few hundred steps. */
const noise = (index: number): number => Math.sin(index * index)

/** Four hours, sampled every minute. */
const samplesOf = (value: (hours: number, index: number) => number): ReadonlyArray<Sample> =>
  Array.from({ length: 241 }, (_, index) => ({ seconds: index * 60, values: { heap: value(index / 60, index) } }))

test("the slope and its error are those of least squares", () => {
  // Anscombe's first set, of which the regression is published: slope 0.5001, standard error 0.1179
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const { error, slope } = slopeOf(x.map((each, index) => [each, y[index]!] as const))
  expect(slope).toBeCloseTo(0.5001, 4)
  expect(error).toBeGreaterThanOrEqual(0.1179)
  expect(error).toBeLessThan(0.15)
})

test("memory that grows during warm-up and then stays is within noise", () => {
  const [growth] = judgeGrowth(samplesOf((hours, index) => 50 + 20 * (1 - Math.exp(-hours * 6)) + noise(index)))
  expect(growth).toMatchObject({ name: "heap", grows: false })
})

test("a leak of two of fifty megabytes an hour is told under noise of the same size", () => {
  const [growth] = judgeGrowth(samplesOf((hours, index) => 50 + 2 * hours + noise(index)))
  expect(growth?.grows).toBe(true)
  expect(growth?.slope).toBeCloseTo(2, 0)
})

test("noise alone does not grow, nor what sinks", () => {
  expect(judgeGrowth(samplesOf((_, index) => 50 + noise(index)))[0]?.grows).toBe(false)
  expect(judgeGrowth(samplesOf((hours, index) => 50 - 2 * hours + noise(index)))[0]?.grows).toBe(false)
})
