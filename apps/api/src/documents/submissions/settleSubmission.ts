import { Effect } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import { hash } from "node:crypto"
import { deflate } from "@radicar/zip/inner/zip"
import type { AuditEntry } from "../../access/AuditLog.ts"
import { recordOf, type Row, rowOf, storageOperation } from "../../platform/database/records.ts"
import { lostSubmission, StorageError } from "../../platform/database/StorageError.ts"
import { jobId } from "../../platform/jobs/Jobs.ts"
import { eventRow } from "../../webhooks/Events.ts"
import { documentEvents } from "./documentReferences.ts"
import { pack, unpack } from "./packed.ts"
import { storedDetail } from "./StepDetail.ts"
import { isFinal, statesBefore, type SubmissionState, submissionStates } from "./submissionStates.ts"
import type { Lease, Settlement, Submission } from "./Submission.ts"
import { encodeProof, factsRow, hexOf, proofIn, submissionOf } from "./submissionRow.ts"

/** Whether the authority has decided on the document, so that the audit log entry of the request can be written. */
export const isAnswered = ({ state }: Pick<Submission, "state">): boolean =>
  state === "accepted" || state === "rejected"

type Taken = NonNullable<Settlement["taken"]>

const finalStates = (Object.keys(submissionStates) as ReadonlyArray<SubmissionState>).filter(isFinal)

/** The submission as its events report it, if the settlement is adopted. */
const adoptedBy = (submission: Submission, settlement: Settlement): Submission => {
  const { alarm, errorMessage, origin: _, detail: __, state, statusCode, taken, ...answer } = settlement
  return {
    ...submission,
    ...answer,
    ...(taken && { signatureValue: taken.signatureValue }),
    state,
    statusCode: statusCode ?? submission.statusCode,
    errorMessage: errorMessage ?? submission.errorMessage,
    alarm: alarm ?? (statusCode === undefined ? submission.alarm : undefined)
  }
}

/** The authority's document as input of `take_document_1`. */
const takenJson = (submission: Submission, { facts, sale, signatureValue, xmlDigest }: Taken) => ({
  xml_digest: hexOf(xmlDigest),
  signature_value: hexOf(signatureValue),
  ...(facts === undefined ? {} : { facts: factsRow({ ...submission, facts }), sale: sale ?? null })
})

/** The settlement as input of `settle_submission_1`. */
const settlementJson = (
  submission: Submission,
  settlement: Settlement,
  lease: Lease | undefined,
  entry: AuditEntry | undefined
): string => {
  const {
    alarm,
    detail = {},
    errorMessage,
    origin,
    proof,
    state,
    statusCode,
    statusDescription,
    statusMessage,
    taken,
    zipKey
  } = settlement
  return JSON.stringify({
    id: submission.id,
    state,
    origin,
    attempt: lease?.attempt,
    final: finalStates,
    moves_from: statesBefore(state, origin),
    said: {
      status_code: statusCode,
      status_message: statusMessage,
      status_description: statusDescription,
      error_message: errorMessage,
      zipkey: zipKey,
      proof: proof && encodeProof(proof)
    },
    alarm,
    detail: storedDetail(detail),
    late_detail: storedDetail({ notAdopted: state, ...detail }),
    first_look: jobId(submission.id, 1),
    seen_state: submission.state,
    seen_attempts: submission.attempts,
    events: documentEvents(submission.state, adoptedBy(submission, settlement)).map(eventRow),
    entry: entry && rowOf(entry),
    taken: taken && takenJson(submission, taken)
  })
}

/** A submission whose document took the authority's bytes; ours are the unsent ones. */
const withTaken = (
  { deflatedXml: ownDeflated, signedXml: ownXml, ...submission }: Submission,
  { signatureValue, signedXml, xmlDigest }: Taken,
  deflatedXml: Uint8Array
): Submission => ({
  ...submission,
  signatureValue,
  signedXml,
  xmlDigest,
  deflatedXml,
  unsent: { signedXml: ownXml, deflatedXml: ownDeflated }
})

