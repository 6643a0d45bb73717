import { Effect } from "effect"
import { Migrator, SqlClient, SqlError } from "effect/sql"
import { type Migration, migrations } from "./migrations/migrations.ts"
import { StorageError, UnusableDatabase } from "./StorageError.ts"
import { storageTransaction } from "./storageOperation.ts"

/** The table that lists the migrations which a database has had. */
const migrationsTable = "radicar_migrations"

/** How far the structure of a database is, by the numbers of its migrations. */
export interface SchemaState {
  /** The latest migration of the database; 0: it has none. */
  readonly found: number
  /** The latest that this version of the service knows. */
  readonly known: number
}

const numbers = Object.keys(migrations).map((name) => Number.parseInt(name, 10))
const known = Math.max(...numbers)

/** Whether a database, by its latest migration, has a structure from before the first schema. */
export const isOutdated = (found: number): boolean => found > 0 && found < Math.min(...numbers)

/** Asks a database how far its structure is. Changes nothing. */
export const schemaState = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [table] = yield* sql<{ there: boolean }>`select to_regclass(${migrationsTable}) is not null as there`
  if (table?.there !== true) return { found: 0, known } satisfies SchemaState
  const rows = yield* sql<{ id: number | null }>`select max(migration_id) as id from ${sql(migrationsTable)}`
  return { found: rows[0]?.id ?? 0, known } satisfies SchemaState
})

/**
 * How long a migration waits for a table that others work with, in milliseconds. While it waits nobody else gets at
 * that table, so it rather gives up: the process ends, the older ones serve on, and the next start tries again.
 */
const LOCK_TIMEOUT = 5000

const impatient = (migration: Migration): Migration =>
  SqlClient.SqlClient.use((sql) => sql.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT}`)).pipe(
    Effect.andThen(migration)
  )

/** Refuses a database whose structure is older than the first schema. */
const refuseOutdated = Effect.flatMap(schemaState, ({ found }) =>
  isOutdated(found) ? Effect.fail(UnusableDatabase.outdated(found)) : Effect.void
)

/** An older version serves on, as docs/migrations.md explains; whoever runs it should know. */
const tellNewerSchema = Effect.flatMap(schemaState, ({ found, known }) =>
  found > known
    ? Effect.logWarning(
        `The database has migration ${found} of a newer version; this version knows ${known} and serves nonetheless.`
      )
    : Effect.void
)

/**
 * Brings the database to the latest of the given migrations and runs all missing ones in one transaction. If several
 * processes do so at once, one runs them and the others wait. A database that is already ahead stays unchanged.
 */
export const migrate = (known: Readonly<Record<string, Migration>> = migrations) => {
  const loader = Migrator.fromRecord(
    Object.fromEntries(Object.entries(known).map(([name, migration]) => [name, impatient(migration)]))
  )
  return refuseOutdated.pipe(
    Effect.andThen(Migrator.make({})({ loader, table: migrationsTable })),
    Effect.andThen(tellNewerSchema),
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

/** How long the making of a month waits for a table in use, in milliseconds: filings wait behind it. */
const MONTHS_TIMEOUT = 2000

/**
 * Makes the partitions that this month and the next three want and that are missing, and answers how many it made. What
 * a process whose clock is behind has just named is taken as well. A database that is embedded in the service has none.
 */
export const makeMonths = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const make = Effect.gen(function* () {
    yield* sql.unsafe(`set local lock_timeout = ${MONTHS_TIMEOUT}`)
    const [row] = yield* sql<{ readonly made: number }>`
      select make_months(now() - interval '1 month', now() + interval '3 months') as made`
    return row?.made ?? 0
  })
  return yield* make.pipe(storageTransaction(sql, "makeMonths"))
})

/** Makes months ahead. If a run fails, the next one makes what is missing: there are three more months. */
export const makeMonthsAhead = Effect.tap(makeMonths, (made) =>
  made === 0 ? Effect.void : Effect.logInfo("Partitions of further months were made", { made })
)
