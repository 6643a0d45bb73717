import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { inject } from "vitest"
import { lockRow, locksOfMigrations } from "../src/locks.ts"

const page = readFileSync(new URL("../../../docs/migrations.md", import.meta.url), "utf8")

describe("docs/migrations.md", () => {
  it.live("tells what each migration locks", () =>
    Effect.gen(function* () {
      for (const locks of yield* locksOfMigrations(inject("postgresUrl"), 0)) {
        assert.include(page, `\n${lockRow(locks)} `)
      }
    })
  )
})
