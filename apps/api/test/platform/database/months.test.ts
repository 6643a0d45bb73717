import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { makeMonths, makeMonthsAhead } from "../../../src/platform/database/migrate.ts"
import { eventually } from "../../support/eventually.ts"
import { backends } from "../../support/storage/backends.ts"
import { followUpJobs } from "../../support/storage/jobs.ts"
import { migratedDatabase } from "../../support/storage/migrated.ts"
import { sampleSubmission } from "../../support/storage/sampleSubmission.ts"

const tables = ["answers", "audit_log", "blobs", "document_facts", "documents", "submission_transitions"]

/** The months of every divided table, `2026_11`, the first first. */
const monthsOf = SqlClient.SqlClient.use((sql) =>
  Effect.map(
    sql<{ readonly parent: string; readonly month: string }>`
      select inhparent::regclass::text as parent, right(inhrelid::regclass::text, 7) as month
      from pg_inherits join pg_class on pg_class.oid = inhrelid where relkind = 'r' order by month`,
    (rows) => Object.groupBy(rows, ({ parent }) => parent)
  )
)

const monthFrom = (months: number): string => {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))
  return month.toISOString().slice(0, 7).replace("-", "_")
}

const storage = (url: string) =>
  Submissions.layer.pipe(
    Layer.provide(followUpJobs),
    Layer.provideMerge(Layer.fresh(Database.layerPostgres(Redacted.make(url))))
  )

const acceptance = { state: "accepted", origin: "authority", statusCode: "00", statusMessage: "Procesado" } as const

const file = Effect.gen(function* () {
  const submissions = yield* Submissions
  const claim = yield* submissions.claim(sampleSubmission())
  const { submission } = claim
  const lease = yield* submissions.lease(submission.id, "1 minute", "request")
  return yield* submissions.settle(submission.id, acceptance, lease, submission)
})

describe.each(backends)("the daily work on $name", ({ layer, name }) => {
  it.live("vacuums the facts of the embedded database, which nothing else does", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* file
      const visible = sql`select where (select sum(relallvisible) from pg_class where relname ~ '^document_facts(_[0-9_]+)?$') > 0`
      assert.lengthOf(yield* visible, 0)
      yield* makeMonthsAhead
      assert.lengthOf(yield* visible, name === "PGlite" ? 1 : 0)
    }).pipe(Effect.provide(layer))
  )
})

describe("the months of a Postgres", () => {
  it.live("are made ahead, each once", () =>
    Effect.gen(function* () {
      const months = yield* monthsOf
      assert.sameMembers(Object.keys(months), tables)
      const expected = [-1, 0, 1, 2, 3].map(monthFrom)
      for (const table of tables) {
        assert.deepStrictEqual(
          months[table]?.map(({ month }) => month),
          expected
        )
      }
      assert.deepStrictEqual(yield* Effect.all([makeMonths, makeMonths], { concurrency: 2 }), [0, 0])
      const sql = yield* SqlClient.SqlClient
      for (const table of tables) yield* sql.unsafe(`drop table ${table}_${monthFrom(2)}`)
      const made = yield* Effect.all([makeMonths, makeMonths, makeMonths], { concurrency: 3 })
      assert.deepStrictEqual(made.toSorted(), [0, 0, tables.length])
    }).pipe(Effect.provide(Layer.unwrap(Effect.map(migratedDatabase, storage))))
  )

  it.live("one of them is read where id, key or number of a document is known", () =>
    Effect.gen(function* () {
      const { documentKey, id, number } = yield* file
      const sql = yield* SqlClient.SqlClient
      for (const look of [
        sql`id = ${id}`,
        sql`id in (select id from numbers where document_key = ${documentKey} union all select id from freed where document_key = ${documentKey})`,
        sql`id = (select id from numbers where issuer_nit = '900373115' and environment = 'habilitacion'
          and document_family = '01' and prefix = 'SETP' and number = ${number})`
      ]) {
        const explain = sql<{ readonly "QUERY PLAN": string }>`
          explain (analyze, costs off, timing off, summary off) select * from submissions where ${look}`
        // a table of one row would be read whole
        const plan = yield* sql.withTransaction(Effect.andThen(sql`set local enable_seqscan = off`, explain))
        const read = plan.flatMap((line) => {
          const text = line["QUERY PLAN"]
          return /never executed/u.test(text) ? [] : (/ on ((?:documents|answers)_\d{4}_\d\d)/u.exec(text)?.[1] ?? [])
        })
        assert.sameMembers(read, [`answers_${monthFrom(0)}`, `documents_${monthFrom(0)}`], JSON.stringify(plan))
      }
    }).pipe(Effect.provide(Layer.unwrap(Effect.map(migratedDatabase, storage))))
  )

  it.live("one of them is detached while documents are filed, and what was in it is not found any more", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const operator = PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })
      yield* Effect.gen(function* () {
        const submissions = yield* Submissions
        const recent = yield* file
        yield* Effect.all(
          [
            Effect.forEach(Array.from({ length: 40 }), () => file, { concurrency: 4, discard: true }),
            SqlClient.SqlClient.use((sql) =>
              Effect.forEach(
                tables,
                (table) => sql.unsafe(`alter table ${table} detach partition ${table}_${monthFrom(-1)} concurrently`),
                { discard: true }
              )
            ).pipe(Effect.provide(operator))
          ],
          { concurrency: 2 }
        )
        assert.lengthOf(yield* submissions.list({ companyId: "1", limit: 100 }), 41)
        assert.strictEqual((yield* submissions.get(recent.id)).state, "accepted")
        const months = yield* monthsOf
        assert.deepStrictEqual(
          months["documents"]?.map(({ month }) => month),
          [0, 1, 2, 3].map(monthFrom)
        )
        const sql = yield* SqlClient.SqlClient
        for (const table of tables) yield* sql.unsafe(`alter table ${table} detach partition ${table}_${monthFrom(0)}`)
        assert.isTrue(Option.isNone(yield* submissions.findById(recent.id)))
        const claim = yield* Effect.exit(submissions.claim(sampleSubmission({ number: recent.number })))
        assert.include(String(claim), "a month that was detached")
      }).pipe(Effect.provide(storage(url)))
    })
  )
})

describe("the states of documents, on Postgres", () => {
  it.live("is updated where it is: no index changes", () =>
    Effect.gen(function* () {
      const url = yield* migratedDatabase
      const files = Effect.forEach(Array.from({ length: 300 }), () => file, { concurrency: 4, discard: true })
      // a connection tells what it has counted when it ends
      yield* Effect.provide(files, storage(url), { local: true })
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const counted = sql<{ readonly updates: number; readonly hot: number }>`
          select n_tup_upd::int as updates, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'standings'`
        const [{ hot, updates } = { hot: 0, updates: 0 }] = yield* eventually(counted, ([row]) => row?.updates === 600)
        assert.strictEqual(updates, 600)
        assert.isAtLeast(hot, 540)
      }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })))
    })
  )
})
