import { deflate } from "@radicar/zip/inner/zip"
import { Duration, Effect, Semaphore } from "effect"
import { hash } from "node:crypto"
import { SqlError } from "effect/sql"
import type { SqlClient } from "effect/sql"
import type { PreparedBlob } from "../../platform/blobs/BlobStore.ts"
import type { Row } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import { storageStatement } from "../../platform/database/storageOperation.ts"
import type { PlannedJob } from "../../platform/jobs/Jobs.ts"
import type { Sealed } from "../../platform/secrets/seal.ts"
import {
  correctionJson,
  type StatedReference,
  nothingToSay,
  recordedCorrection,
  referenceJson
} from "./correctedDocument.ts"
import { isInTheWay, payrollJson } from "./payrollHistory.ts"
import type { Lease, NewSubmission, Submission } from "./Submission.ts"
import { filingOf, unanswered } from "./submissionRow.ts"

/** A document that is claimed, and sent at once by its caller. */
export interface LeasedClaim {
  /** UUID version 7. */
  readonly id: string
  /** Neither issued in contingency nor for a test set. */
  readonly submission: NewSubmission
  /** The request as it is kept. */
  readonly request: PreparedBlob
  /** The certificate as it is retained; absent where none is. */
  readonly certificate: Sealed | undefined
  /** Who follows it up if its caller does not come back. */
  readonly job: PlannedJob
  readonly lease: Duration.Input
  /** Whether events of its range are due, which this claim does not record. */
  readonly hasRangeNews: boolean
  /** Reference to another document: nothing is claimed where that document contradicts it or a notification is due. */
  readonly reference?: StatedReference | undefined
}

/** A document that was claimed, with the right to send it. */
export interface LeasedSubmission {
  readonly submission: Submission
  readonly lease: Lease
}

/** What the database fails with that found the number or the key used in the middle of the claim. */
const usedMeanwhile = "RC410"

const isUsedMeanwhile = (error: SqlError.SqlError): boolean => StorageError.of("", error).code === usedMeanwhile

const call = `select * from claim_filing_2($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

/** Claims a document that refers to another; calls the function for no row where a remark on the reference is due. */
const callForReference = `
  select claimed.* from (select $1::jsonb as filing where ${nothingToSay("$12")}) as note
  cross join lateral claim_filing_2(note.filing, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as claimed`

/** Of a payroll document: what is claimed is recorded as the payroll that it is, or nothing is written (RC411). */
const recording = (claiming: string, parameter: string): string => `
  select claimed.* from (${claiming}) as claimed
  cross join lateral record_payroll_1(${parameter}::jsonb, claimed.created_at) as recorded (is_recorded)`

const callForPayroll = recording(call, "$12")
const callForPayrollNote = recording(callForReference, "$13")

/** Claims a note of invoices and records the change that it makes to them. */
const callForNote = `
  with claimed as (${callForReference}), recorded as (${recordedCorrection("$13", "where exists (select from claimed)")})
  select * from claimed`

/** The statement that claims, with its parameters behind those of the function. */
const statementOf = (
  reference: string | undefined,
  payroll: string | undefined,
  correction: string | undefined
): readonly [statement: string, parameters: ReadonlyArray<string>] => {
  if (reference === undefined) return payroll === undefined ? [call, []] : [callForPayroll, [payroll]]
  if (payroll !== undefined) return [callForPayrollNote, [reference, payroll]]
  return correction === undefined ? [callForReference, [reference]] : [callForNote, [reference, correction]]
}

const leasedFilingOf = ({ hasRangeNews, id, submission }: LeasedClaim): string => {
  const { idempotency } = submission
  return JSON.stringify({
    ...filingOf(submission, { id }),
    ...(idempotency === undefined ? {} : { key: idempotency.key, key_digest: idempotency.contentDigest }),
    ...(hasRangeNews ? { range_news: true } : {})
  })
}

/** Turns by issuer: one claim at a time reaches the database, where another would only wait for its lock. */
const makeTurns = () => {
  const turns = new Map<string, { readonly semaphore: Semaphore.Semaphore; users: number }>()
  return (issuer: string) =>
    <A, E, R>(claim: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const turn = turns.get(issuer) ?? { semaphore: Semaphore.makeUnsafe(1), users: 0 }
        turn.users += 1
        turns.set(issuer, turn)
        return Effect.ensuring(
          turn.semaphore.withPermits(1)(claim),
          Effect.sync(() => {
            turn.users -= 1
            if (turn.users === 0) turns.delete(issuer)
          })
        )
      })
}

/** Claims a number with a lease in one call; see `Submissions.claimLeased`. */
export const claimLeased = (sql: SqlClient.SqlClient) => {
  const inTurn = makeTurns()
  return (claim: LeasedClaim): Effect.Effect<LeasedSubmission | undefined> => {
    const { certificate, id, job, lease, reference, request, submission } = claim
    const { corrects: _____, file, idempotency: _, outage: __, payroll: ___, sale: ____, ...document } = submission
    const [statement, parameters] = statementOf(
      reference && referenceJson(reference),
      payrollJson({ ...submission, id }),
      correctionJson({ ...submission, id })
    )
    const { bytes, ...kept } = request
    const { keyId = null, nonce = null, sealed = null } = certificate ?? {}
    const valuesWith = (deflatedXml: Uint8Array) => [
      leasedFilingOf(claim),
      deflatedXml,
      hash("sha256", submission.signedXml, "buffer"),
      JSON.stringify({ kind: file.kind, year: file.year, ...file.names }),
      JSON.stringify(kept),
      bytes,
      keyId,
      nonce,
      sealed,
      JSON.stringify(job),
      Duration.toSeconds(Duration.fromInputUnsafe(lease))
    ]
    const claimedAs = (deflatedXml: Uint8Array) =>
      sql.unsafe<Row>(statement, [...valuesWith(deflatedXml), ...parameters]).pipe(
        Effect.map(([row]): LeasedSubmission | undefined => {
          if (row === undefined) return undefined
          const until = row["lease_until"] as Date
          return {
            lease: { submissionId: id, attempt: 1, until },
            submission: {
              ...document,
              ...unanswered,
              outageBeganAt: undefined,
              writtenId: document.writtenId,
              id,
              deflatedXml,
              createdAt: row["created_at"] as Date,
              fileName: row["file_name"] as string,
              zipName: row["zip_name"] as string,
              state: "filing",
              attempts: 1,
              leaseUntil: until
            }
          }
        }),
        Effect.catchIf(
          (error) => isUsedMeanwhile(error) || isInTheWay(error),
          () => Effect.undefined
        ),
        storageStatement("Submissions.claimLeased")
      )
    return Effect.flatMap(deflate(submission.signedXml), (deflatedXml) =>
      inTurn(submission.issuerNit)(claimedAs(deflatedXml))
    )
  }
}
