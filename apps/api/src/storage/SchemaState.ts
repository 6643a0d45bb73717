import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { migrations } from "./migrations/migrations.ts"

/** The table that lists the migrations which a database has had. */
export const migrationsTable = "radicar_migrations"

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
