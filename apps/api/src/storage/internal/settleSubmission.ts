import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Lease, Settlement, Submission } from "../Submission.ts"
import { recordDocumentEvents } from "./documentEvents.ts"
import { judgeSettlement, type Standing } from "./judgeSettlement.ts"
import type { RecordEvent } from "./recordEvent.ts"
import { recordTransition } from "./recordTransition.ts"
import { storageTransaction } from "./storageOperation.ts"
import { submissionOf, type SubmissionRow } from "./submissionRow.ts"

const adopt = (sql: SqlClient.SqlClient, id: string, settlement: Settlement) => {
  const answered = settlement.statusCode !== undefined
  const { alarm = null, applicationResponse = null, errorMessage = null, statusCode = null } = settlement
  const { statusDescription = null, statusMessage = null, zipKey = null } = settlement
  return sql<SubmissionRow>`
    update submissions set
      state = ${settlement.state},
      lease_until = null,
      status_code = coalesce(${statusCode}::text, status_code),
      status_message = coalesce(${statusMessage}::text, status_message),
      status_description = coalesce(${statusDescription}::text, status_description),
      error_message = coalesce(${errorMessage}::text, error_message),
      zipkey = coalesce(${zipKey}::text, zipkey),
      application_response = coalesce(${applicationResponse}::bytea, application_response),
      alarm = coalesce(${alarm}::text, ${answered ? sql`null` : sql`alarm`}),
      answered_at = ${answered ? sql`clock_timestamp()` : sql`answered_at`}
    where id = ${id}
    returning *`
}

const addEvidence = (sql: SqlClient.SqlClient, id: string, settlement: Settlement) => sql<SubmissionRow>`
  update submissions set application_response = ${settlement.applicationResponse ?? null}
  where id = ${id}
  returning *`

const unchanged = (sql: SqlClient.SqlClient, id: string) =>
  sql<SubmissionRow>`select * from submissions where id = ${id}`

/** Settles a submission; see `Submissions.settle`. */
export const settleSubmission = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, "Submissions.settle")
  return (id: string, settlement: Settlement, lease: Lease | undefined): Effect.Effect<Submission> =>
    transaction(
      Effect.gen(function* () {
        // without its document and its answer, which as a rule are read once, below
        const [before] = yield* sql<Standing>`
          select state, attempts, coalesce(lease_until > clock_timestamp(), false) as leased,
            application_response is not null as evidence
          from submissions where id = ${id} for update`
        if (before === undefined) return yield* Effect.die(new Error(`There is no submission ${id}`))
        if (lease !== undefined && lease.submissionId !== id) {
          return yield* Effect.die(new Error(`The lease is not of submission ${id}`))
        }
        const judgement = judgeSettlement(before, settlement, lease)
        const [after] =
          judgement === "adopt"
            ? yield* adopt(sql, id, settlement)
            : judgement === "addEvidence"
              ? yield* addEvidence(sql, id, settlement)
              : yield* unchanged(sql, id)
        if (after === undefined) return yield* Effect.die(new Error(`There is no submission ${id} any more`))
        if (judgement === "nothing") return submissionOf(after)
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
