import { Effect, Option } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import { firstIdOf, type Row } from "../../platform/database/records.ts"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import type { Submission, SubmissionIdentity } from "./Submission.ts"
import { submissionOf, summaryColumns } from "./submissionRow.ts"
import {
  type DocumentFilter,
  isAboutCorrections,
  isByDay,
  needsFacts,
  pageOfFacts,
  refilings
} from "./searchSubmissions.ts"
import { isFinal, type SubmissionState, submissionStates } from "./submissionStates.ts"

const openAndFinal = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

/** SQL condition: a row of `numbers` or `freed` has this identity. */
const hasIdentity = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) => sql`
  issuer_nit = ${documentIdentity.issuerNit} and environment = ${documentIdentity.environment}
  and document_family = ${documentFamily(documentIdentity.documentType)} and prefix = ${documentIdentity.prefix}
  and number = ${documentIdentity.number}`

/** SQL for the id of the submission of a number that was neither rejected nor refused; there is at most one. */
const livingId = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  sql`(select id from numbers where ${hasIdentity(sql, documentIdentity)})`

/** SQL for the id of the newest rejected or refused submission of a number. */
const newestFreedId = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  sql`(select id from freed where ${hasIdentity(sql, documentIdentity)} order by created_at desc limit 1)`

const first = (rows: ReadonlyArray<Row>) => Option.map(Option.fromNullishOr(rows[0]), submissionOf)

/** The submission of a number that was neither rejected nor refused; there is at most one. */
export const findLiving = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  sql<Row>`select * from submissions where id = ${livingId(sql, documentIdentity)}`.pipe(Effect.map(first))

/** Whether a number belongs to a submission whose month, a partition of the database, was detached. */
export const isDetached = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  Effect.map(
    sql`
      select from numbers where ${hasIdentity(sql, documentIdentity)}
        and not exists (select from documents where documents.id = numbers.id)`,
    (rows) => rows.length > 0
  )

/** The newest rejected or refused submission of a number. */
export const findFreed = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  sql<Row>`select * from submissions where id = ${newestFreedId(sql, documentIdentity)}`.pipe(Effect.map(first))

/**
 * The submission of a number that was neither rejected nor refused, else the newest one. One statement reads both, so
 * that they come from the same snapshot.
 */
export const findSubmission = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  sql<Row>`
    select * from submissions where id = coalesce(${livingId(sql, documentIdentity)}, ${newestFreedId(sql, documentIdentity)})`.pipe(
    Effect.map(first)
  )

/** The submission that was filed with an Idempotency-Key. */
export const findByKey = (
  sql: SqlClient.SqlClient,
  {
    companyId,
    idempotency
  }: { readonly companyId: string; readonly idempotency?: { readonly operation: string; readonly key: string } }
) =>
  sql<Row>`
    select * from submissions where id = (
      select submission_id from idempotency_keys
      where company_id = ${companyId} and operation = ${idempotency?.operation ?? ""} and key = ${idempotency?.key ?? ""})`.pipe(
    Effect.map(first)
  )

/** Filter of a company's submissions, and the page size. */
export interface SubmissionFilter extends DocumentFilter {
  readonly limit: number
  /** Prefix and number as a document writes them. */
  readonly id?: string
  readonly prefix?: string
  readonly number?: number
  /** Key of a document, in lower case; only notes about it are listed. */
  readonly corrects?: string
}

/** A submission as listed, without its document and the authority's answer. */
export type SubmissionSummary = Omit<Submission, "signedXml" | "applicationResponse">

/** Identity of a test set: company, environment and id. */
export interface TestSetIdentity {
  readonly companyId: string
  readonly environment: FilingEnvironment
  /** GUID in lower case. */
  readonly testSetId: string
}

const summaries = (rows: ReadonlyArray<Row>): ReadonlyArray<SubmissionSummary> => rows.map(submissionOf)

/** Every submission for a test set, the oldest first. */
export const listTestSet = (
  sql: SqlClient.SqlClient,
  { companyId, environment, testSetId }: TestSetIdentity
): Effect.Effect<ReadonlyArray<SubmissionSummary>, SqlError> =>
  sql<Row>`
    select ${sql.literal(summaryColumns)} from submissions
    where company_id = ${companyId} and test_set_id = ${testSetId} and environment = ${environment}
    order by id`.pipe(Effect.map(summaries))

/**
 * SQL parts to select submissions in the given states: table, company column and conditions. Rare states have tables of
 * their own.
 */
const sourceOf = (
  sql: SqlClient.SqlClient,
  { states = [], ...corrections }: Pick<SubmissionFilter, "filedAgain" | "needsCorrection" | "states">
) => {
  const from = (rare: Statement.Fragment) =>
    sql`(select id, company_id as company ${rare}) as listed join submissions using (id)`
  const inStates = sql.in("state", states)
  if (states.length === 0) return { source: sql`submissions`, company: sql`company_id`, conditions: [] }
  if (states.every((state) => submissionStates[state].freesNumber)) {
    return {
      source: from(
        isAboutCorrections(corrections)
          ? sql`from ${refilings(sql, corrections)} as freed where ${inStates}`
          : sql`from freed where ${inStates}`
      ),
      company: sql`company`,
      conditions: []
    }
  }
  return states.some(isFinal)
    ? { source: sql`submissions`, company: sql`company_id`, conditions: [inStates] }
    : { source: from(sql`from open_submissions`), company: sql`company`, conditions: [inStates] }
}

