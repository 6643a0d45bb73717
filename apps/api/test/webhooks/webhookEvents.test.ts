import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Clock, Effect, Layer, Redacted, Schedule } from "effect"
import { OpenApi } from "effect/http-api"
import { randomUUID } from "node:crypto"
import { SqlClient } from "effect/sql"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { asking, storedCertificate } from "../support/asking.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer } from "../support/mailServer.ts"
import { movingClock } from "../support/movingClock.ts"
import { receiver, type Receiver } from "../support/receiver.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"
import { call } from "../support/webhooks.ts"

trustMailServer()

const document = OpenApi.fromApi(describedApi) as any

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const openOutbound = { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true }

/** A receiver of these events. */
const listening = Effect.fnUntraced(function* (...events: ReadonlyArray<string>) {
  const server = yield* receiver("https")
  // a webhook of a test before may still be tried, at a port that is another's by now
  const own = `/${randomUUID()}`
  const made = yield* call("POST", "webhooks", { Url: `${server.origin}${own}`, Events: events })
  assert.strictEqual(made.status, 201, JSON.stringify(made.body))
  const listener: Receiver = {
    ...server,
    get calls() {
      return server.calls.filter(({ path }) => path === own)
    }
  }
  return listener
})

const told = (server: Receiver): ReadonlyArray<any> =>
  server.calls.map(({ body }) => {
    const event = JSON.parse(body)
    // the fields that OpenAPI declares, and nothing else
    const { schema } = document.webhooks[event.type].post.requestBody.content["application/json"]
    assert.includeMembers(Object.keys(schema.properties.data.properties), Object.keys(event.data), event.type)
    assert.includeMembers(Object.keys(event.data), schema.properties.data.required, event.type)
    assert.isBelow(body.length, 20_000)
    return event
  })

/** The types of the events received once there are `count`, in any order. */
const types = (server: Receiver, count: number) =>
  Effect.map(
    eventually(
      Effect.sync(() => told(server)),
      (events) => events.length >= count
    ),
    (events) => events.map(({ type }) => type)
  )

describe.each(serviceDatabases)("events, on %s", (database) => {
  const service = Layer.unwrap(
    Effect.map(mailServer(), (server) =>
      TestService.layer(database, {
        adminToken: Redacted.make(adminToken),
        following: hurriedFollowing(),
        outbound: openOutbound,
        mail: server.settings,
        health: {
          failures: 3,
          pause: Schedule.spaced("300 millis"),
          longestPause: "1 second",
          calls: 100
        }
      })
    )
  )

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("report a lost answer, and its outcome", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const server = yield* listening("document.*")
        const Note = "[[sandbox:drop-after-processing]] [[sandbox:http-503 operation=GetStatus]]"
        const invoice = invoiceBody(990005200, { Note })
        invoice["CustomerParty"].PhysicalLocation.PostalZone = "0500"
        const { body, status } = yield* post(invoice)
        assert.strictEqual(status, 202, JSON.stringify(body))
        const seen = yield* types(server, 3)
        assert.sameMembers(seen, ["document.unknown", "document.accepted", "document.reconciled"])
        for (const { data } of told(server)) {
          assert.strictEqual(data.uuid, body.document.uuid)
          assert.deepStrictEqual(data.notifications, body.notifications)
          assert.strictEqual(data.notifications[0].rule, "FAK73")
        }
      })
    )

    it.effect("report a pending document once, however often it is tried", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const server = yield* listening("document.*")
        const { status } = yield* post(invoiceBody(990005201, { Note: "[[sandbox:http-403 times=2]]" }))
        assert.strictEqual(status, 202)
        const seen = yield* types(server, 3)
        assert.strictEqual(new Set(seen).size, seen.length, seen.join(" "))
        assert.includeMembers(seen, ["document.accepted", "document.reconciled"])
      })
    )

    it.effect("report the outcome of a mail, without addresses", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body: filed } = yield* post(invoiceBody(990005202))
        const server = yield* listening("mail.*")
        yield* post({ Uuid: filed.document.uuid, To: ["a@comprador.example"] }, { path: "/v1/dian/send-mails/" })
        assert.deepStrictEqual(yield* types(server, 1), ["mail.sent"])
        const [{ data }] = told(server)
        assert.deepInclude(data, { state: "sent", sent: 1, failed: 0 })
        assert.notInclude(server.calls[0]!.body, "comprador")
        const { body: mail } = yield* call("GET", data.links.mail.slice("/v1/".length))
        assert.strictEqual(mail.id, data.mailId)
      })
    )

    it.effect("report a range that is nearly used up, once", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const server = yield* listening("numbering_range.*")
        for (const number of [994900000, 994900001]) {
          assert.strictEqual((yield* post(invoiceBody(number))).body.status, "submitted")
        }
        yield* asking("numbering-ranges/")
        yield* post(invoiceBody(994990000))
        assert.deepStrictEqual(yield* types(server, 2), ["numbering_range.low", "numbering_range.low"])
        assert.deepStrictEqual(
          told(server).map(({ data }) => [data.prefix, data.threshold, data.left]),
          [
            ["SETP", 5, 100000],
            ["SETP", 1, 10000]
          ]
        )
      })
    )

    it.effect("report an answer that needs review, once", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const server = yield* listening("document.needs_review", "document.rejected")
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "number-taken", times: 1 })
        const { body } = yield* post(invoiceBody(990005220))
        assert.strictEqual(body.status, "rejected")
        assert.sameMembers(yield* types(server, 2), ["document.needs_review", "document.rejected"])
        for (const { data } of told(server)) assert.strictEqual(data.uuid, body.document.uuid)
      })
    )

    it.effect("report a disabled webhook to the other webhooks of its company only", () =>
      Effect.gen(function* () {
        const token = { Scopes: ["webhooks:admin", "documents:read"], Companies: ["24"] }
        const { body: other } = yield* call("POST", "tokens", token, adminToken)
        const [failing, server, ofOther] = [
          yield* receiver("https"),
          yield* listening("webhook.*"),
          yield* receiver("https")
        ]
        yield* call("POST", "webhooks", { Url: `${ofOther.origin}/`, Events: ["*"] }, other.token)
        failing.behave((response) => response.writeHead(410).end())
        const { body: gone } = yield* call("POST", "webhooks", { Url: `${failing.origin}/`, Events: ["webhook.*"] })
        yield* call("POST", `webhooks/${gone.id}/test`)
        assert.deepStrictEqual(yield* types(server, 1), ["webhook.disabled"])
        const [{ data }] = told(server)
        assert.deepInclude(data, { webhookId: gone.id, companyId: "1", because: "gone" })
        assert.strictEqual((yield* call("GET", data.links.webhook.slice("/v1/".length))).body.state, "disabled")
        const sql = yield* SqlClient.SqlClient
        const deliveries = yield* sql`
          select distinct company_id, type from webhook_deliveries join events on events.id = event_id
          where type = 'webhook.disabled'`
        assert.deepStrictEqual(deliveries, [{ company_id: "1", type: "webhook.disabled" }])
        assert.isEmpty(ofOther.calls)
      })
    )

    it.effect("report when the authority stops answering, and when it answers again", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const server = yield* listening("authority.*")
        yield* sandbox.program({ behaviour: "http-503", times: 3 })
        for (const number of [990005210, 990005211, 990005212]) yield* post(invoiceBody(number))
        yield* types(server, 2)
        // events may arrive out of order; their timestamps tell it
        const events = told(server).toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
        assert.deepStrictEqual(
          events.map(({ type }) => type),
          ["authority.degraded", "authority.recovered"]
        )
        for (const { data } of told(server)) assert.strictEqual(data.environment, "sandbox")
      })
    )
  })
})

