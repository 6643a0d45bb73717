import { numberedFileName } from "@radicar/dian/FileName"
import { deflate } from "@radicar/zip/zip"
import { Array, Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { hash, randomUUIDv7 } from "node:crypto"
import type { RecordEvent } from "../../webhooks/Events.ts"
import { documentEvents } from "./documentEvents.ts"
import { nextSequences } from "./FileSequences.ts"
import { findFreed } from "./findSubmissions.ts"
import { recordCorrection } from "./correctedDocument.ts"
import type { NewSubmission, Outage, Submission } from "./Submission.ts"
import { type Obstructed, recordPayroll } from "./payrollHistory.ts"
import { filingOf, unanswered } from "./submissionRow.ts"

/** What may be in the way of a claim: the number, the Idempotency-Key, or a rejection of the very same document. */
type Obstacle = "number" | "key" | "rejection"

/** The result of a claim. `Taken` names what prevents it. */
export type Claim =
  | { readonly _tag: "Claimed"; readonly submission: Submission }
  | { readonly _tag: "Taken"; readonly by: Obstacle; readonly submission: Submission }

/** Whether a document may be filed although the last one of its number was rejected. */
type Corrects = (rejected: Submission) => Effect.Effect<boolean>

/** Options of a claim. */
export interface ClaimOptions {
  /** Done in the transaction of the claim. */
  readonly within?: (claimed: Submission) => Effect.Effect<void>
  /** Any document may be filed when absent. */
  readonly corrects?: Corrects
}

/**
 * Keeps an outage with its proof, in the transaction of the document that is issued because of it; again adds what is
 * new.
 */
const recordOutage = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { attempts, beganAt, environment, id }: Outage
) {
  yield* sql`
    insert into outages (id, environment, began_at) values (${id}, ${environment}, ${beganAt})
    on conflict (id) do nothing`
  const rows = Array.map(attempts, (attempt) => ({ outage_id: id, ...attempt }))
  yield* sql`insert into outage_attempts ${sql.insert(rows)} on conflict (outage_id, at, operation) do nothing`
})

/** The counter of the ZIP files, whatever is in them. */
const ZIP = "zip"

/** Records a document under its number; `undefined` where somebody has it. */
const insertSubmission = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  claim: NewSubmission,
  names: Pick<Submission, "fileName" | "zipName">
): Effect.fn.Return<Submission | undefined, SqlError> {
  const { corrects: _____, file: _, idempotency: __, outage, payroll: ___, sale: ____, ...document } = claim
  const id = randomUUIDv7()
  const state = outage === undefined ? "signed" : "contingency"
  const deflatedXml = yield* deflate(document.signedXml)
  const [claimed] = yield* sql<{ readonly created_at: Date }>`
    select created_at from claim_number_1(${JSON.stringify(filingOf(claim, { id, ...names }))}::text::jsonb, ${deflatedXml},
      ${hash("sha256", document.signedXml, "buffer")}, ${state}, null)`
  return (
    claimed && {
      ...unanswered,
      ...document,
      ...names,
      id,
      deflatedXml,
      createdAt: claimed.created_at,
      state,
      attempts: 0,
      leaseUntil: undefined,
      outageBeganAt: outage?.beganAt,
      writtenId: document.writtenId
    }
  )
})

/** The same document may come again under the key of one that freed its number. */
const insertKey = (sql: SqlClient.SqlClient, claim: NewSubmission, submissionId: string) =>
  claim.idempotency === undefined
    ? Effect.succeed(true)
    : Effect.map(
        sql`
          insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
          values (${claim.companyId}, ${claim.idempotency.operation}, ${claim.idempotency.key},
            ${claim.idempotency.contentDigest}, ${submissionId})
          on conflict (company_id, operation, key) do update set submission_id = excluded.submission_id
            where idempotency_keys.content_digest = excluded.content_digest
              and exists (select from freed
                where id = idempotency_keys.submission_id and environment = ${claim.environment})
          returning key`,
        (rows) => rows.length > 0
      )

/**
 * Writes a claim: names, bytes, key, history. Fails with what is in the way; the transaction around it then leaves
 * nothing written.
 */
export const writeClaim = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  record: RecordEvent,
  claim: NewSubmission,
  corrects: Corrects = () => Effect.succeed(true)
): Effect.fn.Return<Submission, Obstacle | Obstructed | SqlError> {
  const { kind, names, year } = claim.file
  const [sequence, zipSequence] = yield* nextSequences(sql, claim.issuerNit, [kind, ZIP], year)
  if (claim.outage !== undefined) yield* recordOutage(sql, claim.outage)
  const submission = yield* insertSubmission(sql, claim, {
    fileName: numberedFileName(names.file, sequence),
    zipName: numberedFileName(names.zip, zipSequence)
  })
  if (submission === undefined) return yield* Effect.fail("number" as const)
  yield* recordPayroll(sql, { ...claim, id: submission.id })
  yield* recordCorrection(sql, { ...claim, id: submission.id })
  // nobody else can have the number now, so the rejection of a twin, which had its time until here, is not overlooked
  const freed = yield* findFreed(sql, claim)
  if (Option.isSome(freed) && freed.value.state === "rejected" && !(yield* corrects(freed.value))) {
    return yield* Effect.fail("rejection" as const)
  }
  if (!(yield* insertKey(sql, claim, submission.id))) return yield* Effect.fail("key" as const)
  yield* Effect.forEach(documentEvents(undefined, submission), record, { discard: true })
  return submission
})
