import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { payroll } from "@radicar/domain/inner/type/payroll"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Fiber, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import {
  invoiceBody,
  type PostOptions,
  serviceDatabases,
  signingCertificate,
  TestService
} from "../support/TestService.ts"
import { invoiceFor, postSet, settledSet } from "../support/testSets.ts"

/**
 * Takes every filing from the database, as a server does that took over without the newest transactions. What the
 * authority has stays.
 */
const loseFilings = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      // without the triggers that keep histories
      yield* sql`set local session_replication_role = replica`
      yield* sql`
        truncate numbers, freed, free_numbers, documents, standings, answers, open_submissions, submission_transitions,
          idempotency_keys, retained_certificates, payrolls, corrections, document_facts, blobs, jobs, file_sequences cascade`
    })
  )
})

const getting = (path: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    })
  )

const filed = (uuid: string, kind = "document") =>
  Effect.map(getting(`/v1/files/xml/?uuid=${uuid}&kind=${kind}`), ({ bytes }) => bytes.toString("utf8"))

const keyed = (key: string): PostOptions => ({ headers: { "idempotency-key": key } })

/** An invoice that leaves its number to the service. */
const numberless = (changes: Record<string, unknown> = {}) => {
  const { Number: _, ...body } = invoiceBody(990000000, changes)
  return body
}

const post = (body: unknown, options?: PostOptions) =>
  Effect.flatMap(TestService, (service) => service.post(body, options))

/** Documents that the authority accepted, with their texts. */
const accepted = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.received, (all) =>
    all
      .filter((document) => document.accepted)
      .map(({ documentKey, number, xml }) => ({ documentKey, number, text: Buffer.from(xml).toString("utf8") }))
  )
)

const signatureValue = (text: string) => />([A-Za-z0-9+/=]{300,})<\/ds:SignatureValue>/u.exec(text)?.[1]

const withService = <A, E>(
  database: "PGlite" | "Postgres",
  changes: Parameters<typeof TestService.layer>[1],
  test: Effect.Effect<A, E, TestService | SqlClient.SqlClient>
) => Effect.provide(test, TestService.layer(database, changes))

/** A date that a caller states: a minute before the start of the tests. */
const minuteAgo = fromEpochMillis(Date.now() - 60_000).toString()

/**
 * Files `first`, loses it by a fail-over, and lets another request take its number, which learns only after three
 * seconds what the authority has under it.
 */
const meetingOfRequests = Effect.gen(function* () {
  const { sandbox } = yield* TestService
  const second = numberless()
  const first = { ...second, Date: minuteAgo }
  const original = yield* post(first, keyed("first"))
  assert.strictEqual(original.body.id, "SETP990000000", JSON.stringify(original.body))
  yield* loseFilings
  const sql = yield* SqlClient.SqlClient
  // another server took over
  yield* sql`update database_origin set origin = 'the former leader'`
  yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: 3000, times: 1 })
  const other = yield* Effect.forkChild(post(second, keyed("second")))
  yield* eventually(sql`select id from open_submissions`, (rows) => rows.length === 1)
  return { first, original, other }
})

