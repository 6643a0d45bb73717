import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Cause, Duration, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../database/records.ts"
import type { Jobs } from "./Jobs.ts"
import { logError } from "../observability/log.ts"

/** Logs a worker's failure and pauses for a second. The worker then continues, and its job is retried later. */
export const logAndPause =
  (line: Localized) =>
  (cause: Cause.Cause<never>): Effect.Effect<void> =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.failCause(cause)
      : Effect.andThen(logError(line, cause), Effect.sleep("1 second"))

/**
 * Runs work again and again, `concurrency` times in parallel, until the scope closes. `line` is logged at a failure.
 */
export const runWorkers = (concurrency: number, line: Localized, work: Effect.Effect<void>) =>
  Effect.forkScoped(
    Effect.all(
      Array.from({ length: concurrency }, () => work.pipe(Effect.catchCause(logAndPause(line)), Effect.forever)),
      { concurrency: "unbounded" }
    )
  )

/** Runs jobs until the scope closes. First adds a job for each id of `open`, in case its job was lost. */
export const runJobs = Effect.fnUntraced(function* (
  jobs: Jobs,
  concurrency: number,
  open: Effect.Effect<ReadonlyArray<string>>,
  run: (id: string, attempt: number) => Effect.Effect<void>
) {
  yield* Effect.flatMap(open, (ids) => Effect.forEach(ids, (id) => jobs.plan(id, 1, Duration.zero), { discard: true }))
  yield* runWorkers(
    concurrency,
    { en: "Open work could not be followed up", es: "No se pudo seguir el trabajo abierto" },
    jobs.take(run)
  )
})

/** Jobs that one process runs periodically for all processes; each has a row in `job_runs`. */
export type RegularJob = "certificates" | "erasures" | "inbox" | "months"

/**
 * Runs a job at once and then at intervals, until the scope closes. Each successful run is recorded, so that missing
 * runs are noticed. `line` is logged at a failure; the next run comes after the interval.
 */
export const runRegularly = Effect.fnUntraced(function* <E, R>(
  name: RegularJob,
  every: Duration.Input,
  line: Localized,
  run: Effect.Effect<unknown, E, R>
) {
  const sql = yield* SqlClient.SqlClient
  const interval = sql`make_interval(secs => ${Duration.toSeconds(every)})`
  // a job that has never run counts as late, too
  const announce = sql`
    insert into job_runs (name, every) values (${name}, ${interval}) on conflict (name) do nothing`.pipe(
    storageOperation("runRegularly")
  )
  const record = sql`
    update job_runs set every = ${interval}, ran_at = clock_timestamp() where name = ${name}`.pipe(
    storageOperation("runRegularly")
  )
  yield* announce.pipe(
    Effect.andThen(run),
    Effect.andThen(record),
    Effect.catchCause((cause) => (Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : logError(line, cause))),
    Effect.andThen(Effect.sleep(every)),
    Effect.forever,
    Effect.forkScoped
  )
})
