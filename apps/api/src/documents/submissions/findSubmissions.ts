import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { documentFamily } from "../../numbering/documentFamily.ts"
import { firstIdOf, type Row } from "../../platform/database/records.ts"
import type { FilingEnvironment } from "../../platform/FilingEnvironment.ts"
import type { Submission, SubmissionIdentity } from "./Submission.ts"
import { submissionOf, summaryColumns } from "./submissionRow.ts"
import type { SubmissionState } from "./submissionStates.ts"

/** The condition that a row is of this identity. */
export const bearing = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) => sql`
  issuer_nit = ${identity.issuerNit} and environment = ${identity.environment}
  and document_family = ${documentFamily(identity.documentType)} and prefix = ${identity.prefix}
  and number = ${identity.number}`

const first = (rows: ReadonlyArray<Row>) => Option.map(Option.fromNullishOr(rows[0]), submissionOf)

/** The one submission of a number that was neither rejected nor refused. */
export const findLiving = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  sql<Row>`select * from submissions where ${bearing(sql, identity)} and state not in ('rejected', 'refused')`.pipe(
    Effect.map(first)
  )

/** The newest submission of a number that was rejected or refused. */
export const findFreed = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  sql<Row>`
    select * from submissions where ${bearing(sql, identity)} and state in ('rejected', 'refused')
    order by created_at desc limit 1`.pipe(Effect.map(first))

/** The one that was neither rejected nor refused, else the newest that was; seen at one moment. */
export const findSubmission = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  sql<Row>`
    (select 0 as rank, submissions.* from submissions
      where ${bearing(sql, identity)} and state not in ('rejected', 'refused'))
    union all
    (select 1 as rank, submissions.* from submissions
      where ${bearing(sql, identity)} and state in ('rejected', 'refused') order by created_at desc limit 1)
    order by rank limit 1`.pipe(Effect.map(first))

/** The one that an Idempotency-Key came with. */
export const findByKey = (
  sql: SqlClient.SqlClient,
  {
    companyId,
    idempotency
  }: { readonly companyId: string; readonly idempotency?: { readonly operation: string; readonly key: string } }
) =>
  sql<Row>`
    select submissions.* from submissions join idempotency_keys on submission_id = submissions.id
    where idempotency_keys.company_id = ${companyId}
      and idempotency_keys.operation = ${idempotency?.operation ?? ""} and idempotency_keys.key = ${idempotency?.key ?? ""}`.pipe(
    Effect.map(first)
  )

/** Which submissions of a company, and how many at most. */
export interface SubmissionFilter {
  readonly companyId: string
  readonly limit: number
  /** Behind the submission of this id. */
  readonly after?: string
  readonly states?: ReadonlyArray<SubmissionState>
  readonly documentType?: string
  readonly prefix?: string
  readonly number?: number
  /** Recorded at or after, and before. */
  readonly from?: Date
  readonly to?: Date
}

/** A submission as a list shows it. */
export type SubmissionSummary = Omit<Submission, "signedXml" | "applicationResponse">

/** Whose test set, and where. */
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

/** A page of submissions by an index of the company: what a page costs does not grow with the table. */
export const listSubmissions = (sql: SqlClient.SqlClient, filter: SubmissionFilter) => {
  const { after, companyId, documentType, from, limit, number, prefix, states, to } = filter
  const conditions = [
    // as a list of one and in the order, or else Postgres reads everybody's newest rows until it has found enough of
    // the company's
    sql`company_id = any(array[${companyId}::text])`,
    ...(after === undefined ? [] : [sql`id < ${after}::uuid`]),
    ...(states === undefined ? [] : [sql.in("state", states)]),
    ...(documentType === undefined ? [] : [sql`document_type = ${documentType}`]),
    ...(prefix === undefined ? [] : [sql`prefix = ${prefix}`]),
    ...(number === undefined ? [] : [sql`number = ${number}`]),
    ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
    ...(to === undefined ? [] : [sql`id < ${firstIdOf(to)}::uuid`])
  ]
  return sql<Row>`
    select ${sql.literal(summaryColumns)} from submissions where ${sql.and(conditions)}
    order by company_id, id desc limit ${limit}`.pipe(Effect.map(summaries))
}