describe.each(serviceDatabases)("a claim that the database has lost, on %s", (database) => {
  it.live("is made again, and the record takes the bytes that the authority accepted", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const body = invoiceBody(990000601)
        const original = yield* post(body)
        assert.strictEqual(original.body.status, "submitted", JSON.stringify(original.body))
        yield* loseFilings
        const repeated = yield* post(body)
        assert.strictEqual(repeated.status, 200, JSON.stringify(repeated.body))
        assert.deepStrictEqual(repeated.body.document, original.body.document)
        assert.strictEqual(repeated.body.response.statusCode, "00")
        assert.notProperty(repeated.body, "notifications")
        const all = yield* accepted
        assert.lengthOf(all, 1)
        const { text = "" } = all[0] ?? {}
        assert.strictEqual(signatureValue(text), original.body.document.signatureValue)
        const { uuid } = original.body.document
        assert.strictEqual(yield* filed(uuid), text)
        // a container has the document as a CDATA section
        const container = yield* eventually(filed(uuid, "attached"), (xml) => xml.includes("<ds:Signature"))
        assert.include(container, `<![CDATA[${text}]]>`)
        const pdf = yield* getting(`/v1/files/pdf/?uuid=${uuid}`)
        assert.strictEqual(pdf.status, 200)
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql`
            select state, octet_length(unsent_xml) > 0 as unsent, alarm from submissions where document_key = ${uuid}`
        assert.deepStrictEqual(row, { state: "accepted", unsent: true, alarm: "filedElsewhere" })
        // its request was stored before
        const [{ id = "" } = {}] = yield* sql<{ readonly id: string }>`select id from submissions`
        const bundle = yield* getting(`/v1/files/evidence/?submissionId=${id}`)
        assert.strictEqual(bundle.status, 200, bundle.bytes.toString("utf8").slice(0, 200))
        assert.include(bundle.bytes.toString("latin1"), "unsent.xml")
        assert.deepStrictEqual((yield* post(body)).body, repeated.body)
        const changed = yield* Effect.flip(
          sql`update documents set unsent_xml = deflated_xml where document_key = ${uuid}`
        )
        assert.include(String(changed.reason.cause), "what was signed is never changed")
      })
    )
  )

  it.live("is answered with the differences if the authority has other content under its key", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const body = invoiceBody(990000602)
        const original = yield* post(body)
        yield* loseFilings
        const other = { ...body, Note: "Entregar en la portería" }
        for (const answer of [yield* post(other), yield* post(other)]) {
          assert.strictEqual(answer.status, 409, JSON.stringify(answer.body))
          assert.deepStrictEqual(answer.body.differences, ["$.Note"])
          assert.deepInclude(answer.body.existing, { id: "SETP990000602", uuid: original.body.document.uuid })
        }
        const { uuid } = original.body.document
        const [{ text = "" } = {}, ...others] = (yield* accepted).slice(-1)
        assert.lengthOf(others, 0)
        assert.notInclude(text, "portería")
        assert.strictEqual(yield* filed(uuid), text)
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql`select state, unsent_xml is not null as unsent from submissions`
        assert.deepStrictEqual(rows, [{ state: "accepted", unsent: true }])
        assert.strictEqual((yield* getting(`/v1/files/pdf/?uuid=${uuid}`)).status, 200)
      })
    )
  )

  it.live.each([
    { what: "cannot be fetched", behaviour: "http-503" },
    { what: "have a signature that does not verify", behaviour: "document-tampered" }
  ] as const)("says that the authority's bytes are unknown if they $what", ({ behaviour }) =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const body = invoiceBody(990000603)
        const original = yield* post(body)
        yield* loseFilings
        yield* sandbox.program({ operation: "GetXmlByDocumentKey", behaviour, times: 1 })
        const repeated = yield* post(body)
        assert.strictEqual(repeated.body.status, "submitted", JSON.stringify(repeated.body))
        assert.strictEqual(repeated.body.document.uuid, original.body.document.uuid)
        assert.notStrictEqual(repeated.body.document.signatureValue, original.body.document.signatureValue)
        assert.deepStrictEqual(
          repeated.body.notifications.map(({ rule }: any) => rule),
          ["RAD83"]
        )
        assert.deepStrictEqual((yield* post(body)).body, repeated.body)
      })
    )
  )

  // two buyers of the same bread have documents of the same content, and in the same second of the same key
  it.live.each([
    { under: "another key", changes: { Date: minuteAgo } },
    { under: "the same key", changes: {} }
  ])("keeps the document of another request, under $under, and goes on with the next number", ({ changes, under }) =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const second = numberless()
        const first = { ...second, ...changes }
        const original = yield* post(first, keyed("first"))
        assert.strictEqual(original.body.id, "SETP990000000", JSON.stringify(original.body))
        yield* loseFilings
        const other = yield* post(second, keyed("second"))
        assert.strictEqual(other.status, 200, JSON.stringify(other.body))
        assert.deepStrictEqual([other.body.id, other.body.status], ["SETP990000001", "submitted"])
        const sql = yield* SqlClient.SqlClient
        const [given] = yield* sql`select document_key from submissions where state = 'refused'`
        const isSame = given?.["document_key"] === original.body.document.uuid
        assert.strictEqual(isSame ? "the same key" : "another key", under)
        const known = yield* getting(`/v1/submissions?companyId=1`)
        assert.sameDeepMembers(
          JSON.parse(known.bytes.toString("utf8")).items.map(({ result, state, stated }: any) => [
            (result ?? stated).id,
            state,
            (result ?? stated).document?.uuid ?? ""
          ]),
          [
            ["SETP990000000", "refused", ""],
            ["SETP990000000", "accepted", original.body.document.uuid],
            ["SETP990000001", "accepted", other.body.document.uuid]
          ]
        )
        const repeated = yield* post(first, keyed("first"))
        assert.strictEqual(repeated.status, 200, JSON.stringify(repeated.body))
        assert.strictEqual(repeated.body.id, "SETP990000000")
        assert.deepStrictEqual(repeated.body.document, original.body.document)
        // of another content, the key was used before
        const conflict = yield* post({ ...first, Note: "tercera" }, keyed("first"))
        assert.strictEqual(conflict.status, 409)
        assert.deepStrictEqual(conflict.body.differences, ["$.Note"])
        const all = yield* accepted
        assert.deepStrictEqual(
          all.map(({ number }) => number),
          ["SETP990000000", "SETP990000001"]
        )
        const { uuid } = original.body.document
        assert.strictEqual(yield* filed(uuid), all[0]?.text)
        const container = yield* eventually(filed(uuid, "attached"), (xml) => xml.includes("<ds:Signature"))
        assert.include(container, `<![CDATA[${all[0]?.text}]]>`)
        assert.strictEqual((yield* getting(`/v1/files/pdf/?uuid=${uuid}`)).status, 200)
        assert.deepStrictEqual((yield* post(second, keyed("second"))).body, other.body)
      })
    )
  )

  it.live("queries the ranges once for a request that gets two numbers, although the query failed", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const range = { authorization: "18764000001234", prefix: "LST", from: 1n, to: 5000n }
        const grant = (technicalKey: string) =>
          sandbox.seed({
            ranges: [
              {
                ...range,
                startDate: "2020-06-01",
                endDate: "2120-06-01",
                documentTypes: ["01"],
                technicalKey: Redacted.make(technicalKey)
              }
            ]
          })
        yield* grant("a".repeat(40))
        const first = yield* post(numberless({ NumberingRange: { Prefix: "LST" }, Date: minuteAgo }), keyed("first"))
        assert.strictEqual(first.body.id, "LST1", JSON.stringify(first.body))
        yield* loseFilings
        // the key that the service has on record is no longer the authority's
        yield* grant("b".repeat(40))
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-403", times: "always" })
        const queries = Effect.map(
          sandbox.requests,
          (all) => all.filter(({ operation }) => operation === "GetNumberingRange").length
        )
        const before = yield* queries
        const NumberingRange = {
          Id: 18764000001234,
          Prefix: "LST",
          FromNumber: 1,
          ToNumber: 5000,
          StartDate: "2020-06-01T00:00:00",
          EndDate: "2120-06-01T00:00:00",
          TechnicalKey: "b".repeat(40)
        }
        const second = yield* post(numberless({ NumberingRange }), keyed("second"))
        assert.deepStrictEqual([second.body.id, second.body.status], ["LST2", "submitted"], JSON.stringify(second.body))
        assert.strictEqual((yield* queries) - before, 1)
      })
    )
  )

  it.live("files nothing twice while another request meets the lost document", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const { first, original, other } = yield* meetingOfRequests
        const repeated = yield* post(first, keyed("first"))
        assert.deepStrictEqual(repeated.body.document, original.body.document, JSON.stringify(repeated.body))
        assert.strictEqual((yield* Fiber.join(other)).body.id, "SETP990000001")
        assert.deepStrictEqual(
          (yield* accepted).map(({ number }) => number),
          ["SETP990000000", "SETP990000001"]
        )
      })
    )
  )

  it.live.runIf(database === "Postgres")("files nothing twice while another settles in the moment of the claim", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const { first, original, other } = yield* meetingOfRequests
        const sql = yield* SqlClient.SqlClient
        // the claim of the repeated request stops where it asks whether the series is in doubt
        const repeating = yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`lock table database_origin in access exclusive mode`
            const fiber = yield* Effect.forkDetach(post(first, keyed("first")))
            yield* eventually(
              sql`select from pg_locks where relation = 'database_origin'::regclass and not granted`,
              (rows) => rows.length > 0
            )
            yield* eventually(sql`select id from open_submissions`, (rows) => rows.length === 0)
            return fiber
          })
        )
        const repeated = yield* Fiber.join(repeating)
        assert.deepStrictEqual(repeated.body.document, original.body.document, JSON.stringify(repeated.body))
        assert.strictEqual((yield* Fiber.join(other)).body.id, "SETP990000001")
        assert.lengthOf(yield* accepted, 2)
      })
    )
  )

  it.live("finds its own document under the same number by its key", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const body = numberless()
        const original = yield* post(body, keyed("own"))
        yield* loseFilings
        const repeated = yield* post(body, keyed("own"))
        assert.strictEqual(repeated.body.id, "SETP990000000", JSON.stringify(repeated.body))
        assert.deepStrictEqual(repeated.body.document, original.body.document)
        assert.lengthOf(yield* accepted, 1)
      })
    )
  )

  it.live.each([
    { under: "another key", changes: { Date: minuteAgo } },
    { under: "the same key", changes: {} }
  ])("files nothing under another number while a document under $under cannot be fetched", ({ changes }) =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const second = numberless({ Note: "segunda" })
        yield* post({ ...second, Note: "primera", ...changes }, keyed("first"))
        yield* loseFilings
        yield* sandbox.program({ operation: "GetXmlByDocumentKey", behaviour: "http-503", times: 2 })
        for (const answer of [yield* post(second, keyed("second")), yield* post(second, keyed("second"))]) {
          assert.strictEqual(answer.status, 503, JSON.stringify(answer.body))
          assert.strictEqual(answer.headers.get("retry-after"), "30")
          assert.lengthOf(yield* accepted, 1)
        }
        const filed = yield* post(second, keyed("second"))
        assert.deepStrictEqual([filed.body.id, filed.body.status], ["SETP990000001", "submitted"])
        assert.lengthOf(yield* accepted, 2)
      })
    )
  )

  it.live("finds a payroll of its own, although another number became its own meanwhile", () =>
    withService(
      database,
      {},
      Effect.gen(function* () {
        const path = "/v1/dian/payrolls/"
        const { Number: _, ...body } = {
          ...(payroll.example({ number: 1, date: fromEpochMillis(Date.now()) }) as Record<string, unknown>),
          SigningCertificate: signingCertificate()
        } as Record<string, unknown>
        const original = yield* post(body, { path, ...keyed("payroll") })
        assert.strictEqual(original.body.status, "submitted", JSON.stringify(original.body))
        yield* loseFilings
        const repeated = yield* post(body, { path, ...keyed("payroll") })
        assert.deepStrictEqual(repeated.body.document, original.body.document, JSON.stringify(repeated.body))
        assert.lengthOf(yield* accepted, 1)
      })
    )
  )
})

