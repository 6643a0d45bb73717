import { Context, Duration, Effect, Layer } from "effect"
import { PersistedQueue } from "effect/persistence"
import { type SqlClient, SqlError } from "effect/sql"
import { StorageError } from "../database/StorageError.ts"
import { type FollowUpStep, type Jobs, makeJobs } from "./Jobs.ts"
import { LaneJobs } from "./LaneJobs.ts"

/** How often the database is asked, and how long a process that says nothing is believed to be alive. */
export interface FollowUpOptions {
  readonly pollInterval: Duration.Input
  /** A job that a killed process had taken is free again after this time. */
  readonly lockExpiration: Duration.Input
  /** When a submission is followed up. */
  readonly steps: ReadonlyArray<FollowUpStep>
  /** When a batch is queried. */
  readonly batchSteps: ReadonlyArray<FollowUpStep>
  /** When a mail is tried. */
  readonly mailSteps: ReadonlyArray<FollowUpStep>
}

type Steps = Pick<FollowUpOptions, "steps" | "batchSteps" | "mailSteps">

/** Longer than anything is followed, so that no job is added twice. */
const KEPT = "7 days"

const make = Effect.fnUntraced(function* ({ batchSteps, mailSteps, steps }: Steps) {
  return FollowUps.of({
    ...(yield* makeJobs("submissions", "submissionId", steps)),
    batches: yield* makeJobs("batches", "batchId", batchSteps),
    mails: yield* makeJobs("mails", "mailId", mailSteps)
  })
})

/**
 * Jobs that follow up submissions, batches and mails, stored in the database: they outlive the process that made them
 * and are kept by whichever process comes first. At least once: whoever looks must not mind that somebody has looked
 * before.
 */
export class FollowUps extends Context.Service<FollowUps, Jobs & { readonly batches: Jobs; readonly mails: Jobs }>()(
  "@radicar/api/FollowUps"
) {
  /** Jobs in the table `jobs`, those of the webhooks' lanes too. */
  static readonly layer = ({
    batchSteps,
    mailSteps,
    steps,
    ...options
  }: FollowUpOptions): Layer.Layer<FollowUps | LaneJobs, StorageError, SqlClient.SqlClient> => {
    const lockRefreshInterval = Duration.times(Duration.fromInputUnsafe(options.lockExpiration), 0.25)
    return Layer.merge(Layer.effect(FollowUps, make({ steps, batchSteps, mailSteps })), LaneJobs.layer).pipe(
      Layer.provide(PersistedQueue.layer),
      Layer.provideMerge(PersistedQueue.layerCleanup({ timeToLive: KEPT })),
      Layer.provide(
        Layer.effect(
          PersistedQueue.PersistedQueueStore,
          PersistedQueue.makeStoreSql({ tableName: "jobs", lockRefreshInterval, ...options }).pipe(
            Effect.mapError((error) =>
              error instanceof SqlError.SqlError ? StorageError.of("open the table jobs", error) : error
            )
          )
        )
      )
    )
  }
}
