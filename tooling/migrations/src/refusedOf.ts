import { Effect, Result } from "effect"
import { SqlClient } from "effect/sql"

const parametersOf = (statement: string): number =>
  Math.max(0, ...Array.from(statement.matchAll(/\$(\d+)/gu), ([, number]) => Number(number)))

/** The statements that Postgres rejects, because a table, column, type or arbiter of theirs is gone, each with why. */
export const refusedOf = Effect.fnUntraced(function* (statements: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const refused: Array<{ readonly statement: string; readonly why: string }> = []
  for (const statement of statements) {
    const values = Array.from({ length: parametersOf(statement) }, () => "null").join(", ")
    // preparing finds tables, columns and types; planning finds the index that detects a conflict
    const prepared = sql.unsafe(`prepare older as ${statement}`)
    const planned = sql.unsafe(`explain execute older${values === "" ? "" : `(${values})`}`)
    const result = yield* Effect.result(Effect.andThen(prepared, planned))
    if (Result.isFailure(result)) {
      refused.push({ statement, why: String((result.failure.reason.cause as Error).message) })
    }
    yield* sql.unsafe("deallocate all")
  }
  return refused
})
