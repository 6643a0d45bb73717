import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { RecordedStatement } from "./recordStatements.ts"

/** Values differ from run to run; words such as those of states and types are what indexes are chosen by. */
const withoutValues = (line: string): string =>
  line
    .replaceAll(/'(?:[^']|'')*'/gu, (value) => (/^'\{?[a-z,]+\}?'$/u.test(value) ? value : "'…'"))
    .replaceAll(/(?<=[=<>] )-?\d+/gu, "…")

/** A statement in one line, without its comments. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/INTERVAL '\d+ seconds'/gu, "INTERVAL '… seconds'")
    .trim()

/** How Postgres would run a statement: the statement and its plan, without costs and values. */
export const planOf = Effect.fnUntraced(function* ({ parameters, text }: RecordedStatement) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<{ readonly "QUERY PLAN": string }>(`explain (costs off) ${text}`, parameters)
  return [oneLine(text), ...rows.map((row) => `  ${withoutValues(row["QUERY PLAN"])}`)].join("\n")
})
