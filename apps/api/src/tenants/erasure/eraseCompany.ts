import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { blobKeys, receivedKey } from "../../platform/blobs/blobKeys.ts"

/** Counts of erased items. */
interface ErasedCounts {
  /** Number of documents reduced to their number. */
  readonly documents: number
  readonly files: number
  /** Number of received documents, and of other items of the inbox. */
  readonly received: number
  readonly mails: number
  readonly batches: number
  readonly idempotencyKeys: number
  readonly certificates: number
  readonly webhooks: number
  readonly events: number
  readonly tokens: number
  /** Number of erased settings of the company: 1 or 0. */
  readonly settings: number
}

/** Documents that the law requires to be kept. */
interface KeptDocuments {
  /** First day after the retention time, ISO 8601. */
  readonly until: string
  readonly count: number
}

/** The outcome of an erasure. */
export interface ErasureRecord {
  /** Time of the company's first erasure. */
  readonly erasedAt: Date
  readonly erased: ErasedCounts
  readonly kept: {
    readonly documents: ReadonlyArray<KeptDocuments>
    /** Received documents, which support costs and taxes of the company. */
    readonly received: ReadonlyArray<KeptDocuments>
    /** Numbers that stay used, including those of kept documents. */
    readonly numbers: number
    /** Number of retained entries of the audit log. */
    readonly audit: number
  }
}

/** A submission with an open outcome. */
interface OpenSubmission {
  readonly submissionId: string
  /** Prefix and number. */
  readonly id: string
  readonly state: string
}

/**
 * Reasons for erasing nothing: `count` submissions are open, listed from the oldest; or nothing of the company exists.
 */
export type ErasureRefused =
  | { readonly _tag: "Open"; readonly count: number; readonly submissions: ReadonlyArray<OpenSubmission> }
  | { readonly _tag: "Nothing" }

/** The company to erase, the caller and the time. */
export interface ErasureRequest {
  readonly companyId: string
  /** Id of the calling token, which is not deleted. */
  readonly by: string
  readonly at: Date
  /** Today in Colombia, ISO 8601. */
  readonly today: string
}

/**
 * Retention time in years of tax documents and proofs of their filing, counted from 1 January after the year of issue.
 * Sources: Estatuto Tributario, article 632; Ley 962 of 2005, article 46; Resolución 42 of 2020, article 71.
 */
export const retentionYears = 5

/** Runs a statement with `returning` and counts its rows. */
const counted = (sql: SqlClient.SqlClient, statement: Statement.Fragment) =>
  Effect.map(
    sql<{ readonly n: number }>`with gone as (${statement}) select count(*)::int as n from gone`,
    ([row]) => row?.n ?? 0
  )

/**
 * Erases everything of a company except its documents. Webhooks and tokens shared with other companies stay, without
 * this company.
 */
const eraseBelongings = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, { by, companyId }: ErasureRequest) {
  const ofCompany = sql`company_id = ${companyId}`
  const idempotencyKeys = yield* counted(sql, sql`delete from idempotency_keys where ${ofCompany} returning key`)
  yield* sql`delete from payrolls where ${ofCompany}`
  yield* sql`delete from corrections where ${ofCompany}`
  yield* sql`delete from dismissals where ${ofCompany}`
  yield* sql`delete from unsigned_containers where ${ofCompany}`
  yield* sql`delete from mail_states where ${ofCompany}`
  const mails = yield* counted(sql, sql`delete from mails where ${ofCompany} returning id`)
  yield* sql`delete from caught_mails where ${ofCompany}`
  yield* sql`delete from drafts where ${ofCompany}`
  yield* sql`delete from payslip_consents where ${ofCompany}`
  const ofBatches = sql`batch_id in (select id from batches where ${ofCompany})`
  yield* sql`delete from batch_answers where ${ofBatches}`
  yield* sql`delete from retained_batch_certificates where ${ofBatches}`
  const batches = yield* counted(sql, sql`delete from batches where ${ofCompany} returning id`)
  const certificates = yield* counted(sql, sql`delete from certificates where ${ofCompany} returning id`)
  const ofCompanyAlone = sql`company_ids = array[${companyId}::text]`
  const sharedWithOthers = sql`${companyId} = any(company_ids) and cardinality(company_ids) > 1`
  const withoutCompany = sql`company_ids = array_remove(company_ids, ${companyId}::text)`
  // webhooks first, the order of locks in which events are posted
  const webhooks = yield* counted(sql, sql`delete from webhooks where ${ofCompanyAlone} returning id`)
  yield* sql`update webhooks set ${withoutCompany} where ${sharedWithOthers}`
  yield* sql`delete from webhook_deliveries where event_id in (select id from events where ${ofCompany})`
  const events = yield* counted(sql, sql`delete from events where ${ofCompany} returning id`)
  const tokens = yield* counted(sql, sql`delete from tokens where ${ofCompanyAlone} and id::text <> ${by} returning id`)
  yield* sql`update tokens set ${withoutCompany} where ${sharedWithOthers} and id::text <> ${by}`
  yield* sql`delete from company_prints where ${ofCompany}`
  const settings = yield* counted(
    sql,
    sql`delete from tenants where kind = 'company' and id = ${companyId} returning id`
  )
  return { idempotencyKeys, mails, batches, certificates, webhooks, events, tokens, settings }
})

