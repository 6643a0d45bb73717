import { Effect } from "effect"
import { Migrator, SqlClient, SqlError } from "effect/sql"
import { isEmbedded, type Migration, migrations } from "./migrations/migrations.ts"
import { StorageError, UnusableDatabase } from "./StorageError.ts"
import { storageOperation, storageTransaction } from "./records.ts"
import { withStatementBound } from "./statementBounds.ts"
import { logInfo, logWarning } from "../observability/log.ts"

/** Table of the migrations applied to a database. */
const migrationsTable = "radicar_migrations"

/** Schema version of a database, by the numbers of its migrations. */
export interface SchemaState {
  /** Latest migration of the database; 0 if there is none. */
  readonly current: number
  /** Latest migration known to this version of the service. */
  readonly newest: number
}

const numbers = Object.keys(migrations).map((name) => Number.parseInt(name, 10))
const newestMigration = Math.max(...numbers)

/** Whether a database's latest migration precedes the first schema. */
export const isOutdated = (current: number): boolean => current > 0 && current < Math.min(...numbers)

/** Reads the schema version of a database; changes nothing. */
export const schemaState = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [table] = yield* sql<{ there: boolean }>`select to_regclass(${migrationsTable}) is not null as there`
  if (table?.there !== true) return { current: 0, newest: newestMigration } satisfies SchemaState
  const rows = yield* sql<{ id: number | null }>`select max(migration_id) as id from ${sql(migrationsTable)}`
  return { current: rows[0]?.id ?? 0, newest: newestMigration } satisfies SchemaState
})

/**
 * Milliseconds that a migration waits for a table in use. Waiting blocks all others from that table. So the migration
 * gives up: this process ends, older ones continue, and the next start tries again.
 */
const LOCK_TIMEOUT = 5000

const withLockTimeout = (migration: Migration): Migration =>
  SqlClient.SqlClient.use((sql) => sql.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT}`)).pipe(
    Effect.andThen(migration)
  )

/** Refuses a database whose schema precedes the first one. */
const refuseOutdated = Effect.flatMap(schemaState, ({ current }) =>
  isOutdated(current) ? Effect.fail(UnusableDatabase.outdated(current)) : Effect.void
)

/**
 * Warns of a newer schema. An older version may continue, as docs/operating/migrations.md explains, but its operator
 * should know.
 */
const warnOfNewerSchema = Effect.flatMap(schemaState, ({ current, newest }) =>
  current > newest
    ? logWarning({
        en: `The database has migration ${current} of a newer version; this version knows ${newest} and serves nonetheless.`,
        es: `La base de datos tiene la migración ${current} de una versión más nueva; esta versión conoce ${newest} y atiende de todos modos.`
      })
    : Effect.void
)

/**
 * Migrates the database to the latest of the given migrations, in one transaction. If several processes start at once,
 * one migrates and the others wait. A newer database stays unchanged.
 */
export const migrate = (available: Readonly<Record<string, Migration>> = migrations) => {
  const loader = Migrator.fromRecord(
    Object.fromEntries(Object.entries(available).map(([name, migration]) => [name, withLockTimeout(migration)]))
  )
  return refuseOutdated.pipe(
    Effect.andThen(Migrator.make({})({ loader, table: migrationsTable })),
    Effect.andThen(warnOfNewerSchema),
    withStatementBound("migration"),
    Effect.catchTags({
      SqlError: (error) => Effect.fail(StorageError.of("migrate", error)),
      MigrationError: ({ cause, kind }) =>
        Effect.fail(
          cause instanceof SqlError.SqlError
            ? StorageError.of("migrate", cause)
            : StorageError.because("migrate", kind, false)
        )
    })
  )
}

/** Milliseconds that creating partitions waits for a table in use, because filings wait behind it. */
const MONTHS_TIMEOUT = 2000

/**
 * Creates the missing partitions from the last month to three months ahead and returns their number. The last month
 * covers processes whose clocks are behind. The embedded database has no partitions.
 */
export const makeMonths = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const make = Effect.gen(function* () {
    yield* sql.unsafe(`set local lock_timeout = ${MONTHS_TIMEOUT}`)
    const [row] = yield* sql<{ readonly made: number }>`
      select make_months(now() - interval '1 month', now() + interval '3 months') as made`
    return row?.made ?? 0
  })
  return yield* make.pipe(storageTransaction(sql, "makeMonths"), withStatementBound("migration"))
})

/**
 * Marks the facts that every transaction sees, so that sums need only read indexes, and samples the tables that sums
 * and searches are planned by. Postgres does it by itself; the embedded database has no autovacuum. A small sample is
 * enough, and nothing else runs meanwhile: a tenth of a second with half a million documents.
 */
const vacuumEmbeddedFacts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  if (!(yield* isEmbedded)) return
  yield* sql`vacuum document_facts`
  const sample = sql`analyze document_facts, counterparties, freed, inbox_items`
  yield* sql.withTransaction(Effect.andThen(sql`set local default_statistics_target = 10`, sample))
}).pipe(storageOperation("vacuumEmbeddedFacts"))

/**
 * Creates partitions ahead of time, and vacuums the embedded database. The next run repairs a failed one, because three
 * more months exist.
 */
export const makeMonthsAhead = Effect.tap(makeMonths, (made) =>
  made === 0
    ? Effect.void
    : logInfo({ en: "Partitions of further months were created", es: "Se crearon particiones de más meses", made })
).pipe(Effect.andThen(vacuumEmbeddedFacts))
