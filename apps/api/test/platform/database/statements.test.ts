import { assert, describe, it } from "@effect/vitest"
import { connectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Deferred, Duration, Effect, Exit, Fiber, Layer, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient } from "effect/sql"
import {
  layerFilingPool,
  makePooledClient,
  poolSizes,
  withFilingPool
} from "../../../src/platform/database/makePooledClient.ts"
import { StatementMillis } from "../../../src/platform/database/statementBounds.ts"
import { StorageError } from "../../../src/platform/database/StorageError.ts"
import { eventually } from "../../support/eventually.ts"

const clientOf = (url: string, life: Duration.Duration = Duration.minutes(10)) =>
  Layer.effect(
    SqlClient.SqlClient,
    makePooledClient({ url: Redacted.make(url), sizes: poolSizes(1), statements: "auto", life })
  ).pipe(Layer.provide(Reactivity.layer))

const live = Layer.unwrap(Effect.map(testDatabase, (url) => clientOf(url)))

const backend = SqlClient.SqlClient.use((sql) =>
  Effect.map(sql<{ readonly pid: number }>`select pg_backend_pid() as pid`, ([row]) => row?.pid)
)

const raise = (code: string) =>
  SqlClient.SqlClient.use((sql) =>
    sql.unsafe(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)
  )

type InPool = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

const pools: ReadonlyArray<readonly [string, InPool]> = [
  ["filings", (effect) => Effect.provide(effect, layerFilingPool)],
  ["all others", (effect) => effect]
]

/** Holds an advisory lock until `release`. */
const holding = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const held = yield* Deferred.make<void>()
  const letGo = yield* Deferred.make<void>()
  const holder = yield* Effect.forkChild(
    sql.withTransaction(
      Effect.andThen(
        sql`select pg_advisory_xact_lock(1)`,
        Effect.andThen(Deferred.succeed(held, undefined), Deferred.await(letGo))
      )
    )
  )
  yield* Deferred.await(held)
  return { release: Effect.andThen(Deferred.succeed(letGo, undefined), Fiber.join(holder)) }
})

/** Writes a row once the lock is free. */
const waitingWrite = SqlClient.SqlClient.use(
  (sql) => sql`insert into things select 1 from (select pg_advisory_xact_lock(1)) as locked`
)

/** Waits until a write is on its way to the server, which keeps it waiting. */
const writeArrived = SqlClient.SqlClient.use((sql) =>
  eventually(sql`select from pg_locks where locktype = 'advisory' and not granted`, (waiting) => waiting.length > 0)
)

/** Opens a connection, so that a statement does not wait for one. */
const opened = Effect.andThen(
  backend,
  SqlClient.SqlClient.use((sql) => sql.withTransaction(backend))
)

const things = SqlClient.SqlClient.use((sql) =>
  Effect.map(sql<{ readonly things: number }>`select count(*)::int as things from things`, ([row]) => row?.things)
)

const createThings = SqlClient.SqlClient.use((sql) => sql`create table things (id integer)`)

describe("a statement that fails", () => {
  for (const [name, inPool] of pools) {
    // appendix A of PostgreSQL's manual: read_only_sql_transaction, admin_shutdown, crash_shutdown, cannot_connect_now,
    // connection_failure
    it.live.each(["25006", "57P01", "57P02", "57P03", "08006"])(
      `with %s closes its connection among those for ${name}, and may be repeated`,
      (code) =>
        Effect.gen(function* () {
          const before = yield* backend
          const error = yield* Effect.flip(raise(code))
          assert.deepInclude(StorageError.of("test", error), { code, retryable: true })
          assert.notStrictEqual(yield* backend, before)
        }).pipe(inPool, Effect.provide(live))
    )

    // disk_full, out_of_memory, too_many_connections, io_error, query_canceled, lock_not_available
    it.live.each(["53100", "53200", "53300", "58030", "57014", "55P03"])(
      `with %s keeps its connection among those for ${name}, and may be repeated`,
      (code) =>
        Effect.gen(function* () {
          const before = yield* backend
          const error = yield* Effect.flip(raise(code))
          assert.deepInclude(StorageError.of("test", error), { code, retryable: true })
          assert.strictEqual(yield* backend, before)
        }).pipe(inPool, Effect.provide(live))
    )

    // division_by_zero, undefined_table, raise_exception; on a primary also object_not_in_prerequisite_state,
    // feature_not_supported and internal_error
    it.live.each(["22012", "42P01", "P0001", "55000", "0A000", "XX000"])(
      `with %s keeps its connection among those for ${name}, and is a fault`,
      (code) =>
        Effect.gen(function* () {
          const before = yield* backend
          const error = yield* Effect.flip(raise(code))
          assert.deepInclude(StorageError.of("test", error), { code, retryable: false })
          assert.strictEqual(yield* backend, before)
        }).pipe(inPool, Effect.provide(live))
    )

    // serialization_failure, deadlock_detected
    it.live.each(["40001", "40P01"])(`with %s is repeated twice on the connections for ${name}`, (code) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`create sequence attempts`
        const statement = sql.unsafe(
          `do $$ begin perform nextval('attempts'); raise exception 'on purpose' using errcode = '${code}'; end $$`
        )
        const attempts = Effect.map(
          sql<{ readonly attempts: bigint }>`select last_value as attempts from attempts`,
          ([row]) => Number(row?.attempts)
        )
        const error = yield* Effect.flip(statement)
        assert.deepInclude(StorageError.of("test", error), { code, retryable: true })
        assert.strictEqual(yield* attempts, 3)
        // as a whole, however deep the statement
        yield* Effect.flip(sql.withTransaction(sql.withTransaction(statement)))
        assert.strictEqual(yield* attempts, 6)
      }).pipe(inPool, Effect.provide(live))
    )
  }
})

