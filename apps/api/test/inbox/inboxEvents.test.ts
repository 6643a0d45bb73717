import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { assert, describe, layer } from "@effect/vitest"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { certificateHeaders } from "../support/asking.ts"
import { signingCertificate, TestService } from "../support/TestService.ts"
import { type Buyer, fileOf, mailWith, newBuyer, sell, today, zipOf } from "../support/inbox.ts"

const person = {
  Id: "52123456",
  IdentificationType: "13",
  FirstName: "Ana",
  FamilyName: "Rojas",
  JobTitle: "Jefe de compras",
  OrganizationDepartment: "Recepción"
}

const statuses = (answer: any) => answer.body.events.map(({ code, status }: any) => `${code} ${status}`)

describe("the events of a buyer", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    /** The codes of the events that the authority shows the supplier. */
    const seenBySupplier = (uuid: string) =>
      Effect.flatMap(TestService, ({ query, token, url }) =>
        Effect.promise(async () => {
          const { bytes, password } = read("company")
          const response = await fetch(`${url}/v1/dian/document-events/?${query}&uuid=${uuid}`, {
            headers: { authorization: `Bearer ${token}`, ...certificateHeaders(bytes, password) }
          })
          const answer = (await response.json()) as { readonly items: ReadonlyArray<{ readonly code: string }> }
          return answer.items.map(({ code }) => code)
        })
      )

    const act = (buyer: Buyer, id: string, actions: ReadonlyArray<string>, more: object = {}) =>
      buyer.ask(`/${id}/events`, {
        query: "&providerId=1",
        body: { Actions: actions, Person: person, SigningCertificate: signingCertificate(), ...more }
      })

    /** A document of the supplier in the buyer's inbox, as its container brings it. */
    const receivedBy = Effect.fnUntraced(function* (buyer: Buyer, number: number, changes?: Record<string, unknown>) {
      const { document } = yield* sell(number, buyer, changes)
      const taken = yield* buyer.ask("", { body: yield* fileOf(document.uuid, "attached") })
      assert.strictEqual(taken.status, 200, taken.text)
      const [item] = taken.body.items
      return { item, uuid: document.uuid }
    })

    it.effect("go from a mail to acceptance, and the supplier sees them", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { document, id } = yield* sell(990011000, buyer)
        const zip = zipOf(yield* fileOf(document.uuid, "attached"))
        const mail = mailWith([{ name: "factura.zip", bytes: zip }])
        const taken = yield* buyer.ask("", { body: mail, type: "message/rfc822" })
        assert.strictEqual(taken.status, 200, taken.text)
        assert.lengthOf(taken.body.items, 1, taken.text)
        const [item] = taken.body.items
        assert.deepInclude(item, { state: "received", uuid: document.uuid, number: id, type: "01", payment: "credit" })
        const filed = yield* act(buyer, item.id, ["accept", "receive", "acknowledge"])
        assert.deepStrictEqual(statuses(filed), ["030 registered", "032 registered", "033 registered"], filed.text)
        assert.deepInclude(filed.body.item, { state: "accepted", events: ["030", "032", "033"] })
        // inboxTerms.test.ts states the last day, which depends on the calendar
        assert.strictEqual(filed.body.item.term.startsOn, today())
        assert.deepStrictEqual(yield* seenBySupplier(document.uuid), ["030", "032", "033"])
        // what the authority has is not filed again, and a decision excludes the other
        const again = yield* act(buyer, document.uuid, ["acknowledge", "receive", "accept"])
        assert.deepStrictEqual(statuses(again), ["030 known", "032 known", "033 known"])
        const claim = yield* act(buyer, item.id, ["claim"], { ClaimCode: "01" })
        assert.deepStrictEqual(statuses(claim), ["031 failed"])
        assert.deepInclude(claim.body.events[0].problem, { status: 422, reason: "order" })
        const detail = yield* buyer.ask(`/${item.id}`)
        assert.deepStrictEqual(
          detail.body.history.map(({ by, to }: any) => `${by} ${to}`),
          ["judged received", "030 acknowledged", "032 goodsReceived", "033 accepted"]
        )
        assert.deepStrictEqual(
          detail.body.filed.map(({ code, origin, state }: any) => `${code} ${origin} ${state}`),
          ["030 here registered", "032 here registered", "033 here registered"]
        )
      })
    )

    it.effect("claim with a reason, and keep the person of the caller", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { item, uuid } = yield* receivedBy(buyer, 990011001)
        const nobody = yield* act(buyer, item.id, ["acknowledge"], { Person: null })
        assert.strictEqual(nobody.status, 400, nobody.text)
        assert.strictEqual(nobody.body.violations[0].path, "$.Person")
        assert.deepStrictEqual((yield* buyer.ask("/person")).body, { of: "nobody" })
        assert.deepStrictEqual(statuses(yield* act(buyer, item.id, ["acknowledge", "receive"])), [
          "030 registered",
          "032 registered"
        ])
        assert.deepStrictEqual((yield* buyer.ask("/person")).body, { person, of: "user" })
        const without = yield* act(buyer, item.id, ["claim"])
        assert.strictEqual(without.body.violations[0].path, "$.ClaimCode")
        const both = yield* act(buyer, item.id, ["claim", "accept"], { ClaimCode: "02" })
        assert.strictEqual(both.body.violations[0].path, "$.Actions")
        const claimed = yield* act(buyer, item.id, ["claim"], { ClaimCode: "02", Person: null })
        assert.deepStrictEqual(statuses(claimed), ["031 registered"], claimed.text)
        assert.strictEqual(claimed.body.item.state, "claimed")
        assert.deepStrictEqual(yield* seenBySupplier(uuid), ["030", "032", "031"])
      })
    )

    it.effect("keep the legal order, and stop at the first that fails", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { item } = yield* receivedBy(buyer, 990011002)
        const early = yield* act(buyer, item.id, ["accept", "receive"])
        assert.deepStrictEqual(statuses(early), ["032 failed", "033 skipped"])
        assert.strictEqual(early.body.item.state, "received")
      })
    )

    it.effect("are not filed on a cash sale, another buyer's document, or none", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const cash = yield* receivedBy(buyer, 990011003, {})
        assert.deepInclude(cash.item, { state: "notRequired", payment: "cash" })
        const refused = yield* act(buyer, cash.item.id, ["acknowledge"])
        assert.deepInclude(refused.body, { status: 422, reason: "notRequired" })
        const other = yield* newBuyer
        const { document } = yield* sell(990011004, other)
        const foreign = yield* buyer.ask("", { body: yield* fileOf(document.uuid, "attached") })
        assert.strictEqual(foreign.body.items[0].state, "notOurs", foreign.text)
        assert.deepInclude((yield* act(buyer, foreign.body.items[0].id, ["acknowledge"])).body, { reason: "notOurs" })
        const none = yield* buyer.ask("", { body: Buffer.from("hello") })
        assert.deepInclude((yield* act(buyer, none.body.items[0].id, ["acknowledge"])).body, { reason: "noDocument" })
        // neither sees what the other has
        assert.strictEqual((yield* other.ask(`/${cash.item.id}`)).status, 404)
        assert.strictEqual((yield* act(other, cash.item.id, ["acknowledge"])).status, 404)
      })
    )

    it.effect("on a document without answer follow once the authority has it", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const { document } = yield* sell(990011005, buyer)
        const taken = yield* buyer.ask("", { body: yield* fileOf(document.uuid, "document") })
        const [item] = taken.body.items
        assert.strictEqual(item.state, "withoutAnswer", taken.text)
        assert.include(
          item.warnings.map(({ code }: any) => code),
          "noContainer"
        )
        const filed = yield* act(buyer, item.id, ["acknowledge"])
        assert.deepStrictEqual(statuses(filed), ["030 registered"], filed.text)
        assert.strictEqual(filed.body.item.state, "acknowledged")
        // one that nobody filed stays without answer
        const altered = Buffer.from(yield* fileOf(document.uuid, "document"))
          .toString("utf8")
          .replaceAll(document.uuid, "ab".repeat(48))
        const unknown = yield* buyer.ask("", { body: Buffer.from(altered) })
        const refused = yield* act(buyer, unknown.body.items[0].id, ["acknowledge"])
        assert.deepInclude(refused.body, { status: 422, reason: "notValidated" })
        assert.deepStrictEqual(
          unknown.body.items[0].warnings.map(({ code }: any) => code),
          ["noContainer", "broken", "anotherCufe"]
        )
      })
    )

    it.effect("of another program are found at the authority", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const buyer = yield* newBuyer
        const { item, uuid } = yield* receivedBy(buyer, 990011006)
        const reference = { uuid, number: item.number, date: item.issueDate }
        const example = eventExample({ number: 7, date: fromEpochMillis(Date.now()), reference })
        const event = (changes: object) =>
          post({ ...example, SigningCertificate: signingCertificate(), ...changes }, { path: "/v1/dian/events/" })
        const { nit } = yield* TestService
        const parties = {
          CompanyParty: { Id: buyer.nit, IdentificationType: "31", Name: "Panadería" },
          SupplierParty: { Id: nit, IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." }
        }
        for (const TypeCode of ["030", "032"]) {
          const filed = yield* event({ ...parties, TypeCode })
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        }
        const before = yield* buyer.ask(`/${item.id}/retry`, { method: "POST" })
        assert.deepInclude(before.body, { state: "goodsReceived", events: ["030", "032"] }, before.text)
        const detail = yield* buyer.ask(`/${item.id}`)
        assert.deepStrictEqual(
          detail.body.filed.map(({ code, origin }: any) => `${code} ${origin}`),
          ["030 elsewhere", "032 elsewhere"]
        )
      })
    )

    it.effect("are filed on many documents in one request", () =>
      Effect.gen(function* () {
        const buyer = yield* newBuyer
        const first = yield* receivedBy(buyer, 990011007)
        const second = yield* receivedBy(buyer, 990011008)
        const answer = yield* buyer.ask("/events", {
          query: "&providerId=1",
          body: {
            Ids: [first.item.id, "ab".repeat(48), second.uuid],
            Actions: ["acknowledge"],
            Person: person,
            SigningCertificate: signingCertificate()
          }
        })
        assert.strictEqual(answer.status, 200, answer.text)
        const [one, none, two] = answer.body.items
        assert.deepStrictEqual(
          [one.filed.item.state, two.filed.item.state],
          ["acknowledged", "acknowledged"],
          answer.text
        )
        assert.strictEqual(none.problem.status, 404)
      })
    )

    it.effect("are filed once if the answer was lost", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const buyer = yield* newBuyer
        const { item, uuid } = yield* receivedBy(buyer, 990011009)
        yield* sandbox.program({ nit: buyer.nit, operation: "SendEventUpdateStatus", behaviour: "drop-and-forget" })
        const lost = yield* act(buyer, item.id, ["acknowledge", "receive"])
        const again = yield* act(buyer, item.id, ["acknowledge", "receive"])
        assert.deepStrictEqual(
          statuses(again).map((each: string) => each.slice(0, 3)),
          ["030", "032"],
          lost.text
        )
        assert.strictEqual(again.body.item.state, "goodsReceived", `${lost.text} ${again.text}`)
        assert.deepStrictEqual(yield* seenBySupplier(uuid), ["030", "032"])
      })
    )
  })
})
