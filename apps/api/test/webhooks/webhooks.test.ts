import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { hangMillis } from "@radicar/fixtures/hang"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Webhook } from "standardwebhooks"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { type ReceivedCall, receiver, type Receiver } from "../support/receiver.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, masterKey, serviceDatabases, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"
import { call } from "../support/webhooks.ts"

trustMailServer()

const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** Everything of this machine stands for the open internet; what rebinds goes where nothing may. */
const inside = "127.0.0.9"
const rebinding = new Map<string, Array<string>>()
const outbound = {
  ...defaultOutbound(),
  mayCall: (address: string) => address !== inside,
  mayUsePort: () => true,
  resolve: async (name: string) => [
    { address: name === "localhost" ? "127.0.0.1" : (rebinding.get(name)?.shift() ?? inside), family: 4 }
  ]
}

/** Verifies as a receiver does; a signature that does not hold throws. */
const verified = (secret: string, { body, headers }: ReceivedCall): any =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

const received = (server: Receiver, count: number) =>
  Effect.map(
    eventually(
      Effect.sync(() => server.calls),
      (calls) => calls.length >= count
    ),
    (calls) => {
      assert.strictEqual(calls.length, count, JSON.stringify(calls.map(({ body }) => body)))
      return calls
    }
  )

const register = Effect.fnUntraced(function* (server: Receiver, events: ReadonlyArray<string>, more: object = {}) {
  const made = yield* call("POST", "webhooks", { Url: `${server.origin}/hook`, Events: events, ...more })
  assert.strictEqual(made.status, 201, JSON.stringify(made.body))
  return made.body as { readonly id: string; readonly secret: string }
})

const fileInvoice = Effect.fnUntraced(function* (number: number, changes: object = {}) {
  const { post } = yield* TestService
  return (yield* post({ ...invoiceBody(number), ...changes })).body
})

const deliveryOf = Effect.fnUntraced(function* (webhook: string, isWanted: (delivery: any) => boolean) {
  const look = Effect.map(
    call("GET", `webhook-deliveries?webhook=${webhook}`),
    ({ body }): ReadonlyArray<any> => body.items
  )
  const [delivery] = yield* eventually(look, (items) => items.some(isWanted))
  return delivery
})

