import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import { documentFamily } from "../documentFamily.ts"
import type { SubmissionIdentity } from "../Submission.ts"
import { submissionOf, type SubmissionRow } from "./submissionRow.ts"

/** The condition that a row is of this identity. */
export const bearing = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) => sql`
  issuer_nit = ${identity.issuerNit} and environment = ${identity.environment}
  and document_family = ${documentFamily(identity.documentType)} and prefix = ${identity.prefix}
  and number = ${identity.number}`

const first = (rows: ReadonlyArray<SubmissionRow>) => Option.map(Option.fromNullishOr(rows[0]), submissionOf)

/** The one submission of a number that was neither rejected nor refused. */
export const findLiving = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  Effect.map(
    sql<SubmissionRow>`select * from submissions where ${bearing(sql, identity)} and state not in ('rejected', 'refused')`,
    first
  )

/** The newest submission of a number that was rejected or refused. */
export const findFreed = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  Effect.map(
    sql<SubmissionRow>`
      select * from submissions where ${bearing(sql, identity)} and state in ('rejected', 'refused')
      order by created_at desc limit 1`,
    first
  )

/** The one that was neither rejected nor refused, else the newest that was; seen at one moment. */
export const findSubmission = (sql: SqlClient.SqlClient, identity: SubmissionIdentity) =>
  Effect.map(
    sql<SubmissionRow>`
      (select 0 as rank, submissions.* from submissions
        where ${bearing(sql, identity)} and state not in ('rejected', 'refused'))
      union all
      (select 1 as rank, submissions.* from submissions
        where ${bearing(sql, identity)} and state in ('rejected', 'refused') order by created_at desc limit 1)
      order by rank limit 1`,
    first
  )

/** The one that an Idempotency-Key came with. */
export const findByKey = (
  sql: SqlClient.SqlClient,
  {
    companyId,
    idempotency
  }: { readonly companyId: string; readonly idempotency?: { readonly operation: string; readonly key: string } }
) =>
  Effect.map(
    sql<SubmissionRow>`
      select submissions.* from submissions join idempotency_keys on submission_id = submissions.id
      where idempotency_keys.company_id = ${companyId}
        and idempotency_keys.operation = ${idempotency?.operation ?? ""} and idempotency_keys.key = ${idempotency?.key ?? ""}`,
    first
  )
