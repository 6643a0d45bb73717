import { describe, expect, it } from "@effect/vitest"
import { serviceFile } from "@radicar/build/bundle/service"
import { embeddedCluster } from "@radicar/fixtures/postgres/embeddedCluster"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Database } from "../../../../src/platform/database/Database.ts"
import { unpackCluster } from "../../../../src/platform/database/pglite/preparedCluster.ts"

const archive = join(dirname(serviceFile), "cluster.br")

/** Everything that migrations make, as Postgres describes it, and the migrations themselves. */
const structure = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    columns: yield* sql`
      select table_name, ordinal_position, column_name, data_type, column_default, is_nullable
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    indexes: yield* sql`select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    constraints: yield* sql`
      select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    routines: yield* sql`
      select proname, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1, 2`,
    triggers: yield* sql`select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1`,
    relations: yield* sql`
      select relname, relkind, reloptions from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    migrations: yield* sql`select migration_id, name from radicar_migrations order by 1`
  }
})

/** The tables that have a row. */
const filled = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`
  return yield* Effect.filter(tables, ({ name }) =>
    Effect.map(sql`select 1 from ${sql(name)} limit 1`, (rows) => rows.length > 0)
  ).pipe(Effect.map((found) => found.map(({ name }) => name)))
})

/** Opens a database in a new directory as the service does, migrations included. */
const opened = <A, E>(
  prepare: (directory: string) => Promise<unknown>,
  use: Effect.Effect<A, E, SqlClient.SqlClient>
) =>
  Effect.acquireUseRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "radicar-prepared-"))),
    (directory) =>
      Effect.promise(() => prepare(directory)).pipe(
        Effect.andThen(use.pipe(Effect.provide(Database.layerDirectory(directory))))
      ),
    (directory) => Effect.sync(() => rmSync(directory, { recursive: true }))
  )

const unpacked = (directory: string) => unpackCluster(join(directory, "database"), archive)

describe("the database that a bundle brings", () => {
  it.effect("has the structure that the migrations make from nothing", () =>
    Effect.gen(function* () {
      const migrated = yield* opened(embeddedCluster, structure)
      expect(migrated.columns.length).toBeGreaterThan(300)
      expect(yield* opened(unpacked, structure)).toEqual(migrated)
    })
  )

  it.effect("is empty: nothing in it is the same for everybody but the list of its migrations", () =>
    Effect.gen(function* () {
      expect(yield* opened(unpacked, filled)).toEqual(["radicar_migrations"])
    })
  )
})
