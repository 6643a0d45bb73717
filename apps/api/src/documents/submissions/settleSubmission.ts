import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type AuditEntry, auditRow } from "../../access/AuditLog.ts"
import { storageStatement, storageTransaction } from "../../platform/database/storageOperation.ts"
import { jobId } from "../../platform/jobs/Jobs.ts"
import type { RecordEvent } from "../../webhooks/Events.ts"
import { recordDocumentEvents } from "./documentEvents.ts"
import { keptDetail } from "./stepDetail.ts"
import type { Lease, Settlement, Submission, SubmissionTransition } from "./Submission.ts"
import { pack, unpack } from "./packed.ts"
import { encodeProof, proofIn, submissionOf } from "./submissionRow.ts"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { isFinal, mayMove, type SubmissionState } from "./submissionStates.ts"

/** What decides whether a settlement is adopted. */
interface Standing {
  readonly state: SubmissionState
  readonly attempts: number
  /** Whether somebody has a lease that has not run out. */
  readonly leased: boolean
  /** Whether the authority's ApplicationResponse is on record. */
  readonly evidence: boolean
}

/**
 * What to do with a settlement.
 *
 * - `adopt`: the submission takes its state and its answer.
 * - `addEvidence`: only the ApplicationResponse, which was missing.
 * - `note`: it comes too late, or from a sender without the lease; the history mentions it.
 * - `nothing`: it says what is known.
 *
 * A verdict is final, and so is a refusal: the number may have gone to another document since. Beyond that
 * `submissionMoves` says who may move it where. An acceptance counts whoever brings it. Anything else would let another
 * process send, or free the number, so it counts only from the holder of the last lease or, if nobody sends at present,
 * from a caller that needs none.
 */
const judgeSettlement = (
  { attempts, evidence, leased, state }: Standing,
  settlement: Settlement,
  lease: Lease | undefined
): "adopt" | "addEvidence" | "note" | "nothing" => {
  if (isFinal(state)) {
    if (settlement.state !== state) return "note"
    return evidence || settlement.applicationResponse === undefined ? "nothing" : "addEvidence"
  }
  if (!mayMove(state, settlement.state, settlement.origin)) return "note"
  if (settlement.state === "accepted") return "adopt"
  const hasSay = lease === undefined ? !leased : lease.attempt === attempts
  return hasSay ? "adopt" : "note"
}

/** A line to add to a submission's history; the time is the database's. */
interface NewTransition extends Omit<SubmissionTransition, "at" | "from"> {
  readonly submissionId: string
  readonly from: SubmissionState | null
}

/** Adds a line to a submission's history; a move that `submissionMoves` does not know is a defect and moves nothing. */
const recordTransition = (sql: SqlClient.SqlClient, transition: NewTransition) => {
  const { attempt, detail, from, origin, submissionId, to } = transition
  if (from !== to && !mayMove(from ?? undefined, to, origin)) {
    return Effect.die(new Error(`${origin} may not move a submission from ${from ?? "nothing"} to ${to}`))
  }
  return sql`
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
    values (${submissionId}, ${from}, ${to}, ${origin}, ${attempt}, ${detail})`
}

/** Whether the authority has decided, so that the audit log can have the entry of the request. */
export const isAnswered = ({ state }: Pick<Submission, "state">): boolean =>
  state === "accepted" || state === "rejected"

/** The authority's answer as it is kept. */
type PackedAnswer = Uint8Array | null

/** How far the answer is proven, as JSON. */
const proofText = ({ proof }: Settlement): string | null =>
  proof === undefined ? null : JSON.stringify(encodeProof(proof))

const packedAnswer = ({ applicationResponse }: Settlement): Effect.Effect<PackedAnswer> =>
  applicationResponse === undefined ? Effect.succeed(null) : pack(applicationResponse)

