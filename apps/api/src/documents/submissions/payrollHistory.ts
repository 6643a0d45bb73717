import type { PayrollPlace } from "@radicar/domain/inner/document/DocumentDefinition"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import type { Row } from "../../platform/database/records.ts"
import type { NewSubmission } from "./Submission.ts"

/** Facts of a payroll document for the search for obstacles. */
export interface PayrollClaim
  extends PayrollPlace, Pick<NewSubmission, "companyId" | "documentKey" | "environment" | "issuerNit"> {}

/** A document filed here that forbids filing a payroll document. */
export interface PayrollObstacle {
  /**
   * - `month`: the worker already has a payroll in the month.
   * - `worker`: the preceding payroll is another worker's, or was rejected.
   * - `successor`: the changed payroll was already replaced or deleted; this is the newest document of the chain.
   */
  readonly kind: "month" | "worker" | "successor"
  readonly role: PayrollPlace["role"]
  readonly documentKey: string
  /** Prefix and number. */
  readonly id: string
}

/**
 * Digest of a worker's identification. It is the only form in the database, so that erasing a company need not search
 * for identifications.
 */
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

/** A payroll document as input of the functions in payrolls.sql; `undefined` if it is no payroll. */
export const payrollRow = (submission: NewSubmission & { readonly id: string }) => {
  const { id, number, payroll, prefix } = submission
  return payroll && { ...columnsOf({ ...submission, ...payroll }), id, number, prefix }
}

/** Obstacles to filing a payroll document. */
export const findObstacles = (sql: SqlClient.SqlClient, claim: PayrollClaim) =>
  Effect.map(sql<Row>`select * from payroll_obstacles_1(${JSON.stringify(columnsOf(claim))}::text::jsonb)`, (rows) =>
    rows.map((row): PayrollObstacle => ({
      kind: row["obstacle"] as PayrollObstacle["kind"],
      role: row["role"] as PayrollObstacle["role"],
      documentKey: row["document_key"] as string,
      id: row["numbered"] as string
    }))
  )
