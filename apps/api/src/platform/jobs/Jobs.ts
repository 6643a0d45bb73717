import { Duration, Effect, Random, Schema } from "effect"
import { PersistedQueue } from "effect/persistence"
import { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { StorageError } from "../database/StorageError.ts"
import { storageOperation } from "../database/records.ts"
import { logError } from "../observability/log.ts"

/** A part of a schedule: a number of attempts with the same delay before each. */
export interface FollowUpStep {
  readonly looks: number
  readonly delay: Duration.Input
}

/**
 * Schedule of follow-ups of an open submission. Annex FE 1.9 §12.2 and §12.4: three times five seconds apart, then
 * every two minutes. After that every quarter of an hour, for longer than the 48 hours within which an invoice issued
 * in contingency must be transmitted.
 */
export const followUpSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 3, delay: "5 seconds" },
  { looks: 5, delay: "2 minutes" },
  { looks: 288, delay: "15 minutes" }
]

/**
 * Schedule of queries about a batch: twenty times half a minute apart, then less and less often. A batch in process
 * after some six hours was never queued, as observed, and will not be answered.
 */
export const batchSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 20, delay: "30 seconds" },
  { looks: 10, delay: "5 minutes" },
  { looks: 20, delay: "15 minutes" }
]

/**
 * Schedule of attempts to send a mail: at once, three times a minute apart, five times every ten minutes, then hourly
 * for more than a day. RFC 5321 §4.5.4.1 recommends this for temporary failures.
 */
export const mailSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: 0 },
  { looks: 3, delay: "1 minute" },
  { looks: 5, delay: "10 minutes" },
  { looks: 30, delay: "1 hour" }
]

/** Schedule of judging an arrival in the inbox that its own request did not judge: soon, then for some hours. */
export const inboxSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: "10 seconds" },
  { looks: 10, delay: "1 minute" },
  { looks: 20, delay: "10 minutes" }
]

/**
 * Schedule of posts to a webhook: at once, then at the intervals that Standard Webhooks 1.0 proposes, three days in
 * all.
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

/** Total number of attempts in a schedule. */
export const followUpAttempts = (steps: ReadonlyArray<FollowUpStep>): number =>
  steps.reduce((sum, { looks }) => sum + looks, 0)

const delayOfAttempt = (attempt: number, steps: ReadonlyArray<FollowUpStep>): Duration.Input | undefined => {
  const [step, ...later] = steps
  if (step === undefined) return undefined
  return attempt <= step.looks ? step.delay : delayOfAttempt(attempt - step.looks, later)
}

/**
 * Delay before an attempt, counted from 1; `undefined` if the schedule has no such attempt. The delay varies by a
 * fifth, so that attempts that failed together are not repeated together.
 */
export const followUpDelay = (
  attempt: number,
  steps: ReadonlyArray<FollowUpStep>
): Effect.Effect<Duration.Duration | undefined> => {
  const delay = delayOfAttempt(attempt, steps)
  if (delay === undefined) return Effect.undefined
  return Effect.map(Random.nextBetween(0.8, 1.2), (factor) => Duration.times(Duration.fromInputUnsafe(delay), factor))
}

/** Id of the job for an attempt, counted from 1: 32 hexadecimal digits, always the same for the same attempt. */
export const jobId = (id: string, attempt: number): string => hash("sha256", `${id}/${attempt}`, "hex").slice(0, 32)

/**
 * Maximum number of times that one job is taken. A job is taken again only if the process that ran it died; further
 * attempts are separate jobs.
 */
export const MAXIMUM_TAKES = 50

/** Logs an alert if a job is taken for the last time; nothing would follow up its subject afterwards. */
export const warnOfLastTake = (kind: string, attempts: number, facts: Readonly<Record<string, unknown>>) =>
  attempts < MAXIMUM_TAKES
    ? Effect.void
    : logError({
        en: `ALERT: a job of the ${kind} runs for the last time`,
        es: `ALERT: un trabajo de ${kind} se ejecuta por última vez`,
        ...facts,
        attempts
      })

