import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { CrashablePostgres } from "@radicar/postgres/CrashablePostgres"
import { patienceMillis } from "@radicar/vitest/hang"
import { Effect, Redacted, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { access } from "node:fs/promises"

const query = <A extends object>(url: string, statement: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(statement)).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(url) }), { local: true })
  )

/** Asks again until the server is up, as long as a test may wait. */
const patiently = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.retry(effect, Schedule.spaced("100 millis").pipe(Schedule.upTo({ duration: patienceMillis })))

describe("CrashablePostgres", () => {
  it.live("comes back after a crash on the same port, with what was committed, and ends when it is told to", () =>
    Effect.gen(function* () {
      const attached: Array<string> = []
      const server = yield* Effect.promise(() =>
        CrashablePostgres.start({
          attach: async (data) => {
            attached.push(data)
            return async () => void attached.push("away")
          }
        })
      )
      yield* query(server.url, "create table things (id integer)")
      for (let id = 1; id <= 3; id++) {
        yield* query(server.url, `insert into things values (${id})`)
        const [before] = yield* query<{ at: Date }>(server.url, "select pg_postmaster_start_time() as at")
        assert.isTrue(yield* Effect.promise(() => server.crash(200)))
        const [after] = yield* patiently(
          query<{ at: Date }>(server.url, "select pg_postmaster_start_time() as at").pipe(
            Effect.filterOrFail(([row]) => row?.at.getTime() !== before?.at.getTime())
          )
        )
        assert.isAbove(after?.at.getTime() ?? 0, before?.at.getTime() ?? 0)
      }
      assert.deepStrictEqual(yield* query(server.url, "select id from things order by id"), [
        { id: 1 },
        { id: 2 },
        { id: 3 }
      ])
      yield* Effect.promise(server.stop)
      assert.deepStrictEqual(attached, [server.data, "away"])
      const gone = yield* Effect.exit(Effect.tryPromise(() => access(server.data)))
      assert.strictEqual(gone._tag, "Failure")
      assert.isFalse(yield* Effect.promise(() => server.crash(0)))
    })
  )
})
