import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { unpack } from "../../src/documents/submissions/packed.ts"
import { tokenHash, Tokens } from "../../src/access/Tokens.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"
import { callsOf, getSet, invoiceFor, knownSet, noteFor, postSet, settledSet } from "../support/testSets.ts"
import { call } from "../support/webhooks.ts"

const strictSet = "b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7e02"
const requirements = [
  { documentTypes: ["01"], required: 3, requiredAccepted: 3 },
  { documentTypes: ["91"], required: 1, requiredAccepted: 1 },
  { documentTypes: ["92"], required: 1, requiredAccepted: 1 }
]

/** A set that stays open. */
const wideSet = "b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7e05"

/** A set for documents that state it themselves. */
const singleSet = "b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7e06"

/** The operations whose documents are about one that was accepted. */
const needsAnother = new Set([
  "EventCreate",
  "SupportNoteCreate",
  "EquivalentNoteCreate",
  "PayrollReplaceNote",
  "PayrollDeleteNote"
])

/** A set that one rejection closes. */
const brittleSet = "b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7e03"
const unknownSet = "b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7e04"

const openOutbound = { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true }

const sandbox = Sandbox.layer({ certificateDirectory, batches: { delay: 0 } })

const seeded = Effect.flatMap(Sandbox, ({ seed }) =>
  seed({
    testSets: [
      { id: strictSet, requirements },
      { id: wideSet, requirements: [{ documentTypes: ["01"], required: 500, requiredAccepted: 250 }] },
      { id: singleSet, requirements: [{ documentTypes: ["01"], required: 5, requiredAccepted: 5 }] },
      { id: brittleSet, requirements: [{ documentTypes: ["01"], required: 1, requiredAccepted: 1 }] }
    ]
  })
)

