import { setTimeout } from "node:timers/promises"
import { expect, test } from "vitest"
import { latencies } from "../../src/bench/load/latencies.ts"
import { openLoop } from "../../src/bench/load/openLoop.ts"

test("quantiles are of the nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(latencies(hundred)).toEqual({ p50: 50, p90: 90, p99: 99, max: 100 })
  expect(latencies([7])).toEqual({ p50: 7, p90: 7, p99: 7, max: 7 })
})

test("requests queued behind a slow answer are timed from their due time", async () => {
  const busyMillis = 200
  let posted = 0
  const post = async (): Promise<void> => {
    posted++
    if (posted > 1) return
    // holds up whoever sends, as a full queue does
    const end = performance.now() + busyMillis
    while (performance.now() < end);
    await setTimeout(0)
  }
  const { millis } = await openLoop(post, () => Buffer.alloc(0), 100, 300)
  expect(millis).toHaveLength(30)
  // those due within the slow one were late by what was left of it: ten milliseconds between each two
  const late = millis.filter((each) => each > busyMillis / 4)
  expect(late.length).toBeGreaterThanOrEqual(10)
})