/** The submission after an adopted settlement, with the columns that the SQL function returned. */
const afterAdoption = (
  submission: Submission,
  { applicationResponse, taken }: Settlement,
  row: Row,
  deflatedXml: Uint8Array | null
): Submission => {
  const { judgement: _, kept_answer: kept, proof, woken: __, zipkey: zip_key, ...changed } = row
  const texts = { status_code: "", status_message: "", status_description: "", error_message: "", zip_key: "" }
  const columns = Object.fromEntries(Object.entries({ ...changed, zip_key }).filter(([, value]) => value !== null))
  return {
    ...submission,
    ...(taken !== undefined && deflatedXml !== null ? { ...withTaken(submission, taken, deflatedXml) } : {}),
    ...recordOf<Submission>({ alarm: null, answered_at: null, ...texts, ...columns }),
    applicationResponse: applicationResponse ?? (kept instanceof Uint8Array ? unpack(kept) : undefined),
    proof: proofIn(proof),
    filedAgain: row["state"] === "rejected" || row["state"] === "refused" ? false : undefined,
    leaseUntil: undefined
  }
}

const operation = "Submissions.settle"

/** Whether the database has lost the claim that is to be settled. */
const isLost = (error: unknown): boolean =>
  error instanceof SqlError.SqlError && StorageError.of(operation, error).code === "RC404"

/**
 * Settles a submission in one statement; see `Submissions.settle`. `wake` adds a job that delivers events to a webhook.
 */
export const settleSubmission =
  (sql: SqlClient.SqlClient, wake: (webhook: string) => Effect.Effect<void>) =>
  (
    id: string,
    settlement: Settlement,
    lease: Lease | undefined,
    held?: Submission,
    entry?: AuditEntry
  ): Effect.Effect<Submission> => {
    const read = Effect.flatMap(sql<Row>`select * from submissions where id = ${id}`, ([row]) =>
      row === undefined ? lostSubmission(operation) : Effect.succeed(submissionOf(row))
    )
    const settle = Effect.fnUntraced(function* (
      submission: Submission,
      answer: Uint8Array | null,
      deflatedXml: Uint8Array | null
    ) {
      const json = settlementJson(submission, settlement, lease, entry)
      const { taken } = settlement
      const digest = taken === undefined ? null : hash("sha256", taken.signedXml, "buffer")
      const [row = {}] = yield* sql<Row>`
        select * from settle_submission_1(${json}::text::jsonb, ${answer}::bytea, ${deflatedXml}::bytea, ${digest}::bytea)`
      return row
    })
    return Effect.gen(function* () {
      if (lease !== undefined && lease.submissionId !== id) {
        return yield* Effect.die(new Error(`The lease is not of submission ${id}`))
      }
      const { applicationResponse, taken } = settlement
      const answer = applicationResponse === undefined ? null : yield* pack(applicationResponse)
      const deflatedXml = taken === undefined ? null : yield* deflate(taken.signedXml)
      // the sender's copy is from before the lease
      const leased = lease === undefined ? {} : { state: "filing" as const, attempts: lease.attempt }
      let submission = held === undefined ? yield* read : { ...held, ...leased }
      let row = yield* settle(submission, answer, deflatedXml)
      while (row["judgement"] === "moved") {
        submission = yield* read
        row = yield* settle(submission, answer, deflatedXml)
      }
      if (row["judgement"] !== "adopt") return yield* read
      yield* Effect.forEach(row["woken"] as ReadonlyArray<string>, wake, { discard: true })
      return afterAdoption(submission, settlement, row, deflatedXml)
    }).pipe(
      Effect.catch((error) => (isLost(error) ? lostSubmission(operation) : Effect.fail(error))),
      storageOperation(operation)
    )
  }