describe.each(serviceDatabases)("test sets on %s", (database) => {
  const service = TestService.layerOn(database, { following: hurriedFollowing(), outbound: openOutbound }).pipe(
    Layer.provideMerge(sandbox)
  )

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("a whole set is uploaded, followed and accepted; a closed one takes nothing more", () =>
      Effect.gen(function* () {
        yield* seeded
        const authority = yield* Sandbox
        const invoices = [993000001, 993000002, 993000003].map((number) => invoiceFor(number))
        const filed = yield* postSet(invoices, strictSet.toUpperCase())
        assert.strictEqual(filed.status, 200, JSON.stringify(filed.body))
        assert.strictEqual(filed.body.testSetId, strictSet)
        assert.deepStrictEqual(
          filed.body.documents.map(({ id, operation, prefix }: any) => [operation, prefix, id]),
          invoices.map(({ Body, Operation }) => [Operation, "SETP", `SETP${Body["Number"]}`])
        )
        const keys = new Set(filed.body.documents.map(({ zipkey }: any) => zipkey))
        assert.strictEqual(keys.size, 3)
        for (const key of keys) assert.match(String(key), /^[0-9a-f]{8}-[0-9a-f-]{27}$/u)
        const invoiced = yield* settledSet(strictSet)
        assert.deepInclude(invoiced.body.progress, {
          total: 3,
          accepted: 3,
          rejected: 0,
          notProcessed: 0,
          state: "open"
        })
        const [one] = invoiced.body.documents
        yield* postSet([noteFor("CreditnoteCreate", 1, one), noteFor("DebitnoteCreate", 1, one)], strictSet)
        const noted = yield* settledSet(strictSet)
        assert.deepInclude(
          noted.body.progress,
          { total: 5, accepted: 5, rejected: 0, open: 0 },
          JSON.stringify(noted.body)
        )
        const reached = (yield* authority.testSets).find(({ id }) => id === strictSet)
        assert.strictEqual(reached?.state, "Aceptado")
        const received = yield* authority.received
        assert.lengthOf(
          received.filter(({ operation }) => operation === "SendTestSetAsync"),
          5
        )
        // its verdict says that the set is closed; the service remembers
        yield* postSet([invoiceFor(993000004)], strictSet)
        const closed = yield* settledSet(strictSet)
        assert.deepInclude(closed.body.progress, { total: 6, accepted: 5, notProcessed: 1, state: "accepted" })
        assert.match(closed.body.progress.message, /se encuentra Aceptado/u)
        const uploads = yield* callsOf("SendTestSetAsync")
        const refused = yield* postSet([invoiceFor(993000005)], strictSet)
        assert.strictEqual(refused.status, 422)
        assert.deepInclude(refused.body, { type: "urn:radicar:problem:test-set-refused", reason: "accepted" })
        assert.strictEqual(yield* callsOf("SendTestSetAsync"), uploads)
        // what it has taken it still tells
        const again = yield* postSet(invoices, strictSet)
        assert.deepStrictEqual(
          again.body.documents.map(({ status }: any) => status),
          ["submitted", "submitted", "submitted"]
        )
      })
    )

    it.effect("a document that states a test set is a set of one where it is filed as a test", () =>
      Effect.gen(function* () {
        yield* seeded
        const { post, query } = yield* TestService
        const asTest = { query: `${query}&isTest=true` }
        const body = (number: number, TestSetId: string) => invoiceBody(number, { SoftwareProvider: { TestSetId } })
        const uploads = yield* callsOf("SendTestSetAsync")
        const stated = body(993000401, singleSet.toUpperCase())
        const filed = yield* post(stated, asTest)
        assert.deepStrictEqual([filed.status, filed.body.status], [200, "processing"], JSON.stringify(filed.body))
        assert.match(filed.body.response.zipkey, /^[0-9a-f]{8}-[0-9a-f-]{27}$/u)
        const set = yield* eventually(getSet(singleSet), ({ body: found }) =>
          found.documents?.some(({ id, status }: any) => id === "SETP993000401" && status === "submitted")
        )
        assert.strictEqual(set.body.documents.find(({ id }: any) => id === "SETP993000401").status, "submitted")
        const again = yield* post(stated, asTest)
        assert.deepStrictEqual([again.status, again.body.status], [200, "submitted"])
        assert.strictEqual(yield* callsOf("SendTestSetAsync"), uploads + 1)

        // without isTest it is filed as any other, and then counts for no test set
        const other = body(993000402, singleSet)
        const ordinary = yield* post(other)
        assert.deepStrictEqual([ordinary.body.status, ordinary.body.response.zipkey], ["submitted", ""])
        assert.strictEqual((yield* post(other, asTest)).status, 409)
        assert.strictEqual(yield* callsOf("SendTestSetAsync"), uploads + 1)

        const malformed = yield* post(body(993000403, "set-1"), asTest)
        assert.strictEqual(malformed.status, 400)
        assert.deepInclude(malformed.body.violations[0], { rule: "RAD02", path: "$.SoftwareProvider.TestSetId" })
        const dry = yield* post(body(993000403, "set-1"), { query: `${query}&isTest=true&dryRun=true` })
        assert.deepStrictEqual(dry.body.violations, malformed.body.violations)
      })
    )

    it.effect("the accepted documents are submissions like others, with evidence and files", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const invoice = invoiceFor(993000021)
        yield* postSet([invoice])
        const { body } = yield* settledSet()
        const document = body.documents.find(({ number }: any) => number === 993000021)
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{ readonly response: Uint8Array; readonly state: string }>`
          select application_response as response, state from submissions where id = ${document.submissionId}`
        assert.strictEqual(row?.state, "accepted")
        assert.include(Buffer.from(unpack(row?.response ?? new Uint8Array())).toString("utf8"), document.uuid)
        // the same document, filed the normal way, is answered from the record
        const before = yield* callsOf("SendBillSync")
        const { body: known } = yield* post(invoice.Body)
        assert.strictEqual(known.status, "submitted", JSON.stringify(known))
        assert.strictEqual(known.response.zipkey, document.zipkey)
        assert.strictEqual(yield* callsOf("SendBillSync"), before)
      })
    )

    it.effect("reports every violation of every document with its place, and files none", () =>
      Effect.gen(function* () {
        const { stored } = yield* TestService
        const before = yield* stored
        const uploads = yield* callsOf("SendTestSetAsync")
        const wrongTotal = invoiceFor(993000032)
        wrongTotal.Body["LegalMonetaryTotal"].PayableAmount = 1
        const wrongLine = invoiceFor(993000033)
        wrongLine.Body["Items"][1].UnitCode = "nada"
        const { body, status } = yield* postSet([
          invoiceFor(993000031),
          wrongTotal,
          wrongLine,
          { ...invoiceFor(993000031), Operation: "InvoiceCreate" }
        ])
        assert.strictEqual(status, 400)
        assert.strictEqual(body.type, "urn:radicar:problem:invalid-document")
        const paths = body.violations.map(({ path }: any) => path)
        assert.include(paths, "$.Documents[1].Body.LegalMonetaryTotal.PayableAmount")
        assert.include(paths, "$.Documents[2].Body.Items[1].UnitCode")
        assert.deepInclude(body.violations.at(-1), {
          rule: "RAD13",
          path: "$.Documents[3].Body.Number",
          actual: "SETP993000031"
        })
        assert.strictEqual(yield* stored, before)
        assert.strictEqual(yield* callsOf("SendTestSetAsync"), uploads)
      })
    )

    it.effect("reports absent numbers together with the other violations, in every document", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const before = (yield* sandbox.received).length
        const request = {
          TestSetId: knownSet,
          Documents: [
            { Operation: "InvoiceCreate", Body: invoiceBody(1, { Number: null, CurrencyCode: "COB" }) },
            { Operation: "InvoiceCreate", Body: invoiceBody(1, { Number: null }) },
            { Operation: "InvoiceCreate", Body: invoiceBody(993000099, { CurrencyCode: "COB" }) }
          ]
        }
        const { body, status } = yield* post(request, { path: "/v1/dian/test-sets" })
        assert.strictEqual(status, 400, JSON.stringify(body))
        assert.includeMembers(
          body.violations.map(({ path }: { path: string }) => path),
          [
            "$.Documents[0].Body.Number",
            "$.Documents[0].Body.CurrencyCode",
            "$.Documents[1].Body.Number",
            "$.Documents[2].Body.CurrencyCode"
          ]
        )
        assert.lengthOf(yield* sandbox.received, before)
      })
    )

    it.effect.each([
      ["no documents", { TestSetId: knownSet, Documents: [] }, "$.Documents", "RAD01"],
      ["an id that is none", { TestSetId: "abc", Documents: [invoiceFor(1)] }, "$.TestSetId", "RAD02"],
      [
        "an operation that is none",
        { TestSetId: knownSet, Documents: [{ Operation: "Invoice", Body: {} }] },
        "$.Documents[0].Operation",
        "RAD02"
      ],
      [
        "a body that is none",
        { TestSetId: knownSet, Documents: [{ Operation: "InvoiceCreate", Body: 7 }] },
        "$.Documents[0].Body",
        "RAD02"
      ],
      [
        "a body without number",
        { TestSetId: knownSet, Documents: [{ Operation: "InvoiceCreate", Body: invoiceBody(1, { Number: null }) }] },
        "$.Documents[0].Body.Number",
        "RAD01"
      ],
      [
        "too many",
        {
          TestSetId: knownSet,
          Documents: Array.from({ length: 51 }, () => ({ Operation: "InvoiceCreate", Body: {} }))
        },
        "$.Documents",
        "RAD02"
      ]
    ] as const)("%s: the place is reported", ([, request, path, rule]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body, status } = yield* post(request, { path: "/v1/dian/test-sets" })
        assert.strictEqual(status, 400, JSON.stringify(body))
        assert.deepInclude(body.violations[0], { path, rule })
      })
    )

    it.effect("a document that the authority rejects is reported with its rules, and does not delay the others", () =>
      Effect.gen(function* () {
        yield* seeded
        const bad = invoiceFor(993000042)
        bad.Body["NumberingRange"].TechnicalKey = "a".repeat(40)
        yield* postSet([invoiceFor(993000041), bad])
        const { body } = yield* settledSet()
        const of = (number: number) => body.documents.find((each: any) => each.number === number)
        assert.strictEqual(of(993000041).status, "submitted")
        const rejected = of(993000042)
        assert.deepInclude(rejected, { status: "rejected", statusCode: "99" })
        assert.strictEqual(rejected.violations[0].rule, "FAD06")
        assert.match(rejected.violations[0].fix, /\S/u)
        assert.strictEqual(body.progress.rejected, 1)
        // corrected it may have its number again
        yield* postSet([invoiceFor(993000042)])
        const corrected = (yield* settledSet()).body.documents.filter(({ number }: any) => number === 993000042)
        assert.deepStrictEqual(
          corrected.map(({ status }: any) => status),
          ["rejected", "submitted"]
        )
      })
    )

    it.effect("takes documents of every operation", () =>
      Effect.gen(function* () {
        yield* seeded
        const date = fromEpochMillis(Date.now())
        const documents = Object.values(documentTypes)
          .filter(({ operation }) => !needsAnother.has(operation))
          .map(({ example, exampleNumbers, operation }) => ({
            Operation: operation,
            Body: {
              ...example({ number: exampleNumbers.from + 7071, date }),
              SigningCertificate: signingCertificate()
            }
          }))
        const filed = yield* postSet(documents, wideSet)
        assert.strictEqual(filed.status, 200, JSON.stringify(filed.body))
        const { body } = yield* settledSet(wideSet)
        const filedBy = (operation: string) => body.documents.find((each: any) => each.operation === operation)
        const payroll = filedBy("PayrollCreate")
        const reference = ({ id, uuid }: any) => ({ uuid: uuid, number: id, date: date.date })
        const about = (operation: keyof typeof documentTypes, of: any, number = 7072) => ({
          Operation: operation,
          Body: {
            ...documentTypes[operation].example({ number, date, reference: reference(of) }),
            SigningCertificate: signingCertificate()
          }
        })
        yield* postSet(
          [
            about("EventCreate", filedBy("InvoiceCreate")),
            about("SupportNoteCreate", filedBy("SupportCreate")),
            about("EquivalentNoteCreate", filedBy("EquivalentCreate")),
            about("PayrollReplaceNote", payroll)
          ],
          wideSet
        )
        const { body: noted } = yield* settledSet(wideSet)
        // what was replaced cannot be deleted
        const replacement = noted.documents.find(({ operation }: any) => operation === "PayrollReplaceNote")
        yield* postSet([about("PayrollDeleteNote", replacement, 7073)], wideSet)
        const { body: all } = yield* settledSet(wideSet)
        assert.deepStrictEqual(
          all.documents.filter(({ status }: any) => status !== "submitted"),
          []
        )
        assert.sameMembers(
          all.documents.map(({ operation }: any) => operation),
          Object.keys(documentTypes)
        )
      })
    )

    it.effect("a set that was failed is closed too", () =>
      Effect.gen(function* () {
        yield* seeded
        const hook = yield* call("POST", "webhooks", { Url: "https://127.0.0.1:9/", Events: ["test_set.*"] })
        assert.strictEqual(hook.status, 201, JSON.stringify(hook.body))
        const bad = invoiceFor(993000045)
        bad.Body["NumberingRange"].TechnicalKey = "a".repeat(40)
        yield* postSet([bad], brittleSet)
        yield* settledSet(brittleSet)
        yield* postSet([invoiceFor(993000046)], brittleSet)
        const { body } = yield* settledSet(brittleSet)
        assert.deepInclude(body.progress, { rejected: 1, notProcessed: 1, state: "rejected" })
        const refused = yield* postSet([invoiceFor(993000047)], brittleSet, { "accept-language": "es" })
        assert.deepInclude(refused.body, { status: 422, reason: "rejected" })
        assert.match(refused.body.detail, /se encuentra Rechazado/u)
        const sql = yield* SqlClient.SqlClient
        const events = yield* sql<{ readonly type: string; readonly data: string }>`select type, data from events`
        assert.deepStrictEqual(
          events.map(({ type }) => type),
          ["test_set.failed"]
        )
        assert.deepInclude(JSON.parse(events[0]?.data ?? ""), { testSetId: brittleSet, companyId: "1" })
      })
    )

    it.effect(
      "a wrong id of a test set is reported in the authority's words; the right one then accepts the documents",
      () =>
        Effect.gen(function* () {
          yield* postSet([invoiceFor(993000051)], unknownSet)
          const { body } = yield* settledSet(unknownSet)
          assert.deepInclude(body.progress, { notProcessed: 1, state: "refused" })
          assert.match(body.progress.message, /identificador del set de pruebas .* es incorrecto/u)
          assert.deepInclude(body.documents[0], { status: "rejected", statusCode: "2", violations: [] })
          const right = yield* postSet([invoiceFor(993000051)])
          assert.strictEqual(right.status, 200, JSON.stringify(right.body))
          const { body: settled } = yield* settledSet()
          assert.strictEqual(settled.documents.find(({ number }: any) => number === 993000051).status, "submitted")
        })
    )

    it.effect("a document of another set, or of none, does not count for this one", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const ordinary = invoiceFor(993000061)
        assert.strictEqual((yield* post(ordinary.Body)).body.status, "submitted")
        const { body, status } = yield* postSet([invoiceFor(993000062), ordinary])
        assert.strictEqual(status, 409, JSON.stringify(body))
        assert.match(body.detail, /SETP993000061 was filed, but not for this test set/u)
        const { body: set } = yield* getSet()
        assert.notInclude(JSON.stringify(set), "SETP993000062")
      })
    )

    it.effect("a set without filed documents is not found", () =>
      Effect.gen(function* () {
        const { body, status } = yield* getSet("b1b0f0de-6f1d-4c3b-9b42-2f6f5b0f7eff")
        assert.strictEqual(status, 404)
        assert.strictEqual(body.type, "urn:radicar:problem:not-found")
        assert.strictEqual((yield* getSet("x")).status, 400)
      })
    )
  })
})

