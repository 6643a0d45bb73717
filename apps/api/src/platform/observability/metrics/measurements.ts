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
  const seriesOf = (values: Readonly<Record<Label, string>>) => {
    const key = labels.map((label) => values[label]).join("\0")
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

/** Answers to requests that file a document. `status` is that of the result, or the name of the problem. */
export const filings = labelled(
  (attributes) =>
    Metric.counter("radicar_filings_total", {
      attributes,
      description: "Requests to file a document that were answered, by operation, type of document and outcome",
      incremental: true
    }),
  ["operation", "type", "status"]
)

/** From the request to its answer, whatever that is. */
export const filingSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_filing_duration_seconds", {
      attributes,
      description: "Time from a request to file a document to its answer",
      boundaries: wholeBuckets
    }),
  ["operation"]
)

/** Each step of a filing, wherever it is made. */
export const stepSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_filing_step_duration_seconds", {
      attributes,
      description: "Time of one step of a filing; claim has render and sign in it where the service gives the number",
      boundaries: stepBuckets
    }),
  ["step"]
)

/** Submissions that came to a state which ends following. */
export const settlements = labelled(
  (attributes) =>
    Metric.counter("radicar_settlements_total", {
      attributes,
      description: "Submissions that came to an outcome, by type of document, state and who brought it about",
      incremental: true
    }),
  ["type", "state", "by"]
)

/** Calls of the authority that were made. `outcome`: `answered`, or why there was no answer. */
export const authoritySeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_authority_call_duration_seconds", {
      attributes,
      description: "Time of a call of the authority, by operation of its service and outcome",
      boundaries: wholeBuckets
    }),
  ["environment", "operation", "outcome"]
)

/** Calls that were not made because the authority does not answer. */
export const withheldCalls = labelled(
  (attributes) =>
    Metric.counter("radicar_authority_calls_withheld_total", {
      attributes,
      description: "Calls of the authority that were not made, because it does not answer",
      incremental: true
    }),
  ["environment", "operation"]
)

/** Requests by the template of their route, never by their path. */
export const requests = labelled(
  (attributes) =>
    Metric.counter("radicar_http_requests_total", {
      attributes,
      description: "Requests that were answered, by method, template of the route and status",
      incremental: true
    }),
  ["method", "route", "status"]
)

/** From the head of a request to its answer. */
export const requestSeconds = labelled(
  (attributes) =>
    Metric.histogram("radicar_http_request_duration_seconds", {
      attributes,
      description: "Time from a request to its answer",
      boundaries: wholeBuckets
    }),
  ["method", "route"]
)
