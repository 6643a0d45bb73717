import { assert, describe, layer } from "@effect/vitest"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { AuthorizedRange } from "@radicar/sandbox/inner/SandboxRegistry"
import { Effect, Redacted } from "effect"
import { anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-this-service-0123456789abcdef"

const now = () => fromEpochMillis(Date.now())
const dayFromNow = (days: number) => fromEpochMillis(Date.now() + days * 86_400_000).date

/** Total of the example of an invoice. */
const total = "573306.30"

interface Reference {
  readonly uuid: string
  readonly number: string
  readonly date: string
}

let numbers = 990_100_000
let events = 100

let issued: Promise<string> | undefined

/** A token of companies 1 and 2, which are there then. */
const token = Effect.flatMap(TestService, ({ url }) =>
  Effect.promise(() => {
    const ask = async (method: string, path: string, body: object) => {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      assert.isTrue(response.ok, `${method} ${path}`)
      return (await response.json()) as { readonly Token?: string; readonly token?: string }
    }
    const issue = async () => {
      for (const id of ["1", "2"]) await ask("PUT", `companies/${id}`, {})
      const scopes = ["documents:write", "documents:read"]
      const answer = await ask("POST", "tokens", { Scopes: scopes, Companies: ["1", "2"], Providers: ["1"] })
      return answer.Token ?? answer.token ?? ""
    }
    issued ??= issue()
    return issued
  })
)

/** Files an invoice on credit for a month, and its acceptance; by a company other than 1 with a query of its own. */
const accepted = Effect.fnUntraced(function* (changes: Record<string, unknown> = {}, companyId = "1") {
  const { post } = yield* TestService
  const headers = { authorization: `Bearer ${yield* token}` }
  const query = `companyId=${companyId}&providerId=1`
  const PaymentMeans = { Code: "2", MethodCode: "42", Date: `${dayFromNow(30)}T00:00:00` }
  const { body } = yield* post(invoiceBody(numbers++, { PaymentMeans, ...changes }), { headers, query })
  assert.strictEqual(body.status, "submitted", JSON.stringify(body))
  const reference: Reference = { uuid: body.document.uuid, number: body.id, date: body.document.date.slice(0, 10) }
  for (const TypeCode of ["030", "032", "033"]) {
    const example = { ...eventExample({ number: events++, date: now(), reference }), TypeCode }
    const event = { ...example, SigningCertificate: signingCertificate() }
    const filed = yield* post(event, { path: "/v1/dian/events/", headers, query })
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
  }
  return reference
})

/** A registration (036) with exactly the fields of the service's description. */
const registration = (reference: Reference, changes: Record<string, unknown> = {}) => {
  const example = eventExample({ number: events++, date: now(), reference })
  return {
    ...example,
    TypeCode: "036",
    CompanyParty: example.SupplierParty,
    SigningCertificate: signingCertificate(),
    ...changes
  }
}

const post = (
  body: object | string,
  options: { readonly query?: string; readonly headers?: Record<string, string> } = {}
) =>
  Effect.gen(function* () {
    const service = yield* TestService
    const headers = { authorization: `Bearer ${yield* token}`, ...options.headers }
    return yield* service.post(body, { path: "/v1/dian/events/", ...options, headers })
  })

/** Number of queries for a document that the authority received. */
const questions = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.requests, (all) => all.filter(({ operation }) => operation === "GetXmlByDocumentKey").length)
)

/** XML of the event that the authority got last. */
const lastEvent = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.received, (all) => {
    const events = all.filter(({ typeCode }) => typeCode === "96")
    return { xml: Buffer.from(events.at(-1)?.xml ?? []).toString("utf8"), rules: events.at(-1)?.rules }
  })
)

const rulesOf = (found: ReadonlyArray<{ readonly rule: string; readonly path: string }> = []) =>
  found.map(({ path, rule }) => `${rule} ${path}`)

const omitted = ["AAH59 $.ValidityPeriod.EndDate", "AAI04b $.Negotiation"]

const testSoftware = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"

const secret = "b7f3c2e1d4b5968778695a4b3c2d1e0fa7f3c2e1"

const granted: AuthorizedRange = {
  authorization: "18764000001234",
  prefix: "LRNI",
  from: 1n,
  to: 5000n,
  startDate: "2020-06-01",
  endDate: "2120-06-01",
  documentTypes: ["01"],
  technicalKey: Redacted.make(secret)
}