describe("a statement without an answer", () => {
  for (const [name, inPool] of pools) {
    it.live(`is not cancelled on the connections for ${name} when its fiber is interrupted`, () =>
      Effect.gen(function* () {
        const proxy = yield* Effect.acquireRelease(
          Effect.flatMap(testDatabase, (url) => Effect.promise(() => connectionProxy(url))),
          ({ close }) => Effect.promise(close)
        )
        yield* Effect.gen(function* () {
          yield* createThings
          const { release } = yield* holding
          const write = yield* Effect.forkChild(inPool(waitingWrite), { startImmediately: true })
          yield* writeArrived
          const interruption = yield* Effect.forkChild(Fiber.interrupt(write), { startImmediately: true })
          yield* release
          yield* Fiber.join(interruption)
          assert.strictEqual(yield* things, 1)
          assert.strictEqual(proxy.cancelRequests(), 0)
        }).pipe(Effect.provide(clientOf(proxy.url)))
      })
    )

    it.live(`is given up on the connections for ${name} after a while, but not cancelled`, () =>
      Effect.gen(function* () {
        const proxy = yield* Effect.acquireRelease(
          Effect.flatMap(testDatabase, (url) => Effect.promise(() => connectionProxy(url))),
          ({ close }) => Effect.promise(close)
        )
        yield* Effect.gen(function* () {
          yield* createThings
          const { release } = yield* holding
          yield* inPool(opened)
          const writes = [waitingWrite, SqlClient.SqlClient.use((sql) => sql.withTransaction(waitingWrite))]
          for (const write of writes) {
            const exit = yield* write.pipe(inPool, Effect.provideService(StatementMillis, 100), Effect.exit)
            assert.isTrue(Exit.isFailure(exit))
          }
          yield* release
          // the first one was a transaction by itself, the second one was never committed
          assert.strictEqual(yield* eventually(things, (count) => count === 1), 1)
          assert.strictEqual(proxy.cancelRequests(), 0)
        }).pipe(Effect.provide(clientOf(proxy.url)))
      })
    )
  }

  it.live("is given up while it waits for a connection", () =>
    Effect.gen(function* () {
      yield* createThings
      const { release } = yield* holding
      const many = yield* Effect.forkChild(Effect.replicateEffect(waitingWrite, 10, { concurrency: "unbounded" }), {
        startImmediately: true
      })
      const error = yield* waitingWrite.pipe(Effect.provideService(StatementMillis, 100), Effect.flip)
      assert.deepInclude(StorageError.of("test", error), { reason: "ConnectionError", retryable: true })
      yield* release
      yield* Fiber.join(many)
      assert.strictEqual(yield* things, 10)
    }).pipe(Effect.provide(live))
  )
})

describe("a connection", () => {
  it.live("is used once more when it has lived long enough, and then closed", () =>
    Effect.gen(function* () {
      const aged = Layer.unwrap(Effect.map(testDatabase, (url) => clientOf(url, Duration.zero)))
      for (const [, inPool] of pools) {
        const pids = yield* Effect.replicateEffect(backend, 5).pipe(inPool, Effect.provide(aged))
        assert.lengthOf(new Set(pids), 5)
      }
      const pids = yield* Effect.replicateEffect(backend, 5).pipe(Effect.provide(live))
      assert.lengthOf(new Set(pids), 1)
    })
  )

  it.live("is replaced before anybody uses it if the server has closed it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const idle = yield* withFilingPool(backend)
      yield* sql`select pg_terminate_backend(${idle}::int, 10000)`
      assert.notStrictEqual(yield* withFilingPool(backend), idle)
    }).pipe(Effect.provide(live))
  )
})
