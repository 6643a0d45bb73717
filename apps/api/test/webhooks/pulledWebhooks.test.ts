import { assert, describe, layer } from "@effect/vitest"
import { webhookExample } from "@radicar/contract/inner/webhook/webhookExample"
import { webhookPayload } from "@radicar/contract/inner/webhook/webhookData"
import { webhookEventTypes } from "@radicar/contract/inner/webhook/webhookEvents"
import { Effect, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { anyDatabase, invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"
import { call } from "../support/webhooks.ts"

const pull = (more: object = {}) => call("POST", "webhooks", { Kind: "pull", Events: ["document.*"], ...more })

const deliveries = (webhook: string) =>
  Effect.map(call("GET", `webhook-deliveries?webhook=${webhook}`), ({ body }) => body.items as ReadonlyArray<any>)

describe.each(serviceDatabases)("a webhook of kind pull on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("keeps events to be read, and nobody posts them", () =>
      Effect.gen(function* () {
        const made = yield* pull()
        assert.strictEqual(made.status, 201, JSON.stringify(made.body))
        assert.deepInclude(made.body, { kind: "pull", url: "", state: "enabled" })
        assert.approximately(Date.parse(made.body.expires) - Date.parse(made.body.created), 3_600_000, 60_000)
        const { post } = yield* TestService
        const { document } = (yield* post(invoiceBody(990_000_801))).body
        const [delivery] = yield* deliveries(made.body.id)
        assert.deepInclude(delivery, { type: "document.accepted", state: "delivered", tries: 0 })
        const { body } = yield* call("GET", `webhook-deliveries/${delivery.id}`)
        assert.strictEqual(JSON.parse(body.body).data.uuid, document.uuid)
        const replayed = yield* call("POST", `webhook-deliveries/${delivery.id}/replay`)
        assert.deepInclude(replayed.body, { state: "delivered", tries: 0 })
      })
    )

    it.effect("has no URL, and a webhook of kind post needs one", () =>
      Effect.gen(function* () {
        const { id } = (yield* pull()).body
        const url = { Url: "https://erp.example.com/hook" }
        for (const [rule, { body, status }] of [
          ["RAD02", yield* pull(url)],
          ["RAD02", yield* call("PATCH", `webhooks/${id}`, url)],
          ["RAD01", yield* call("POST", "webhooks", { Events: ["*"] })]
        ] as const) {
          assert.strictEqual(status, 400)
          assert.deepInclude(body.violations[0], { rule, path: "$.Url" })
        }
      })
    )

    it.effect("gets an example of an event, marked as a test; a webhook of kind post gets none", () =>
      Effect.gen(function* () {
        const { id } = (yield* pull()).body
        const made = yield* call("POST", `webhooks/${id}/test?type=mail.bounced`)
        assert.deepInclude(made.body, { type: "mail.bounced", state: "delivered" })
        const { body } = yield* call("GET", `webhook-deliveries/${made.body.id}`)
        assert.deepInclude(JSON.parse(body.body).data, { bounced: 1, test: true })
        const sql = yield* SqlClient.SqlClient
        yield* sql`update webhooks set expires_at = null, url = 'https://erp.example.com/hook' where id = ${id}`
        assert.strictEqual((yield* call("POST", `webhooks/${id}/test?type=mail.bounced`)).status, 403)
      })
    )

    it.effect("ends after its hour: nobody sees it, it gets nothing, and the next one deletes it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { id } = (yield* pull()).body
        yield* sql`update webhooks set expires_at = clock_timestamp() where id = ${id}`
        assert.strictEqual((yield* call("GET", `webhooks/${id}`)).status, 404)
        const listed = (yield* call("GET", "webhooks")).body.items.map((each: any) => each.id)
        assert.notInclude(listed, id)
        const { post } = yield* TestService
        yield* post(invoiceBody(990_000_802))
        assert.lengthOf(yield* sql`select from webhook_deliveries where webhook_id = ${id}`, 0)
        yield* pull()
        assert.lengthOf(yield* sql`select from webhooks where id = ${id}`, 0)
      })
    )
  })
})

const adminToken = "first-token-of-the-installation-0123456789abcdef"

describe("a service in production", () => {
  // nothing listens there: the service asks the authority only if somebody files
  const authorityUrl = "https://127.0.0.1:9"
  const production = { environment: "production", authorityUrl, adminToken: Redacted.make(adminToken) } as const
  layer(TestService.layer(anyDatabase, production), { excludeTestServices: true })((it) => {
    it.effect("makes no example of an event", () =>
      Effect.gen(function* () {
        const scopes = { Scopes: ["webhooks:admin", "documents:read"], Companies: ["1"], Providers: [] }
        const { token } = (yield* call("POST", "tokens", { Name: "ERP", ...scopes }, adminToken)).body
        const webhook = (yield* call("POST", "webhooks", { Kind: "pull", Events: ["*"] }, token)).body
        const refused = yield* call("POST", `webhooks/${webhook.id}/test?type=document.accepted`, undefined, token)
        assert.strictEqual(refused.status, 403)
        assert.include(refused.body.detail, "in production")
        const listed = yield* call("GET", `webhook-deliveries?webhook=${webhook.id}`, undefined, token)
        assert.deepStrictEqual(listed.body.items, [])
      })
    )
  })
})

describe("the example of an event", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect.each([...webhookEventTypes])("is as its schema has it: %s", (type) =>
      Effect.sync(() => {
        const event = { type, timestamp: "2026-01-15T15:00:01.123Z", data: webhookExample(type) }
        const decode = Schema.decodeUnknownSync(webhookPayload(type), { onExcessProperty: "error" })
        assert.deepStrictEqual(decode(event), event)
      })
    )
  })
})
