import type { PayrollPlace } from "@radicar/domain/inner/document/DocumentDefinition"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql"
import { hash } from "node:crypto"
import type { Row } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import type { NewSubmission } from "./Submission.ts"

/** A payroll document as far as others may be in its way. */
export interface PayrollClaim
  extends PayrollPlace, Pick<NewSubmission, "companyId" | "documentKey" | "environment" | "issuerNit"> {}

/** What was filed here before that a payroll document must not be filed after. */
export interface PayrollObstacle {
  /**
   * `month`: the worker has one in the month. `worker`: what it follows is another worker's, or was rejected.
   * `successor`: what it changes was replaced or deleted already, the newest of the chain being this.
   */
  readonly kind: "month" | "worker" | "successor"
  readonly role: PayrollPlace["role"]
  readonly documentKey: string
  /** Prefix and number. */
  readonly id: string
}

/** Something is in the way of a payroll document that was not seen before: `Submissions.payrollObstacles` says what. */
export class Obstructed extends Schema.TaggedError<Obstructed>()("Obstructed", {}) {}

const inTheWay = "RC411"

/** Whether the database refused to record a payroll document because of another one. */
export const isInTheWay = (error: unknown): boolean =>
  error instanceof SqlError.SqlError && StorageError.of("", error).code === inTheWay

/** A worker as the database knows him or her: who erases a company need not look for identifications. */
export const workerDigest = ({ companyId, worker }: Pick<PayrollClaim, "companyId" | "worker">): string | undefined =>
  worker === undefined ? undefined : hash("sha256", `${companyId} ${worker}`)

const columnsOf = (claim: PayrollClaim) => ({
  company_id: claim.companyId,
  issuer_nit: claim.issuerNit,
  environment: claim.environment,
  document_key: claim.documentKey,
  role: claim.role,
  worker: workerDigest(claim),
  month: claim.month,
  predecessor: claim.predecessor
})

/** JSON that `record_payroll_1` takes; `undefined` of a document that is no payroll. */
export const payrollJson = (submission: NewSubmission & { readonly id: string }): string | undefined => {
  const { id, number, payroll, prefix } = submission
  return payroll && JSON.stringify({ ...columnsOf({ ...submission, ...payroll }), id, number, prefix })
}

/** Records which payroll a document is, in the transaction that has claimed its number. */
export const recordPayroll = (
  sql: SqlClient.SqlClient,
  submission: NewSubmission & { readonly id: string }
): Effect.Effect<void, SqlError.SqlError | Obstructed> => {
  const json = payrollJson(submission)
  return json === undefined
    ? Effect.void
    : sql`select record_payroll_1(${json}::text::jsonb, now())`.pipe(
        Effect.asVoid,
        Effect.catchIf(isInTheWay, () => Effect.fail(new Obstructed()))
      )
}

/** What is in the way of a payroll document. */
export const findObstacles = (sql: SqlClient.SqlClient, claim: PayrollClaim) =>
  Effect.map(sql<Row>`select * from payroll_obstacles_1(${JSON.stringify(columnsOf(claim))}::text::jsonb)`, (rows) =>
    rows.map((row): PayrollObstacle => ({
      kind: row["obstacle"] as PayrollObstacle["kind"],
      role: row["role"] as PayrollObstacle["role"],
      documentKey: row["document_key"] as string,
      id: row["numbered"] as string
    }))
  )