describe("a certificate that expires", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("is reported 30, 15 and 5 days before, once each, by any number of processes", () =>
      Effect.gen(function* () {
        const databaseUrl = Redacted.make(yield* migratedDatabase)
        const { bytes, password } = read("company")
        const { notAfter } = yield* open(bytes, Redacted.make(password), new Date())
        const end = notAfter.getTime()
        const day = 86_400_000
        const clock = movingClock(end - 31 * day)
        const on = TestService.layerOn("Postgres", {
          databaseUrl,
          following: hurriedFollowing(),
          outbound: openOutbound
        })
        yield* Effect.gen(function* () {
          const server = yield* listening("certificate.expiring")
          yield* storedCertificate("company")
          const thresholds = (count: number) =>
            Effect.map(types(server, count), () => told(server).map(({ data }) => data.threshold))
          clock.move(2 * day)
          assert.deepStrictEqual(yield* thresholds(1), [30])
          clock.move(14 * day)
          assert.deepStrictEqual(yield* thresholds(2), [30, 15])
          yield* Effect.scoped(
            Effect.gen(function* () {
              yield* Layer.build(on)
              clock.move(12 * day)
              assert.deepStrictEqual(yield* thresholds(3), [30, 15, 5])
            })
          )
          assert.strictEqual(told(server).at(-1).data.daysLeft, 3)
          assert.strictEqual(new Set(server.calls.map(({ headers }) => headers["webhook-id"])).size, 3)
        }).pipe(Effect.provide(on), Effect.provideService(Clock.Clock, clock))
      })
    )
  })
})

describe("an outage of the authority that a process took with it when it died", () => {
  const service = TestService.layer("Postgres", { following: hurriedFollowing(), outbound: openOutbound })
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("is over for the first that gets an answer", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        yield* sql`insert into conditions (name) values ('authority.degraded/sandbox')`
        const server = yield* listening("authority.*")
        assert.strictEqual((yield* post(invoiceBody(990005220))).body.status, "submitted")
        assert.deepStrictEqual(yield* types(server, 1), ["authority.recovered"])
        assert.isEmpty(yield* sql`select 1 from conditions`)
      })
    )
  })
})
