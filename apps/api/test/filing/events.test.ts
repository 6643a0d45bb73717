import { assert, describe, layer } from "@effect/vitest"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { LineSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { longOr } from "@radicar/fixtures/long"
import { Effect, Schema } from "effect"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

describe("EventCreate", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let invoiceNumber = 993000000
    let number = 1

    const filedInvoice = Effect.gen(function* () {
      const { post } = yield* TestService
      const body = invoiceBody(invoiceNumber++, {
        PaymentMeans: { Code: "2", MethodCode: "42", Date: now().toString() }
      })
      const { body: filed } = yield* post(body)
      assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
      return { uuid: filed.document.uuid, number: filed.id, date: filed.document.date.slice(0, 10) }
    })

    const file = Effect.fnUntraced(function* (
      reference: { readonly uuid: string; readonly number: string; readonly date: string },
      changes: Record<string, unknown> = {}
    ) {
      const { post } = yield* TestService
      const example = eventExample({ number: number++, date: now(), reference })
      const body = {
        ...example,
        SigningCertificate: signingCertificate(),
        ...changes
      }
      return yield* post(body, { path: "/v1/dian/events/" })
    })

    it.effect("files 030, then 032, then 033 about an invoice, each keyed with a CUDE", () =>
      Effect.gen(function* () {
        const reference = yield* filedInvoice
        for (const TypeCode of ["030", "032", "033"]) {
          const { body, status } = yield* file(reference, { TypeCode })
          assert.strictEqual(status, 200, JSON.stringify(body))
          assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          assert.deepInclude(body.document, { type: TypeCode, prefix: "ACR", schemeName: "CUDE-SHA384", reference: "" })
          assert.strictEqual(body.id, `ACR${body.document.number}`)
        }
      })
    )

    it.effect("files a claim with its code, and takes a date without a time", () =>
      Effect.gen(function* () {
        const reference = yield* filedInvoice
        for (const changes of [{ TypeCode: "030" }, { TypeCode: "032" }, { TypeCode: "031", ClaimCode: "02" }]) {
          const { body } = yield* file(reference, { ...changes, Date: now().date })
          assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        }
      })
    )

    it.effect("notifies of an endorsement in property above the total of its invoice", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const reference = yield* filedInvoice
        // the total of the example is 573306.30
        const endorsing = (value: string, uuid = reference.uuid) => ({
          ...eventExample({ number: number++, date: now(), reference: { ...reference, uuid }, operation: "371" }),
          Negotiation: [
            { Name: "PrecioPagarseFEV", Value: value },
            { Name: "ValorTotalEndoso", Value: value },
            { Name: "TasaDescuento", Value: "0" },
            { Name: "MedioPago", Value: "42" }
          ],
          SenderAmounts: null,
          ReceiverAmounts: null
        })
        const path = "/v1/dian/events/"
        const notified = ({ body }: { readonly body: any }) =>
          (body.notifications ?? []).map(({ actual, expected, path, rule }: any) => [rule, path, expected, actual])
        const dry = (body: object) => post(body, { path, query: `${query}&dryRun=true` })
        const above = [
          ["RAD82", "$.Negotiation[1].Value", `at most 573306.30, the total of ${reference.number}`, "573306.31"]
        ]
        assert.deepStrictEqual(notified(yield* dry(endorsing("573306.30"))), [])
        const found = yield* dry(endorsing("573306.31"))
        assert.deepStrictEqual([found.body.valid, notified(found)], [true, above], JSON.stringify(found.body))
        assert.deepStrictEqual(notified(yield* dry(endorsing("573306.31", "ab".repeat(48)))), [])
        const filed = yield* post({ ...endorsing("573306.31"), SigningCertificate: signingCertificate() }, { path })
        assert.strictEqual(filed.status, 200, JSON.stringify(filed.body))
        assert.deepStrictEqual(notified(filed), above)
      })
    )

    it.effect("reports the authority's answer to an event out of order, repeated, or about an unknown invoice", () =>
      Effect.gen(function* () {
        const reference = yield* filedInvoice
        const early = yield* file(reference, { TypeCode: "033" })
        assert.strictEqual(early.body.status, "rejected", JSON.stringify(early.body))
        yield* file(reference)
        const repeated = yield* file(reference)
        assert.match(repeated.body.response.errorMessage, /Regla: LGC01, Rechazo: /u)
        const unknown = yield* file({ ...reference, uuid: "ab".repeat(48) })
        assert.match(unknown.body.response.errorMessage, /Regla: AAH07, Rechazo: /u)
      })
    )

    // the sandbox was written from the annex without sight of this code: what one makes the other must accept
    it.effect.prop(
      "the sandbox accepts what passes our rules: 030, 032 and a claim or an acceptance, whatever the texts",
      { text: LineSeed.fields.text, claim: Schema.Literals(["01", "02", "03", "04", ""]) },
      ({ claim, text }) =>
        Effect.gen(function* () {
          const reference = yield* filedInvoice
          const whole = `x${text.join("")}x`
          const { IssuerParty } = eventExample({ number: 1, date: now() })
          const person = { ...IssuerParty, FirstName: whole, FamilyName: whole, JobTitle: whole }
          const last = claim === "" ? { TypeCode: "033" } : { TypeCode: "031", ClaimCode: claim }
          for (const changes of [{ TypeCode: "030" }, { TypeCode: "032" }, last]) {
            const { body } = yield* file(reference, { ...changes, IssuerParty: person, Notes: [whole] })
            assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          }
        }),
      { arbitrary: { runs: longOr(20, 6) } }
    )

    const daysFromNow = (days: number) => fromEpochMillis(Date.now() + days * 86_400_000).date

    /** Files a mandate over an invoice and answers how others refer to it. */
    const filedMandate = Effect.fnUntraced(function* (OperationCode: string, ValidityPeriod: Record<string, string>) {
      const { post } = yield* TestService
      const reference = yield* filedInvoice
      const example = eventExample({ number: number++, date: now(), reference, operation: "431" })
      const { body } = yield* post(
        { ...example, OperationCode, ValidityPeriod, SigningCertificate: signingCertificate() },
        { path: "/v1/dian/events/" }
      )
      assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      return { ...reference, uuid: body.document.uuid, number: body.id }
    })

    /** Notifications of a termination of a mandate, and the rules that the sandbox answers with. */
    const ended = Effect.fnUntraced(function* (
      mandate: { readonly uuid: string; readonly number: string },
      query?: string
    ) {
      const { post } = yield* TestService
      const { CompanyParty, SupplierParty: _, ...example } = eventExample({ number: number++, date: now() })
      const seller = invoiceBody(1)["CompanyParty"]
      return yield* post(
        {
          ...example,
          TypeCode: "044",
          OperationCode: "441",
          CompanyParty: { ...CompanyParty, Id: seller.Id, Name: seller.Name },
          IssuerParty: null,
          DocumentReference: { Uuid: mandate.uuid.toUpperCase(), Number: mandate.number, TypeCode: "96" },
          SigningCertificate: signingCertificate()
        },
        { path: "/v1/dian/events/", ...(query === undefined ? {} : { query }) }
      )
    })

    const notified = ({ notifications = [] }: any) =>
      notifications.flatMap(({ actual, expected, path, rule }: any) =>
        rule === "DC24s" ? [[path, expected, actual]] : []
      )

    it.effect("notifies of the termination of a mandate outside its term, which the sandbox rejects", () =>
      Effect.gen(function* () {
        const [yesterday, today, tomorrow] = [-1, 0, 1].map(daysFromNow)
        const over = yield* filedMandate("431", { StartDate: daysFromNow(-9), EndDate: yesterday ?? "" })
        const rejected = yield* ended(over)
        assert.deepStrictEqual(notified(rejected.body), [
          ["$.Date", `not after ${yesterday}, when the mandate ${over.number} ends`, today]
        ])
        assert.match(rejected.body.response.errorMessage, /Regla: DC24s, Rechazo: /u)

        const { query } = yield* TestService
        const later = yield* filedMandate("432", { StartDate: tomorrow ?? "" })
        const dry = yield* ended(later, `${query}&dryRun=true`)
        assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body))
        assert.deepStrictEqual(notified(dry.body), [
          ["$.Date", `not before ${tomorrow}, when the mandate ${later.number} begins`, today]
        ])
      })
    )

    it.effect("ends a mandate within its term, or an unknown one, without a notification", () =>
      Effect.gen(function* () {
        const today = daysFromNow(0)
        for (const [operation, term] of [
          ["431", { StartDate: today, EndDate: today }],
          ["432", { StartDate: today }]
        ] as const) {
          const { body } = yield* ended(yield* filedMandate(operation, term))
          assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          assert.deepStrictEqual(notified(body), [])
        }
        const unknown = yield* ended({ uuid: "ab".repeat(48), number: "ACR1" })
        assert.deepStrictEqual(notified(unknown.body), [])
        assert.match(unknown.body.response.errorMessage, /Regla: AAH07, Rechazo: /u)
      })
    )

    it.effect("reports the fields missing for the type of event, and files nothing", () =>
      Effect.gen(function* () {
        const { stored } = yield* TestService
        const reference = yield* filedInvoice
        const before = yield* stored
        const claim = yield* file(reference, { TypeCode: "031", ClaimCode: "" })
        assert.strictEqual(claim.status, 400)
        assert.include(
          claim.body.violations.map(({ path }: any) => path),
          "$.ClaimCode"
        )
        const receipt = yield* file(reference, { TypeCode: "030", IssuerParty: null })
        assert.strictEqual(receipt.status, 400)
        assert.match(receipt.body.violations[0].path, /^\$\.IssuerParty/u)
        assert.strictEqual(yield* stored, before)
      })
    )
  })
})
