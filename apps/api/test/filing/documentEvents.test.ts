import { assert, describe, layer } from "@effect/vitest"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { asking } from "../support/asking.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

describe("the events of an invoice", () => {
  layer(TestService.layer("Postgres"), { excludeTestServices: true })((it) => {
    const events = (uuid: string) => asking("document-events/", { query: `&uuid=${uuid}` })

    it.effect("are what the authority has registered, with its proof", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const credit = { Code: "2", MethodCode: "42", Date: new Date(Date.now() + 86_400_000).toISOString() }
        const { body: invoice } = yield* post(invoiceBody(990007100, { PaymentMeans: credit }))
        assert.strictEqual(invoice.status, "submitted", JSON.stringify(invoice))
        const { uuid } = invoice.document
        const before = yield* events(uuid)
        assert.strictEqual(before.status, 200, JSON.stringify(before.body))
        assert.deepInclude(before.body, { uuid, state: "known", statusCode: "67", items: [] })
        const reference = { uuid, number: invoice.id, date: invoice.document.date.slice(0, 10) }
        const example = eventExample({ number: 7100, date: fromEpochMillis(Date.now()), reference })
        const { body: event } = yield* post(
          { ...example, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/events/" }
        )
        assert.strictEqual(event.status, "submitted", JSON.stringify(event))
        const after = yield* events(uuid.toUpperCase())
        assert.deepInclude(after.body, { uuid, state: "known", statusCode: "00" })
        assert.strictEqual(after.body.proof.degree, "proven")
        const [item, ...others] = after.body.items
        assert.isEmpty(others)
        assert.deepInclude(item, { code: "030", id: event.id, uuid: event.document.uuid })
        assert.match(item.registered, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/u)
        // an event is no invoice, and nobody has this key
        assert.deepInclude((yield* events(event.document.uuid)).body, { state: "noInvoice", statusCode: "68" })
        assert.deepInclude((yield* events("0".repeat(96))).body, { state: "unknown", statusCode: "66", items: [] })
        assert.strictEqual((yield* events("abc")).status, 400)
      })
    )
  })
})
