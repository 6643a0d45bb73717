import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { PGlite } from "@electric-sql/pglite"
import { embeddedCluster } from "@radicar/fixtures/postgres/embeddedCluster"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { Reactivity } from "effect/reactivity"
import { Buffer } from "node:buffer"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PgliteBackend, type PgliteSession } from "../../../../src/platform/database/pglite/PgliteBackend.ts"

/** Opens a copy of an empty cluster; its folder is removed with the run. */
const open = async (): Promise<PgliteBackend> =>
  new PgliteBackend(await PGlite.create(await embeddedCluster(mkdtempSync(join(tmpdir(), "pglite-backend-")))))

const backend = Effect.acquireRelease(Effect.promise(open), (opened) => Effect.promise(() => opened.close()))

type Tap = (session: PgliteSession) => PgliteSession

const clientOf = (opened: PgliteBackend, tap: Tap = (session) => session) =>
  Effect.provide(
    PgClient.make({
      stream: () => tap(opened.connect()),
      ssl: false,
      username: "postgres",
      database: "postgres",
      maxConnections: 8,
      prepare: false
    }),
    Reactivity.layer
  )

/** Writes every byte on its own. */
const byteByByte: Tap = (session) => {
  const write = session.write.bind(session)
  session.write = ((chunk: Uint8Array) => [...chunk].every((byte) => write(Buffer.of(byte)))) as typeof write
  return session
}

/** Tells when a text is sent. */
const telling =
  (text: string, sent: Deferred.Deferred<PgliteSession>): Tap =>
  (session) => {
    const write = session.write.bind(session)
    session.write = ((chunk: Uint8Array) => {
      const result = write(chunk)
      if (Buffer.from(chunk).includes(text)) Deferred.doneUnsafe(sent, Effect.succeed(session))
      return result
    }) as typeof write
    return session
  }

/** A transaction that has written and stays open until `release`. */
const openTransaction = Effect.fnUntraced(function* (sql: PgClient.PgClient) {
  yield* sql`create table things (id integer)`
  const [inside, release] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  const fiber = yield* Effect.forkChild(
    sql.withTransaction(
      sql`insert into things values (1)`.pipe(
        Effect.andThen(Deferred.succeed(inside, undefined)),
        Effect.andThen(Deferred.await(release))
      )
    )
  )
  yield* Deferred.await(inside)
  return { fiber, release }
})

describe("PgliteBackend", () => {
  it.live("understands messages however they are cut", () =>
    Effect.gen(function* () {
      const sql = yield* clientOf(yield* backend, byteByByte)
      const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)
      const [row] = yield* sql<{
        bytes: Uint8Array
        text: string
      }>`select ${bytes}::bytea as bytes, ${"ñ\u{1f600}"} as text`
      assert.deepStrictEqual([...(row?.bytes ?? [])], [...bytes])
      assert.strictEqual(row?.text, "ñ\u{1f600}")
      assert.isTrue(Exit.isFailure(yield* Effect.exit(sql`select no_such_column`)))
      assert.deepStrictEqual(yield* sql`select 1::int as one`, [{ one: 1 }])
    })
  )

  it.live("keeps the transactions of many connections apart", () =>
    Effect.gen(function* () {
      const sql = yield* clientOf(yield* backend)
      yield* sql`create table counters (id integer primary key, value integer not null)`
      yield* sql`insert into counters values (1, 0)`
      const increment = sql.withTransaction(
        Effect.gen(function* () {
          const [row] = yield* sql<{ value: number }>`select value from counters where id = 1`
          yield* Effect.yieldNow
          yield* sql`update counters set value = ${(row?.value ?? 0) + 1} where id = 1`
        })
      )
      const failing = Effect.exit(sql.withTransaction(Effect.andThen(increment, Effect.fail("undo"))))
      const all = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? failing : increment))
      yield* Effect.all<ReadonlyArray<Effect.Effect<unknown, unknown>>, { concurrency: "unbounded" }>(all, {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(yield* sql`select value from counters`, [{ value: 20 }])
    })
  )

  it.live("lets a waiting connection be interrupted, and continues", () =>
    Effect.gen(function* () {
      const sent = yield* Deferred.make<PgliteSession>()
      const sql = yield* clientOf(yield* backend, telling("'the waiting one'", sent))
      const { fiber, release } = yield* openTransaction(sql)
      const waiting = yield* Effect.forkChild(sql`select 'the waiting one'`)
      const session = yield* Deferred.await(sent)
      yield* Fiber.interrupt(waiting)
      // cancelled as a server would have, not given up after waiting for an answer
      assert.isFalse(session.destroyed)
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(yield* sql`select id from things`, [{ id: 1 }])
    })
  )

  it.live("rolls back what a lost connection had begun, and gives the turn to the next", () =>
    Effect.gen(function* () {
      const sent = yield* Deferred.make<PgliteSession>()
      const sql = yield* clientOf(yield* backend, telling("insert into things", sent))
      const { fiber, release } = yield* openTransaction(sql)
      const next = yield* Effect.forkChild(sql`select id from things`)
      const session = yield* Deferred.await(sent)
      session.destroy()
      assert.deepStrictEqual(yield* Fiber.join(next), [])
      yield* Deferred.succeed(release, undefined)
      assert.isTrue(Exit.isFailure(yield* Fiber.await(fiber)))
      assert.deepStrictEqual(yield* sql`select id from things`, [])
    })
  )

  it.live("does not give a turn to a connection that was lost while it waited", () =>
    Effect.gen(function* () {
      const sent = yield* Deferred.make<PgliteSession>()
      const sql = yield* clientOf(yield* backend, telling("values (2)", sent))
      const { fiber, release } = yield* openTransaction(sql)
      const waiting = yield* Effect.forkChild(sql`insert into things values (2)`)
      const session = yield* Deferred.await(sent)
      session.destroy()
      assert.isTrue(Exit.isFailure(yield* Fiber.await(waiting)))
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(fiber)
      assert.deepStrictEqual(yield* sql`select id from things`, [{ id: 1 }])
    })
  )

  it.live.each([
    ["no start-up message", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
    ["an impossible length", Buffer.from([0, 0, 0, 8, 0, 3, 0, 0, 0x51, 0, 0, 0, 1])]
  ] as const)("ends a connection that sends %s", ([, bytes]) =>
    Effect.gen(function* () {
      const session = (yield* backend).connect()
      session.resume()
      const failed = once(session, "error")
      session.write(bytes)
      const [error] = yield* Effect.promise(() => failed)
      assert.instanceOf(error, Error)
    })
  )

  it.live("fails every query after it was closed", () =>
    Effect.gen(function* () {
      const opened = yield* Effect.promise(open)
      const sql = yield* clientOf(opened)
      yield* sql`select 1`
      yield* Effect.promise(() => opened.close())
      const error = yield* Effect.flip(sql`select 1`)
      assert.strictEqual(error.reason._tag, "ConnectionError")
    })
  )
})
