import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { connectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { serviceFile } from "@radicar/build/bundle/service"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { mayMount, type SmallDisk, smallDisk } from "@radicar/fixtures/postgres/SmallDisk"
import { Context, Effect, Fiber, Layer, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { PgClient } from "@effect/sql-pg"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { eventually } from "../support/eventually.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { TestService } from "../support/TestService.ts"
import { call } from "../support/webhooks.ts"

class DatabaseUrl extends Context.Service<DatabaseUrl, string>()("test/DatabaseUrl") {}

/** Statements on the server, outside of the database that they are about. */
const onServer = (...statements: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const client = yield* PgClient.makeClient({ url: Redacted.make(inject("postgresUrl")) })
    for (const statement of statements) yield* client.unsafe(statement)
  }).pipe(Effect.scoped, Effect.provide(Reactivity.layer), Effect.orDie)

const statusOf = (url: string) =>
  Effect.promise(() =>
    fetch(`${url}/health/ready`).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => undefined
    )
  )

/** Leads to a port of this machine until a statement arrives; then nobody listens until it is opened. */
const doorTo = (target: number, statement: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const sockets = new Set<Socket>()
      let close = () => {}
      const closed = new Promise<void>((resolve) => {
        close = resolve
      })
      let isOpen = true
      const server = createServer((socket) => {
        const onward = connect(target, "127.0.0.1")
        for (const each of [socket, onward]) {
          sockets.add(each)
          each.on("error", () => {})
          each.on("close", () => [socket, onward].forEach((end) => end.destroy()))
        }
        socket.on("data", (chunk: Buffer) => {
          if (isOpen && chunk.includes(statement)) {
            isOpen = false
            server.close(() => close())
            sockets.forEach((end) => end.destroy())
          } else onward.write(chunk)
        })
        onward.pipe(socket)
      })
      server.listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as AddressInfo
      const open = async () => {
        server.listen(port, "127.0.0.1")
        await once(server, "listening")
      }
      return { port, closed, open, sockets, server }
    }),
    ({ server, sockets }) =>
      Effect.sync(() => {
        server.close()
        sockets.forEach((end) => end.destroy())
      })
  )

/** Fills the disk of a service that is ready, and frees it. */
const filledAndFreed = ({ fill, free }: SmallDisk) =>
  Effect.gen(function* () {
    const { url } = yield* TestService
    assert.strictEqual(yield* statusOf(url), 200)
    fill()
    assert.strictEqual(yield* eventually(statusOf(url), (status) => status === 503), 503)
    free()
    assert.strictEqual(yield* eventually(statusOf(url), (status) => status === 200), 200)
  })