/** What an adopted settlement makes of where a submission stands. */
const adopted = (sql: SqlClient.SqlClient, { alarm, state, statusCode }: Settlement) => {
  const answered = statusCode !== undefined
  return sql`
    state = ${state},
    lease_until = null,
    alarm = coalesce(${alarm ?? null}::text, ${answered ? sql`null` : sql`alarm`}),
    answered_at = ${answered ? sql`clock_timestamp()` : sql`answered_at`}`
}

const answerColumns = [
  "status_code",
  "status_message",
  "status_description",
  "error_message",
  "zipkey",
  "application_response",
  "proof"
]

/** Completes what the authority said of the submission that `settled` has: what is absent stays as it was. */
const complete = (sql: SqlClient.SqlClient, settlement: Settlement, answer: PackedAnswer) => {
  const { errorMessage = null, statusCode = null, statusDescription = null, statusMessage = null } = settlement
  const { zipKey = null } = settlement
  const completed = answerColumns.map((column) => `${column} = coalesce(excluded.${column}, answers.${column})`)
  return sql`
    insert into answers (id, ${sql.literal(answerColumns.join(", "))})
    select id, ${statusCode}::text, ${statusMessage}::text, ${statusDescription}::text, ${errorMessage}::text,
      ${zipKey}::text, ${answer}::bytea, ${proofText(settlement)}::jsonb from settled
    on conflict (id) do update set ${sql.literal(completed.join(", "))}`
}

/** Texts of the authority as a submission has them: empty where there is none. */
const textColumns = answerColumns
  .filter((column) => column !== "application_response" && column !== "proof")
  .map((column) => `coalesce(${column}, '') as ${column}`)
  .join(", ")

const adopt = (sql: SqlClient.SqlClient, id: string, settlement: Settlement, answer: PackedAnswer) => sql`
  with settled as (update standings set ${adopted(sql, settlement)} where id = ${id} returning id)
  ${complete(sql, settlement, answer)}`

const addEvidence = (sql: SqlClient.SqlClient, id: string, settlement: Settlement, answer: PackedAnswer) =>
  settlement.applicationResponse === undefined
    ? Effect.void
    : sql`
        insert into answers (id, application_response, proof)
        select id, ${answer}::bytea, ${proofText(settlement)}::jsonb from standings
        where id = ${id} and erased_at is null
        on conflict (id) do update set application_response = excluded.application_response, proof = excluded.proof`

/**
 * Selects the job of the first look, which has nothing to do once the submission is settled. One that has begun ends by
 * itself.
 */
const firstLook = (sql: SqlClient.SqlClient, id: string) =>
  sql`queue_name = 'submissions' and id = ${jobId(id, 1)} and acquired_at is null`

/** Settles in a transaction, whatever there is. */
const settleAny = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  record: RecordEvent,
  id: string,
  settlement: Settlement,
  lease: Lease | undefined,
  entry: AuditEntry | undefined
): Effect.fn.Return<Submission, SqlError> {
  const [before] = yield* sql<Standing>`
    select state, attempts, coalesce(lease_until > clock_timestamp(), false) as leased,
      exists (select from answers where id = ${id} and application_response is not null) as evidence
    from standings where id = ${id} for update`
  if (before === undefined) return yield* Effect.die(new Error(`There is no submission ${id}`))
  const judgement = judgeSettlement(before, settlement, lease)
  const answer = yield* packedAnswer(settlement)
  if (judgement === "adopt") yield* adopt(sql, id, settlement, answer)
  if (judgement === "addEvidence") yield* addEvidence(sql, id, settlement, answer)
  const [row] = yield* sql<Row>`select * from submissions where id = ${id}`
  if (row === undefined) return yield* Effect.die(new Error(`There is no submission ${id} any more`))
  const after = submissionOf(row)
  if (entry !== undefined && isAnswered(after)) yield* sql`insert into audit_log ${sql.insert(auditRow(entry))}`
  if (judgement === "nothing") return after
  yield* recordDocumentEvents(record, before.state, after)
  const detail = {
    ...(judgement === "note" ? { notAdopted: settlement.state } : {}),
    ...settlement.detail
  }
  yield* recordTransition(sql, {
    submissionId: id,
    from: before.state,
    to: after.state,
    origin: settlement.origin,
    attempt: lease?.attempt ?? before.attempts,
    detail: keptDetail(detail)
  })
  if (isFinal(after.state)) yield* sql`delete from jobs where ${firstLook(sql, id)}`
  return after
})