describe.each(serviceDatabases)("webhooks, on %s", (database) => {
  const service = TestService.layerOn(database, {
    adminToken: Redacted.make(adminToken),
    following: hurriedFollowing(),
    outbound
  }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("receive a document event over https, verified by the package of Standard Webhooks", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const { id, secret } = yield* register(server, ["document.*"], { Name: "ERP" })
        assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/u)
        const filed = yield* fileInvoice(990005000)
        assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
        const [request] = yield* received(server, 1)
        const event = verified(secret, request!)
        assert.strictEqual(event.type, "document.accepted")
        assert.isBelow(Math.abs(Date.parse(event.timestamp) - Date.now()), hangMillis)
        const { links, rules, status, submissionId, uuid } = event.data
        assert.deepStrictEqual([event.data.id, status, uuid, rules], [filed.id, "submitted", filed.document.uuid, []])
        const submission = yield* call("GET", links.submission.slice("/v1/".length))
        assert.strictEqual(submission.body.submissionId, submissionId)
        assert.isBelow(request!.body.length, 20_000)
        assert.strictEqual(request!.path, "/hook")
        const delivery = yield* deliveryOf(id, ({ state }) => state === "delivered")
        assert.deepInclude(delivery, {
          type: "document.accepted",
          status: 204,
          tries: 1,
          event: request!.headers["webhook-id"]
        })
        const { body } = yield* call("GET", `webhook-deliveries/${delivery.id}`)
        assert.strictEqual(body.body, request!.body)
        assert.deepStrictEqual(
          body.attempts.map((each: any) => each.status),
          [204]
        )
        yield* call("DELETE", `webhooks/${id}`)
      })
    )

    it.effect("receive a rejection with its rules, and only subscribed events", () =>
      Effect.gen(function* () {
        const [rejections, mails] = [yield* receiver(), yield* receiver()]
        rejections.behave((response) => response.writeHead(200).end())
        const { secret } = yield* registerPlain(rejections, ["document.rejected"])
        yield* registerPlain(mails, ["mail.*", "certificate.expiring"])
        const { NumberingRange } = invoiceBody(990005001)
        const filed = yield* fileInvoice(990005001, {
          NumberingRange: { ...NumberingRange, TechnicalKey: "0".repeat(40) }
        })
        assert.strictEqual(filed.status, "rejected", JSON.stringify(filed))
        const [request] = yield* received(rejections, 1)
        const { data } = verified(secret, request!)
        assert.deepStrictEqual([data.status, data.rules], ["rejected", ["FAD06"]])
        assert.notProperty(data, "numberHolder")
        const { sandbox } = yield* TestService
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "number-taken", times: 1 })
        const taken = yield* fileInvoice(990005002)
        const [, second] = yield* received(rejections, 2)
        const { data: told } = verified(secret, second!)
        assert.deepStrictEqual([told.status, told.rules], ["rejected", ["90"]])
        assert.match(told.numberHolder, /^[0-9a-f]{96}$/u)
        assert.notStrictEqual(told.numberHolder, told.uuid)
        assert.strictEqual(taken.response.numberHolder, told.numberHolder)
        assert.isEmpty(mails.calls)
      })
    )

    it.effect("keep their secrets to themselves", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const { id, secret } = yield* register(server, ["*"])
        const shown = [yield* call("GET", "webhooks"), yield* call("GET", `webhooks/${id}`)]
        for (const { body } of shown) assert.notInclude(JSON.stringify(body), secret.slice(6))
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql`select s::text as secret, w::text as webhook from webhook_secrets s, webhooks w`
        const bytes = Buffer.from(secret.slice(6), "base64")
        for (const row of rows) {
          for (const text of [secret.slice(6), bytes.toString("hex")]) assert.notInclude(JSON.stringify(row), text)
        }
        yield* call("DELETE", `webhooks/${id}`)
      })
    )

    it.effect("are signed with both secrets for a day after a rotation", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const { id, secret } = yield* register(server, ["mail.*"])
        const { body: rotated } = yield* call("POST", `webhooks/${id}/rotate-secret`)
        const hours = (Date.parse(rotated.previousExpires) - Date.now()) / 3_600_000
        assert.isTrue(hours > 23.9 && hours <= 24)
        assert.strictEqual((yield* call("POST", `webhooks/${id}/test`)).status, 202)
        const [first] = yield* received(server, 1)
        assert.lengthOf(String(first!.headers["webhook-signature"]).split(" "), 2)
        for (const each of [secret, rotated.secret]) assert.strictEqual(verified(each, first!).type, "webhook.test")
        const sql = yield* SqlClient.SqlClient
        yield* sql`update webhook_secrets set expires_at = now() where expires_at is not null`
        yield* call("POST", `webhooks/${id}/test`)
        const [, second] = yield* received(server, 2)
        assert.strictEqual(verified(rotated.secret, second!).type, "webhook.test")
        assert.throws(() => verified(secret, second!))
        // only the last two are ever in force
        yield* call("POST", `webhooks/${id}/rotate-secret`)
        yield* call("POST", `webhooks/${id}/rotate-secret`)
        yield* call("POST", `webhooks/${id}/test`)
        const [, , third] = yield* received(server, 3)
        assert.lengthOf(String(third!.headers["webhook-signature"]).split(" "), 2)
        assert.throws(() => verified(rotated.secret, third!))
      })
    )

    it.effect("get rejected events again, under the same id, and once more on demand", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        let answers = 0
        server.behave((response) => {
          answers += 1
          if (answers > 2) response.writeHead(204).end()
          else response.writeHead(answers === 1 ? 500 : 302, { location: "/elsewhere" }).end("the answer")
        })
        const { id, secret } = yield* register(server, ["mail.*"])
        yield* call("POST", `webhooks/${id}/test`)
        const delivery = yield* deliveryOf(id, ({ state }) => state === "delivered")
        // a redirect is a failure, and is not followed
        assert.deepStrictEqual(
          server.calls.map(({ path }) => path),
          ["/hook", "/hook", "/hook"]
        )
        const ids = () => new Set(server.calls.map(({ headers }) => headers["webhook-id"]))
        assert.strictEqual(ids().size, 1)
        const { body } = yield* call("GET", `webhook-deliveries/${delivery.id}`)
        assert.deepStrictEqual(
          body.attempts.map(({ answer, failure }: any) => [failure, answer]),
          [
            ["HTTP 500", "the answer"],
            ["HTTP 302", "the answer"],
            [undefined, undefined]
          ]
        )
        const before = server.calls.length
        const replayed = yield* call("POST", `webhook-deliveries/${delivery.id}/replay`)
        assert.deepStrictEqual([replayed.status, replayed.body.state], [202, "pending"])
        const calls = yield* received(server, before + 1)
        assert.strictEqual(ids().size, 1)
        assert.strictEqual(verified(secret, calls.at(-1)!).type, "webhook.test")
        assert.strictEqual(calls.at(-1)!.body, calls[0]!.body)
      })
    )

    it.effect("are disabled by 410, and enabled again by authorised callers", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        server.behave((response) => response.writeHead(410).end())
        const { id } = yield* register(server, ["document.*"])
        yield* call("POST", `webhooks/${id}/test`)
        const delivery = yield* deliveryOf(id, ({ state }) => state === "failed")
        assert.strictEqual(delivery.status, 410)
        const { body } = yield* call("GET", `webhooks/${id}`)
        assert.deepStrictEqual([body.state, body.disabledBecause], ["disabled", "gone"])
        yield* fileInvoice(990005002)
        server.behave((response) => response.writeHead(204).end())
        const enabled = yield* call("PATCH", `webhooks/${id}`, { State: "enabled" })
        assert.deepStrictEqual([enabled.body.state, enabled.body.disabled], ["enabled", undefined])
        yield* fileInvoice(990005003)
        const calls = yield* received(server, 2)
        // what happened meanwhile is not posted
        assert.strictEqual(JSON.parse(calls[1]!.body).data.number, 990005003)
      })
    )

    it.effect("are disabled after days without an accepted event", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        server.behave((response) => response.writeHead(503).end())
        const { id } = yield* register(server, ["mail.*"])
        const sql = yield* SqlClient.SqlClient
        yield* sql`update webhooks set failing_since = now() - interval '6 days' where id = ${id}`
        yield* call("POST", `webhooks/${id}/test`)
        yield* deliveryOf(id, ({ state }) => state === "failed")
        const { body } = yield* call("GET", `webhooks/${id}`)
        assert.deepStrictEqual([body.state, body.disabledBecause], ["disabled", "failing"])
      })
    )

    it.effect("refuse an address inside when they are registered, and when they are called", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https", inside)
        for (const Url of [
          "http://127.0.0.1/hook",
          "https://rebound.example/hook",
          "https://127.0.0.9/",
          "https://u:p@localhost/"
        ]) {
          const { body, status } = yield* call("POST", "webhooks", { Url, Events: ["*"] })
          assert.deepStrictEqual([status, body.violations[0].path], [400, "$.Url"], Url)
        }
        rebinding.set("rebound.example", ["127.0.0.1"])
        const url = `https://rebound.example:${server.port}/hook`
        const made = yield* call("POST", "webhooks", { Url: url, Events: ["mail.*"] })
        assert.strictEqual(made.status, 201, JSON.stringify(made.body))
        yield* call("POST", `webhooks/${made.body.id}/test`)
        const delivery = yield* deliveryOf(made.body.id, ({ failure }) => failure !== undefined)
        assert.match(delivery.failure, /an address that is not public/u)
        const path = `webhook-deliveries/${delivery.id}`
        const { body: spanish } = yield* call("GET", path, undefined, undefined, "es")
        const unlike = "El servidor tiene una dirección que no es pública"
        assert.deepStrictEqual([spanish.failure, spanish.attempts[0].failure], [unlike, unlike])
        assert.strictEqual(server.connections(), 0)
        const moved = yield* call("PATCH", `webhooks/${made.body.id}`, { Url: `https://127.0.0.9:${server.port}/` })
        assert.strictEqual(moved.status, 400)
      })
    )

    it.effect("do not delay others when they hang", () =>
      Effect.gen(function* () {
        const [hanging, quick] = [yield* receiver("https"), yield* receiver("https")]
        hanging.behave(() => {})
        const slow = yield* register(hanging, ["mail.*"])
        const { id } = yield* register(quick, ["mail.*"])
        for (let index = 0; index < 40; index++) yield* call("POST", `webhooks/${slow.id}/test`)
        yield* eventually(
          Effect.sync(() => hanging.calls.length),
          (count) => count > 0
        )
        yield* call("POST", `webhooks/${id}/test`)
        yield* received(quick, 1)
        // one after the other, all forty would have been tried before
        assert.isBelow(hanging.calls.length, 20)
        yield* call("DELETE", `webhooks/${slow.id}`)
      })
    )

    it.effect("of a company are seen and made by its tokens alone", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const tokenFor = (Companies: ReadonlyArray<string>) =>
          Effect.map(
            call("POST", "tokens", { Scopes: ["webhooks:admin", "documents:read"], Companies }, adminToken),
            ({ body }): string => body.token
          )
        const [one, two] = [yield* tokenFor(["1"]), yield* tokenFor(["2"])]
        const body = { Url: `${server.origin}/hook`, Events: ["document.*"] }
        const ofTwo = yield* call("POST", "webhooks", body, two)
        assert.deepStrictEqual([ofTwo.status, ofTwo.body.companies], [201, ["2"]])
        for (const Companies of [["1"], ["*"], ["2", "1"]]) {
          assert.strictEqual((yield* call("POST", "webhooks", { ...body, Companies }, two)).status, 403)
        }
        const path = `webhooks/${ofTwo.body.id}`
        assert.strictEqual((yield* call("GET", path, undefined, two)).status, 200)
        assert.strictEqual((yield* call("PATCH", path, { Companies: ["1"] }, two)).status, 403)
        for (const [method, rest] of [
          ["GET", ""],
          ["PATCH", ""],
          ["DELETE", ""],
          ["POST", "/rotate-secret"],
          ["POST", "/test"]
        ]) {
          const answer = yield* call(method!, `${path}${rest}`, method === "PATCH" ? {} : undefined, one)
          assert.strictEqual(answer.status, 404, `${method} ${rest}`)
        }
        assert.notInclude(JSON.stringify((yield* call("GET", "webhooks", undefined, one)).body), ofTwo.body.id)
        const sent = yield* call("POST", `${path}/test`, undefined, two)
        const delivery = `webhook-deliveries/${sent.body.id}`
        assert.strictEqual((yield* call("GET", delivery, undefined, two)).status, 200)
        assert.strictEqual((yield* call("GET", delivery, undefined, one)).status, 404)
        assert.strictEqual((yield* call("POST", `${delivery}/replay`, undefined, one)).status, 404)
        const seen = (token: string) =>
          Effect.map(call("GET", "webhook-deliveries", undefined, token), (answer) => JSON.stringify(answer.body))
        assert.include(yield* seen(two), sent.body.id)
        assert.notInclude(yield* seen(one), sent.body.id)
        // nothing of company 1 is posted to company 2
        yield* received(server, 1)
        yield* fileInvoice(990005004)
        yield* call("POST", `${path}/test`, undefined, two)
        const types = (yield* received(server, 2)).map((each) => JSON.parse(each.body).type)
        assert.deepStrictEqual(types, ["webhook.test", "webhook.test"])
      })
    )

    it.effect("have a log in pages", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const { id } = yield* register(server, ["mail.*"])
        const sent: Array<string> = []
        for (let index = 0; index < 5; index++) sent.unshift((yield* call("POST", `webhooks/${id}/test`)).body.id)
        const page = (cursor?: string) =>
          Effect.map(
            call("GET", `webhook-deliveries?webhook=${id}&limit=2${cursor === undefined ? "" : `&cursor=${cursor}`}`),
            ({ body }) => ({ ids: body.items.map((each: any) => each.id), next: body.next })
          )
        const first = yield* page()
        const second = yield* page(first.next)
        const third = yield* page(second.next)
        assert.deepStrictEqual([...first.ids, ...second.ids, ...third.ids], sent)
        assert.isUndefined(third.next)
        assert.strictEqual((yield* call("GET", "webhook-deliveries?cursor=nonsense")).status, 400)
      })
    )

    it.effect("say which field does not fit", () =>
      Effect.gen(function* () {
        const { body, status } = yield* call("POST", "webhooks", { Url: "ftp://x.example", Events: ["document.eaten"] })
        assert.strictEqual(status, 400)
        assert.sameMembers(
          body.violations.map(({ path }: any) => path),
          ["$.Url", "$.Events[0]"]
        )
      })
    )
  })
})

