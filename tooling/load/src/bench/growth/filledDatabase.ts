import { PgClient } from "@effect/sql-pg"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { fillStorage } from "./fillStorage.ts"
import type { Generation } from "./generatedRows.ts"

/** Creates a database with generated rows in a server, unless an earlier run has done so; returns its URL. */
export const filledDatabase = Effect.fnUntraced(
  function* (serverUrl: string, generation: Generation, tell: (text: string) => void) {
    const name = `rows_${generation.rows}_of_${generation.companies}`
    const server = yield* PgClient.makeClient({ url: Redacted.make(serverUrl) })
    const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
    const existing = yield* server`select from pg_database where datname = ${name}`
    if (existing.length > 0) return url
    const unfinished = yield* createDatabase(serverUrl)
    yield* fillStorage(unfinished, generation, tell)
    // gets its final name only when complete
    yield* server`alter database ${server(new URL(unfinished).pathname.slice(1))} rename to ${server(name)}`
    yield* server`checkpoint`
    return url
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)
