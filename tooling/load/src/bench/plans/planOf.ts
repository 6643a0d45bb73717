import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { RecordedStatement } from "./recordStatements.ts"

/** Asks Postgres for the plan of a statement, without costs. Partitions and their indexes are named as their tables. */
export const planOf = Effect.fnUntraced(function* ({ parameters, text }: RecordedStatement) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<{ readonly "QUERY PLAN": string }>(`explain (costs off) ${text}`, parameters)
  const inherited = yield* sql<{ readonly child: string; readonly parent: string }>`
    select inhrelid::regclass::text as child, inhparent::regclass::text as parent from pg_inherits`
  const parents = new Map(inherited.map(({ child, parent }) => [child, parent]))
  return rows.map((row) => row["QUERY PLAN"].replaceAll(/\w+/gu, (name) => parents.get(name) ?? name)).join("\n")
})
