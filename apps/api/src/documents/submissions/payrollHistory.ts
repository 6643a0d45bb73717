import type { PayrollPlace } from "@radicar/domain/inner/document/DocumentDefinition"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import type { Row } from "../../platform/database/records.ts"
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

/** A payroll document as the functions of payrolls.sql take it; `undefined` of a document that is no payroll. */
export const payrollRow = (submission: NewSubmission & { readonly id: string }) => {
  const { id, number, payroll, prefix } = submission
  return payroll && { ...columnsOf({ ...submission, ...payroll }), id, number, prefix }
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
