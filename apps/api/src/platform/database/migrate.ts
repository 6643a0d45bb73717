import { Effect } from "effect"
import { Migrator, SqlClient, SqlError } from "effect/sql"
import { type Migration, migrations } from "./migrations/migrations.ts"
import { StorageError } from "./StorageError.ts"
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

const known = Math.max(...Object.keys(migrations).map((name) => Number.parseInt(name, 10)))

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

/** The last migration behind which a version that does not know it cannot go on: documents apart. */
const LAST_CONTRACTION = 27

/** What processes are called in `pg_stat_activity` that do not know the last contraction: by their database library. */
const BEFORE_CONTRACTION = "@effect/sql-pg"

/**
 * Fails while processes are connected that the last contraction would leave without their tables. They would file
 * nothing wrong, but every request to them would fail.
 */
const stopBeforeContraction = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { found } = yield* schemaState
  if (found === 0 || found >= LAST_CONTRACTION) return
  const [used] = yield* sql<{ readonly id: string }>`select id::text from submissions limit 1`
  if (used === undefined) return
  const [{ n } = { n: 0 }] = yield* sql<{ readonly n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${BEFORE_CONTRACTION} and pid <> pg_backend_pid()`
  if (n === 0) return
  const reason = `${n} connections of a version before migration ${LAST_CONTRACTION} are open. Stop its processes first.`
  return yield* StorageError.because("migrate", reason, true)
})

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
  return stopBeforeContraction.pipe(
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
