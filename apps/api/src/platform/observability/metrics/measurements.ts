import { Effect, Metric } from "effect"

/** A measurement with labels: one series for each combination of values. */
interface Labelled<Label extends string> {
  /** Adds one value: to a counter, to a histogram. */
  readonly add: (labels: Readonly<Record<Label, string>>, value: number) => Effect.Effect<void>
}

/**
 * Makes a measurement, whose series are made as their labels appear: each a metric of its own, which finds itself in
 * the registry at once, while one `withAttributes` works out its name with every value.
 */
const labelled = <const Label extends string>(
  metricOf: (attributes: Readonly<Record<Label, string>>) => Metric.Metric<number, unknown>,
  labels: ReadonlyArray<Label>
): Labelled<Label> => {
  const known = new Map<string, Metric.Metric<number, unknown>>()
  const only = labels.length === 1 ? labels[0] : undefined
  const seriesOf = (values: Readonly<Record<Label, string>>) => {
    const key = only === undefined ? labels.map((label) => values[label]).join("\0") : values[only]
    const series = known.get(key)
    if (series !== undefined) return series
    const made = metricOf(values)
    known.set(key, made)
    return made
  }
  return {
    add: (values, value) =>
      Effect.withFiber((fiber) => {
        seriesOf(values).updateUnsafe(value, fiber.context)
        return Effect.void
      })
  }
}

/** Limits of what a step of a filing takes, in seconds: some are work for the processor alone, some a call. */
const stepBuckets = Metric.boundariesFromIterable([
  0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 65
])

/** Limits of what has an authority or a caller in it, in seconds, up to the longest that a call may take. */
const wholeBuckets = Metric.boundariesFromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65])

const counter = <const Label extends string>(name: string, labels: ReadonlyArray<Label>, description: string) =>
  labelled((attributes) => Metric.counter(name, { attributes, description, incremental: true }), labels)

const histogram = <const Label extends string>(
  name: string,
  labels: ReadonlyArray<Label>,
  boundaries: ReadonlyArray<number>,
  description: string
) => labelled((attributes) => Metric.histogram(name, { attributes, description, boundaries }), labels)

/** Answers to requests that file a document. `status` is that of the result, or the name of the problem. */
export const filings = counter(
  "radicar_filings_total",
  ["operation", "type", "status"],
  "Requests to file a document that were answered, by operation, type of document and outcome"
)

/** From the request to its answer, whatever that is. */
export const filingSeconds = histogram(
  "radicar_filing_duration_seconds",
  ["operation"],
  wholeBuckets,
  "Time from a request to file a document to its answer"
)

/** Each step of a filing, wherever it is made. */
export const stepSeconds = histogram(
  "radicar_filing_step_duration_seconds",
  ["step"],
  stepBuckets,
  "Time of one step of a filing; claim has render and sign in it where the service gives the number"
)

/** Tasks that a thread did. `outcome`: `done`, or what the task took too much of. */
export const taskSeconds = histogram(
  "radicar_thread_task_processor_seconds",
  ["task", "outcome"],
  stepBuckets,
  "Processor time of a task in a thread, by task and outcome"
)

/** Submissions that came to a state which ends following. */
export const settlements = counter(
  "radicar_settlements_total",
  ["type", "state", "by"],
  "Submissions with an outcome, by type of document, state and origin"
)

/** Calls of the authority that were made. `outcome`: `answered`, or why there was no answer. */
export const authoritySeconds = histogram(
  "radicar_authority_call_duration_seconds",
  ["environment", "operation", "outcome"],
  wholeBuckets,
  "Time of a call of the authority, by operation of its service and outcome"
)

/** Calls that were not made because the authority does not answer. */
export const withheldCalls = counter(
  "radicar_authority_calls_withheld_total",
  ["environment", "operation"],
  "Calls of the authority that were skipped because it does not answer"
)

/** Requests by the template of their route, never by their path. */
export const requests = counter(
  "radicar_http_requests_total",
  ["method", "route", "status"],
  "Requests that were answered, by method, template of the route and status"
)

/** From the head of a request to its answer. */
export const requestSeconds = histogram(
  "radicar_http_request_duration_seconds",
  ["method", "route"],
  wholeBuckets,
  "Time from a request to its answer"
)
