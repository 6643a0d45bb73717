import { Effect } from "effect"
import { Migrator, SqlClient, SqlError } from "effect/sql"
import { type Migration, migrations } from "../migrations/migrations.ts"
import { migrationsTable, schemaState } from "../SchemaState.ts"
import { StorageError } from "../StorageError.ts"

/**
 * How long a migration waits for a table that others work with, in milliseconds. While it waits nobody else gets at that
 * table, so it rather gives up: the process ends, the older ones serve on, and the next start tries again.
 */
const LOCK_TIMEOUT = 5000

const impatient = (migration: Migration): Migration =>
  SqlClient.SqlClient.use((sql) => sql.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT}`)).pipe(
    Effect.andThen(migration)
  )

/** An older version serves on, as docs/migrations.md explains; whoever runs it should know. */
const tellNewerSchema = Effect.flatMap(schemaState, ({ found, known }) =>
  found > known
    ? Effect.logWarning(
        `The database has migration ${found} of a newer version; this version knows ${known} and serves all the same.`
      )
    : Effect.void
)

/**
 * Brings the database to the latest of the given migrations, all that it lacks in one transaction. However many processes
 * do so at once, one does and the others wait for it. A database that is further already stays as it is.
 */
export const migrate = (known: Readonly<Record<string, Migration>> = migrations) => {
  const loader = Migrator.fromRecord(
    Object.fromEntries(Object.entries(known).map(([name, migration]) => [name, impatient(migration)]))
  )
  return Migrator.make({})({ loader, table: migrationsTable }).pipe(
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
