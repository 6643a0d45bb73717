import { Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

/** Runs SQL statements one after the other, each on its own as the extended protocol wants it. */
export const statements = (
  ...texts: ReadonlyArray<string>
): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.forEach(texts, (text) => sql.unsafe(text), { discard: true }))
