import { Context, Duration, Effect, Layer } from "effect"
import { PersistedQueue } from "effect/persistence"
import { type SqlClient, SqlError } from "effect/sql"
import { StorageError } from "../database/StorageError.ts"
import { type FollowUpStep, type Jobs, makeJobs } from "./Jobs.ts"
import { LaneJobs } from "./LaneJobs.ts"

/** Polling interval and lock time of jobs, and the schedules of follow-ups. */
export interface FollowUpOptions {
  readonly pollInterval: Duration.Input
  /** Time after which another process may take the job of a killed process. */
  readonly lockExpiration: Duration.Input
  /** Schedule for submissions. */
  readonly steps: ReadonlyArray<FollowUpStep>
  /** Schedule for batches. */
  readonly batchSteps: ReadonlyArray<FollowUpStep>
  /** Schedule for mails. */
  readonly mailSteps: ReadonlyArray<FollowUpStep>
  /** Schedule for arrivals in the inbox. */
  readonly inboxSteps: ReadonlyArray<FollowUpStep>
}

type Steps = Pick<FollowUpOptions, "steps" | "batchSteps" | "mailSteps" | "inboxSteps">

/**
 * Time for which finished jobs stay recorded. It exceeds every follow-up, so that a finished job cannot be added again.
 */
const KEPT = "7 days"

const make = Effect.fnUntraced(function* ({ batchSteps, inboxSteps, mailSteps, steps }: Steps) {
  return FollowUps.of({
    ...(yield* makeJobs("submissions", "submissionId", steps)),
    batches: yield* makeJobs("batches", "batchId", batchSteps),
    mails: yield* makeJobs("mails", "mailId", mailSteps),
    inbox: yield* makeJobs("inbox", "arrivalId", inboxSteps)
  })
})

/**
 * Jobs that follow up submissions, batches, mails and arrivals. They are stored in the database, survive their process
 * and run in any process. Delivery is at least once, so handlers must tolerate repetitions.
 */
export class FollowUps extends Context.Service<
  FollowUps,
  Jobs & { readonly batches: Jobs; readonly mails: Jobs; readonly inbox: Jobs }
>()("@radicar/api/FollowUps") {
  /** Jobs in the table `jobs`, including those that post events to webhooks. */
  static readonly layer = ({
    batchSteps,
    inboxSteps,
    mailSteps,
    steps,
    ...options
  }: FollowUpOptions): Layer.Layer<FollowUps | LaneJobs, StorageError, SqlClient.SqlClient> => {
    const lockRefreshInterval = Duration.times(Duration.fromInputUnsafe(options.lockExpiration), 0.25)
    return Layer.merge(
      Layer.effect(FollowUps, make({ steps, batchSteps, mailSteps, inboxSteps })),
      LaneJobs.layer
    ).pipe(
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