describe("uploads that fail", () => {
  const service = TestService.layerOn("Postgres", { following: hurriedFollowing() }).pipe(Layer.provideMerge(sandbox))

  layer(service, { excludeTestServices: true })((it) => {
    const received = (id: string) =>
      Effect.flatMap(Sandbox, ({ received: all }) =>
        Effect.map(all, (documents) => documents.filter(({ number }) => number === id))
      )

    it.effect("an answer that was lost is asked for by the document's key, and nothing is uploaded again", () =>
      Effect.gen(function* () {
        const { program } = yield* Sandbox
        yield* program({ operation: "SendTestSetAsync", behaviour: "drop-after-processing" })
        const uploads = yield* callsOf("SendTestSetAsync")
        const documents = [invoiceFor(993000101)]
        const { body } = yield* postSet(documents)
        assert.deepInclude(body.documents[0], { status: "submitted", zipkey: "", statusCode: "00" })
        yield* postSet(documents)
        assert.strictEqual(yield* callsOf("SendTestSetAsync"), uploads + 1)
        assert.lengthOf(yield* received("SETP993000101"), 1)
      })
    )

    it.effect("an upload that never arrived is repeated when it cannot be queued any more, and not before", () =>
      Effect.gen(function* () {
        const { program } = yield* Sandbox
        yield* program({ operation: "SendTestSetAsync", behaviour: "drop-before-processing" })
        const uploads = yield* callsOf("SendTestSetAsync")
        const documents = [invoiceFor(993000111)]
        const first = yield* postSet(documents)
        assert.deepInclude(first.body.documents[0], { status: "pending", zipkey: "" })
        const again = yield* postSet(documents)
        assert.strictEqual(again.body.documents[0].status, "pending")
        assert.isAtMost(yield* callsOf("SendTestSetAsync"), uploads + 1)
        const { body } = yield* settledSet()
        assert.strictEqual(body.documents.find(({ number }: any) => number === 993000111).status, "submitted")
        const sql = yield* SqlClient.SqlClient
        const [gap] = yield* sql<{ readonly seconds: number }>`
          select extract(epoch from max(at) - min(at))::float8 as seconds from submission_transitions
          where to_state = 'filing' and submission_id =
            (select id from submissions where number = 993000111)`
        assert.isAtLeast(gap?.seconds ?? 0, 3)
        assert.lengthOf(yield* received("SETP993000111"), 1)
      })
    )

    it.effect("a request that the authority declines files nothing; the same request again does", () =>
      Effect.gen(function* () {
        const { program } = yield* Sandbox
        yield* program({ operation: "SendTestSetAsync", behaviour: "invalid-security-fault", times: 2 })
        const refused = yield* postSet([invoiceFor(993000121)])
        assert.strictEqual(refused.status, 503)
        const { body } = yield* postSet([invoiceFor(993000121)])
        assert.match(body.documents[0].zipkey, /./u)
        yield* settledSet()
        assert.lengthOf(yield* received("SETP993000121"), 1)
      })
    )

    it.effect("a batch that stays in process is asked about until its verdict", () =>
      Effect.gen(function* () {
        const { program } = yield* Sandbox
        yield* program({ operation: "GetStatusZip", behaviour: "pending", times: 2 })
        const first = yield* postSet([invoiceFor(993000131)])
        assert.strictEqual(first.body.documents[0].status, "processing")
        const { body } = yield* settledSet()
        assert.strictEqual(body.documents.at(-1).status, "submitted")
      })
    )

    it.effect("tampered evidence is not accepted; the true evidence is fetched", () =>
      Effect.gen(function* () {
        const { program } = yield* Sandbox
        yield* program({ operation: "GetStatusZip", behaviour: "application-response-tampered" })
        yield* postSet([invoiceFor(993000141)])
        const { body } = yield* settledSet()
        assert.deepInclude(body.documents.at(-1), { status: "submitted", statusCode: "00" })
      })
    )
  })
})

