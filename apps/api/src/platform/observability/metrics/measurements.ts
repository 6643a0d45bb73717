import { Clock, Effect, Exit, type Fiber, Metric, Option, Tracer } from "effect"

/** A metric with labels: one series per combination of values. */
interface Labelled<Label extends string> {
  /** Adds a value to a counter or histogram. */
  readonly add: (labels: Readonly<Record<Label, string>>, value: number) => Effect.Effect<void>
}

/**
 * Makes a metric whose series are created when their labels first appear. Each series is a cached metric with fixed
 * labels. `withAttributes` would compute its name at every value.
 */
const labelled = <const Label extends string>(
  metricOf: (attributes: Readonly<Record<Label, string>>) => Metric.Metric<number, unknown>,
  labels: ReadonlyArray<Label>
): Labelled<Label> => {
  const cache = new Map<string, Metric.Metric<number, unknown>>()
  const only = labels.length === 1 ? labels[0] : undefined
  const seriesOf = (values: Readonly<Record<Label, string>>) => {
    const key = only === undefined ? labels.map((label) => values[label]).join("\0") : values[only]
    const series = cache.get(key)
    if (series !== undefined) return series
    const made = metricOf(values)
    cache.set(key, made)
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

/** Bucket limits for steps of a filing in seconds: some steps are processor work only, some are calls. */
const stepBuckets = Metric.boundariesFromIterable([
  0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 65
])

/**
 * Bucket limits in seconds for durations that include calls to the authority or waiting for a caller, up to the time
 * limit of a call.
 */
const wholeBuckets = Metric.boundariesFromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65])

const counter = <const Label extends string>(name: string, labels: ReadonlyArray<Label>, description: string) =>
  labelled((attributes) => Metric.counter(name, { attributes, description, incremental: true }), labels)

const histogram = <const Label extends string>(
  name: string,
  labels: ReadonlyArray<Label>,
  boundaries: ReadonlyArray<number>,
  description: string
) => labelled((attributes) => Metric.histogram(name, { attributes, description, boundaries }), labels)

/** Answers to requests that file a document. `status` is that of the result, or the tag of the problem. */
export const filings = counter(
  "radicar_filings_total",
  ["operation", "type", "status"],
  "Requests to file a document that were answered, by operation, type of document and outcome"
)

/** Time from the request to its answer, whatever the result. */
export const filingSeconds = histogram(
  "radicar_filing_duration_seconds",
  ["operation"],
  wholeBuckets,
  "Time from a request to file a document to its answer"
)

/** Time of each step of a filing, in place or in a thread. */
const stepSeconds = histogram(
  "radicar_filing_step_duration_seconds",
  ["step"],
  stepBuckets,
  "Time of one step of a filing; claim has render and sign in it where the service gives the number"
)

/** Processor time of tasks in threads. `outcome`: `done`, or the limit that the task exceeded. */
export const taskSeconds = histogram(
  "radicar_thread_task_processor_seconds",
  ["task", "outcome"],
  stepBuckets,
  "Processor time of a task in a thread, by task and outcome"
)

/** Submissions that reached a final state. */
export const settlements = counter(
  "radicar_settlements_total",
  ["type", "state", "by"],
  "Submissions with an outcome, by type of document, state and origin"
)

/** Calls to the authority. `outcome`: `answered`, or the reason of a missing answer. */
export const authoritySeconds = histogram(
  "radicar_authority_call_duration_seconds",
  ["environment", "operation", "outcome"],
  wholeBuckets,
  "Time of a call of the authority, by operation of its service and outcome"
)

/** Calls to the authority that were skipped because it does not answer. */
export const withheldCalls = counter(
  "radicar_authority_calls_withheld_total",
  ["environment", "operation"],
  "Calls of the authority that were skipped because it does not answer"
)

/** Requests by route template, never by path. */
export const requests = counter(
  "radicar_http_requests_total",
  ["method", "route", "status"],
  "Requests that were answered, by method, template of the route and status"
)

/** Time from the head of a request to its answer. */
export const requestSeconds = histogram(
  "radicar_http_request_duration_seconds",
  ["method", "route"],
  wholeBuckets,
  "Time from a request to its answer"
)

const steps = ["parse", "decode", "check", "key", "certificate", "claim", "render", "sign", "file", "answer"] as const

/** A step of a filing: a span and a measurement. */
type FilingStep = (typeof steps)[number]

const works = ["follow submission", "follow batch", "send mail", "judge arrival", "post event"] as const

/** Kinds of background work, each with a trace of its own. */
type BackgroundWork = (typeof works)[number]

/** Names of internal spans that are exported; other spans only pass on their parent. */
export const exportedNames: ReadonlySet<string> = new Set([...steps, ...works])

/** Runs background work in a trace of its own; its attributes link it to related traces. */
export const backgroundWork =
  (name: BackgroundWork, attributes: Readonly<Record<string, string | number>>) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    work.pipe(Effect.withSpan(name, { root: true, kind: "consumer", attributes }, { captureStackTrace: false }))

const nanos = 1e9

/** Runs an effect as a step: a span and a measured duration, whatever the outcome. */
export const filingStep =
  (step: FilingStep, attributes: Readonly<Record<string, string>> = {}) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.withFiber((fiber) => {
      const clock = fiber.getRef(Clock.Clock)
      const began = clock.currentTimeNanosUnsafe()
      const measured = Effect.onExit(work, () =>
        stepSeconds.add({ step }, Number(clock.currentTimeNanosUnsafe() - began) / nanos)
      )
      return fiber.cache.tracerEnabled
        ? measured.pipe(Effect.withSpan(step, { attributes }, { captureStackTrace: false }))
        : measured
    })

/** Adds a finished span below the current one. */
const addSpan = (fiber: Fiber.Fiber<unknown, unknown>, name: FilingStep, startTime: bigint, endTime: bigint): void => {
  const parent = fiber.cache.span
  if (!fiber.cache.tracerEnabled || parent?._tag !== "Span" || !parent.sampled) return
  const { annotations } = parent
  fiber
    .getRef(Tracer.Tracer)
    .span({
      name,
      parent: Option.some(parent),
      annotations,
      links: [],
      startTime,
      kind: "internal",
      root: false,
      sampled: true
    })
    .end(endTime, Exit.void)
}

/**
 * Runs synchronous work of several steps; the work reports the end of each, which becomes a span and a measured
 * duration.
 */
export const filingSteps = <A>(work: (ended: (step: FilingStep) => void) => A): Effect.Effect<A> =>
  Effect.withFiber((fiber) => {
    const clock = fiber.getRef(Clock.Clock)
    const over: Array<readonly [step: FilingStep, seconds: number]> = []
    let began = clock.currentTimeNanosUnsafe()
    const done = work((step) => {
      const ended = clock.currentTimeNanosUnsafe()
      over.push([step, Number(ended - began) / nanos])
      addSpan(fiber, step, began, ended)
      began = ended
    })
    return Effect.as(
      Effect.forEach(over, ([step, seconds]) => stepSeconds.add({ step }, seconds), { discard: true }),
      done
    )
  })