/**
 * Erases a company's documents, except those that the law still requires; these get the end of their retention time.
 * The row of an erased document stays: number, keys, digests and states. A kept document also keeps its container and
 * answers; its ZIP can be made again.
 */
const eraseDocuments = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { at, companyId, today }: ErasureRequest
) {
  // the tax authority requires neither documents of a test environment nor documents that it did not accept
  const retained = sql`state = 'accepted' and environment = 'production'`
  yield* sql`
    update standings set kept_until = make_date(left(document_date, 4)::int + 1 + ${retentionYears}, 1, 1)
    from documents where documents.id = standings.id and company_id = ${companyId} and ${retained} and kept_until is null`
  const documents = yield* counted(
    sql,
    sql`update standings set erased_at = ${at}, alarm = case when alarm is null then null else coalesce(substring(alarm from 'numberTaken:[0-9a-f]+'), 'erased') end
      from documents where documents.id = standings.id and company_id = ${companyId} and erased_at is null
        and not (${retained} and kept_until > ${today}::date)
      returning standings.id`
  )
  const ownStandings = sql`from standings as own join documents as document on document.id = own.id
    where document.company_id = ${companyId} and own.erased_at is not null`
  yield* sql`
    update documents set deflated_xml = null, signature_value = '', reference = '', notifications = null, sale = null,
      unsent_xml = null
    from standings as own
    where own.id = documents.id and company_id = ${companyId} and own.erased_at is not null
      and octet_length(signature_value) > 0`
  yield* sql`
    update answers set application_response = null, proof = null, status_message = null, status_description = null, error_message = null
    where id in (select own.id ${ownStandings})`
  yield* sql`
    update submission_transitions set detail = '' where submission_id in (select own.id ${ownStandings}) and detail <> ''`
  yield* sql`delete from document_facts where id in (select own.id ${ownStandings})`
  yield* sql`
    delete from counterparties where company_id = ${companyId} and not exists (
      select from document_facts as facts
      where facts.company_id = counterparties.company_id and facts.counterparty = counterparties.id)`
  const templates = JSON.stringify(blobKeys.all("*"))
  const [row] = yield* sql<{ readonly n: number }>`
    with gone as (
      delete from blobs where key in (
        select replace(template, '*', own.id::text)
        from standings as own join documents as document on document.id = own.id,
          jsonb_array_elements_text(cast(${templates}::text as jsonb)) as template
        where document.company_id = ${companyId}
          and (own.erased_at is not null or template = ${blobKeys.package("*")}))
      returning sha256, bytes is null as outside
    ), noted as (
      insert into erased_octets (sha256) select distinct sha256 from gone where outside on conflict do nothing
    )
    select count(*)::int as n from gone`
  return { documents, files: row?.n ?? 0 }
})

/**
 * Erases a company's inbox, except the documents that the law still requires. These keep the arrival that brought them,
 * with its files.
 */
