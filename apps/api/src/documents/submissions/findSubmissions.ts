import { Effect, Option } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import { type Row } from "../../platform/database/records.ts"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import type { Submission, SubmissionIdentity } from "./Submission.ts"
import { submissionOf, summaryColumns } from "./submissionRow.ts"
import {
  idConditions,
  isAboutCorrections,
  isRare,
  namedIds,
  needsFacts,
  newestOf,
  ofCompany,
  ofPrefix,
  rareOf,
  type SubmissionFilter
} from "./filterDocuments.ts"
import { markKey } from "../../tenants/requestMark.ts"
import { isLedger, pageOfLedger } from "./pageOfLedger.ts"
import { isByDay, pageOfFacts } from "./searchSubmissions.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const openAndFinal = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

/** SQL condition: a row of `numbers` or `freed` has this identity. */
const hasIdentity = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) => sql`
  issuer_nit = ${documentIdentity.issuerNit} and environment = ${documentIdentity.environment}
  and document_family = ${documentFamily(documentIdentity.documentType)} and prefix = ${documentIdentity.prefix}
  and number = ${documentIdentity.number}`

/** SQL for the id of the submission of a number that was neither rejected nor refused, else of the newest one. */
const bearerId = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) => sql`coalesce(
  (select id from numbers where ${hasIdentity(sql, documentIdentity)}),
  (select id from freed where ${hasIdentity(sql, documentIdentity)} order by created_at desc limit 1))`

/** Whether a number belongs to a submission whose month, a partition of the database, was detached. */
export const isDetached = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  Effect.map(
    sql`
      select from numbers where ${hasIdentity(sql, documentIdentity)}
        and not exists (select from documents where documents.id = numbers.id)`,
    (rows) => rows.length > 0
  )

/**
 * The submission of a number that was neither rejected nor refused, else the newest one. One statement reads both, so
 * that they come from the same snapshot.
 */
export const findSubmission = (sql: SqlClient.SqlClient, documentIdentity: SubmissionIdentity) =>
  Effect.map(sql<Row>`select * from submissions where id = ${bearerId(sql, documentIdentity)}`, ([row]) =>
    Option.map(Option.fromNullishOr(row), submissionOf)
  )

/** A request by its Idempotency-Key, its mark if the service gives the number, and the identity of its document. */
export interface KnownQuery {
  readonly companyId: string
  readonly idempotency?: { readonly operation: string; readonly key: string } | undefined
  /** Mark of the request; see `requestMark`. */
  readonly mark?: string | undefined
  readonly documentIdentity?: SubmissionIdentity
}

/** The submissions that a request may repeat or correct. */
export interface Known {
  /**
   * The submission filed with the Idempotency-Key or the mark, and the content digest recorded with it; one that freed
   * its number comes last. `isFound`: a document without a request that carries the mark.
   */
  readonly keyed?: { readonly contentDigest: string; readonly isFound: boolean; readonly submission: Submission }
  /**
   * The submission of the number that was neither rejected nor refused, else the newest one. Without an identity, the
   * number is that of `keyed`.
   */
  readonly numbered?: Submission
}