describe("a test set that the database has lost", () => {
  it.live("is settled by the bytes that the authority accepted", () =>
    withService(
      "Postgres",
      { following: hurriedFollowing() },
      Effect.gen(function* () {
        const invoices = [993000701, 993000702].map((number) => invoiceFor(number))
        yield* postSet(invoices)
        const original = yield* settledSet()
        assert.deepInclude(original.body.progress, { total: 2, accepted: 2, open: 0 }, JSON.stringify(original.body))
        yield* loseFilings
        yield* postSet(invoices)
        const repeated = yield* settledSet()
        assert.deepInclude(repeated.body.progress, { total: 2, accepted: 2, open: 0 }, JSON.stringify(repeated.body))
        const all = yield* accepted
        assert.lengthOf(all, 2)
        for (const { documentKey, text } of all) assert.strictEqual(yield* filed(documentKey), text)
      })
    )
  )
})

describe("a document that is not the issuer's own", () => {
  const ownership = { sandboxTrust: "ownership" } as const

  // two services on one sandbox: the first signs with a certificate of another taxpayer
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    const stranger = { SigningCertificate: signingCertificate("other-company") }

    it.effect("is not taken in the place of the service's bytes", () =>
      Effect.gen(function* () {
        const body = invoiceBody(990000604)
        const original = yield* Effect.provide(post({ ...body, ...stranger }), TestService.layerOn("Postgres"))
        assert.strictEqual(original.body.status, "submitted", JSON.stringify(original.body))
        const repeated = yield* Effect.provide(post(body), TestService.layerOn("Postgres", ownership))
        assert.strictEqual(repeated.body.status, "submitted", JSON.stringify(repeated.body))
        assert.notStrictEqual(repeated.body.document.signatureValue, original.body.document.signatureValue)
        assert.deepStrictEqual(
          repeated.body.notifications.map(({ rule }: any) => rule),
          ["RAD83"]
        )
      })
    )

    it.effect("is not kept, and its number is left to it", () =>
      Effect.gen(function* () {
        const service = TestService.layerOn("Postgres")
        const original = yield* Effect.provide(post({ ...numberless(), ...stranger }, keyed("a")), service)
        assert.strictEqual(original.body.id, "SETP990000000", JSON.stringify(original.body))
        yield* Effect.provide(
          Effect.gen(function* () {
            const other = yield* post(numberless({ Note: "otra" }), keyed("b"))
            assert.deepStrictEqual([other.body.id, other.body.status], ["SETP990000001", "submitted"])
            const sql = yield* SqlClient.SqlClient
            const rows = yield* sql`
              select number::int as number, state from submissions order by created_at`
            assert.deepStrictEqual(rows, [
              { number: 990000000, state: "refused" },
              { number: 990000001, state: "accepted" }
            ])
          }),
          TestService.layerOn("Postgres", ownership)
        )
      })
    )
  })
})
