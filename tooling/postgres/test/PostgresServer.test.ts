import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { createDatabase } from "@radicar/postgres/createDatabase"
import { PostgresServer } from "@radicar/postgres/PostgresServer"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { fileURLToPath } from "node:url"

const query = <A extends object>(url: string, statement: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(statement)).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(url) }), { local: true })
  )

const socketTo = async (url: string) => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
  await once(socket, "connect")
  return socket
}

describe("PostgresServer", () => {
  it.live("serves databases of their own until its scope closes", () =>
    Effect.gen(function* () {
      const url = yield* Effect.scoped(
        Effect.gen(function* () {
          const server = yield* PostgresServer.scoped
          const [one, other] = [yield* createDatabase(server), yield* createDatabase(server)]
          yield* query(one, "create table things (id integer)")
          const [version] = yield* query<{ version: string }>(one, "select version()")
          assert.match(version?.version ?? "", /^PostgreSQL 1[0-9]/u)
          const tables = "select tablename from pg_tables where schemaname = 'public'"
          assert.deepStrictEqual(yield* query(one, tables), [{ tablename: "things" }])
          assert.deepStrictEqual(yield* query(other, tables), [])
          return server
        })
      )
      const refused = yield* Effect.flip(Effect.tryPromise(() => socketTo(url)))
      assert.propertyVal(refused.cause, "code", "ECONNREFUSED")
    })
  )

  it("ends with the process that started it, even when that is killed", async () => {
    const script = fileURLToPath(new URL("support/startServer.ts", import.meta.url))
    const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] })
    const [url] = (await once(child.stdout, "data")) as [Buffer]
    const socket = await socketTo(url.toString())
    const closed = once(socket, "close")
    child.kill("SIGKILL")
    await closed
  })
})
