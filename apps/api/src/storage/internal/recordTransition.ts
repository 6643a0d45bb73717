import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SubmissionTransition } from "../Submission.ts"
import { mayMove, type SubmissionState } from "../submissionStates.ts"

/** A line to add to a submission's history; the time is the database's. */
export interface NewTransition extends Omit<SubmissionTransition, "at" | "from"> {
  readonly submissionId: string
  readonly from: SubmissionState | null
}

/** Adds a line to a submission's history; a move that `submissionMoves` does not know is a defect and moves nothing. */
export const recordTransition = (sql: SqlClient.SqlClient, transition: NewTransition) => {
  const { attempt, detail, from, origin, submissionId, to } = transition
  if (from !== to && !mayMove(from ?? undefined, to, origin)) {
    return Effect.die(new Error(`${origin} may not move a submission from ${from ?? "nothing"} to ${to}`))
  }
  return sql`
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
    values (${submissionId}, ${from}, ${to}, ${origin}, ${attempt}, ${detail})`
}
