import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { RecordedStatement } from "./recordStatements.ts"
import { withoutMonths } from "./withoutMonths.ts"

/**
 * Removes values from a line of a plan, because they differ between runs. Words such as states and types stay, because
 * they decide on indexes.
 */
const withoutValues = (line: string): string =>
  line
    .replaceAll(/'(?:[^']|'')*'/gu, (value) => (/^'\{?[a-z,]+\}?'$/u.test(value) ? value : "'…'"))
    .replaceAll(/(?<=[=<>] )-?\d+/gu, "…")

/** Puts a SQL statement on one line, without its comments. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/INTERVAL '\d+ seconds'/gu, "INTERVAL '… seconds'")
    .trim()

/** Asks Postgres for the plan of a statement; returns the statement and its plan, without costs and values. */
export const planOf = Effect.fnUntraced(function* ({ parameters, text }: RecordedStatement) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<{ readonly "QUERY PLAN": string }>(`explain (costs off) ${text}`, parameters)
  const inherited = yield* sql<{ readonly child: string; readonly parent: string }>`
    select inhrelid::regclass::text as child, inhparent::regclass::text as parent from pg_inherits`
  const parents = new Map(inherited.map(({ child, parent }) => [child, parent]))
  const lines = rows.map((row) =>
    withoutValues(row["QUERY PLAN"]).replaceAll(/\w+/gu, (name) => parents.get(name) ?? name)
  )
  return [oneLine(text), ...withoutMonths(lines).map((line) => `  ${line}`)].join("\n")
})
