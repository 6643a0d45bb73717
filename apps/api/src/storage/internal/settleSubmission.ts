import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Lease, Settlement, Submission } from "../Submission.ts"
import { recordDocumentEvents } from "./documentEvents.ts"
import { judgeSettlement } from "./judgeSettlement.ts"
import type { RecordEvent } from "./recordEvent.ts"
import { recordTransition } from "./recordTransition.ts"
import { storageTransaction } from "./storageOperation.ts"
import { submissionOf, type SubmissionRow } from "./submissionRow.ts"

const adopt = (sql: SqlClient.SqlClient, row: SubmissionRow, settlement: Settlement) => {
  const answered = settlement.statusCode !== undefined
  return sql<SubmissionRow>`
    update submissions set
      state = ${settlement.state},
      lease_until = null,
      status_code = ${settlement.statusCode ?? row.status_code},
      status_message = ${settlement.statusMessage ?? row.status_message},
      status_description = ${settlement.statusDescription ?? row.status_description},
      error_message = ${settlement.errorMessage ?? row.error_message},
      zipkey = ${settlement.zipKey ?? row.zipkey},
      application_response = ${settlement.applicationResponse ?? row.application_response},
      alarm = ${settlement.alarm ?? (answered ? null : row.alarm)},
      answered_at = ${answered ? sql`clock_timestamp()` : sql`answered_at`}
    where id = ${row.id}
    returning *`
}

const addEvidence = (sql: SqlClient.SqlClient, row: SubmissionRow, settlement: Settlement) => sql<SubmissionRow>`
  update submissions set application_response = ${settlement.applicationResponse ?? null}
  where id = ${row.id}
  returning *`

/** Settles a submission; see `Submissions.settle`. */
export const settleSubmission = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, "Submissions.settle")
  return (id: string, settlement: Settlement, lease: Lease | undefined): Effect.Effect<Submission> =>
    transaction(
      Effect.gen(function* () {
        const [before] = yield* sql<SubmissionRow & { readonly leased: boolean }>`
          select submissions.*, coalesce(lease_until > clock_timestamp(), false) as leased
          from submissions where id = ${id} for update`
        if (before === undefined) return yield* Effect.die(new Error(`There is no submission ${id}`))
        if (lease !== undefined && lease.submissionId !== id) {
          return yield* Effect.die(new Error(`The lease is not of submission ${id}`))
        }
        const standing = { ...before, evidence: before.application_response !== null }
        const judgement = judgeSettlement(standing, settlement, lease)
        if (judgement === "nothing") return submissionOf(before)
        const rows =
          judgement === "adopt"
            ? yield* adopt(sql, before, settlement)
            : judgement === "addEvidence"
              ? yield* addEvidence(sql, before, settlement)
              : [before]
        const after = rows[0] ?? before
        yield* recordDocumentEvents(record, before.state, after)
        const detail = settlement.detail ?? ""
        yield* recordTransition(sql, {
          submissionId: id,
          from: before.state,
          to: after.state,
          origin: settlement.origin,
          attempt: lease?.attempt ?? before.attempts,
          detail: judgement === "note" ? `not adopted: ${settlement.state} ${detail}`.trimEnd() : detail
        })
        return submissionOf(after)
      })
    )
}
