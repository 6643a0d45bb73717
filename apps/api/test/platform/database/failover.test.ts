import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { PgClient } from "@effect/sql-pg"
import { type ConnectionProxy, connectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import { ReplicatedPostgres } from "@radicar/fixtures/postgres/ReplicatedPostgres"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../../../src/access/DevelopmentTenant.ts"
import { StorageError } from "../../../src/platform/database/StorageError.ts"
import { StatementMillis } from "../../../src/platform/database/statementBounds.ts"
import { eventually } from "../../support/eventually.ts"
import { invoiceBody, TestService } from "../../support/TestService.ts"

/** A primary, its synchronous standby, and a name that leads to either. */
const cluster = Effect.gen(function* () {
  const { primary, standby } = yield* Effect.acquireRelease(
    Effect.promise(() => ReplicatedPostgres.start()),
    ({ stop }) => Effect.promise(stop)
  )
  const name = yield* Effect.acquireRelease(
    Effect.promise(() => connectionProxy(primary.url)),
    ({ close }) => Effect.promise(close)
  )
  return { primary, standby, name }
})

/** A statement on one of the servers, on a connection of its own. */
const on = <A extends object>({ url }: { readonly url: string }, statement: string) =>
  Effect.flatMap(PgClient.makeClient({ url: Redacted.make(url) }), (client) => client.unsafe<A>(statement)).pipe(
    Effect.scoped,
    Effect.provide(Reactivity.layer),
    Effect.orDie
  )

const service = ({ url }: ConnectionProxy, statementMillis = 30_000) =>
  TestService.layerOn("Postgres", { databaseUrl: Redacted.make(url) }).pipe(
    Layer.provide(Layer.succeed(StatementMillis, statementMillis)),
    Layer.provideMerge(Sandbox.layer({ certificateDirectory }))
  )

const get = (url: string, path: string) =>
  Effect.promise(() =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } }).then(async (response) => {
      await response.arrayBuffer()
      return response
    })
  )

/** Statements that a standby refuses with 25006, 55000, 0A000 and XX000. */
const onStandbys = [
  "create table refused ()",
  "select pg_current_wal_lsn()",
  "begin isolation level serializable",
  "select pg_logical_emit_message(true, 'radicar', 'test')"
]

const database = (statement: string) => SqlClient.SqlClient.use((sql) => sql.unsafe(statement))

/** As many as the connections of all pools. */
const ATTEMPTS = 10

describe("a service whose database fails over", () => {
  it.live("finds the primary again after its name has led to a standby", () =>
    Effect.gen(function* () {
      const { name, primary, standby } = yield* cluster
      yield* Effect.gen(function* () {
        const { post, url } = yield* TestService
        const filed = (number: number) => post(invoiceBody(number), { headers: { "idempotency-key": `key-${number}` } })
        assert.strictEqual((yield* filed(990000001)).body.status, "submitted")

        name.lead(standby.url)
        name.cut()
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const answer = yield* post(invoiceBody(990000002))
          assert.strictEqual(answer.status, 503)
          assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/u)
          assert.strictEqual((yield* filed(990000003)).status, 503)
        }
        assert.strictEqual((yield* get(url, "/health/ready")).status, 503)

        for (const statement of onStandbys) {
          const error = yield* Effect.flip(database(statement))
          assert.isTrue(StorageError.of("test", error).retryable, statement)
        }

        // no connection is cut: every one that leads to the standby has to be given up
        name.lead(primary.url)
        const answers: Array<{ readonly status: number; readonly body: { readonly status?: unknown } }> = []
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          answers.push(yield* post(invoiceBody(990000100 + attempt)), yield* filed(990000200 + attempt))
        }
        const outcomes = answers.map(({ body, status }) => (status === 503 ? status : body.status))
        assert.deepStrictEqual([...new Set(outcomes.slice(ATTEMPTS))], ["submitted"])
        assert.isEmpty(outcomes.filter((outcome) => outcome !== 503 && outcome !== "submitted"))
        assert.strictEqual((yield* get(url, "/v1/submissions?companyId=1")).status, 200)
        assert.strictEqual(
          yield* eventually(
            Effect.map(get(url, "/health/ready"), ({ status }) => status),
            (status) => status === 200
          ),
          200
        )
      }).pipe(Effect.provide(service(name)))
    })
  )

  it.live("tells nobody that a document is accepted which no standby has, and files it once", () =>
    Effect.gen(function* () {
      const { name, primary, standby } = yield* cluster
      yield* Effect.gen(function* () {
        const { post } = yield* TestService
        const { received } = yield* Sandbox
        const filed = (number: number) => post(invoiceBody(number), { headers: { "idempotency-key": `key-${number}` } })
        assert.strictEqual((yield* filed(990000001)).body.status, "submitted")
        const before = (yield* received).length

        yield* on(standby, "alter system set primary_conninfo = ''")
        yield* on(standby, "select pg_reload_conf()")
        yield* eventually(on(primary, "select from pg_stat_replication"), (followers) => followers.length === 0)
        // the repetition waits for the row of the first, which is committed on no other server
        for (let attempt = 0; attempt < 2; attempt += 1) {
          assert.strictEqual((yield* filed(990000002)).status, 503)
          assert.strictEqual((yield* post(invoiceBody(990000003))).status, 503)
        }
        assert.lengthOf(yield* received, before)
        assert.strictEqual(name.cancelRequests(), 0)

        yield* Effect.promise(primary.stop)
        yield* on(standby, "select pg_promote()")
        name.lead(standby.url)
        name.cut()
        for (const number of [990000002, 990000003]) {
          const answer = yield* eventually(filed(number), ({ status }) => status !== 503)
          assert.strictEqual(answer.body.status, "submitted")
        }
        assert.lengthOf(yield* received, before + 2)
      }).pipe(Effect.provide(service(name, 3000)))
    })
  )
})
