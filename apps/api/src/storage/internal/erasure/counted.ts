import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"

/** Runs a statement that ends with `returning`, and answers how many rows it was about. */
export const counted = (sql: SqlClient.SqlClient, statement: Statement.Fragment) =>
  Effect.map(
    sql<{ readonly n: number }>`with gone as (${statement}) select count(*)::int as n from gone`,
    ([row]) => row?.n ?? 0
  )
