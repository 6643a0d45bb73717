import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { Database } from "@radicar/api/platform/database/Database"
import { testDatabase } from "@radicar/postgres/testDatabase"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { recordings } from "../src/recordings.ts"
import { refusedOf } from "../src/refusedOf.ts"

/** A new database with the structure of today. */
const migrated = Effect.gen(function* () {
  const url = Redacted.make(yield* testDatabase)
  yield* Effect.provide(Effect.void, Database.layerPostgres(url))
  return PgClient.layer({ url, maxConnections: 1 })
})

interface Column {
  readonly table: string
  readonly column: string
}

/** Columns that every row must be given, and which an insertion leaves out. */
const omittedBy = Effect.fnUntraced(function* (statements: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const demanded = yield* sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
      and is_generated = 'NEVER'`
  const insertions = statements.flatMap((statement) =>
    [...statement.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]+)\)/giu)].map(([, table = "", list = ""]) => ({
      table,
      columns: list.split(",").map((column) => column.replaceAll('"', "").trim())
    }))
  )
  const omitted = insertions.flatMap(({ columns, table }) =>
    demanded.filter((each) => each.table === table && !columns.includes(each.column))
  )
  return { insertions: insertions.length, omitted }
})

describe("what older versions say to the database of today", () => {
  it("is recorded for the latest version at least", () => {
    assert.isAtLeast(recordings().length, 1)
    for (const { statements } of recordings()) assert.isAbove(statements.length, 80)
  })

  for (const { schema, statements } of recordings()) {
    describe(`by a version that knew migration ${schema}`, () => {
      it.live("still has every table, column and arbiter that it names", () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* Effect.provide(refusedOf(statements), yield* migrated), [])
        })
      )

      it.live("still gives rows all that they must have", () =>
        Effect.gen(function* () {
          const { insertions, omitted } = yield* Effect.provide(omittedBy(statements), yield* migrated)
          assert.isAbove(insertions, 15)
          assert.deepStrictEqual(omitted, [])
        })
      )

      it.live("would not, had a column been renamed, dropped, or been made one that must be given", () =>
        Effect.gen(function* () {
          for (const change of [
            "alter table answers rename column zipkey to upload_key",
            "alter table tokens drop column last_used_at",
            "alter table answers drop constraint answers_pkey"
          ]) {
            const refused = Effect.gen(function* () {
              yield* (yield* SqlClient.SqlClient).unsafe(change)
              return yield* refusedOf(statements)
            })
            assert.isNotEmpty(yield* Effect.provide(refused, yield* migrated), change)
          }
          const added = Effect.gen(function* () {
            yield* (yield* SqlClient.SqlClient).unsafe("alter table blobs add column size bigint not null")
            return yield* omittedBy(statements)
          })
          const { omitted } = yield* Effect.provide(added, yield* migrated)
          assert.deepInclude(omitted, { table: "blobs", column: "size" })
        })
      )
    })
  }
})
