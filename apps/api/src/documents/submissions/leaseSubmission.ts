import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/records.ts"
import type { Lease } from "./Submission.ts"
import { type Sender, statesBefore } from "./submissionStates.ts"

/**
 * Leases a submission, with an entry in its history, in one statement; see `Submissions.lease`. The database's clock
 * decides, so the clocks of processes do not matter.
 */
export const leaseSubmission =
  (sql: SqlClient.SqlClient) =>
  (id: string, duration: Duration.Input, sender: Sender): Effect.Effect<Lease | undefined> =>
    sql<{ readonly attempts: number; readonly lease_until: Date }>`
      with before as (
        select id, state from standings
        where id = ${id} and ${sql.in("state", statesBefore("filing", sender))}
          and (lease_until is null or lease_until <= clock_timestamp())
        for update
      ), after as (
        update standings
        set state = 'filing', attempts = attempts + 1,
          lease_until = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(duration)})
        from before where standings.id = before.id
        returning standings.id, before.state as from_state, attempts, lease_until
      ), noted as (
        insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
        select id, from_state, 'filing', ${sender}::text, attempts from after
      )
      select attempts, lease_until from after`.pipe(
      Effect.map(([after]) =>
        after === undefined ? undefined : { submissionId: id, attempt: after.attempts, until: after.lease_until }
      ),
      storageOperation("Submissions.lease")
    )

/** Extends leases; see `Submissions.prolong`. The database's clock decides, as for taking them. */
export const prolongLeases =
  (sql: SqlClient.SqlClient) =>
  (leases: ReadonlyArray<Lease>, duration: Duration.Input): Effect.Effect<void> => {
    const held = JSON.stringify(leases.map(({ attempt, submissionId }) => ({ id: submissionId, attempt })))
    return sql`
      update standings set lease_until = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(duration)})
      from jsonb_to_recordset(cast(${held}::text as jsonb)) as held (id uuid, attempt integer)
      where standings.id = held.id and attempts = held.attempt and state = 'filing'`.pipe(
      Effect.asVoid,
      storageOperation("Submissions.prolong")
    )
  }