/** Ids of a company's submissions by prefix and number together. */
export const idsOfNumber = (sql: SqlClient.SqlClient, companyId: string, numbered: string) => {
  // a prefix may end in digits, so every split of the digits at the end is tried
  const digits = /[0-9]*$/u.exec(numbered)?.[0] ?? ""
  const numbers = Array.from(digits, (_, index) => digits.slice(index)).filter((each) => each.length <= 10)
  if (numbers.length === 0) return sql`select null::uuid as id where false`
  const written = sql`
    company_id = ${companyId} and ${sql.in("number", numbers.map(Number))}
      and prefix || lpad(number::text, length(${numbered}) - length(prefix), '0') = ${numbered}`
  return sql`select id from numbers where ${written} union all select id from freed where ${written}`
}

/** SQL for the ids of the notes about the document with a key. */
const notesAbout = (sql: SqlClient.SqlClient, companyId: string, key: string) =>
  sql`select id from corrections where company_id = ${companyId} and corrected_key = ${key}`

/** A page of submissions, read in the order of an index by company. The cost of a page does not grow with the table. */
const listRecorded = (sql: SqlClient.SqlClient, filter: SubmissionFilter) => {
  const { after, companyId, corrects, documentType, environment, from, id, ids, limit, number, prefix, to } = filter
  const { company, conditions: ofStates, source } = sourceOf(sql, filter)
  const ofNumber = sql`company_id = ${companyId} and number = ${number}`
  const conditions = [
    // a list of one, also in the order: otherwise Postgres scans the newest rows of all companies until it has enough
    // of this one
    sql`${company} = any(array[${companyId}::text])`,
    ...(after === undefined ? [] : [sql`id < ${after}::uuid`]),
    ...ofStates,
    ...(ids === undefined ? [] : [sql`id = any(${`{${ids.join(",")}}`}::text::uuid[])`]),
    ...(documentType === undefined ? [] : [sql`document_type = ${documentType}`]),
    ...(environment === undefined ? [] : [sql`environment = ${environment}`]),
    ...(id === undefined ? [] : [sql`id in (select id from (${idsOfNumber(sql, companyId, id)}) as numbered)`]),
    ...(id === undefined ? [] : [sql`coalesce(written_id, prefix || number::text) = ${id}`]),
    ...(corrects === undefined ? [] : [sql`id in (${notesAbout(sql, companyId, corrects)})`]),
    ...(prefix === undefined ? [] : [sql`prefix = ${prefix}`]),
    ...(number === undefined
      ? []
      : [sql`id in (select id from numbers where ${ofNumber} union all select id from freed where ${ofNumber})`]),
    ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
    ...(to === undefined ? [] : [sql`id < ${firstIdOf(to)}::uuid`])
  ]
  return sql<Row>`
    select ${sql.literal(summaryColumns)} from ${source} where ${sql.and(conditions)}
    order by ${company}, id desc limit ${limit}`.pipe(Effect.map(summaries))
}

/** A page of submissions that match a filter by facts: first their ids are found, then the submissions are read. */
const listByFacts = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, filter: SubmissionFilter) {
  const { companyId, corrects, id, number, prefix } = filter
  const ids = yield* pageOfFacts(sql, filter, [
    ...(id === undefined ? [] : [sql`f.id in (select id from (${idsOfNumber(sql, companyId, id)}) as numbered)`]),
    ...(corrects === undefined ? [] : [sql`f.id in (${notesAbout(sql, companyId, corrects)})`]),
    ...(prefix === undefined
      ? []
      : [sql`exists (select from documents where documents.id = f.id and documents.prefix = ${prefix})`]),
    ...(number === undefined
      ? []
      : [
          sql`f.id in (
            select id from numbers where company_id = ${companyId} and number = ${number}
            union all select id from freed where company_id = ${companyId} and number = ${number})`
        ])
  ])
  const order = isByDay(filter) ? "left(document_date, 10) desc, id desc" : "id desc"
  // sorted only when read: otherwise Postgres may read the standings of all documents in this order
  return yield* sql<Row>`
    select ${sql.literal(summaryColumns)} from (select * from submissions where id in (${ids}) offset 0) as page
    order by ${sql.literal(order)}`.pipe(Effect.map(summaries))
})

/**
 * A page of a company's submissions, the newest first. If the filter names days of issue, the page is sorted by these.
 */
export const listSubmissions = (sql: SqlClient.SqlClient, filter: SubmissionFilter) => {
  const { states } = filter
  const freed = (states ?? openAndFinal).filter((state) => submissionStates[state].freesNumber)
  const isNarrow = isAboutCorrections(filter)
  if (isNarrow && freed.length === 0) return Effect.succeed([])
  const narrowed = isNarrow ? { ...filter, states: freed } : filter
  return needsFacts(filter) || filter.search !== undefined ? listByFacts(sql, narrowed) : listRecorded(sql, narrowed)
}
