import { Context, type Duration, Effect, Layer } from "effect"
import { PersistedQueue } from "effect/persistence"
import { SqlError, type SqlClient } from "effect/sql"
import { StorageError } from "../storage/StorageError.ts"
import { type Appointments, makeAppointments } from "./Appointments.ts"
import type { FollowUpStep } from "./followUpDelay.ts"

/** How often the database is asked, and how long a process that says nothing is believed to be alive. */
export interface FollowUpOptions {
  readonly pollInterval: Duration.Input
  /** An appointment that a killed process had taken is free again after this time. */
  readonly lockExpiration: Duration.Input
  /** When a submission is looked after. */
  readonly steps: ReadonlyArray<FollowUpStep>
  /** When the authority is asked about a batch. */
  readonly batchSteps: ReadonlyArray<FollowUpStep>
}

/** Longer than anything is followed, so that an appointment is not made twice. */
const KEPT = "7 days"

const make = Effect.fnUntraced(function* ({ batchSteps, steps }: Pick<FollowUpOptions, "steps" | "batchSteps">) {
  return FollowUps.of({
    ...(yield* makeAppointments("submissions", "submissionId", steps)),
    batches: yield* makeAppointments("batches", "batchId", batchSteps)
  })
})

/**
 * Appointments to look after submissions and batches, kept in the database: they outlive the process that made them and are
 * kept by whichever process comes first. At least once: whoever looks must not mind that somebody has looked before.
 */
export class FollowUps extends Context.Service<FollowUps, Appointments & { readonly batches: Appointments }>()(
  "@radicar/api/FollowUps"
) {
  /** Appointments in the table `jobs`. */
  static readonly layer = ({
    batchSteps,
    steps,
    ...options
  }: FollowUpOptions): Layer.Layer<FollowUps, StorageError, SqlClient.SqlClient> =>
    Layer.effect(FollowUps, make({ steps, batchSteps })).pipe(
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
