import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { randomUUID } from "node:crypto"

/**
 * Creates an empty database in the server of `serverUrl`, under a name of its own, and answers its URL. It lives as
 * long as the server.
 */
export const createDatabase = (serverUrl: string): Effect.Effect<string> =>
  Effect.gen(function* () {
    const client = yield* PgClient.makeClient({ url: Redacted.make(serverUrl) })
    const name = `test_${randomUUID().replaceAll("-", "")}`
    yield* client`create database ${client(name)}`
    return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  }).pipe(Effect.scoped, Effect.provide(Reactivity.layer), Effect.orDie)
