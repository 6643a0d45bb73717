import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { createDatabase } from "@radicar/postgres/createDatabase"
import { KeptPostgres } from "@radicar/postgres/KeptPostgres"
import { PostgresServer } from "@radicar/postgres/PostgresServer"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
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

  it.live("has what it had before, where its cluster is kept", () =>
    Effect.gen(function* () {
      const folder = yield* Effect.acquireRelease(
        Effect.sync(() => mkdtempSync(join(tmpdir(), "kept-"))),
        (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
      )
      // whoever the server runs as has to get to its cluster
      chmodSync(folder, 0o755)
      const kept = Effect.acquireRelease(
        Effect.promise(() => KeptPostgres.start(join(folder, "cluster"))),
        ({ stop }) => Effect.promise(stop)
      )
      yield* Effect.scoped(
        Effect.gen(function* () {
          const { url } = yield* kept
          yield* query(url, "create table things (id integer)")
          yield* query(url, "checkpoint")
        })
      )
      assert.isTrue(existsSync(join(folder, "cluster")))
      const { url } = yield* kept
      assert.deepStrictEqual(yield* query(url, "select * from things"), [])
    }).pipe(Effect.scoped)
  )
})
