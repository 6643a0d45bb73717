import { closedLoop, type LoadResult } from "../load/closedLoop.ts"
import { latencies } from "../load/latencies.ts"
import { openLoop } from "../load/openLoop.ts"
import { untilIdle } from "../processes/processorTime.ts"
import type { Target } from "./Target.ts"

const millis = 10_000
const columns = ["filings/s", "p50 ms", "p90 ms", "p99 ms", "max ms", "p99/p50"]

const line = (name: string, result: LoadResult): string => {
  const { max, p50, p90, p99 } = latencies(result.millis)
  const values = [result.perSecond, p50, p90, p99, max, p99 / p50]
  return `${name.padEnd(34)}${values.map((value) => value.toFixed(1).padStart(11)).join("")}`
}

/**
 * Prints throughput and latency of a target under two kinds of load. In the closed loop, callers wait for each answer
 * before the next filing; in the open loop, filings are sent at a fixed rate.
 */
export const loads = async ({ post, server: { pid } }: Target, nextBody: () => Buffer): Promise<void> => {
  console.log(`${"load".padEnd(34)}${columns.map((name) => name.padStart(11)).join("")}`)
  let most = 0
  for (const callers of [1, 16, 64]) {
    const result = await closedLoop(post, nextBody, callers, { during: millis })
    await untilIdle(pid)
    most = Math.max(most, result.perSecond)
    console.log(line(`closed loop, ${callers} callers`, result))
  }
  for (const percent of [50, 80]) {
    const rate = (most * percent) / 100
    const result = await openLoop(post, nextBody, rate, millis)
    await untilIdle(pid)
    console.log(line(`open loop, ${rate.toFixed(0)}/s, ${percent} % of the most`, result))
  }
  console.log("")
}
