import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { testDatabase } from "@radicar/postgres/testDatabase"
import { Deferred, Effect, Fiber, Layer, Logger, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Tokens } from "../../../src/access/Tokens.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { migrate } from "../../../src/platform/database/migrate.ts"
import { migrations } from "../../../src/platform/database/migrations/migrations.ts"

const names = Object.keys(migrations)

/** The migrations of an older version, without the last `fewer` ones. */
const older = (fewer: number) => Object.fromEntries(Object.entries(migrations).slice(0, names.length - fewer))

const connected = (url: string) => PgClient.layer({ url: Redacted.make(url), maxConnections: 4 })

/** A new database on which a version without the last `fewer` migrations has been started. */
const olderDatabase = Effect.fnUntraced(function* (fewer: number) {
  const url = yield* testDatabase
  yield* Effect.provide(migrate(older(fewer)), connected(url))
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
      const expected = names.map((name) => ({ id: Number.parseInt(name, 10) }))
      for (const fewer of [1, 3, names.length - 1]) {
        const url = yield* olderDatabase(fewer)
        const starts = Array.from({ length: 4 }, () => started(url, numbers))
        for (const found of yield* Effect.all(starts, { concurrency: "unbounded" })) {
          assert.deepStrictEqual(found, expected)
        }
      }
    })
  )

  it.live("is left as it is, and others at their work, while a table that has to change is in use", () =>
    Effect.gen(function* () {
      const changesTokens = names.length - names.indexOf("0021_mail_addresses_and_bounces")
      const url = yield* olderDatabase(changesTokens)
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
      const error = yield* Effect.flip(started(url, numbers))
      // lock_not_available, appendix A of PostgreSQL's manual
      assert.deepInclude(error, { _tag: "StorageError", code: "55P03" })
      const before = yield* Effect.provide(numbers, connected(url))
      assert.lengthOf(before, names.length - changesTokens)
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(reader)
      assert.lengthOf(yield* started(url, numbers), names.length)
    })
  )
})

describe("a database of a version that cannot go on beside this one", () => {
  it.live("stays as it is until every process of that version has ended", () =>
    Effect.gen(function* () {
      const url = yield* olderDatabase(names.length - names.indexOf("0025_octets_once"))
      const before = yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`
          insert into submissions (id, company_id, provider_id, environment, issuer_nit, document_type, document_family,
            prefix, number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value,
            reference, file_name, zip_name, signed_xml, operation, state, attempts)
          values ('019a3000-0000-7000-8000-000000000001', '1', '1', 'sandbox', '900373115', '01', '01', 'SETP', 1,
            ${"a".repeat(64)}, ${`${"A".repeat(43)}=`}, ${"b".repeat(96)}, 'CUFE-SHA384', '', '2026-01-15T10:00:00-05:00',
            ${"s".repeat(64)}, '', 'fv.xml', 'z.zip', '<Invoice/>', 'InvoiceCreate', 'signed', 0)`
        const error = yield* Effect.flip(started(url, numbers))
        assert.deepInclude(error, { _tag: "StorageError", operation: "migrate", retryable: true })
        assert.include(error.message, "Stop its processes first")
        return yield* numbers
      }).pipe(Effect.provide(connected(url)))
      assert.strictEqual(before.at(-1)?.id, 24)
      assert.lengthOf(yield* started(url, numbers), names.length)
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
      const token = {
        name: "t",
        prefix: "p",
        hash: "0".repeat(64),
        scopes: ["admin"],
        companyIds: ["*"],
        providerIds: ["*"]
      }
      const work = Tokens.use((tokens) => tokens.ensure({ ...token, scopes: ["admin"] })).pipe(
        Effect.provide(Tokens.layer),
        Effect.andThen(numbers)
      )
      const found = yield* started(url, work).pipe(Effect.provide(log))
      assert.strictEqual(found.at(-1)?.id, 9000)
      assert.lengthOf(found, names.length + 1)
      assert.lengthOf(
        lines.filter((line) => line.includes("migration 9000 of a newer version")),
        1
      )
    })
  )
})
