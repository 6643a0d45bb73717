import { PgClient } from "@effect/sql-pg"
import { makeMonths, migrate } from "@radicar/api/platform/database/migrate"
import { type Migration, migrations } from "@radicar/api/platform/database/migrations/migrations"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { type Duration, Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

/** Table locks that a migration takes, and its duration. */
export interface MigrationLocks {
  /** Number of the migration. */
  readonly migration: number
  /**
   * Strongest lock that the migration takes on each table that existed before it, as Postgres's name of the mode.
   * Partitions count as their table. Read locks are left out.
   */
  readonly tables: Readonly<Record<string, string>>
  readonly took: Duration.Duration
}

const [first, ...later] = Object.entries(migrations)
const firstSchema = Object.fromEntries(first === undefined ? [] : [first])

/** The migrations after the first schema. */
export const laterMigrations: Readonly<Record<string, Migration>> = Object.fromEntries(later)

/** Lock modes from the weakest that blocks other writers to the strongest (PostgreSQL's manual, 13.3.1). */
const modes = ["ShareUpdateExclusiveLock", "ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock"]

/** Inserts a number of documents without their XML, with state, number, facts, answer and history. */
const fill = (rows: number) =>
  Effect.forEach(
    [
      // ordered by time, like UUIDs of version 7
      `create temporary table filed as select n as number, (
          lpad(to_hex((extract(epoch from now()) * 1000)::bigint + n / 4096), 12, '0') || '7' ||
          lpad(to_hex(n % 4096), 3, '0') || '8' || repeat('0', 15))::uuid as id
        from generate_series(1, ${rows}) as n`,
      `insert into documents (id, created_at, operation, company_id, provider_id, environment, issuer_nit, document_type,
          document_family, prefix, number, content_digest, xml_digest, document_key, key_scheme, name, document_date,
          signature_value, reference, file_name, zip_name, xml_sha256)
        select id, now(), 'InvoiceCreate', '1', '1', 'sandbox', '900373115', '01', '01', 'SETP', number, repeat('a', 64),
          decode(repeat('ab', 32), 'hex'), repeat('b', 96), 'CUFE-SHA384', 'fv', '2026-01-15T10:00:00-05:00',
          decode(repeat('ab', 256), 'hex'), '', 'fv.xml', 'z.zip', decode(repeat('ab', 32), 'hex') from filed`,
      "insert into standings (id, state, attempts, answered_at) select id, 'accepted', 1, now() from filed",
      `insert into document_facts (id, company_id, environment, document_type, issue_date, currency, total, details, issuer_name)
        select id, '1', 'sandbox', '01', '2026-01-15', 'COP', number, '{}', 'Café' from filed`,
      "insert into answers (id, status_code) select id, '00' from filed",
      `insert into numbers select '900373115', 'sandbox', '01', 'SETP', number, id, '1', repeat('b', 96) from filed`,
      `insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
        select id, 'filing', 'accepted', 'request', 1 from filed`,
      "drop table filed"
    ],
    (text) => SqlClient.SqlClient.use((sql) => sql.unsafe(text)),
    { discard: true }
  )

const held = SqlClient.SqlClient.use(
  (sql) => sql<{ readonly table: string; readonly mode: string }>`
    select coalesce(parents.relname, relations.relname) as table, mode from pg_locks
      join pg_class as relations on relations.oid = relation
      left join pg_inherits on inhrelid = relation
      left join pg_class as parents on parents.oid = inhparent
    where pid = pg_backend_pid() and relations.relkind in ('r', 'p') and relations.relnamespace = 'public'::regnamespace`
)

/**
 * Creates a database with the first schema and a number of documents, and applies the later migrations one by one;
 * returns the locks of each.
 */
export const locksOfMigrations = Effect.fnUntraced(function* (
  serverUrl: string,
  rows: number,
  migrations: Readonly<Record<string, Migration>>
) {
  const url = yield* createDatabase(serverUrl)
  return yield* Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* migrate(firstSchema)
    yield* makeMonths
    if (rows > 0) yield* fill(rows)
    return yield* Effect.forEach(Object.entries(migrations), ([name, migration]) =>
      Effect.gen(function* () {
        const before = yield* sql<{ readonly name: string }>`
          select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`
        const earlierNames = new Set(before.map(({ name: table }) => table))
        const [took, locks] = yield* Effect.timed(sql.withTransaction(Effect.andThen(migration, held)))
        const strongest = new Map<string, string>()
        for (const { mode, table } of locks) {
          if (!earlierNames.has(table) || !modes.includes(mode)) continue
          const other = strongest.get(table)
          if (other === undefined || modes.indexOf(mode) > modes.indexOf(other)) strongest.set(table, mode)
        }
        const tables = Object.fromEntries([...strongest].toSorted(([a], [b]) => a.localeCompare(b)))
        return { migration: Number.parseInt(name, 10), tables, took } satisfies MigrationLocks
      })
    )
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })))
})

/** Writes the table row of a migration for docs/operating/migrations.md, without the duration. */
export const lockRow = ({ migration, tables }: MigrationLocks): string => {
  const byMode = Object.entries(Object.groupBy(Object.entries(tables), ([, mode]) => mode))
  const cells = byMode.map(
    ([mode, held = []]) => `\`${mode.replace(/Lock$/u, "")}\`: ${held.map(([name]) => name).join(", ")}`
  )
  return `| ${migration} | ${cells.join("; ") || "none"} |`
}
