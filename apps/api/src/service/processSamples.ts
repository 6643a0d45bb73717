import { Effect } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { Sample } from "../platform/observability/metrics/MetricsServer.ts"

const nanos = 1e9
const resolutionMillis = 20

/** Labels of a process's samples; none in a single process. */
export const processLabels = (process: number | "parent" | undefined): Pick<Sample, "labels"> =>
  process === undefined ? {} : { labels: { process: String(process) } }

/** Samples of this process: memory, processor time and event loop, which is watched until the scope closes. */
export const processSamples = Effect.fnUntraced(function* (own: number | "parent" | undefined) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMillis })
  yield* Effect.acquireRelease(
    Effect.sync(() => delay.enable()),
    () => Effect.sync(() => delay.disable())
  )
  const started = Date.now() / 1000 - process.uptime()
  // the histogram measures from tick to tick, including its resolution
  const seconds = (measured: number): number => Math.max(measured / nanos - resolutionMillis / 1000, 0) || 0
  return Effect.sync((): ReadonlyArray<Sample> => {
    const { heapUsed, rss } = process.memoryUsage()
    const { system, user } = process.cpuUsage()
    const { max, mean } = delay
    const p99 = delay.percentile(99)
    delay.reset()
    const samples: ReadonlyArray<Sample> = [
      { name: "process_resident_memory_bytes", value: rss },
      { name: "process_cpu_seconds_total", value: (system + user) / 1e6 },
      { name: "process_start_time_seconds", value: started },
      { name: "nodejs_heap_size_used_bytes", value: heapUsed },
      { name: "nodejs_eventloop_lag_mean_seconds", value: seconds(mean) },
      { name: "nodejs_eventloop_lag_p99_seconds", value: seconds(p99) },
      { name: "nodejs_eventloop_lag_max_seconds", value: seconds(max) }
    ]
    return samples.map((sample) => ({ ...sample, ...processLabels(own) }))
  })
})
