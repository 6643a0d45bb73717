import type { SqlClient } from "effect/sql"
import type { SubmissionState, SubmissionTransition } from "../Submission.ts"

/** A line to add to a submission's history; the time is the database's. */
export interface NewTransition extends Omit<SubmissionTransition, "at" | "from"> {
  readonly submissionId: string
  readonly from: SubmissionState | null
}

/** Adds a line to a submission's history. */
export const recordTransition = (sql: SqlClient.SqlClient, transition: NewTransition) => {
  const { attempt, detail, from, origin, submissionId, to } = transition
  return sql`
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
    values (${submissionId}, ${from}, ${to}, ${origin}, ${attempt}, ${detail})`
}