const eraseInbox = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, { companyId, today }: ErasureRequest) {
  const ofCompany = sql`company_id = ${companyId}`
  // a document that the authority did not validate, or of another buyer, supports nothing
  yield* sql`
    update inbox_items set ask_at = null, kept_until = make_date(extract(year from issue_date)::int + 1 + ${retentionYears}, 1, 1)
    where ${ofCompany} and environment = 'production' and kept_until is null
      and state not in ('unreadable', 'noDocument', 'notOurs', 'withoutAnswer')`
  const received = yield* counted(
    sql,
    sql`delete from inbox_items where ${ofCompany} and (kept_until is null or kept_until <= ${today}::date) returning id`
  )
  const [row] = yield* sql<{ readonly n: number }>`
    with arrivals as (
      delete from inbox_arrivals where ${ofCompany}
        and not exists (select from inbox_items where inbox_items.arrival_id = inbox_arrivals.id) returning id
    ), gone as (
      delete from blobs where key in (select replace(${receivedKey("*")}, '*', id::text) from arrivals)
      returning sha256, bytes is null as outside
    ), noted as (
      insert into erased_octets (sha256) select distinct sha256 from gone where outside on conflict do nothing
    )
    select count(*)::int as n from gone`
  yield* sql`delete from inbox_people where ${ofCompany}`
  return { received, files: row?.n ?? 0 }
})

/** Maximum number of open submissions to list. */
const mostNamed = 50

const isNothing = (erased: ErasedCounts): boolean => Object.values(erased).every((count) => count === 0)

const openOf = (sql: SqlClient.SqlClient, companyId: string) =>
  sql<OpenSubmission & { readonly count: number }>`
    select id as "submissionId", coalesce(written_id, prefix || number) as id, state, (count(*) over ())::int as count from submissions
    where id in (select id from open_submissions where company_id = ${companyId}) order by id limit ${mostNamed}`

const keptOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, companyId: string) {
  const documents = yield* sql<KeptDocuments>`
    select kept_until::text as until, count(*)::int as count from submissions
    where company_id = ${companyId} and erased_at is null group by kept_until order by kept_until`
  const received = yield* sql<KeptDocuments>`
    select kept_until::text as until, count(*)::int as count from inbox_items
    where company_id = ${companyId} group by kept_until order by kept_until`
  const [counts] = yield* sql<{ readonly numbers: number; readonly audit: number }>`
    select (select count(*)::int from submissions where company_id = ${companyId}) as numbers,
      (select count(*)::int from audit_log where company_id = ${companyId}) as audit`
  const { audit = 0, numbers = 0 } = counts ?? {}
  return { documents, received, numbers, audit }
})

/** Erases a company's data in the surrounding transaction; concurrent writes of the company wait. */
export const eraseCompany = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  request: ErasureRequest
): Effect.fn.Return<ErasureRecord, ErasureRefused | SqlError> {
  const { at, by, companyId } = request
  yield* sql`select pg_advisory_xact_lock(hashtextextended(${`company ${companyId}`}, 0))`
  const open = yield* openOf(sql, companyId)
  if (open.length > 0) {
    const submissions = open.map(({ id, state, submissionId }) => ({ id, state, submissionId }))
    return yield* Effect.fail({ _tag: "Open", count: open[0]?.count ?? open.length, submissions } as const)
  }
  const earlierErasure = sql<{
    readonly at: Date
  }>`select erased_at as at from erased_companies where id = ${companyId}`
  const [before] = yield* earlierErasure
  yield* sql`
    insert into erased_companies (id, erased_at, erased_by) values (${companyId}, ${at}, ${by}) on conflict do nothing`
  const documents = yield* eraseDocuments(sql, request)
  const inbox = yield* eraseInbox(sql, request)
  const erased = {
    ...documents,
    ...inbox,
    files: documents.files + inbox.files,
    ...(yield* eraseBelongings(sql, request))
  }
  const kept = yield* keptOf(sql, companyId)
  if (before === undefined && isNothing(erased) && kept.numbers === 0) {
    return yield* Effect.fail({ _tag: "Nothing" } as const)
  }
  return { erasedAt: before?.at ?? at, erased, kept }
})
