import { Context, type Duration, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { Batches } from "../batches/Batches.ts"
import { reportStalled } from "../batches/followBatch.ts"
import { documentEvent } from "../documents/submissions/documentEvents.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { storageOperation } from "../platform/database/storageOperation.ts"
import { Events } from "../webhooks/Events.ts"

/** What waits of one kind of work. */
interface Waiting {
  readonly queue: "submissions" | "batches" | "mails" | "webhooks"
  /** How many are not done. */
  readonly depth: number
  /** Seconds since the oldest of them came; 0 where there is none. */
  readonly oldestSeconds: number
  /** Seconds by which the most overdue job is overdue; 0 where none is. */
  readonly lateSeconds: number
}

/** Kinds of work that takes longer than it ever should; each is reported by the event of its name. */
type OverdueKind = "document.overdue" | "document.contingency_overdue" | "batch.stalled"

/** Work that takes longer than it ever should. */
interface Overdue {
  readonly kind: OverdueKind
  /** Id of the submission or of the batch. */
  readonly id: string
}

/** Count of a kind of trouble: overdue work, or webhooks that were disabled because they failed. */
interface Trouble {
  readonly kind: OverdueKind | "webhook.disabled"
  readonly count: number
}

/** How much work waits, of all processes of the database together. */
export class Backlog extends Context.Service<
  Backlog,
  {
    readonly waiting: Effect.Effect<ReadonlyArray<Waiting>>
    /** Overdue work of which no process has recorded the condition `kind/id` yet, at most a hundred pieces. */
    readonly unreported: Effect.Effect<ReadonlyArray<Overdue>>
    readonly troubles: Effect.Effect<ReadonlyArray<Trouble>>
    /** Deletes the conditions of documents and uploads that are open no more. */
    readonly forgetSettled: Effect.Effect<void>
  }
>()("@radicar/api/Backlog") {
  /** By the open work in the database, and the jobs that do it. */
  static readonly layer = Layer.effect(
    Backlog,
    Effect.map(SqlClient.SqlClient, (sql) => {
      // a document is retried for three days, a contingency transmitted within two, an upload followed for six hours
      const overdue = sql`
        select 'document.overdue' as kind, id from open_submissions where created_at < now() - interval '3 days'
        union all select 'document.contingency_overdue', open.id
          from open_submissions as open join documents on documents.id = open.id
          where open.created_at < now() - interval '48 hours' and documents.outage_began_at is not null
        union all select 'batch.stalled', id from batches where state = 'open' and created_at < now() - interval '7 hours'`
      return Backlog.of({
        waiting: sql<Waiting>`
          with work as (
            select 'submissions' as queue, count(*) as depth, min(created_at) as oldest
              from open_submissions
            union all select 'batches', count(*), min(created_at) from batches where state = 'open'
            union all select 'mails', count(*), min(created_at) from mails where state = 'queued'
            union all select 'webhooks', count(*), min(created_at) from webhook_deliveries where state = 'pending'
          ), late as (
            select queue_name, min(visible_at) as since from jobs
            where state = 'pending' and visible_at < now() group by queue_name
          )
          select queue, depth::float8 as depth,
            coalesce(greatest(extract(epoch from now() - oldest), 0), 0)::float8 as "oldestSeconds",
            coalesce(extract(epoch from now() - since), 0)::float8 as "lateSeconds"
          from work left join late on late.queue_name = work.queue`.pipe(storageOperation("Backlog.waiting")),
        unreported: sql<Overdue>`
          select kind, id::text from (${overdue}) as overdue
          where not exists (select from conditions where name = kind || '/' || id::text) limit 100`.pipe(
          storageOperation("Backlog.unreported")
        ),
        troubles: sql<Trouble>`
          select kind, count(id)::float8 as count
          from (values ('document.overdue'), ('document.contingency_overdue'), ('batch.stalled')) as kinds (kind)
            left join (${overdue}) as overdue using (kind)
          group by kind
          union all select 'webhook.disabled', count(*)::float8 from webhooks
            where state = 'disabled' and disabled_because <> 'asked'`.pipe(storageOperation("Backlog.troubles")),
        forgetSettled: sql`
          delete from conditions where split_part(name, '/', 1)
              in ('document.overdue', 'document.contingency_overdue', 'batch.stalled')
            and not exists (select from open_submissions where id::text = split_part(name, '/', 2))
            and not exists (select from batches where id::text = split_part(name, '/', 2) and state <> 'final')`.pipe(
          Effect.asVoid,
          storageOperation("Backlog.forgetSettled")
        )
      })
    })
  )
}

/** Seconds by which a job may be late before its queue stands still. */
const LATE_SECONDS = 300

const alerts = {
  "document.overdue": "ALERT: a filing has been open for three days; check the authority's portal, then retry it",
  "document.contingency_overdue": "ALERT: a document of a contingency has not been transmitted for 48 hours"
} as const

/**
 * Checks regularly for work that takes longer than it ever should and for queues that stand still, and reports each
 * once: by an event and a line of the log. It reads tables, takes no job and runs on every process, so it does not stop
 * with the queue that it watches; one statement of the database decides which process reports.
 */
export const watchWork = Effect.fnUntraced(function* (every: Duration.Input) {
  const backlog = yield* Backlog
  const batches = yield* Batches
  const events = yield* Events
  const submissions = yield* Submissions

  const reportOverdue = Effect.fnUntraced(function* ({ id, kind }: Overdue) {
    if (kind === "batch.stalled") {
      const batch = yield* batches.get(id)
      return Option.isNone(batch) ? undefined : yield* reportStalled(events, batch.value)
    }
    const submission = yield* submissions.get(id)
    if (!(yield* events.begin(`${kind}/${id}`, documentEvent(kind, submission)))) return
    const { documentKey, state } = submission
    yield* Effect.logError(alerts[kind], { submissionId: id, documentKey, state })
  })

  const checkQueues = Effect.gen(function* () {
    for (const { depth, lateSeconds, queue } of yield* backlog.waiting) {
      const condition = `queue.stalled/${queue}`
      const data = { queue, depth, lateSeconds: Math.round(lateSeconds) }
      if (lateSeconds <= LATE_SECONDS) {
        if (yield* events.end(condition, { type: "queue.recovered", data })) {
          yield* Effect.logInfo("A queue is worked off again", data)
        }
      } else if (yield* events.begin(condition, { type: "queue.stalled", data })) {
        yield* Effect.logError("ALERT: a queue stands still; check that a process runs and is not busy", data)
      }
    }
  })

  const check = Effect.gen(function* () {
    yield* checkQueues
    yield* Effect.forEach(yield* backlog.unreported, reportOverdue, { discard: true })
    yield* backlog.forgetSettled
  })

  return yield* check.pipe(
    Effect.catchCause((cause) => Effect.logError("Watching the work failed", cause)),
    Effect.andThen(Effect.sleep(every)),
    Effect.forever,
    Effect.forkScoped
  )
})
