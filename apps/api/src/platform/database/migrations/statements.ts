import { Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"

/** Runs SQL statements one after the other, each on its own as the extended protocol wants it. */
export const statements = (
  ...texts: ReadonlyArray<string>
): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.forEach(texts, (text) => sql.unsafe(text), { discard: true }))

/** A statement of a text: semicolons in comments, strings and bodies of functions do not end it. */
const statement = /(?:--[^\n]*|'[^']*'|\$\$[^]*?\$\$|[^;])+/gu

/**
 * Runs the statements of SQL files one by one: the extended protocol takes no more at once. The database that is
 * embedded in the service has no partitions.
 */
export const applySql = (
  ...texts: ReadonlyArray<string>
): Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [embedded] = yield* sql`select where version() like '%PGlite%'`
    for (const [text] of texts.join("\n").matchAll(statement)) {
      if (text.trim() === "") continue
      yield* sql.unsafe(embedded === undefined ? text : text.replace(/ partition by range \(\w+\)$/u, ""))
    }
  })
