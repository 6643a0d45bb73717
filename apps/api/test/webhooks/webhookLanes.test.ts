import { NodeFileSystem } from "@effect/platform-node"
import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, FileSystem, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import type { ServerResponse } from "node:http"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { receiver, type Receiver } from "../support/receiver.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { serviceDatabases, TestService } from "../support/TestService.ts"
import { call } from "../support/webhooks.ts"

const openOutbound = (...servers: ReadonlyArray<Receiver>) =>
  defaultOutbound(new Set(servers.map(({ origin }) => origin)))

const register = Effect.fnUntraced(function* (url: string) {
  const made = yield* call("POST", "webhooks", { Url: url, Events: ["mail.*"] })
  assert.strictEqual(made.status, 201, JSON.stringify(made.body))
  return String(made.body.id)
})

const test = (id: string) => call("POST", `webhooks/${id}/test`)

const callsOf = (server: Receiver, count: number) =>
  eventually(
    Effect.sync(() => server.calls),
    (calls) => calls.length >= count
  )

/** A receiver that answers nothing until `answer` is called. */
const hanging = (server: Receiver) => {
  const open = new Set<ServerResponse>()
  server.behave((response) => {
    open.add(response)
    response.on("close", () => open.delete(response))
  })
  return {
    /** How many requests it has now. */
    open: () => open.size,
    answer: () => {
      server.behave((response) => response.writeHead(204).end())
      for (const response of open) response.writeHead(204).end()
    }
  }
}

describe.each(serviceDatabases)("webhooks that do not answer, on %s", (database) => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("have one taker each, so that twenty leave the last one of 21 to another", () =>
      Effect.gen(function* () {
        const [slow, quick] = [yield* receiver(), yield* receiver()]
        const { answer, open } = hanging(slow)
        const following = hurriedFollowing()
        const webhooks = {
          ...following.webhooks,
          timeout: "100 seconds",
          turn: "100 seconds",
          lease: "4 minutes",
          concurrency: 21,
          perWebhook: 2
        } as const
        yield* Effect.gen(function* () {
          const slowOnes = yield* Effect.forEach(Array.from({ length: 20 }), (_, index) =>
            register(`${slow.origin}/${index}`)
          )
          const other = yield* register(`${quick.origin}/`)
          for (let each = 0; each < 3; each += 1) yield* Effect.forEach(slowOnes, test)
          // two to each at once, and the third waits
          yield* eventually(Effect.sync(open), (count) => count === 40)
          const delivery = yield* test(other)
          yield* callsOf(quick, 1)
          const log = call("GET", `webhook-deliveries/${delivery.body.id}`)
          const { body } = yield* eventually(log, (seen) => seen.body.state === "delivered")
          assert.strictEqual(body.state, "delivered")
          assert.strictEqual(open(), 40)
          assert.lengthOf(slow.calls, 40)
          answer()
          // those that had to wait come at last
          yield* callsOf(slow, 60)
        }).pipe(
          Effect.provide(
            TestService.layerOn(database, {
              following: { ...following, lockExpiration: "1 minute", webhooks },
              outbound: openOutbound(slow, quick)
            })
          )
        )
      }).pipe(Effect.scoped)
    )
  })
})

describe("a webhook that fails", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("has one job in the end, however much is to be posted to it", () =>
      Effect.gen(function* () {
        const server = yield* receiver()
        // no attempt fails before all is to be posted: what fails early would have a job of its own, an hour from now
        const complete = Promise.withResolvers<void>()
        server.behave((response) => void complete.promise.then(() => response.writeHead(500).end()))
        const following = hurriedFollowing()
        const steps = [
          { looks: 1, delay: 0 },
          { looks: 1, delay: "1 hour" }
        ] as const
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const id = yield* register(`${server.origin}/`)
          for (let each = 0; each < 6; each += 1) yield* test(id)
          complete.resolve()
          yield* callsOf(server, 6)
          const left = sql<{ readonly due: boolean }>`
            select visible_at <= now() + interval '5 minutes' as due from jobs
            where queue_name = 'webhooks' and state = 'pending'`
          // one that is still being done has a lease, and goes when it ends
          const rows = yield* eventually(left, (seen) => seen.length === 1 && seen.every(({ due }) => !due))
          assert.deepStrictEqual(rows, [{ due: false }])
          assert.lengthOf(server.calls, 6)
        }).pipe(
          Effect.provide(
            TestService.layerOn("Postgres", {
              following: {
                ...following,
                webhooks: { ...following.webhooks, steps, timeout: "15 seconds", lease: "45 seconds" }
              },
              outbound: openOutbound(server)
            })
          )
        )
      }).pipe(Effect.scoped)
    )
  })
})

describe.each(serviceDatabases)("deliveries of a version without lanes, on %s", (database) => {
  it.live("is posted by the first process of this one", () =>
    Effect.gen(function* () {
      const server = yield* receiver()
      const files = yield* FileSystem.FileSystem
      const on = TestService.layerOn(database, {
        ...(database === "Postgres" ? { databaseUrl: Redacted.make(yield* migratedDatabase) } : {}),
        dataDirectory: yield* files.makeTempDirectoryScoped(),
        following: hurriedFollowing(),
        outbound: openOutbound(server)
      })
      const events = [randomUUIDv7(), randomUUIDv7()]
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const id = yield* register(`${server.origin}/`)
        for (const [index, event] of events.entries()) {
          yield* sql`insert into events (id, type, data) values (${event}, 'mail.sent', '{}')`
          yield* sql`
            insert into webhook_deliveries (webhook_id, event_id, next_at)
            values (${id}, ${event}, clock_timestamp() + make_interval(secs => ${index * 3}))`
        }
        assert.isEmpty(yield* sql`select 1 from jobs where queue_name = 'webhooks'`)
      }).pipe(Effect.provide(on))
      assert.isEmpty(server.calls)
      yield* callsOf(server, 2).pipe(Effect.provide(on))
      assert.sameMembers(
        server.calls.map(({ headers }) => headers["webhook-id"]),
        events
      )
    }).pipe(Effect.scoped, Effect.provide([Sandbox.layer({ certificateDirectory }), NodeFileSystem.layer]))
  )
})
