import { Context, type Duration, Effect, Layer, Schema } from "effect"
import { PersistedQueue } from "effect/persistence"
import { hash } from "node:crypto"
import { StorageError } from "../database/StorageError.ts"
import { MAXIMUM_TAKES, warnOfLastTake } from "./Jobs.ts"

const job = Schema.Struct({ webhookId: Schema.String })

/**
 * Id of the job that posts events to a webhook from a time on: 32 hexadecimal digits. Every process computes the same
 * id.
 */
const idOf = (webhookId: string, at: Date): string =>
  hash("sha256", `${webhookId}/${at.toISOString()}`, "hex").slice(0, 32)

const failed = (operation: string) => () => StorageError.because(operation, "QueueError", true)

const make = Effect.gen(function* () {
  const queue = yield* PersistedQueue.make({ name: "webhooks", schema: job, maxAttempts: MAXIMUM_TAKES })
  return LaneJobs.of({
    wake: (webhookId: string) =>
      queue.offer({ webhookId }).pipe(Effect.asVoid, Effect.mapError(failed("LaneJobs.wake")), Effect.orDie),
    plan: (webhookId: string, at: Date, delay: Duration.Input) =>
      queue
        .offer({ webhookId }, { id: idOf(webhookId, at), delay })
        .pipe(Effect.asVoid, Effect.mapError(failed("LaneJobs.plan")), Effect.orDie),
    take: (handle) =>
      queue
        .take(({ webhookId }, { attempts, id }) =>
          Effect.andThen(warnOfLastTake("webhooks", attempts, { webhookId }), handle(webhookId, id))
        )
        .pipe(Effect.orDie)
  })
})

/**
 * Jobs that post events to webhooks. Each webhook has its own queue of events, its lane. A job names only the webhook;
 * its handler finds the due deliveries in the database. A job may run more than once; a superfluous run finds nothing
 * to do.
 */
export class LaneJobs extends Context.Service<
  LaneJobs,
  {
    /** Adds a job for a webhook that is due now, within a surrounding transaction if there is one. */
    readonly wake: (webhookId: string) => Effect.Effect<void>
    /**
     * Adds a job for a webhook that is due at a later time, `delay` from now. An existing job for the same time stays
     * unchanged.
     */
    readonly plan: (webhookId: string, at: Date, delay: Duration.Input) => Effect.Effect<void>
    /**
     * Waits for the next due job and runs it; retries it later if `handle` dies. `jobId` stays the same if the job is
     * taken again after its process died.
     */
    readonly take: (handle: (webhookId: string, jobId: string) => Effect.Effect<void>) => Effect.Effect<void>
  }
>()("@radicar/api/LaneJobs") {
  /** Jobs in the queue `webhooks`. */
  static readonly layer = Layer.effect(LaneJobs, make)
}
