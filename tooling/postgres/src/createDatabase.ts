import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { randomUUID } from "node:crypto"

/**
 * Creates a database with a unique name in the server of `serverUrl`; returns its URL. The database is empty, or a copy
 * of that server's database `pattern`, which must have no connections. The database lives as long as the server.
 */
export const createDatabase = (serverUrl: string, pattern = "/template1"): Effect.Effect<string> =>
  Effect.gen(function* () {
    const client = yield* PgClient.makeClient({ url: Redacted.make(serverUrl) })
    const name = `test_${randomUUID().replaceAll("-", "")}`
    const template = client(new URL(pattern, serverUrl).pathname.slice(1))
    // by files: the default, block by block through the log, takes twice the time and space
    yield* client`create database ${client(name)} template ${template} strategy file_copy`
    return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  }).pipe(Effect.scoped, Effect.provide(Reactivity.layer), Effect.orDie)
