import { Effect, Fiber } from "effect"
import type { Filed } from "./fileOne.ts"

/** Completes at the next Ctrl-C or SIGTERM. */
const nextSignal = Effect.callback<void>((resume) => {
  const stop = () => resume(Effect.void)
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  return Effect.sync(() => {
    process.removeListener("SIGINT", stop)
    process.removeListener("SIGTERM", stop)
  })
})

/**
 * Runs work that can be stopped. An interruption calls `onStop` and waits until the work has finished the files in
 * progress. A second signal ends the work at once.
 */
export const stoppable = Effect.fnUntraced(function* <A, E, R, R2>(
  work: Effect.Effect<A, E, R>,
  onStop: Effect.Effect<void, never, R2>
) {
  const running = yield* Effect.forkDetach(work)
  const finish = Effect.andThen(
    onStop,
    Effect.raceFirst(Fiber.await(running), Effect.andThen(nextSignal, Fiber.interrupt(running)))
  )
  return yield* Effect.onInterrupt(Fiber.join(running), () => finish)
})

/** A batch to be filed. */
interface BatchRun<E, R> {
  readonly paths: ReadonlyArray<string>
  readonly concurrency: number
  readonly file: (path: string) => Effect.Effect<Filed, E, R>
  readonly onResult: (filed: Filed) => Effect.Effect<void>
  /** Checked before each file: whether to begin no more files. */
  readonly isStopping: () => boolean
}

/**
 * Number of consecutive files without an answer after which the batch stops. Each file has been retried for minutes.
 */
const patienceOf = (concurrency: number): number => Math.max(4, concurrency)

/**
 * Files a batch in its order, `concurrency` files at a time; a file is read when its turn comes. Stops by itself if
 * continuing is useless: the token is refused, or the service does not answer.
 */
export const runBatch = Effect.fn("runBatch")(function* <E, R>(run: BatchRun<E, R>) {
  const { concurrency, file, isStopping, onResult, paths } = run
  let next = 0
  let unanswered = 0
  let isHopeless = false
  const worker = Effect.gen(function* () {
    while (!isStopping() && !isHopeless && unanswered < patienceOf(concurrency)) {
      const path = paths[next]
      next += 1
      if (path === undefined) return
      const filed = yield* file(path)
      const code = filed.result.problem?.code
      unanswered = code === "network" || code === "unavailable" ? unanswered + 1 : 0
      isHopeless ||= filed.isHopeless
      yield* onResult(filed)
    }
  })
  yield* Effect.all(
    Array.from({ length: concurrency }, () => worker),
    { concurrency: "unbounded", discard: true }
  )
})
