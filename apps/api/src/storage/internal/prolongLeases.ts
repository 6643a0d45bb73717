import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Lease } from "../Submission.ts"
import { storageOperation } from "./storageOperation.ts"

/** Prolongs leases; see `Submissions.prolong`. The database's clock decides, as it does when they are taken. */
export const prolongLeases =
  (sql: SqlClient.SqlClient) =>
  (leases: ReadonlyArray<Lease>, duration: Duration.Input): Effect.Effect<void> => {
    const held = JSON.stringify(leases.map(({ attempt, submissionId }) => ({ id: submissionId, attempt })))
    return sql`
      update submissions set lease_until = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(duration)})
      from jsonb_to_recordset(cast(${held}::text as jsonb)) as held (id uuid, attempt integer)
      where submissions.id = held.id and attempts = held.attempt and state = 'filing'`.pipe(
      Effect.asVoid,
      storageOperation("Submissions.prolong")
    )
  }