/** Reads what is known of a request in one statement, so that all of it comes from the same snapshot. */
export const readKnown = (sql: SqlClient.SqlClient, query: KnownQuery): Effect.Effect<Known, SqlError> => {
  const { companyId, documentIdentity, idempotency, mark = "" } = query
  const keyedId = sql`(select submission_id from used)`
  const columns = sql.literal("issuer_nit, environment, document_family, prefix, number")
  const bearer =
    documentIdentity === undefined
      ? sql`coalesce(
          (select numbers.id from numbers join documents as d using (${columns}) where d.id = ${keyedId}),
          (select freed.id from freed join documents as d using (${columns}) where d.id = ${keyedId}
            order by freed.created_at desc limit 1))`
      : bearerId(sql, documentIdentity)
  const rows = sql<Row>`
    with used as (
      select content_digest, submission_id, key = ${markKey(mark)} as is_found from idempotency_keys
      where company_id = ${companyId} and operation = ${idempotency?.operation ?? ""}
        and key in (${idempotency?.key ?? ""}, ${markKey(mark)})
      order by exists (select from freed where id = submission_id), is_found limit 1)
    select (select content_digest from used) as key_digest, (select is_found from used) as is_found, submissions.*
      from submissions where id = ${keyedId}
    union all
    select null, null, submissions.* from submissions where id = ${bearer}`
  return Effect.map(rows, (all) =>
    all.reduce<Known>((known, row) => {
      const submission = submissionOf(row)
      const [contentDigest, isFound] = [row["key_digest"] as string | null, row["is_found"] as boolean]
      return contentDigest === null
        ? { ...known, numbered: submission }
        : { ...known, keyed: { contentDigest, isFound, submission } }
    }, {})
  )
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

/**
 * The submissions with the given ids, in an order of the columns of `listed`. Each is looked up by itself, so that the
 * plan does not depend on statistics; see docs/operating/indexes.md.
 */
const readSummaries = (
  sql: SqlClient.SqlClient,
  ids: Statement.Fragment,
  order: string
): Effect.Effect<ReadonlyArray<SubmissionSummary>, SqlError> =>
  sql<Row>`
    select listed.* from (${ids}) as page cross join lateral (
      select ${sql.literal(summaryColumns)} from submissions where submissions.id = page.id limit 1) as listed
    order by ${sql.literal(order)}`.pipe(Effect.map((rows) => rows.map(submissionOf)))

/** Every submission for a test set, the oldest first. */
export const listTestSet = (sql: SqlClient.SqlClient, { companyId, environment, testSetId }: TestSetIdentity) =>
  readSummaries(
    sql,
    sql`
      select id from documents
      where company_id = ${companyId} and test_set_id = ${testSetId} and environment = ${environment}`,
    "listed.id"
  )

/**
 * SQL for the ids of a page of submissions, read in the order of an index by company. The cost of a page does not grow
 * with the table.
 */
const pageOfRecorded = (sql: SqlClient.SqlClient, filter: SubmissionFilter) => {
  const { companyId, documentTypes, environment, id, limit, prefix, states } = filter
  const named = namedIds(sql, filter)
  const ofDocuments = [
    ...(documentTypes === undefined ? [] : [sql.in("d.document_type", documentTypes)]),
    ...(environment === undefined ? [] : [sql`d.environment = ${environment}`]),
    ...(id === undefined ? [] : [sql`coalesce(d.written_id, d.prefix || d.number::text) = ${id}`]),
    ...(prefix === undefined ? [] : [sql`d.prefix = ${prefix}`])
  ]
  const lookUp = (condition: Statement.Fragment) =>
    sql`select from documents as d where ${sql.and([condition, ...ofDocuments])}`
  if (isRare(filter)) {
    const isNamed = named.map((ids) => sql`rare.id in (${ids})`)
    return newestOf(sql, filter, rareOf(sql, filter, lookUp(sql`d.id = rare.id`), isNamed))
  }
  const isInStates = (of: Statement.Fragment) =>
    states === undefined
      ? []
      : [sql`exists (select from standings where standings.id = ${of} and ${sql.in("state", states)} offset 0)`]
  const [first, ...others] = named
  return first === undefined
    ? sql`
      select d.id from documents as d
      where ${sql.and([
        ofCompany(sql, companyId, "d"),
        ...idConditions(sql, filter, sql`d.id`),
        ...ofDocuments,
        ...isInStates(sql`d.id`)
      ])}
      order by d.company_id, d.id desc limit ${limit}`
    : sql`
      select named.id from (${first}) as named cross join lateral (${lookUp(sql`d.id = named.id`)} offset 0) as found
      where ${sql.and([
        ...others.map((ids) => sql`named.id in (${ids})`),
        ...idConditions(sql, filter, sql`named.id`),
        ...isInStates(sql`named.id`)
      ])}
      order by named.id desc limit ${limit}`
}

/** SQL for the ids of a page of submissions that match a filter by facts. */
const pageByFacts = (sql: SqlClient.SqlClient, filter: SubmissionFilter) =>
  pageOfFacts(sql, filter, [...namedIds(sql, filter).map((ids) => sql`f.id in (${ids})`), ...ofPrefix(sql, filter)])

/**
 * A page of a company's submissions in the order of its filter; without one the newest first, or sorted by the days of
 * issue that the filter names.
 */
export const listSubmissions = (sql: SqlClient.SqlClient, filter: SubmissionFilter) => {
  const { states } = filter
  const freed = (states ?? openAndFinal).filter((state) => submissionStates[state].freesNumber)
  const isNarrow = isAboutCorrections(filter)
  if (isNarrow && freed.length === 0) return Effect.succeed([])
  const narrowed = isNarrow ? { ...filter, states: freed } : filter
  if (isLedger(filter))
    return Effect.flatMap(pageOfLedger(sql, narrowed), (page) => readSummaries(sql, page, "page.place"))
  const ids =
    needsFacts(filter) || filter.search !== undefined
      ? pageByFacts(sql, narrowed)
      : Effect.succeed(pageOfRecorded(sql, narrowed))
  const order = isByDay(filter) ? "left(document_date, 10) desc, listed.id desc" : "listed.id desc"
  return Effect.flatMap(ids, (page) => readSummaries(sql, page, order))
}
