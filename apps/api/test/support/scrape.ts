import { Effect, Option } from "effect"
import parse from "parse-prometheus-text-format"
import { MetricsServer } from "../../src/platform/observability/metrics/MetricsServer.ts"

/** A series of a scrape, as a parser that is not ours understands it. */
export interface Series {
  readonly name: string
  readonly type: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** What `/metrics` of the running service answers. */
export const scrapedText = Effect.flatMap(MetricsServer, ({ port }) =>
  Effect.promise(async () => {
    const response = await fetch(`http://127.0.0.1:${Option.getOrThrow(port)}/metrics`)
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() }
  })
)

/** The series of a text. The parser takes all series of a histogram for one; line by line it tells them apart. */
export const seriesOf = (text: string): ReadonlyArray<Series> =>
  parse(text.replaceAll(/^# TYPE \S+ histogram$/gmu, "")).flatMap(({ metrics, name, type }) =>
    metrics.map(({ labels = {}, value }) => ({ name, type, labels, value: Number(value) }))
  )

/** What the series of histograms must be to one another: buckets that only grow, up to the count. */
export const brokenHistograms = (all: ReadonlyArray<Series>): ReadonlyArray<string> => {
  const buckets = new Map<string, Array<readonly [limit: number, count: number]>>()
  for (const { labels, name, value } of all) {
    const { le, ...others } = labels
    if (le === undefined) continue
    const key = JSON.stringify([name.replace(/_bucket$/u, ""), others])
    buckets.set(key, [...(buckets.get(key) ?? []), [Number(le === "+Inf" ? Infinity : le), value]])
  }
  return [...buckets].flatMap(([key, counts]) => {
    const [name, labels] = JSON.parse(key)
    const grows = counts.every(
      ([limit, count], index) => index === 0 || (limit > counts[index - 1]![0] && count >= counts[index - 1]![1])
    )
    const last = counts.at(-1)
    const ends = last?.[0] === Infinity && last[1] === oneOf(all, `${name}_count`, labels).value
    return grows && ends && oneOf(all, `${name}_sum`, labels).value >= 0 ? [] : [key]
  })
}

/** The one series of a name that has these labels, and maybe others. */
export const oneOf = (all: ReadonlyArray<Series>, name: string, labels: Series["labels"] = {}): Series => {
  const found = all.filter(
    (each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value)
  )
  const [series] = found
  if (series === undefined || found.length > 1)
    throw new Error(`${found.length} series of ${name} have ${JSON.stringify(labels)}`)
  return series
}

/** Number of tasks of a name that threads have done; the service needs `metrics`. */
export const doneInThreads = (task: string) =>
  Effect.map(scrapedText, ({ text }) =>
    seriesOf(text)
      .filter(({ name }) => name === "radicar_thread_task_processor_seconds_count")
      .filter(({ labels }) => labels["task"] === task && labels["outcome"] === "done")
      .reduce((sum, { value }) => sum + value, 0)
  )