describe("readiness", () => {
  const service = Layer.unwrap(
    Effect.map(migratedDatabase, (databaseUrl) =>
      TestService.layerOn("Postgres", { databaseUrl: Redacted.make(databaseUrl) }).pipe(
        Layer.provide(Sandbox.layer({ certificateDirectory })),
        Layer.merge(Layer.succeed(DatabaseUrl, databaseUrl))
      )
    )
  )
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("ends while the database cannot be written, and is there again with it", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const name = new URL(yield* DatabaseUrl).pathname.slice(1)
        const become = (state: "on" | "off") =>
          onServer(
            `alter database "${name}" set default_transaction_read_only = ${state}`,
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
          )
        assert.strictEqual(yield* statusOf(url), 200)
        yield* become("on")
        assert.strictEqual(yield* eventually(statusOf(url), (status) => status === 503), 503)
        yield* become("off")
        assert.strictEqual(yield* eventually(statusOf(url), (status) => status === 200), 200)
      })
    )
  })

  it.live("is answered to all who ask while the database is silent, long before a statement is given up", () =>
    Effect.gen(function* () {
      const proxy = yield* Effect.acquireRelease(
        Effect.flatMap(migratedDatabase, (url) => Effect.promise(() => connectionProxy(url))),
        ({ close }) => Effect.promise(close)
      )
      yield* Effect.gen(function* () {
        const { url } = yield* TestService
        assert.strictEqual(yield* statusOf(url), 200)
        proxy.silence(true)
        const list = yield* Effect.forkChild(call("GET", "submissions?companyId=1"))
        const asked = Effect.all(
          Array.from({ length: 50 }, () => statusOf(url)),
          { concurrency: "unbounded" }
        )
        const first = yield* Effect.race(
          eventually(asked, (statuses) => statuses[0] !== 200),
          Effect.as(Fiber.join(list), ["the list"])
        )
        assert.isTrue(
          first.every((status) => status === 503),
          String(first)
        )
        proxy.silence(false)
        assert.strictEqual(yield* eventually(statusOf(url), (status) => status === 200), 200)
        assert.strictEqual((yield* Fiber.join(list)).status, 200)
      }).pipe(
        Effect.provide(
          TestService.layerOn("Postgres", { databaseUrl: Redacted.make(proxy.url) }).pipe(
            Layer.provide(Sandbox.layer({ certificateDirectory }))
          )
        )
      )
    })
  )

  it.live.skipIf(!mayMount())("ends while the disk of the database is full, and is there again when it has room", () =>
    Effect.gen(function* () {
      const disk = smallDisk(300)
      const server = yield* Effect.acquireRelease(
        Effect.promise(() => startPostgres({ lasting: true, attach: disk.attach })),
        ({ stop }) => Effect.promise(stop)
      )
      yield* filledAndFreed(disk).pipe(
        Effect.provide(TestService.layer("Postgres", { databaseUrl: Redacted.make(server.url) }))
      )
    })
  )

  it.live.skipIf(!mayMount())(
    "ends while the disk of the embedded database is full, and is there again when it has room",
    () =>
      Effect.gen(function* () {
        const disk = smallDisk(300)
        const dataDirectory = yield* Effect.acquireRelease(
          Effect.promise(async () => {
            const folder = mkdtempSync(join(tmpdir(), "readiness-"))
            return { folder, detach: await disk.attach(folder) }
          }),
          ({ detach }) => Effect.promise(detach)
        )
        yield* filledAndFreed(disk).pipe(
          Effect.provide(TestService.layer("PGlite", { dataDirectory: dataDirectory.folder }))
        )
      })
  )

  it.live.each([
    "server_version_num",
    'from "radicar_migrations"',
    'LOCK TABLE "radicar_migrations"',
    'LOCK TABLE "jobs_migrations"'
  ])(
    "is refused with 503 while a service that is starting has lost its database at %s, and the service waits for it",
    (statement) =>
      Effect.gen(function* () {
        const database = new URL(yield* createDatabase(inject("postgresUrl")))
        const door = yield* doorTo(Number(database.port), statement)
        const port = yield* Effect.promise(freePort)
        const child = yield* Effect.acquireRelease(
          Effect.sync(() =>
            spawn(process.execPath, [serviceFile], {
              env: {
                PATH: process.env["PATH"],
                PORT: String(port),
                DATABASE_URL: Object.assign(new URL(database), { port: String(door.port) }).href,
                RADICAR_DATA_DIR: mkdtempSync(join(tmpdir(), "readiness-")),
                AUTHORITY_URL: "http://127.0.0.1:1"
              },
              stdio: "ignore"
            })
          ),
          (started) => Effect.sync(() => started.kill("SIGKILL"))
        )
        const url = `http://127.0.0.1:${port}`
        yield* Effect.promise(() => door.closed)
        yield* eventually(statusOf(url), (status) => status === 503 || child.exitCode !== null)
        assert.isNull(child.exitCode)
        yield* Effect.promise(door.open)
        yield* eventually(statusOf(url), (status) => status === 200 || child.exitCode !== null)
        assert.isNull(child.exitCode)
      })
  )
})
