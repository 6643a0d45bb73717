import { Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A change of the database's schema. */
export type Migration = Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient>

/** A statement in a text; semicolons in comments, strings and function bodies do not end it. */
const statement = /(?:--[^\n]*|'[^']*'|\$\$[^]*?\$\$|[^;])+/gu

/** Whether the database is the embedded one, which has neither partitions nor background processes. */
export const isEmbedded = Effect.map(
  SqlClient.SqlClient.use((sql) => sql`select where version() like '%PGlite%'`),
  (rows) => rows.length > 0
)

/**
 * Runs SQL statement by statement, because the extended protocol takes one at a time. The embedded database has no
 * partitions.
 */
const apply = (...texts: ReadonlyArray<string>): Migration =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const hasPartitions = !(yield* isEmbedded)
    // a function of today may refer to parts that a later migration adds
    yield* sql`set local check_function_bodies = off`
    for (const [text] of texts.join("\n").matchAll(statement)) {
      if (text.trim() === "") continue
      yield* sql.unsafe(hasPartitions ? text : text.replace(/ partition by range \(\w+\)$/u, ""))
    }
  })

/** All migrations by `<number>_<name>`, in order of their numbers. Never change a released one; add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0057_schema": apply(
    readFileSync(join(import.meta.dirname, "0057_schema.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../months.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../webhooks/events.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/claim.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/settle.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/facts.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/doubts.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/references.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/payrolls.sql"), "utf8")
  ),
  "0058_taxes": apply(readFileSync(join(import.meta.dirname, "0058_taxes.sql"), "utf8")),
  "0059_ledger": apply(readFileSync(join(import.meta.dirname, "0059_ledger.sql"), "utf8")),
  "0060_mail": apply(readFileSync(join(import.meta.dirname, "0060_mail.sql"), "utf8")),
  "0062_company_prints": apply(readFileSync(join(import.meta.dirname, "0062_company_prints.sql"), "utf8")),
  "0063_drafts": apply(readFileSync(join(import.meta.dirname, "0063_drafts.sql"), "utf8")),
  "0064_reassigned": apply(
    readFileSync(join(import.meta.dirname, "0064_reassigned.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/claim.sql"), "utf8")
  )
}
