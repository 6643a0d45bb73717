import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { testDatabase } from "@radicar/postgres/testDatabase"
import { Effect, Layer, Redacted } from "effect"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeMonths, migrate } from "../../../src/platform/database/migrate.ts"
import { schema } from "../../../src/platform/database/migrations/0040_schema.ts"
import { migrations } from "../../../src/platform/database/migrations/migrations.ts"
import { makePgliteClient } from "../../../src/platform/database/pglite/makePgliteClient.ts"
import { catalogue } from "./catalogue.ts"

const embedded = Effect.gen(function* () {
  const directory = yield* Effect.acquireRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), "radicar-schema-"))),
    (made) => Effect.promise(() => rm(made, { recursive: true }))
  )
  yield* Effect.promise(() => embeddedCluster(directory))
  return PgClient.layerFrom(makePgliteClient(join(directory, "database")))
})

const server = Effect.map(testDatabase, (url) => PgClient.layer({ url: Redacted.make(url), maxConnections: 2 }))

/** Differences that mean nothing: names of constraints of tables that were made twice, and a check that was added later. */
const plain = (rows: ReadonlyArray<string>) =>
  rows.map((row) => row.replaceAll(/_check1"/gu, '_check"').replaceAll(/ NOT VALID/gu, "")).toSorted()

describe.each([
  { name: "PGlite", database: embedded },
  { name: "Postgres", database: server }
])("the first schema, on $name", ({ database }) => {
  it.live("is that of the migrations that it replaces", () =>
    Effect.gen(function* () {
      const [earlier, first] = yield* Effect.forEach([migrations, { "0040_schema": schema }], (known) =>
        Effect.gen(function* () {
          return yield* migrate(known).pipe(
            Effect.andThen(makeMonths),
            Effect.andThen(catalogue),
            Effect.provide(Layer.fresh(yield* database), { local: true })
          )
        })
      )
      assert.isAbove(earlier?.["columns"]?.length ?? 0, 300)
      for (const [part, rows] of Object.entries(earlier ?? {})) {
        assert.deepStrictEqual(plain(first?.[part] ?? []), plain(rows), part)
      }
    }).pipe(Effect.scoped)
  )
})
