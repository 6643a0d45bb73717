import { Array, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Outage } from "../Outage.ts"

/** Keeps an outage with its proof, in the transaction of the document that is issued because of it; again adds what is new. */
export const recordOutage = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { attempts, beganAt, environment, id }: Outage
) {
  yield* sql`
    insert into outages (id, environment, began_at) values (${id}, ${environment}, ${beganAt})
    on conflict (id) do nothing`
  const rows = Array.map(attempts, (attempt) => ({ outage_id: id, ...attempt }))
  yield* sql`insert into outage_attempts ${sql.insert(rows)} on conflict (outage_id, at, operation) do nothing`
})
