import { assert, describe, it } from "@effect/vitest"
import { scopedPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { readFileSync } from "node:fs"
import { laterMigrations, lockRow, locksOfMigrations } from "../../src/migrations/locks.ts"

const page = readFileSync(new URL("../../../../docs/operating/migrations.md", import.meta.url), "utf8")

const statement = (text: string) => Effect.asVoid(SqlClient.SqlClient.use((sql) => sql.unsafe(text)))

describe("the locks of migrations", () => {
  it.live("are the strongest of each table that was there before", () =>
    Effect.gen(function* () {
      // lock modes: PostgreSQL's manual, 13.3.1
      const locks = yield* locksOfMigrations(yield* scopedPostgres, 1, {
        "9001_column": statement("alter table documents add column example text"),
        "9002_index": statement("create index tokens_example on tokens (created_at)"),
        "9003_table": statement("create table examples (id uuid primary key)")
      })
      assert.deepStrictEqual(locks.map(lockRow), [
        "| 9001 | `AccessExclusive`: documents |",
        "| 9002 | `Share`: tokens |",
        "| 9003 | none |"
      ])
    })
  )

  it.live.skipIf(Object.keys(laterMigrations).length === 0)("are those of docs/operating/migrations.md", () =>
    Effect.gen(function* () {
      for (const locks of yield* locksOfMigrations(yield* scopedPostgres, 0, laterMigrations)) {
        assert.include(page, `\n${lockRow(locks)} `)
      }
    })
  )
})
