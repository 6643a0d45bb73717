import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Fiber, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Webhook } from "standardwebhooks"
import { Database } from "../../src/platform/database/Database.ts"
import { eventually } from "../support/eventually.ts"
import { type ReceivedCall, receiver } from "../support/receiver.ts"
import { serviceProcess } from "../support/serviceProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, masterKey, TestService } from "../support/TestService.ts"
import { callAt } from "../support/webhooks.ts"

const setUp = Effect.gen(function* () {
  const { url: authorityUrl } = yield* Sandbox
  const databaseUrl = yield* migratedDatabase
  const server = yield* receiver()
  const settings = { databaseUrl, authorityUrl, masterKey, outboundAllow: [server.origin] }
  const service = yield* serviceProcess(settings)
  const body = { Url: `${server.origin}/hook`, Events: ["document.*"] }
  const made = yield* callAt(service.url, "POST", "webhooks", body)
  assert.strictEqual(made.status, 201, JSON.stringify(made.body))
  return { service, server, settings, webhook: made.body as { readonly id: string; readonly secret: string } }
})

const file = (url: string, number: number) =>
  callAt(url, "POST", "dian/invoices/?companyId=1&providerId=1", invoiceBody(number))

const idOf = ({ headers }: ReceivedCall): string => String(headers["webhook-id"])

describe("a service that is killed", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("while posting an event leaves it to the next, which posts it under the same id", () =>
      Effect.gen(function* () {
        const { server, service, settings, webhook } = yield* setUp
        // the receiver has it, and the service does not know it
        server.behave(() => {})
        yield* file(service.url, 990005100)
        yield* eventually(
          Effect.sync(() => server.calls.length),
          (count) => count > 0
        )
        yield* service.end("SIGKILL")
        server.behave((response) => response.writeHead(204).end())
        const next = yield* serviceProcess(settings)
        const log = callAt(next.url, "GET", `webhook-deliveries?webhook=${webhook.id}`)
        const { body } = yield* eventually(log, (seen) => seen.body.items[0].state === "delivered")
        assert.lengthOf(body.items, 1)
        assert.deepStrictEqual([...new Set(server.calls.map(idOf))], [body.items[0].event])
        for (const { body: text, headers } of server.calls) {
          new Webhook(webhook.secret).verify(text, headers as Record<string, string>)
        }
      })
    )

    it.effect("between taking events and posting them leaves all to the next, which posts each once", () =>
      Effect.gen(function* () {
        const { server, service, settings, webhook } = yield* setUp
        const count = 5
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const seen = yield* sql.withTransaction(
            Effect.gen(function* () {
              // who posts asks for the secrets first, and waits here
              yield* sql`lock table webhook_secrets in access exclusive mode`
              for (let index = 0; index < count; index += 1) yield* file(service.url, 990005150 + index)
              const tries = sql<{ readonly tries: number }>`select tries from webhook_deliveries`
              const taken = yield* eventually(tries, (rows) => rows.some((row) => row.tries > 0))
              yield* service.end("SIGKILL")
              return taken
            })
          )
          assert.lengthOf(seen, count)
          assert.isEmpty(server.calls)
        }).pipe(Effect.provide(Database.layerPostgres(Redacted.make(settings.databaseUrl))))
        const next = yield* serviceProcess(settings)
        const log = callAt(next.url, "GET", `webhook-deliveries?webhook=${webhook.id}`)
        const { body } = yield* eventually(log, (seen) =>
          seen.body.items.every(({ state }: { readonly state: string }) => state === "delivered")
        )
        assert.lengthOf(body.items, count)
        assert.sameMembers(
          server.calls.map(idOf),
          body.items.map(({ event }: { readonly event: string }) => event)
        )
      })
    )

    it.effect("in the middle of filing loses no event, and makes none twice", () =>
      Effect.gen(function* () {
        const { server, service, settings } = yield* setUp
        const count = 24
        const filing = yield* Effect.forEach(
          Array.from({ length: count }, (_, index) => 990005110 + index),
          (number) => Effect.exit(file(service.url, number)),
          { concurrency: 6, discard: true }
        ).pipe(Effect.forkChild)
        yield* eventually(
          Effect.sync(() => server.calls.length),
          (seen) => seen >= 4
        )
        yield* service.end("SIGKILL")
        yield* Fiber.interrupt(filing)
        yield* serviceProcess(settings)
        const watching = TestService.layerOn("Postgres", { databaseUrl: Redacted.make(settings.databaseUrl) })
        const states = SqlClient.SqlClient.use(
          (sql) => sql<{ readonly id: string; readonly state: string }>`select id, state from submissions`
        )
        const settled = yield* eventually(states, (rows) => rows.every(({ state }) => state === "accepted")).pipe(
          Effect.provide(watching)
        )
        assert.isAtLeast(settled.length, 4)
        const accepted = () => {
          const told = new Map<string, Set<string>>()
          for (const call of server.calls) {
            const { data, type } = JSON.parse(call.body)
            if (type !== "document.accepted") continue
            told.set(data.submissionId, new Set([...(told.get(data.submissionId) ?? []), idOf(call)]))
          }
          return told
        }
        yield* eventually(Effect.sync(accepted), (told) => told.size === settled.length)
        assert.sameMembers(
          [...accepted().keys()],
          settled.map(({ id }) => id)
        )
        for (const [submission, ids] of accepted()) assert.strictEqual(ids.size, 1, submission)
      })
    )
  })
})