/** A job in the form of its row, to be written by another statement. */
export interface PlannedJob {
  readonly id: string
  /** The job's content: JSON in the queue's encoding. */
  readonly element: string
  /** Seconds until the job is due. */
  readonly seconds: number
}

/** Jobs that follow up one kind of subject. */
export interface Jobs {
  /** The job for the first attempt, at its scheduled time; `undefined` if the schedule is empty. */
  readonly first: (id: string) => Effect.Effect<PlannedJob | undefined>
  /**
   * Adds the job for an attempt, counted from 1, at its scheduled time or after `within` if that is shorter. It is part
   * of a surrounding transaction. An existing job stays unchanged. Returns `false` if the schedule has no such attempt.
   */
  readonly plan: (id: string, attempt: number, within?: Duration.Duration) => Effect.Effect<boolean>
  /** Adds another job for the same attempt, after `delay`. */
  readonly postpone: (id: string, attempt: number, delay: Duration.Duration) => Effect.Effect<void>
  /** Waits for the next due job and runs it; retries it later if `handle` dies. */
  readonly take: (handle: (id: string, attempt: number) => Effect.Effect<void>) => Effect.Effect<void>
}

const failed = () => StorageError.because("FollowUps.plan", "QueueError", true)

const job = Schema.Struct({
  id: Schema.String,
  /** Number of the attempt, from 1. */
  attempt: Schema.Int
})

/** Jobs in the queue `name`, which stores the id as `field`. */
export const makeJobs = Effect.fnUntraced(function* (
  name: "submissions" | "batches" | "mails" | "inbox",
  field: "submissionId" | "batchId" | "mailId" | "arrivalId",
  steps: ReadonlyArray<FollowUpStep>
) {
  const schema = job.pipe(Schema.encodeKeys({ id: field, attempt: "look" }))
  const queue = yield* PersistedQueue.make({ name, schema, maxAttempts: MAXIMUM_TAKES })
  const sql = yield* SqlClient.SqlClient
  const elementOf = Schema.encodeSync(schema)
  const offer = (id: string, attempt: number, options: { readonly id?: string; readonly delay: Duration.Duration }) =>
    queue.offer({ id, attempt }, options).pipe(Effect.asVoid, Effect.mapError(failed), Effect.orDie)

  /**
   * Makes the row of a job, to be written without the queue's own method, which would also query the database at once,
   * needlessly, at every filing.
   */
  const plannedJob = (id: string, attempt: number, delay: Duration.Duration): PlannedJob => ({
    id: jobId(id, attempt),
    element: JSON.stringify(elementOf({ id, attempt })),
    seconds: Duration.toSeconds(delay)
  })

  const offerLater = ({ element, id, seconds }: PlannedJob) =>
    sql`
      insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
      values (${id}, ${name}, ${element}, 'pending', 0, clock_timestamp() + make_interval(secs => ${seconds}), now(), now())
      on conflict (id, queue_name) do nothing`.pipe(Effect.asVoid, storageOperation("FollowUps.plan"))

  const jobs: Jobs = {
    first: (id) =>
      Effect.map(followUpDelay(1, steps), (delay) => (delay === undefined ? undefined : plannedJob(id, 1, delay))),
    plan: Effect.fnUntraced(function* (id, attempt, within) {
      const delay = yield* followUpDelay(attempt, steps)
      if (delay === undefined) return false
      const soonest = within === undefined ? delay : Duration.min(delay, within)
      yield* Duration.toMillis(soonest) === 0
        ? offer(id, attempt, { id: jobId(id, attempt), delay: soonest })
        : offerLater(plannedJob(id, attempt, soonest))
      return true
    }),
    postpone: (id, attempt, delay) => offer(id, attempt, { delay }),
    take: (handle) =>
      queue
        .take(({ id, attempt }, { attempts }) =>
          Effect.andThen(warnOfLastTake(name, attempts, { [field]: id }), handle(id, attempt))
        )
        .pipe(Effect.orDie)
  }
  return jobs
})
