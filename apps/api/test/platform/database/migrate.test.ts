import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Deferred, Effect, Fiber, Layer, Logger, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Tokens } from "../../../src/access/Tokens.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { migrate } from "../../../src/platform/database/migrate.ts"
import { migrations } from "../../../src/platform/database/migrations/migrations.ts"

const statement = (text: string) => Effect.asVoid(SqlClient.SqlClient.use((sql) => sql.unsafe(text)))

/** The migrations of a later version. */
const later = {
  ...migrations,
  "9001_column": statement("alter table tokens add column example text"),
  "9002_table": statement("create table examples (id uuid primary key)"),
  "9003_index": statement("create index examples_example on examples (id)")
}

const numbersOf = (known: Readonly<Record<string, unknown>>) =>
  Object.keys(known).map((name) => ({ id: Number.parseInt(name, 10) }))

const connected = (url: string) => PgClient.layer({ url: Redacted.make(url), maxConnections: 4 })

/** A new database that has had the first ones of these migrations. */
const migratedBy = Effect.fnUntraced(function* (count: number) {
  const url = yield* testDatabase
  yield* Effect.provide(migrate(Object.fromEntries(Object.entries(later).slice(0, count))), connected(url))
  return url
})

const started = <A, E>(url: string, work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.provide(work, Layer.fresh(Database.layerPostgres(Redacted.make(url))), { local: true })

const numbers = SqlClient.SqlClient.use(
  (sql) => sql<{ id: number }>`select migration_id as id from radicar_migrations order by id`
)

describe("a database of an older version", () => {
  it.live("is brought up to date once, however many processes start together", () =>
    Effect.gen(function* () {
      for (const count of [1, 2, Object.keys(later).length - 1]) {
        const url = yield* migratedBy(count)
        const start = Effect.andThen(migrate(later), numbers).pipe(
          Effect.provide(Layer.fresh(connected(url)), { local: true })
        )
        for (const found of yield* Effect.all([start, start, start, start], { concurrency: "unbounded" })) {
          assert.deepStrictEqual(found, numbersOf(later))
        }
      }
    })
  )

  it.live("is left as it is, and others at their work, while a table that has to change is in use", () =>
    Effect.gen(function* () {
      const url = yield* migratedBy(1)
      const start = Effect.andThen(migrate(later), numbers).pipe(
        Effect.provide(Layer.fresh(connected(url)), { local: true })
      )
      const [held, release] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const reader = yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.withTransaction(
          sql`select count(*) from tokens`.pipe(
            Effect.andThen(Deferred.succeed(held, undefined)),
            Effect.andThen(Deferred.await(release))
          )
        )
      }).pipe(Effect.provide(connected(url)), Effect.forkChild)
      yield* Deferred.await(held)
      const error = yield* Effect.flip(start)
      // lock_not_available, appendix A of PostgreSQL's manual
      assert.deepInclude(error, { _tag: "StorageError", code: "55P03" })
      assert.deepStrictEqual(yield* Effect.provide(numbers, connected(url)), numbersOf(later).slice(0, 1))
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(reader)
      assert.deepStrictEqual(yield* start, numbersOf(later))
    })
  )
})

describe("a database of a newer version", () => {
  it.live("is served and left as it is, and the log says so", () =>
    Effect.gen(function* () {
      const url = yield* testDatabase
      yield* started(url, Effect.void)
      yield* Effect.provide(
        SqlClient.SqlClient.use((sql) => sql`insert into radicar_migrations (migration_id, name) values (9000, 'new')`),
        connected(url)
      )
      const lines: Array<string> = []
      const log = Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))])
      const token = { name: "t", prefix: "p", hash: "0".repeat(64), companyIds: ["*"], providerIds: ["*"] }
      const work = Tokens.use((tokens) => tokens.ensure({ ...token, scopes: ["tokens:admin"] })).pipe(
        Effect.provide(Tokens.layer),
        Effect.andThen(numbers)
      )
      const found = yield* started(url, work).pipe(Effect.provide(log))
      assert.strictEqual(found.at(-1)?.id, 9000)
      assert.lengthOf(found, numbersOf(migrations).length + 1)
      assert.lengthOf(
        lines.filter((line) => line.includes("migration 9000 of a newer version")),
        1
      )
    })
  )
})
