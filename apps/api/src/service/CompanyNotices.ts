import { type CompanyNotice, companyNoticeKinds } from "@radicar/contract/inner/NoticesGroup"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type KnownRange, KnownRanges, rangeEvents } from "../numbering/KnownRanges.ts"
import { RangeUsage } from "../numbering/RangeUsage.ts"
import { firstIdOf, readAll } from "../platform/database/records.ts"
import { disabledWebhooks, overdueWork } from "./Backlog.ts"

/** An open state of a company. */
export interface OpenNotice {
  readonly companyId: string
  readonly kind: CompanyNotice["kind"]
  readonly count: number
  readonly since?: Date
  readonly until?: Date
}

/** Scope of a caller. */
interface CallerScope {
  /** Companies of the caller; `undefined` for all. */
  readonly visible: ReadonlyArray<string> | undefined
  /** Whether the caller may read the inbox. */
  readonly readsInbox: boolean
}

const dayMillis = 86_400_000

/** Days before the end of a certificate at which it is a notice, the first at which an event is sent. */
const certificateDays = 30

/** Time in days for which a mail that did not arrive is a notice. */
const mailDays = 30

/** Number of a company's newest rejections, and of its newest mails, among which open ones are counted. */
const mostOfCompany = 1000

/**
 * SQL for what is open, one row for each company and kind. Each part starts from a table or index of what is rare, or
 * reads a bounded number of rows of each company.
 */
const openOf = (sql: SqlClient.SqlClient, { readsInbox, visible }: CallerScope, now: number) => {
  const listed = sql`select jsonb_array_elements_text(cast(${JSON.stringify(visible ?? [])}::text as jsonb)) as id`
  const companies = visible === undefined ? sql`select id from tenants where kind = 'company'` : listed
  const isVisible = visible === undefined ? sql`true` : sql`company_id in (select id from companies)`
  const since = firstIdOf(new Date(now - mailDays * dayMillis))
  const today = fromEpochMillis(now).date
  const tomorrow = fromEpochMillis(now + dayMillis).date
  return sql`
    with companies as materialized (${companies}), overdue as (
      select * from (${overdueWork(sql)}) as overdue where ${isVisible}
    ), failed as (
      select newest.company_id, newest.id, newest.submission_id from companies cross join lateral (
        select company_id, id, submission_id, state from mails where company_id = companies.id
        order by company_id, id desc limit ${mostOfCompany}::int
      ) as newest
      where newest.id >= ${since}::uuid and case when newest.state in ('partial', 'failed') then true else exists (
        select from mail_bounces where mail_id = newest.id and mail_bounces.state = 'bounced' offset 0) end
    ), open as (
      select company_id, kind, since, null::timestamptz as until from overdue
      union all select open.company_id, 'document.contingency_due', open.created_at, open.created_at + interval '48 hours'
        from (select * from open_submissions where ${isVisible}) as open join documents on documents.id = open.id
        where open.created_at >= now() - interval '48 hours' and documents.outage_began_at is not null
      union all select companies.id, 'document.rejected', recent.created_at, null
        from companies cross join lateral (
          select id, created_at from freed where company_id = companies.id
          order by company_id, id desc limit ${mostOfCompany}::int
        ) as recent
        where exists (select from unfiled where unfiled.id = recent.id offset 0)
          and not exists (select from dismissals where dismissals.id = recent.id)
      union all select company_id, 'inbox.term_ending', term_starts_on::timestamptz, term_ends_on::timestamptz
        from inbox_items
        where ${readsInbox ? sql`true` : sql`false`} and state in ('acknowledged', 'goodsReceived')
          and term_ends_on between ${today}::date and ${tomorrow}::date and ${isVisible}
      union all select company_id, 'certificate.expiring', null, not_after from certificates
        where not_after < ${new Date(now + certificateDays * dayMillis)} and ${isVisible}
      union all select company_id, 'mail.failed',
          to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0), null
        from failed
        where not exists (select from mails as later where later.submission_id = failed.submission_id
          and later.id > failed.id and later.state = 'sent'
          and not exists (select from mail_bounces where mail_id = later.id and mail_bounces.state = 'bounced'))
      union all select company_id, 'webhook.disabled', disabled_at, null
        from (select unnest(company_ids) as company_id, disabled_at, company_ids from webhooks
          where ${disabledWebhooks(sql)}) as hooks
        where company_id <> '*' and ${isVisible}
    )
    select company_id, kind, count(*)::int as count, min(since) as since, min(until) as until
    from open group by company_id, kind`
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ranges = yield* KnownRanges
  const usage = yield* RangeUsage

  /** Ranges that run out, by company. A range of which every number is left is not in use. */
  const endingRanges = Effect.fnUntraced(function* ({ visible }: CallerScope, now: number) {
    const today = Date.parse(fromEpochMillis(now).date)
    const own = (yield* ranges.all).filter(({ companyId }) => visible?.includes(companyId) ?? true)
    const highest = yield* usage.highest(own)
    const notices = own.flatMap((range: KnownRange, index) => {
      const last = highest[index]
      if (last === undefined) return []
      const { lastDay } = range
      const days = lastDay === undefined ? {} : { days: Math.round((lastDay - today) / dayMillis) }
      return rangeEvents({ ...range, left: range.toNumber - last, ...days }).map(({ type }) => ({
        kind: type as "numbering_range.low" | "numbering_range.expiring",
        companyId: range.companyId,
        until: lastDay
      }))
    })
    const groups = Map.groupBy(notices, ({ companyId, kind }) => `${companyId} ${kind}`)
    return Array.from(groups.values(), (group): ReadonlyArray<OpenNotice> => {
      const [first] = group
      if (first === undefined) return []
      const { companyId, kind } = first
      const until = Math.min(...group.map((each) => each.until ?? Infinity))
      return [{ companyId, kind, count: group.length, ...(Number.isFinite(until) ? { until: new Date(until) } : {}) }]
    }).flat()
  })

  return CompanyNotices.of({
    open: Effect.fnUntraced(function* (scope: CallerScope) {
      const now = yield* Clock.currentTimeMillis
      const rows = yield* readAll<OpenNotice>("CompanyNotices.open", openOf(sql, scope, now))
      const all = [...rows, ...(yield* endingRanges(scope, now))]
      const rank = ({ kind }: OpenNotice): number => companyNoticeKinds.indexOf(kind)
      const at = ({ since, until }: OpenNotice): number => (until ?? since)?.getTime() ?? 0
      return all.toSorted((left, right) => rank(left) - rank(right) || at(left) - at(right))
    })
  })
})

/**
 * Open states of companies that need a person, in one statement, and two for ranges, whatever the number of companies.
 */
export class CompanyNotices extends Context.Service<
  CompanyNotices,
  {
    /** Reads the open states, the most urgent kind first, then by term or age. */
    readonly open: (scope: CallerScope) => Effect.Effect<ReadonlyArray<OpenNotice>>
  }
>()("@radicar/api/CompanyNotices") {
  /** Reads the database, and the ranges that are known. */
  static readonly layer = Layer.effect(CompanyNotices, make)
}
