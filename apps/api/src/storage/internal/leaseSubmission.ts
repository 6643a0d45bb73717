import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Lease } from "../Submission.ts"
import { type Sender, statesBefore, type SubmissionState } from "../submissionStates.ts"
import { recordTransition } from "./recordTransition.ts"
import { storageTransaction } from "./storageOperation.ts"

/** Leases a submission; see `Submissions.lease`. The database's clock decides, so no process's clock matters. */
export const leaseSubmission = (sql: SqlClient.SqlClient) => {
  const transaction = storageTransaction(sql, "Submissions.lease")
  return (id: string, duration: Duration.Input, sender: Sender): Effect.Effect<Lease | undefined> =>
    transaction(
      Effect.gen(function* () {
        const [before] = yield* sql<{ readonly state: SubmissionState }>`
          select state from submissions
          -- said so that Postgres finds it by its id, and does not go through all that are open because they are few
          where id = ${id} and coalesce(${sql.in("state", statesBefore("filing", sender))}, false)
            and (lease_until is null or lease_until <= clock_timestamp())
          for update`
        if (before === undefined) return undefined
        const [after] = yield* sql<{ readonly attempts: number; readonly lease_until: Date }>`
          update submissions
          set state = 'filing', attempts = attempts + 1,
            lease_until = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(duration)})
          where id = ${id}
          returning attempts, lease_until`
        if (after === undefined) return undefined
        const { attempts: attempt, lease_until: until } = after
        yield* recordTransition(sql, {
          submissionId: id,
          from: before.state,
          to: "filing",
          origin: sender,
          attempt,
          detail: ""
        })
        return { submissionId: id, attempt, until }
      })
    )
}
