import { Duration, Effect, Random, Schema } from "effect"
import { PersistedQueue } from "effect/persistence"
import { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { StorageError } from "../database/StorageError.ts"
import { storageOperation } from "../database/storageOperation.ts"

/** A number of looks with the same delay before each. */
export interface FollowUpStep {
  readonly looks: number
  readonly delay: Duration.Input
}

/**
 * When an open submission is followed up. Annex FE 1.9 §12.2 and §12.4: three times five seconds apart, then every two
 * minutes; after that every quarter of an hour, beyond the 48 hours in which a contingency must be transmitted.
 */
export const followUpSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 3, delay: "5 seconds" },
  { looks: 5, delay: "2 minutes" },
  { looks: 288, delay: "15 minutes" }
]

/**
 * When a batch is queried: twenty times half a minute apart, then more and more rarely. A batch that is
 * still in process after some six hours was never queued, as has been seen, and will not be answered.
 */
export const batchSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 20, delay: "30 seconds" },
  { looks: 10, delay: "5 minutes" },
  { looks: 20, delay: "15 minutes" }
]

/**
 * When a mail is tried: at once, three times a minute apart, five times every ten minutes, then every hour for more
 * than a day, as RFC 5321 §4.5.4.1 has it for what fails for now.
 */
export const mailSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: 0 },
  { looks: 3, delay: "1 minute" },
  { looks: 5, delay: "10 minutes" },
  { looks: 30, delay: "1 hour" }
]

/**
 * When an event is posted to a webhook: at once, then after the times that Standard Webhooks 1.0 proposes, three days
 * in all.
 */
export const webhookSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: 0 },
  { looks: 1, delay: "5 seconds" },
  { looks: 1, delay: "5 minutes" },
  { looks: 1, delay: "30 minutes" },
  { looks: 1, delay: "2 hours" },
  { looks: 1, delay: "5 hours" },
  { looks: 1, delay: "10 hours" },
  { looks: 1, delay: "14 hours" },
  { looks: 1, delay: "20 hours" },
  { looks: 1, delay: "24 hours" }
]

/** How many looks there are. */
export const followUpLooks = (steps: ReadonlyArray<FollowUpStep>): number =>
  steps.reduce((sum, { looks }) => sum + looks, 0)

const planned = (look: number, steps: ReadonlyArray<FollowUpStep>): Duration.Input | undefined => {
  const [step, ...later] = steps
  if (step === undefined) return undefined
  return look <= step.looks ? step.delay : planned(look - step.looks, later)
}

/**
 * How long to wait before a look, counted from 1; up to a fifth more or less, so that what failed together does not
 * come back together. `undefined`: there is no such look any more.
 */
export const followUpDelay = (
  look: number,
  steps: ReadonlyArray<FollowUpStep>
): Effect.Effect<Duration.Duration | undefined> => {
  const delay = planned(look, steps)
  if (delay === undefined) return Effect.undefined
  return Effect.map(Random.nextBetween(0.8, 1.2), (factor) => Duration.times(Duration.fromInputUnsafe(delay), factor))
}

/** Id of the job for a look at something, counted from 1: one per look, whoever adds it; 32 characters. */
export const jobId = (id: string, look: number): string => hash("sha256", `${id}/${look}`, "hex").slice(0, 32)

/** Times that a job may be taken: a process that dies with it counts, the looks do not. */
export const MAXIMUM_TAKES = 50

/** Logs that a job is taken for the last time: afterwards nothing follows up its subject. */
export const warnOfLastTake = (kind: string, attempts: number, facts: Readonly<Record<string, unknown>>) =>
  attempts < MAXIMUM_TAKES
    ? Effect.void
    : Effect.logError(`ALERT: a job of the ${kind} runs for the last time`, { ...facts, attempts })

/** A job as its row has it, to be written with something else in one call. */
export interface PlannedJob {
  readonly id: string
  /** JSON, as the queue encodes it. */
  readonly element: string
  /** From now until it is due. */
  readonly seconds: number
}

/** Jobs that follow up things of one kind. */
export interface Jobs {
  /** The job for the first look, at the time the steps say; `undefined` where they say nothing. */
  readonly first: (id: string) => Effect.Effect<PlannedJob | undefined>
  /**
   * Adds the job for a look, counted from 1: at the time the steps say, or `within` a shorter time. Inside a
   * transaction it is part of it. An existing job stays unchanged. `false`: there is no such look any more.
   */
  readonly plan: (id: string, look: number, within?: Duration.Duration) => Effect.Effect<boolean>
  /** Adds another job for the same look, so long from now. */
  readonly postpone: (id: string, look: number, delay: Duration.Duration) => Effect.Effect<void>
  /** Waits for the next job that is due and runs it. It is retried later if `handle` dies. */
  readonly take: (handle: (id: string, look: number) => Effect.Effect<void>) => Effect.Effect<void>
}

const failed = () => StorageError.because("FollowUps.plan", "QueueError", true)

const job = Schema.Struct({
  id: Schema.String,
  /** Which look it is, from 1. */
  look: Schema.Int
})

/** Jobs in the queue `name`, which stores the id as `field`. */
export const makeJobs = Effect.fnUntraced(function* (
  name: "submissions" | "batches" | "mails",
  field: "submissionId" | "batchId" | "mailId",
  steps: ReadonlyArray<FollowUpStep>
) {
  const schema = job.pipe(Schema.encodeKeys({ id: field }))
  const queue = yield* PersistedQueue.make({ name, schema, maxAttempts: MAXIMUM_TAKES })
  const sql = yield* SqlClient.SqlClient
  const elementOf = Schema.encodeSync(schema)
  const offer = (id: string, look: number, options: { readonly id?: string; readonly delay: Duration.Duration }) =>
    queue.offer({ id, look }, options).pipe(Effect.asVoid, Effect.mapError(failed), Effect.orDie)

  /** As the queue stores a job, but without querying the database at once, in vain: each filing adds a job. */
  const planned = (id: string, look: number, delay: Duration.Duration): PlannedJob => ({
    id: jobId(id, look),
    element: JSON.stringify(elementOf({ id, look })),
    seconds: Duration.toSeconds(delay)
  })

  const offerLater = ({ element, id, seconds }: PlannedJob) =>
    sql`
      insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
      values (${id}, ${name}, ${element}, 'pending', 0, clock_timestamp() + make_interval(secs => ${seconds}), now(), now())
      on conflict (id, queue_name) do nothing`.pipe(Effect.asVoid, storageOperation("FollowUps.plan"))

  const jobs: Jobs = {
    first: (id) =>
      Effect.map(followUpDelay(1, steps), (delay) => (delay === undefined ? undefined : planned(id, 1, delay))),
    plan: Effect.fnUntraced(function* (id, look, within) {
      const delay = yield* followUpDelay(look, steps)
      if (delay === undefined) return false
      const soonest = within === undefined ? delay : Duration.min(delay, within)
      yield* Duration.toMillis(soonest) === 0
        ? offer(id, look, { id: jobId(id, look), delay: soonest })
        : offerLater(planned(id, look, soonest))
      return true
    }),
    postpone: (id, look, delay) => offer(id, look, { delay }),
    take: (handle) =>
      queue
        .take(({ id, look }, { attempts }) =>
          Effect.andThen(warnOfLastTake(name, attempts, { [field]: id }), handle(id, look))
        )
        .pipe(Effect.orDie)
  }
  return jobs
})
