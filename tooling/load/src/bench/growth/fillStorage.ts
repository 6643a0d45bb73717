import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient } from "effect/sql"
import { generatedRows, type Generation } from "./generatedRows.ts"
import { embeddedStorage, storage } from "./storage.ts"

/** Settings of the connection that loads the rows, in force until it ends. */
const settings = [
  // no triggers and foreign keys, which the generated data satisfies
  "set session_replication_role = replica",
  "set work_mem = '512MB'",
  "set maintenance_work_mem = '1GB'",
  "set max_parallel_workers_per_gather = 0",
  // all rows of a table of a hundred thousand are sampled, for reproducible statistics
  "set default_statistics_target = 400",
  "select setseed(0.5)"
]

/**
 * Query for the indexes that belong to no constraint. Creating them after the load is faster than maintaining them
 * during it.
 */
const plainIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname)
    -- those of a partition are made and dropped with its table's
    and not exists (select from pg_inherits where inhrelid = indexname::regclass)`

const filledTables = `select relid::regclass::text as name from pg_stat_user_tables
  where schemaname = 'public' and pg_relation_size(relid) > 0`

/** Fills the migrated database of a client with generated rows and planner statistics. */
const fill = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  generation: Generation,
  tell: (text: string) => void
) {
  const run = (statement: string) => sql.unsafe(statement)
  yield* Effect.forEach(settings, run, { discard: true })
  const indexes = yield* sql.unsafe<{ readonly name: string; readonly definition: string }>(plainIndexes)
  for (const { name } of indexes) yield* run(`drop index ${name}`)
  for (const statement of generatedRows(generation)) {
    const before = performance.now()
    yield* run(statement)
    tell(
      `${/(?:into|table) (\w+)/u.exec(statement)?.[1] ?? "years"}: ${((performance.now() - before) / 1000).toFixed(0)} s`
    )
  }
  // the definition of a partitioned table's index names only the table itself
  for (const { definition } of indexes) yield* run(definition.replace(" ON ONLY ", " ON "))
  // like autovacuum: empty tables, such as future partitions, are left out
  const filled = yield* sql.unsafe<{ readonly name: string }>(filledTables)
  for (const { name } of filled) yield* run(`vacuum (analyze) ${name}`)
  yield* run("checkpoint")
})

/** Creates the service's schema in an empty Postgres database and fills it with generated rows. */
export const fillStorage = Effect.fnUntraced(function* (
  url: string,
  generation: Generation,
  tell: (text: string) => void = () => {}
) {
  yield* Effect.scoped(Layer.build(storage(url)))
  // one connection, whose settings end with it
  yield* Effect.flatMap(PgClient.makeClient({ url: Redacted.make(url) }), (sql) => fill(sql, generation, tell)).pipe(
    Effect.scoped,
    Effect.provide(Reactivity.layer)
  )
})

/** Creates the service's schema in an embedded database in a new folder, and fills it with generated rows. */
export const fillEmbedded = (folder: string, generation: Generation) =>
  SqlClient.SqlClient.use((sql) => fill(sql, generation, () => {})).pipe(Effect.provide(embeddedStorage(folder)))