/** Over http, which only who is on the list may. */
const registerPlain = Effect.fnUntraced(function* (server: Receiver, events: ReadonlyArray<string>) {
  outbound.allow = new Set([...outbound.allow, server.origin])
  return yield* register(server, events)
})

describe("a webhook's secret", () => {
  const other = Buffer.alloc(32, "other").toString("base64")

  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("is not kept by a service without a master key", () =>
      Effect.gen(function* () {
        const { status } = yield* call("POST", "webhooks", { Url: "https://localhost/hook", Events: ["*"] })
        assert.strictEqual(status, 503)
      }).pipe(Effect.provide(TestService.layerOn("Postgres", { masterKey: undefined, outbound })))
    )

    it.effect("outlives an exchange of the master key", () =>
      Effect.gen(function* () {
        const databaseUrl = Redacted.make(yield* migratedDatabase)
        const server = yield* receiver("https")
        const on = (key: string) =>
          TestService.layerOn("Postgres", {
            databaseUrl,
            masterKey: Redacted.make(key),
            following: hurriedFollowing(),
            outbound
          })
        const { id, secret } = yield* register(server, ["*"]).pipe(Effect.provide(on(masterKey)))
        yield* Effect.void.pipe(Effect.provide(on(`${other},${masterKey}`)))
        yield* Effect.gen(function* () {
          yield* call("POST", `webhooks/${id}/test`)
          const [request] = yield* received(server, 1)
          assert.strictEqual(verified(secret, request!).type, "webhook.test")
        }).pipe(Effect.provide(on(other)))
      })
    )
  })
})
