import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beginningOf } from "../records.ts"

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

/**
 * Folds again the names that {@link foldName} left with characters that it now folds. They are few: most folded names
 * are plain ASCII. A counterparty that exists under the new form as well keeps the old one.
 */
const foldNamesAgain: Migration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // other than ASCII, or a grave accent
  const unfolded = sql`folded_name ~ '[^ -_a-~]'`
  const parties = yield* sql<{ readonly id: bigint; readonly name: string }>`
    select id, name from counterparties where ${unfolded}`
  for (const { id, name } of parties) {
    const folded = foldName(name)
    yield* sql`
      update counterparties as party set folded_name = ${folded} where id = ${id} and not exists (
        select from counterparties as other where other.company_id = party.company_id and other.folded_name = ${folded}
          and other.identification = party.identification and other.identification_type = party.identification_type)`
  }
  const suppliers = yield* sql<{ readonly name: string }>`
    select distinct supplier_name as name from inbox_items where ${unfolded}`
  for (const { name } of suppliers) {
    yield* sql`
      update inbox_items set folded_name = ${beginningOf(foldName(name), 1000)}
      where supplier_name = ${name} and ${unfolded}`
  }
})

/** All migrations by `<number>_<name>`, in order of their numbers. Never change a released one; add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0040_schema": apply(
    readFileSync(join(import.meta.dirname, "0040_schema.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../months.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../webhooks/events.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/claim.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/settle.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/references.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/payrolls.sql"), "utf8")
  ),
  "0041_facts": apply(
    readFileSync(join(import.meta.dirname, "0041_facts.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../months.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/facts.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/claim.sql"), "utf8"),
    // the months of the documents that are there
    "select make_months(coalesce((select created_at from documents order by id limit 1), now()) - interval '1 day', now())"
  ),
  "0042_mails": apply(readFileSync(join(import.meta.dirname, "0042_mails.sql"), "utf8")),
  "0043_issuers_and_unfiled": apply(
    readFileSync(join(import.meta.dirname, "0043_issuers_and_unfiled.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/facts.sql"), "utf8")
  ),
  "0044_inbox": apply(readFileSync(join(import.meta.dirname, "0044_inbox.sql"), "utf8")),
  "0045_dismissals": apply(readFileSync(join(import.meta.dirname, "0045_dismissals.sql"), "utf8")),
  "0046_inbox_reads": apply(readFileSync(join(import.meta.dirname, "0046_inbox_reads.sql"), "utf8")),
  "0047_certificates_of_documents": apply(
    readFileSync(join(import.meta.dirname, "0047_certificates_of_documents.sql"), "utf8")
  ),
  "0048_facts_by_party_and_certificate": apply(
    readFileSync(join(import.meta.dirname, "0048_facts_by_party_and_certificate.sql"), "utf8")
  ),
  "0049_inbox_search": apply(
    readFileSync(join(import.meta.dirname, "0049_inbox_search.sql"), "utf8"),
    // the same results, by another index
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/payrolls.sql"), "utf8")
  ),
  "0050_unreadable_files": apply(readFileSync(join(import.meta.dirname, "0050_unreadable_files.sql"), "utf8")),
  "0051_bytes_of_the_authority": apply(
    readFileSync(join(import.meta.dirname, "0051_bytes_of_the_authority.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/guard.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/settle.sql"), "utf8")
  ),
  "0052_unsigned_containers": apply(readFileSync(join(import.meta.dirname, "0052_unsigned_containers.sql"), "utf8")),
  "0053_doubts": apply(
    readFileSync(join(import.meta.dirname, "0053_doubts.sql"), "utf8"),
    readFileSync(join(import.meta.dirname, "../../../documents/submissions/doubts.sql"), "utf8")
  ),
  "0054_sums_by_type": apply(readFileSync(join(import.meta.dirname, "0054_sums_by_type.sql"), "utf8")),
  "0055_folded_names": foldNamesAgain,
  "0056_webhooks_to_read": apply(
    readFileSync(join(import.meta.dirname, "0056_webhooks_to_read.sql"), "utf8"),
    // the same results for the webhooks of earlier versions
    readFileSync(join(import.meta.dirname, "../../../webhooks/events.sql"), "utf8")
  )
}
