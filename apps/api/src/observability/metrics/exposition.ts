import { Context, Effect, Metric } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { gauges } from "./gauges.ts"
import type { Sample } from "./Sample.ts"

/** The content type of {@link exposition}. */
export const expositionType = "text/plain; version=0.0.4; charset=utf-8"

const metricOf = ({ labels = {}, name }: Sample): Metric.Metric<number, unknown> => {
  const description = gauges[name]
  return name.endsWith("_total")
    ? Metric.counter(name, { description, attributes: labels })
    : Metric.gauge(name, { description, attributes: labels })
}

/** What was counted and timed in this process, and samples that were just taken, in the text format of Prometheus. */
export const exposition = (samples: ReadonlyArray<Sample>): Effect.Effect<string> =>
  Effect.contextWith((context: Context.Context<never>) => {
    // a registry of its own: a series that is not sampled any more is gone
    const now = Context.add(context, Metric.MetricRegistry, new Map())
    for (const sample of samples) metricOf(sample).updateUnsafe(sample.value, now)
    return Effect.succeed(PrometheusMetrics.formatUnsafe(context) + PrometheusMetrics.formatUnsafe(now))
  })
