import { assert, it } from "@effect/vitest"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { buyerOf, fileOf, mailWith, sell } from "../support/inbox.ts"
import { movingClock } from "../support/movingClock.ts"
import { receiver } from "../support/receiver.ts"
import { trustMailServer } from "../support/trustMailServer.ts"
import { callAt } from "../support/webhooks.ts"
import { anyDatabase, newCompany, signingCertificate, TestService } from "../support/TestService.ts"

trustMailServer()

const adminToken = "first-token-of-the-terms-0123456789abcdef01234567"

// a Friday; the Monday after it is the holiday of 9 July (Ley 2578 of 2026), so the term ends on Thursday
const friday = Date.parse("2026-07-10T10:00:00-05:00")
const days = (count: number): number => count * 86_400_000

it.live("the term of three business days ends and is reported, and the supplier's tacit acceptance is found", () => {
  const clock = movingClock(friday)
  return Effect.gen(function* () {
    const { nit, post, url } = yield* TestService
    const company = yield* newCompany(url, adminToken, (own) => ({ Nit: own, Inbox: { MailDays: 10 } }))
    const buyer = buyerOf({ ...company, url })
    const hook = yield* receiver("https")
    const events = ["inbox.received", "inbox.unreadable", "inbox.term_ending"]
    const subscribed = yield* callAt(url, "POST", "webhooks", { Url: hook.origin, Events: events }, adminToken)
    assert.strictEqual(subscribed.status, 201, JSON.stringify(subscribed.body))
    const today = fromEpochMillis(friday).toString()
    const { document, id } = yield* sell(990012000, buyer, {
      Date: today,
      PaymentMeans: { Code: "2", MethodCode: "42", Date: "2026-08-10T00:00:00" },
      DueDate: "2026-08-10T00:00:00"
    })
    const taken = yield* buyer.ask("", { body: yield* fileOf(document.uuid, "attached") })
    const [item] = taken.body.items
    assert.strictEqual(item.state, "received", taken.text)
    const mail = yield* buyer.ask("", { body: mailWith([], "Confirme su reenvio"), type: "message/rfc822" })
    assert.strictEqual(mail.body.items[0].state, "noDocument", mail.text)
    const broken = yield* buyer.ask("", { body: Buffer.from("%PDF-1.4") })
    assert.strictEqual(broken.body.items[0].state, "unreadable", broken.text)
    const person = { Id: "52123456", IdentificationType: "13", FirstName: "Ana", FamilyName: "Rojas" }
    const filed = yield* buyer.ask(`/${item.id}/events`, {
      query: "&providerId=1",
      body: { Actions: ["acknowledge", "receive"], Person: person, SigningCertificate: signingCertificate() }
    })
    assert.deepInclude(
      filed.body.item,
      { state: "goodsReceived", term: { startsOn: "2026-07-10", endsOn: "2026-07-16" } },
      filed.text
    )
    const look = buyer.ask(`/${item.id}`)
    clock.move(days(6))
    yield* eventually(look, ({ body }) => body.state === "goodsReceived")
    // Thursday is still within it, and its last day
    const told = yield* eventually(
      Effect.sync(() => hook.calls.map(({ body }) => JSON.parse(body))),
      (calls) => calls.length === events.length
    )
    assert.deepStrictEqual(told.map(({ data, type }) => [type, data.itemId, data.endsOn ?? data.reasons]).toSorted(), [
      ["inbox.received", item.id, undefined],
      ["inbox.term_ending", item.id, "2026-07-16"],
      ["inbox.unreadable", broken.body.items[0].id, ["noXml"]]
    ])
    clock.move(days(1))
    const over = yield* eventually(look, ({ body }) => body.state === "termOver")
    assert.deepInclude(over.body.history.at(-1), { by: "term", from: "goodsReceived", to: "termOver" })
    const example = eventExample({
      number: 1,
      date: fromEpochMillis(friday + days(7)),
      reference: { uuid: document.uuid, number: id, date: "2026-07-10" }
    })
    const tacit = yield* post(
      {
        ...example,
        TypeCode: "034",
        CompanyParty: { Id: nit, IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." },
        SupplierParty: null,
        CustomerParty: { Id: buyer.nit, IdentificationType: "31", Name: "Panadería" },
        IssuerParty: null,
        SigningCertificate: signingCertificate()
      },
      { path: "/v1/dian/events/" }
    )
    assert.strictEqual(tacit.body.status, "submitted", JSON.stringify(tacit.body))
    // nobody asks here: the service does, some days after the term
    clock.move(days(2))
    assert.strictEqual((yield* look).body.state, "termOver")
    clock.move(days(1))
    const after = yield* eventually(look, ({ body }) => body.state !== "termOver")
    assert.strictEqual(after.body.state, "tacitlyAccepted", after.text)
    assert.deepInclude(after.body.history.at(-1), { by: "034", from: "termOver", to: "tacitlyAccepted" })
    // mails are kept by the time of the database, which no clock here moves
    const sql = yield* SqlClient.SqlClient
    // and the authority is not asked again
    assert.isEmpty(yield* sql`select id from inbox_items where ask_at is not null`)
    yield* sql`update inbox_items set created_at = ${new Date(friday - days(1))} where state = 'noDocument'`
    clock.move(days(1))
    yield* eventually(buyer.ask(""), ({ body }) => body.items.length === 2)
    assert.strictEqual((yield* buyer.ask(`-arrivals/${mail.body.id}`)).status, 404)
  }).pipe(
    Effect.provide(
      TestService.layer(anyDatabase, {
        adminToken: Redacted.make(adminToken),
        outbound: { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true },
        following: hurriedFollowing()
      }).pipe(Layer.provide(Layer.succeed(Clock.Clock, clock)))
    ),
    Effect.provideService(Clock.Clock, clock)
  )
})
