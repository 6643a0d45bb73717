import { Clock, Effect, Exit, type Fiber, Option, Tracer } from "effect"
import { stepSeconds } from "./metrics/measurements.ts"

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