/** Writes an entry of the audit log for what `settled` has, as part of its statement. */
const audited = (sql: SqlClient.SqlClient, entry: AuditEntry) => {
  const { company_id, detail, id, operation, problem, provider_id, request_id, status, subject, token_id } =
    auditRow(entry)
  return sql`, audited as (
      insert into audit_log (id, request_id, token_id, operation, company_id, provider_id, subject, status, problem, detail)
      select ${id}::uuid, ${request_id}::text, ${token_id}::text, ${operation}::text, ${company_id}::text,
        ${provider_id}::text, ${subject}::text, ${status}::integer, ${problem}::text, ${detail}::text from settled
    )`
}

/**
 * Settles what is being sent under this very lease, which is nearly everything, in one statement: `judgeSettlement`
 * would adopt it. Returns nothing, and writes nothing, where it would not or where a webhook may want the event.
 */
const settleHeld = (
  sql: SqlClient.SqlClient,
  held: Submission,
  settlement: Settlement,
  lease: Lease,
  entry: AuditEntry | undefined,
  answer: PackedAnswer
) => {
  const { origin, state } = settlement
  const detail = keptDetail(settlement.detail ?? {})
  const { id } = held
  const after = sql<Row>`
    with settled as (
      update standings set ${adopted(sql, settlement)}
      where id = ${id} and state = 'filing' and attempts = ${lease.attempt}
        and not exists (select from webhooks
          where webhooks.state = 'enabled' and company_ids && array['*', ${held.companyId}::text])
      returning id, state, attempts, alarm, answered_at
    ), completed as (
      ${complete(sql, settlement, answer)}
      returning ${sql.literal(textColumns)}, proof,
        ${answer === null ? sql.literal("application_response") : sql`null::bytea`} as kept_answer
    ), noted as (
      insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
      select id, 'filing', state, ${origin}::text, ${lease.attempt}::integer, ${detail}::text from settled
    )${
      isFinal(state)
        ? sql`, unfollowed as (delete from jobs where ${firstLook(sql, id)} and exists (select from settled))`
        : sql``
    }${entry !== undefined && isAnswered({ state }) ? audited(sql, entry) : sql``}
    select * from settled, completed`
  return Effect.map(after, ([row]): Submission | undefined => {
    if (row === undefined) return undefined
    const { kept_answer: kept, proof, zipkey: zip_key, ...changed } = row
    // an answer that is there already may be another one than the sender knows
    const applicationResponse =
      settlement.applicationResponse ?? (kept instanceof Uint8Array ? unpack(kept) : undefined)
    return {
      ...held,
      ...recordOf<Submission>({ ...changed, zip_key }),
      applicationResponse,
      proof: proofIn(proof),
      leaseUntil: undefined
    }
  })
}

/** Settles a submission; see `Submissions.settle`. */
export const settleSubmission = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const operation = "Submissions.settle"
  const transaction = storageTransaction(sql, operation)
  return (
    id: string,
    settlement: Settlement,
    lease: Lease | undefined,
    held?: Submission,
    entry?: AuditEntry
  ): Effect.Effect<Submission> =>
    Effect.gen(function* () {
      if (lease !== undefined && lease.submissionId !== id) {
        return yield* Effect.die(new Error(`The lease is not of submission ${id}`))
      }
      if (lease !== undefined && held !== undefined && mayMove("filing", settlement.state, settlement.origin)) {
        const answer = yield* packedAnswer(settlement)
        const settled = yield* settleHeld(sql, held, settlement, lease, entry, answer).pipe(storageStatement(operation))
        if (settled !== undefined) return settled
      }
      return yield* transaction(settleAny(sql, record, id, settlement, lease, entry))
    })
}
