import type { Notice } from "@radicar/contract/inner/NoticesGroup"
import { Context, type Duration, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { Batches } from "../batches/Batches.ts"
import { reportStalled } from "../batches/followBatch.ts"
import { documentEvent } from "../documents/submissions/documentReferences.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { readAll, storageOperation } from "../platform/database/records.ts"
import type { RegularJob } from "../platform/jobs/runWorkers.ts"
import { Events } from "../webhooks/Events.ts"
import { logError, logInfo } from "../platform/observability/log.ts"

/** Unfinished work of one kind. */
interface Waiting {
  readonly queue: "submissions" | "batches" | "mails" | "inbox" | "webhooks"
  /** Number of unfinished items. */
  readonly depth: number
  /** Age of the oldest item in seconds; 0 if there is none. */
  readonly oldestSeconds: number
  /** Delay of the most overdue job in seconds; 0 if none is overdue. */
  readonly lateSeconds: number
  /** Time at which the most overdue job was due. */
  readonly dueAt: Date | undefined
}

/** Kinds of overdue work; an event of the same name reports each. */
type OverdueKind = "document.overdue" | "document.contingency_overdue" | "batch.stalled"

/** Work that takes far longer than it should. */
interface Overdue {
  readonly kind: OverdueKind
  /** Id of the submission or of the batch. */
  readonly id: string
}

/** Number of problems of a kind: overdue work, or webhooks disabled because they failed. */
interface Trouble {
  readonly kind: OverdueKind | "webhook.disabled"
  readonly count: number
}

/** The last run of a regular job. */
interface JobRun {
  readonly job: RegularJob
  readonly ranAt: Date
  /** Time at which the next run is due. */
  readonly dueAt: Date
  /** Seconds since `dueAt`; 0 if the run is not due yet. */
  readonly lateSeconds: number
}

/** Subject of a notice: a document, an upload, a webhook, a queue or a regular job. */
export interface NoticeSubject extends Omit<Partial<Notice["subjects"][number]>, "since"> {
  readonly kind: Notice["kind"]
  readonly name: string
  readonly since: Date
  /** Total number of subjects of this kind, listed or not. */
  readonly count: number
}

/** Scope of notices: everything that the caller may see, or one company. */
interface NoticeScope {
  /** Companies of the caller; `undefined` for all. */
  readonly visible: ReadonlyArray<string> | undefined
  readonly companyId: string | undefined
}

/**
 * SQL for overdue work. A document is retried for three days, a contingency transmitted within two, an upload followed
 * for six hours. Giving up an upload causes no event. So it counts as overdue for a week after the last query about
 * it.
 */
export const overdueWork = (sql: SqlClient.SqlClient) => sql`
  select 'document.overdue' as kind, id, company_id, created_at as since
    from open_submissions where created_at < now() - interval '3 days'
  union all select 'document.contingency_overdue', open.id, open.company_id, open.created_at
    from open_submissions as open join documents on documents.id = open.id
    where open.created_at < now() - interval '48 hours' and documents.outage_began_at is not null
  union all select 'batch.stalled', id, company_id, created_at from batches
    where state = 'open' and created_at < now() - interval '7 hours' and asked_at > now() - interval '7 days'
  union all select 'batch.stalled', id, company_id, created_at from batches
    where state = 'stalled' and asked_at > now() - interval '7 days'`

/** SQL condition for webhooks that were disabled because they failed. */
export const disabledWebhooks = (sql: SqlClient.SqlClient) => sql`state = 'disabled' and disabled_because <> 'asked'`

/** SQL for the documents, uploads and webhooks of notices: the oldest of each kind. */
const noticeSubjects = (sql: SqlClient.SqlClient, { companyId, visible }: NoticeScope, limit: number) => {
  const number = sql`coalesce(documents.written_id, documents.prefix || documents.number)`
  const visibleCompanies = sql`array(select jsonb_array_elements_text(cast(${JSON.stringify(visible ?? [])}::text as jsonb)))`
  const ofCompany = sql.and([
    ...(visible === undefined ? [sql`true`] : [sql`overdue.company_id = any(${visibleCompanies})`]),
    ...(companyId === undefined ? [] : [sql`overdue.company_id = ${companyId}`])
  ])
  const ofWebhook = sql.and([
    ...(visible === undefined ? [sql`true`] : [sql`company_ids <@ ${visibleCompanies}`]),
    ...(companyId === undefined ? [] : [sql`${companyId}::text = any(company_ids)`])
  ])
  return sql`
    with overdue as (
      select * from (${overdueWork(sql)}) as overdue where ${ofCompany}
    ), uploads as (
      select overdue.*, batches.zipkey from overdue join batches on batches.id = overdue.id where kind = 'batch.stalled'
    ), uploaded as (
      select uploads.id as upload_id, open.id from open_submissions as open
      -- the limit has the answers found by their key, not read whole
      cross join lateral (select zipkey from answers where answers.id = open.id limit 1) as answer
      join uploads on uploads.zipkey::text = answer.zipkey and uploads.company_id = open.company_id
      where exists (select from uploads)
    ), subjects as (
      select kind, ${number} as name, since, overdue.company_id, overdue.id as submission_id,
        null::uuid as zip_key, null::uuid as webhook_id
      from overdue join documents on documents.id = overdue.id
      where kind <> 'batch.stalled'
      union all select kind, coalesce(${number}, zipkey::text), since, uploads.company_id, documents.id, zipkey, null
      from uploads left join (uploaded join documents on documents.id = uploaded.id)
        on uploaded.upload_id = uploads.id
      union all select 'webhook.disabled', coalesce(nullif(name, ''), id::text), disabled_at, null, null, null, id
      from webhooks where ${disabledWebhooks(sql)} and ${ofWebhook}
    ), ranked as (
      select *, count(*) over (partition by kind) as count,
        row_number() over (partition by kind order by since, name) as place
      from subjects
    )
    select * from ranked where place <= ${limit}::int order by kind, place`
}

/** Amount of unfinished work, over all processes of the database. */
export class Backlog extends Context.Service<
  Backlog,
  {
    readonly waiting: Effect.Effect<ReadonlyArray<Waiting>>
    /** Overdue work that was not reported yet (no recorded condition `kind/id`), at most a hundred items. */
    readonly unreported: Effect.Effect<ReadonlyArray<Overdue>>
    readonly troubles: Effect.Effect<ReadonlyArray<Trouble>>
    readonly jobs: Effect.Effect<ReadonlyArray<JobRun>>
    /** Documents, uploads and webhooks of notices: the oldest of each kind, at most `limit`. */
    readonly subjects: (scope: NoticeScope, limit: number) => Effect.Effect<ReadonlyArray<NoticeSubject>>
    /** Deletes the conditions of documents and uploads that are no longer open. */
    readonly forgetSettled: Effect.Effect<void>
  }
>()("@radicar/api/Backlog") {
  /** Reads the open work and its jobs from the database. */
  static readonly layer = Layer.effect(
    Backlog,
    Effect.map(SqlClient.SqlClient, (sql) => {
      const overdue = overdueWork(sql)
      const disabled = disabledWebhooks(sql)
      return Backlog.of({
        waiting: readAll(
          "Backlog.waiting",
          sql`
          with work as (
            select 'submissions' as queue, count(*) as depth, min(created_at) as oldest
              from open_submissions
            union all select 'batches', count(*), min(created_at) from batches where state = 'open'
            union all select 'mails', count(*), min(created_at) from mails where state = 'queued'
            union all select 'inbox', count(*), min(created_at) from inbox_arrivals where state = 'stored'
            union all select 'webhooks', count(*), min(created_at) from webhook_deliveries where state = 'pending'
          ), late as (
            select queue_name, min(visible_at) as since from jobs
            where state = 'pending' and visible_at < now() group by queue_name
          )
          select queue, depth::float8 as depth,
            coalesce(greatest(extract(epoch from now() - oldest), 0), 0)::float8 as oldest_seconds,
            coalesce(extract(epoch from now() - since), 0)::float8 as late_seconds, since::timestamptz as due_at
          from work left join late on late.queue_name = work.queue`
        ),
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
          union all select 'webhook.disabled', count(*)::float8 from webhooks where ${disabled}`.pipe(
          storageOperation("Backlog.troubles")
        ),
        jobs: readAll(
          "Backlog.jobs",
          sql`
            select name as job, ran_at, ran_at + every as due_at,
              greatest(extract(epoch from now() - ran_at - every), 0)::float8 as late_seconds
            from job_runs order by name`
        ),
        subjects: (scope, limit) => readAll("Backlog.subjects", noticeSubjects(sql, scope, limit)),
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

/** Delay of a job in seconds above which its queue counts as stalled. */
export const LATE_SECONDS = 300

/** Delay of a regular job's next run in seconds above which the job is overdue. */
export const LATE_RUN_SECONDS = 7200

const alerts = {
  "document.overdue": {
    en: "ALERT: a filing has been open for three days; check the authority's portal, then retry it",
    es: "ALERT: una radicación lleva tres días abierta; consulte el portal de la DIAN y reinténtela"
  },
  "document.contingency_overdue": {
    en: "ALERT: a document of a contingency has not been transmitted for 48 hours",
    es: "ALERT: un documento de una contingencia lleva 48 horas sin transmitirse"
  }
} as const

/**
 * Checks periodically for overdue work, stalled queues and regular jobs that do not run. Each problem is reported once,
 * by an event and a log line. The checks use no queue and run in every process, so they do not stall with the queues
 * that they watch. One database statement decides which process reports. The first check comes after a pause, because
 * jobs that were already due at the start need time to begin.
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
    yield* logError({ ...alerts[kind], submissionId: id, documentKey, state })
  })

  const checkQueues = Effect.gen(function* () {
    for (const { depth, lateSeconds, queue } of yield* backlog.waiting) {
      const condition = `queue.stalled/${queue}`
      const data = { queue, depth, lateSeconds: Math.round(lateSeconds) }
      if (lateSeconds <= LATE_SECONDS) {
        if (yield* events.end(condition, { type: "queue.recovered", data })) {
          yield* logInfo({ en: "A queue is processed again", es: "Una cola avanza de nuevo", ...data })
        }
      } else if (yield* events.begin(condition, { type: "queue.stalled", data })) {
        yield* logError({
          en: "ALERT: a queue has stalled; check that a process runs and is not busy",
          es: "ALERT: una cola se detuvo; revise que un proceso funcione y no esté ocupado",
          ...data
        })
      }
    }
  })

  const checkJobs = Effect.gen(function* () {
    for (const { job, lateSeconds, ranAt } of yield* backlog.jobs) {
      const condition = `job.overdue/${job}`
      const data = { job, lastRun: ranAt.toISOString(), lateSeconds: Math.round(lateSeconds) }
      if (lateSeconds <= LATE_RUN_SECONDS) {
        if (yield* events.end(condition, { type: "job.recovered", data })) {
          yield* logInfo({
            en: "A regular job has succeeded again",
            es: "Un trabajo periódico terminó bien de nuevo",
            ...data
          })
        }
      } else if (yield* events.begin(condition, { type: "job.overdue", data })) {
        yield* logError({
          en: "ALERT: a regular job has not succeeded; check the process that runs the jobs",
          es: "ALERT: un trabajo periódico no ha terminado bien; revise el proceso que ejecuta los trabajos",
          ...data
        })
      }
    }
  })

  const check = Effect.gen(function* () {
    yield* checkQueues
    yield* checkJobs
    yield* Effect.forEach(yield* backlog.unreported, reportOverdue, { discard: true })
    yield* backlog.forgetSettled
  })

  return yield* Effect.sleep(every).pipe(
    Effect.andThen(check),
    Effect.catchCause((cause) =>
      logError({ en: "Watching the work failed", es: "Falló la vigilancia del trabajo" }, cause)
    ),
    Effect.forever,
    Effect.forkScoped
  )
})