it.live("documents that one process left open are finished by the next, each once", () =>
  Effect.gen(function* () {
    const databaseUrl = Redacted.make(yield* migratedDatabase)
    const on = (concurrency: number) =>
      TestService.layerOn("Postgres", { databaseUrl, following: { ...hurriedFollowing(), concurrency } })
    const authority = yield* Sandbox
    const documents = [993000151, 993000152, 993000153].map((number) => invoiceFor(number))
    yield* Effect.gen(function* () {
      yield* authority.program({ operation: "SendTestSetAsync", behaviour: "drop-before-processing", times: 1 })
      const { body } = yield* postSet(documents)
      assert.strictEqual(body.progress.open, 3)
    }).pipe(Effect.provide(on(0)))
    const { body } = yield* eventually(getSet(), (seen) => seen.body.progress.open === 0).pipe(Effect.provide(on(2)))
    assert.deepInclude(body.progress, { total: 3, accepted: 3 })
    const received = yield* authority.received
    assert.sameMembers(
      received.map(({ number }) => number),
      ["SETP993000151", "SETP993000152", "SETP993000153"]
    )
  }).pipe(Effect.provide(sandbox))
)

const nowhere = "https://127.0.0.1:9/WcfDianCustomerServices.svc"

it.live("production has no test sets: nothing is recorded", () =>
  Effect.gen(function* () {
    const tokens = yield* Tokens
    yield* tokens.ensure({
      name: "test",
      prefix: "a-token",
      hash: tokenHash("a-token-of-the-test"),
      scopes: ["documents:write"],
      companyIds: ["*"],
      providerIds: ["*"]
    })
    const { stored } = yield* TestService
    const { body, status } = yield* postSet([invoiceFor(993000161)], knownSet, {
      authorization: "Bearer a-token-of-the-test"
    })
    assert.strictEqual(status, 422, JSON.stringify(body))
    assert.deepInclude(body, { type: "urn:radicar:problem:test-set-refused", reason: "production" })
    assert.match(body.detail, /Acción no disponible en producción/u)
    assert.strictEqual(yield* stored, 0)
  }).pipe(
    Effect.provide(
      TestService.layerOn("Postgres", { environment: "production", authorityUrl: nowhere }).pipe(
        Layer.provideMerge(Sandbox.layer({ certificateDirectory }))
      )
    )
  )
)
