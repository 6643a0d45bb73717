import { assert, describe, layer } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../../../src/access/DevelopmentTenant.ts"
import { poolSizes, withFilingPool } from "../../../src/platform/database/makePooledClient.ts"
import { StatementMillis } from "../../../src/platform/database/statementBounds.ts"
import { eventually } from "../../support/eventually.ts"
import { invoiceBody, TestService } from "../../support/TestService.ts"

const { filingTransactions, filings, others } = poolSizes(1)

/** What goes on in the database besides the look itself. */
const activity = SqlClient.SqlClient.use(
  (sql) => sql<{ readonly name: string; readonly query: string }>`
    select application_name as name, query from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`
).pipe(withFilingPool)

const sleepers = (name: string) =>
  Effect.map(
    activity,
    (active) => active.filter((each) => each.name === name && each.query.includes("pg_sleep")).length
  )

const sleep = SqlClient.SqlClient.use((sql) => sql`select pg_sleep(600)`)

/** Ends the sleepers' connections; an interrupted statement would sleep on. */
const wake = SqlClient.SqlClient.use(
  (sql) => sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`
).pipe(withFilingPool)

/** Patience with the sleepers. */
const patient = Layer.succeed(StatementMillis, 600_000)

describe("connections for filings", () => {
  layer(TestService.layer("Postgres").pipe(Layer.provideMerge(patient)), { excludeTestServices: true })((it) => {
    it.effect("are free while slow lists have taken all others", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const slow = yield* Effect.forkChild(Effect.replicateEffect(sleep, 4 * others, { concurrency: "unbounded" }))
        yield* eventually(sleepers("radicar"), (seen) => seen >= others)
        assert.strictEqual(yield* sleepers("radicar"), others)

        const list = yield* Effect.forkChild(
          Effect.promise((signal) =>
            fetch(`${url}/v1/submissions?companyId=1`, {
              headers: { authorization: `Bearer ${developmentToken}` },
              signal
            })
          )
        )
        const answers = yield* Effect.forEach(
          [
            { body: invoiceBody(990000001) },
            // in a transaction
            { body: invoiceBody(990000002), options: { headers: { "idempotency-key": "key-1" } } }
          ],
          ({ body, options }) => post(body, options)
        )
        assert.deepStrictEqual(
          answers.map(({ body }) => body.status),
          ["submitted", "submitted"]
        )
        assert.strictEqual((yield* Effect.promise(() => fetch(`${url}/health/ready`))).status, 200)
        // nothing of the list has been read meanwhile
        assert.isUndefined(list.pollUnsafe())
        assert.strictEqual(yield* sleepers("radicar"), others)
        const interruption = yield* Effect.forkChild(Fiber.interrupt(slow), { startImmediately: true })
        yield* wake
        yield* Fiber.join(interruption)
        assert.strictEqual((yield* Fiber.join(list)).status, 200)
      })
    )

    it.effect("hold a transaction's statements together, and free its connection", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const process = sql<{ readonly pid: number }>`select pg_backend_pid() as pid`
        const together = sql.withTransaction(Effect.all([process, withFilingPool(process), process]))
        for (const transaction of [together, withFilingPool(together)]) {
          const pids = (yield* transaction).flatMap((rows) => rows.map(({ pid }) => pid))
          assert.lengthOf(new Set(pids), 1)
        }
        const many = yield* Effect.replicateEffect(withFilingPool(together), 50, { concurrency: "unbounded" })
        assert.isAtMost(new Set(many.flat(2).map(({ pid }) => pid)).size, filingTransactions)
      })
    )

    it.effect("carry several statements each, and report a failed one to its sender alone", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const process = sql<{ readonly pid: number }>`select pg_backend_pid() as pid`
        const broken = Effect.flip(sql`select 1 / 0`)
        const all = yield* withFilingPool(
          Effect.all(
            Array.from({ length: 60 }, (_, index) => (index % 7 === 0 ? Effect.as(broken, []) : process)),
            { concurrency: "unbounded" }
          )
        )
        const pids = all.flatMap((rows) => rows.map(({ pid }) => pid))
        assert.lengthOf(pids, 51)
        assert.isAtMost(new Set(pids).size, filings)
      })
    )

    it.effect("compile no statement, as all others", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const jit = sql<{ readonly jit: string }>`show jit`
        const settings = yield* Effect.all([jit, withFilingPool(jit), withFilingPool(sql.withTransaction(jit))])
        assert.deepStrictEqual(settings.flat(), [{ jit: "off" }, { jit: "off" }, { jit: "off" }])
      })
    )

    it.effect("do not commit what has failed within", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const swallowed = Effect.ignore(sql`select 1 / 0`)
        const error = yield* Effect.flip(sql.withTransaction(swallowed))
        assert.include(String(error.reason.message), "rolled back")
      })
    )
  })
})
