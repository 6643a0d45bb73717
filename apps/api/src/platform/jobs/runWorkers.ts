import { Cause, Duration, Effect } from "effect"
import type { Jobs } from "./Jobs.ts"

/** Logs what broke a worker, which goes on after a second: its job is taken again later. */
export const logAndPause =
  (message: string) =>
  (cause: Cause.Cause<never>): Effect.Effect<void> =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.failCause(cause)
      : Effect.andThen(Effect.logError(message, cause), Effect.sleep("1 second"))

/** Repeats the same work in parallel until the scope closes. `message` is logged when it breaks. */
export const runWorkers = (concurrency: number, message: string, work: Effect.Effect<void>) =>
  Effect.forkScoped(
    Effect.all(
      Array.from({ length: concurrency }, () => work.pipe(Effect.catchCause(logAndPause(message)), Effect.forever)),
      { concurrency: "unbounded" }
    )
  )

/** Runs jobs until the scope closes; first adds those of `open`, which an older version may not have added. */
export const runJobs = Effect.fnUntraced(function* (
  jobs: Jobs,
  concurrency: number,
  open: Effect.Effect<ReadonlyArray<string>>,
  run: (id: string, look: number) => Effect.Effect<void>
) {
  yield* Effect.flatMap(open, (ids) => Effect.forEach(ids, (id) => jobs.plan(id, 1, Duration.zero), { discard: true }))
  yield* runWorkers(concurrency, "Open work could not be followed up", jobs.take(run))
})
