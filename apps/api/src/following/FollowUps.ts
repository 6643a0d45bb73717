import { Context, Duration, Effect, Layer, Schema } from "effect"
import { PersistedQueue } from "effect/persistence"
import { SqlError, type SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { StorageError } from "../storage/StorageError.ts"
import { followUpDelay, type FollowUpStep } from "./followUpDelay.ts"

/** An appointment to look after a submission. */
class FollowUp extends Schema.Class<FollowUp>("@radicar/api/FollowUp")({
  submissionId: Schema.String,
  /** Which look it is, from 1. */
  look: Schema.Int
}) {}

/** How often the database is asked, and how long a process that says nothing is believed to be alive. */
export interface FollowUpOptions {
  readonly pollInterval: Duration.Input
  /** An appointment that a killed process had taken is free again after this time. */
  readonly lockExpiration: Duration.Input
  readonly steps: ReadonlyArray<FollowUpStep>
}

/** Times that an appointment may be taken: a process that dies with it counts, a submission's looks do not. */
const MAXIMUM_TAKES = 50

/** Longer than any submission is followed, so that an appointment is not made twice. */
const KEPT = "7 days"

/** One appointment per look, whoever makes it; 36 characters at most. */
const idOf = ({ look, submissionId }: FollowUp): string => hash("sha256", `${submissionId}/${look}`, "hex").slice(0, 32)

const failed = () => StorageError.because("FollowUps.plan", "QueueError", true)

const make = Effect.fnUntraced(function* (steps: ReadonlyArray<FollowUpStep>) {
  const queue = yield* PersistedQueue.make({ name: "submissions", schema: FollowUp, maxAttempts: MAXIMUM_TAKES })
  return FollowUps.of({
    plan: Effect.fn("FollowUps.plan")(function* (submissionId, look, within) {
      const delay = yield* followUpDelay(look, steps)
      if (delay === undefined) return false
      const followUp = new FollowUp({ submissionId, look })
      const soonest = within === undefined ? delay : Duration.min(delay, within)
      yield* queue.offer(followUp, { id: idOf(followUp), delay: soonest }).pipe(Effect.mapError(failed), Effect.orDie)
      return true
    }),
    take: (handle) =>
      queue
        .take(({ look, submissionId }, { attempts }) =>
          Effect.andThen(
            attempts < MAXIMUM_TAKES
              ? Effect.void
              : Effect.logError("ALERT: a submission is looked after for the last time", { submissionId, attempts }),
            handle(submissionId, look)
          )
        )
        .pipe(Effect.orDie)
  })
})

/**
 * Appointments to look after submissions, kept in the database: they outlive the process that made them and are kept by
 * whichever process comes first. At least once: whoever looks must not mind that somebody has looked before.
 */
export class FollowUps extends Context.Service<
  FollowUps,
  {
    /**
     * Makes the appointment for a look, counted from 1: when the steps say, or `within` a time that is shorter. Inside a
     * transaction it is part of it. One that was made already stays as it is. `false`: there is no such look any more.
     */
    readonly plan: (submissionId: string, look: number, within?: Duration.Duration) => Effect.Effect<boolean>
    /** Waits for the next appointment that is due and keeps it. It is made again, later, if `handle` dies. */
    readonly take: (handle: (submissionId: string, look: number) => Effect.Effect<void>) => Effect.Effect<void>
  }
>()("@radicar/api/FollowUps") {
  /** Appointments in the table `jobs`. */
  static readonly layer = ({
    steps,
    ...options
  }: FollowUpOptions): Layer.Layer<FollowUps, StorageError, SqlClient.SqlClient> =>
    Layer.effect(FollowUps, make(steps)).pipe(
      Layer.provide(PersistedQueue.layer),
      Layer.provideMerge(PersistedQueue.layerCleanup({ timeToLive: KEPT })),
      Layer.provide(
        Layer.effect(
          PersistedQueue.PersistedQueueStore,
          PersistedQueue.makeStoreSql({ tableName: "jobs", lockRefreshInterval: "15 seconds", ...options }).pipe(
            Effect.mapError((error) =>
              error instanceof SqlError.SqlError ? StorageError.of("open the table jobs", error) : error
            )
          )
        )
      )
    )
}