/** The range of a body, of which the development tenant knows nothing. */
const NumberingRange = {
  Id: 18764000001234,
  Date: "2020-06-01T00:00:00",
  Prefix: "LRNI",
  FromNumber: 1,
  ToNumber: 5000,
  StartDate: "2020-06-01T00:00:00",
  EndDate: "2120-06-01T00:00:00",
  TechnicalKey: secret
}

describe("an event's data of its invoice", () => {
  layer(TestService.layer(anyDatabase, { adminToken: Redacted.make(adminToken) }), { excludeTestServices: true })(
    (it) => {
      it.effect("is filled in from the invoice that the company filed here, and the authority is not asked", () =>
        Effect.gen(function* () {
          const reference = yield* accepted()
          const { body } = yield* post(registration(reference))
          assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          const { rules, xml } = yield* lastEvent
          assert.deepStrictEqual(rules, [])
          assert.include(xml, `<Name>ValorFEV-TV</Name><Value>${total}</Value>`)
          assert.include(
            xml,
            `<cac:ValidityPeriod><cbc:EndDate>${dayFromNow(30)}</cbc:EndDate></cac:ValidityPeriod></cac:DocumentReference>`
          )
          assert.strictEqual(yield* questions, 0)
          const report = registration(reference, {
            TypeCode: "046",
            DocumentReference: { Uuid: reference.uuid },
            ReceiverParty: null
          })
          const informed = yield* post(report)
          assert.strictEqual(informed.body.status, "submitted", JSON.stringify(informed.body))
          const second = yield* lastEvent
          assert.deepStrictEqual(second.rules, [])
          assert.match(second.xml, /<cac:ReceiverParty>.*?>800199436</u)
          assert.strictEqual(yield* questions, 0)
        })
      )

      it.effect("is filled in where the body is large, and in an endorsement", () =>
        Effect.gen(function* () {
          const reference = yield* accepted()
          // blanks make a body large, which a thread then reads
          const large = `${JSON.stringify(registration(reference)).slice(0, -1)}${" ".repeat(300_000)}}`
          const { body } = yield* post(large)
          assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          assert.include((yield* lastEvent).xml, `<Name>ValorFEV-TV</Name><Value>${total}</Value>`)
          const endorsement = eventExample({ number: events++, date: now(), reference, operation: "371" })
          const sold = yield* post({ ...endorsement, SigningCertificate: signingCertificate() })
          assert.strictEqual(sold.body.status, "submitted", JSON.stringify(sold.body))
          const { rules, xml } = yield* lastEvent
          assert.deepStrictEqual(rules, [])
          assert.include(xml, `<cbc:EndDate>${dayFromNow(30)}</cbc:EndDate>`)
          assert.strictEqual(yield* questions, 0)
        })
      )

      it.effect("is compared with it where it is stated, and only notified", () =>
        Effect.gen(function* () {
          const reference = yield* accepted()
          const stated = {
            Negotiation: [{ Name: "ValorFEV-TV", Value: "1.00" }],
            ValidityPeriod: { EndDate: dayFromNow(29) }
          }
          const dry = yield* post(registration(reference, stated), { query: "companyId=1&providerId=1&dryRun=true" })
          assert.deepStrictEqual(dry.body.violations, [])
          const { notifications } = dry.body
          assert.deepStrictEqual(
            rulesOf(notifications).filter((line) => !line.startsWith("RAD")),
            ["AAH59 $.ValidityPeriod.EndDate", "LGC57 $.Negotiation[0].Value"]
          )
          assert.deepInclude(
            notifications.find(({ rule }: { rule: string }) => rule === "AAH59"),
            { expected: dayFromNow(30), actual: dayFromNow(29) }
          )
        })
      )

      it.effect(
        "is fetched from the authority once for an invoice of another company, and not again for a repeat",
        () =>
          Effect.gen(function* () {
            const reference = yield* accepted({}, "2")
            const before = yield* questions
            const body = registration(reference)
            const first = yield* post(body)
            assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
            const { rules, xml } = yield* lastEvent
            assert.deepStrictEqual(rules, [])
            assert.include(xml, `<Value>${total}</Value>`)
            assert.include(xml, `<cbc:EndDate>${dayFromNow(30)}</cbc:EndDate>`)
            assert.strictEqual(yield* questions, before + 1)
            const again = yield* post(body)
            assert.deepStrictEqual(again.body.document, first.body.document)
            assert.strictEqual(yield* questions, before + 1)
          })
      )

      it.effect("a repeat is answered while the authority answers nothing, from the record alone", () =>
        Effect.gen(function* () {
          const { sandbox } = yield* TestService
          const reference = yield* accepted({}, "2")
          const body = registration(reference)
          const first = yield* post(body)
          assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
          yield* sandbox.program({ operation: "GetXmlByDocumentKey", behaviour: "http-503", times: 1 })
          // another certificate: nothing that was answered to the first is used for it
          const again = yield* post({ ...body, SigningCertificate: signingCertificate("other-company") })
          assert.deepStrictEqual(again.body.document, first.body.document, JSON.stringify(again.body))
          // the fault is still due
          const other = yield* accepted({}, "2")
          assert.strictEqual((yield* post(registration(other))).status, 503)
        })
      )

      it.effect("files nothing while the authority cannot be asked", () =>
        Effect.gen(function* () {
          const { sandbox, stored } = yield* TestService
          const reference = yield* accepted({}, "2")
          const body = registration(reference)
          const before = yield* stored
          yield* sandbox.program({ operation: "GetXmlByDocumentKey", behaviour: "http-503", times: 1 })
          const refused = yield* post(body)
          assert.strictEqual(refused.status, 503, JSON.stringify(refused.body))
          assert.match(refused.body.detail, /omits data of its invoice/u)
          assert.strictEqual(yield* stored, before)
          assert.strictEqual((yield* post(body)).body.status, "submitted")
        })
      )

      it.effect("must be stated if neither the service nor the authority knows the invoice", () =>
        Effect.gen(function* () {
          const { stored } = yield* TestService
          const reference = { uuid: "ab".repeat(48), number: "SETP1", date: now().date }
          const before = yield* stored
          const refused = yield* post(registration(reference))
          assert.strictEqual(refused.status, 400, JSON.stringify(refused.body))
          assert.deepStrictEqual(rulesOf(refused.body.violations), omitted)
          assert.strictEqual(yield* stored, before)
          const asked = yield* questions
          const stated = {
            Negotiation: [{ Name: "ValorFEV-TV", Value: total }],
            ValidityPeriod: { EndDate: dayFromNow(30) }
          }
          const whole = yield* post(registration(reference, stated))
          assert.match(whole.body.response.errorMessage, /Regla: AAH07, Rechazo: /u)
          assert.strictEqual(yield* questions, asked)
        })
      )

      it.effect("a dry run does not query the authority: unknown data are notified", () =>
        Effect.gen(function* () {
          const reference = yield* accepted({}, "2")
          const asked = yield* questions
          const { body } = yield* post(registration(reference), { query: "companyId=1&providerId=1&dryRun=true" })
          assert.deepInclude(body, { valid: true, violations: [] }, JSON.stringify(body))
          assert.includeMembers(rulesOf(body.notifications), omitted)
          assert.strictEqual(yield* questions, asked)
        })
      )

      it.effect("one query suffices for an event numbered by the service", () =>
        Effect.gen(function* () {
          const reference = yield* accepted({}, "2")
          const asked = yield* questions
          const body = registration(reference, { Number: undefined, NumberingRange: { Prefix: "REG" } })
          const headers = { "idempotency-key": `registration-${reference.number}` }
          const first = yield* post(body, { headers })
          assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
          const again = yield* post(body, { headers })
          assert.strictEqual(again.body.id, first.body.id)
          assert.strictEqual(yield* questions, asked + 1)
        })
      )

      it.effect("an invoice counts only if its CUFE can be computed again", () =>
        Effect.gen(function* () {
          const { sandbox } = yield* TestService
          yield* sandbox.seed({ ranges: [granted] })
          const reference = yield* accepted({ NumberingRange, Number: 11 }, "2")
          yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-503", times: 1 })
          assert.strictEqual((yield* post(registration(reference))).status, 503)
          const proven = yield* post(registration(reference))
          assert.strictEqual(proven.body.status, "submitted", JSON.stringify(proven.body))
          // of a software of somebody else the authority names no range, and so no technical key
          const second = yield* accepted({ NumberingRange, Number: 12 }, "2")
          yield* sandbox.seed({ software: [{ id: testSoftware, pin: Redacted.make("12345"), owner: "900508908" }] })
          const unproven = yield* post(registration(second))
          assert.strictEqual(unproven.status, 400, JSON.stringify(unproven.body))
          assert.deepStrictEqual(rulesOf(unproven.body.violations), omitted)
        })
      )
    }
  )
})
