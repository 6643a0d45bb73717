import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Clock, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { inflateRawSync } from "node:zlib"
import { unpack } from "../../src/documents/submissions/packed.ts"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { sandboxStatus } from "../support/authorityStatus.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { movingClock } from "../support/movingClock.ts"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

const automatic = "companyId=1&providerId=1&contingency=auto"

interface Row {
  readonly id: string
  readonly state: string
  readonly document_type: string
  readonly attempts: number
  readonly xml: string
  readonly proof: number
}

const rowOf = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<Omit<Row, "xml"> & { readonly deflated_xml: Uint8Array }>`
        select id, state, document_type, attempts, deflated_xml,
          (select count(*)::int from outage_attempts where outage_id = submissions.outage_id) as proof
        from submissions where number = ${number} order by created_at desc limit 1`,
      ([row]): Row | undefined => row && { ...row, xml: inflateRawSync(row.deflated_xml).toString("utf8") }
    )
  )

const statesOf = (id: string | undefined) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<{ step: string }>`
        select to_state || ' ' || origin as step from submission_transitions
        where submission_id = ${id ?? ""} order by id`,
      (rows) => rows.map(({ step }) => step)
    )
  )

/** What the service keeps to print a document from. */
const requestOf = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<{ bytes: Uint8Array; deflated_xml: Uint8Array }>`
        select bytes, deflated_xml from blobs join submissions
          on blobs.key = 'submissions/' || submissions.id || '/request.json'
        where number = ${number}`,
      ([row]) =>
        row === undefined
          ? ""
          : Buffer.from(unpack(row.bytes, { signedXml: inflateRawSync(row.deflated_xml) })).toString("utf8")
    )
  )

const fileOf = (kind: "xml" | "pdf", uuid: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/files/${kind}/?uuid=${uuid}`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      return { status: response.status, text: await response.text() }
    })
  )

describe.each(serviceDatabases)("contingency of the authority, on %s", (database) => {
  const clock = movingClock(Date.now())
  const sandbox = Sandbox.layer({ certificateDirectory, clock })
  const health = { ...defaultHealth, failures: 3, pause: Schedule.spaced("10 seconds") }
  const service = (changes: object) =>
    TestService.layerOn(database, { health, following: hurriedFollowing(), ...changes }).pipe(
      Layer.provide(Layer.succeed(Clock.Clock, clock))
    )

  /** An invoice issued at this moment of the service's clock. */
  const invoice = (number: number) =>
    invoiceBody(number, { Date: String(fromEpochMillis(clock.currentTimeMillisUnsafe())) })

  const post = (body: unknown, query?: string, headers: Record<string, string> = {}) =>
    Effect.flatMap(TestService, (test) => test.post(body, { headers, ...(query === undefined ? {} : { query }) }))

  const received = Effect.flatMap(Sandbox, (sandbox) => sandbox.received)

  const failures = Effect.map(sandboxStatus, (status) => status?.failuresInARow ?? 0)

  /** Everything goes wrong; documents of the numbers are posted in vain, and tried again until the outage is proven. */
  const breakDown = Effect.fnUntraced(function* (first: number, second: number) {
    const sandbox = yield* Sandbox
    yield* sandbox.program({ behaviour: "http-503", times: "always" })
    const early = yield* post(invoice(first), automatic)
    // one failed call and the question after it prove nothing
    assert.deepInclude(early.body.document, { type: "01" })
    yield* post(invoice(second))
    for (let round = 0; round < 3; round++) {
      const before = yield* failures
      clock.move(11_000)
      yield* eventually(failures, (count) => count > before)
    }
  })

  /** The authority is back, and knows of these contingencies alone. */
  const recover = Effect.fnUntraced(function* (contingencies: ReadonlyArray<{ cause: "authority"; from: Date }>) {
    const sandbox = yield* Sandbox
    yield* sandbox.reset
    yield* sandbox.seed({ contingencies })
    clock.move(11_000)
  })

  layer(sandbox, { excludeTestServices: true })((it) => {
    it.layer(service({}))("of a service that can transmit by itself", (it) => {
      it.effect("an invoice is issued as 04 while the outage is proven, and transmitted once when it is over", () =>
        Effect.gen(function* () {
          const began = new Date(clock.currentTimeMillisUnsafe())
          assert.strictEqual((yield* post(invoice(990002001), automatic)).body.status, "submitted")
          yield* breakDown(990002002, 990002003)

          const body = invoice(990002004)
          const issued = yield* post(body, automatic, { "idempotency-key": "contingency-1" })
          assert.strictEqual(issued.status, 202, JSON.stringify(issued.body))
          assert.strictEqual(issued.body.status, "pending")
          assert.strictEqual(issued.body.document.type, "04")
          const since = Date.parse(issued.body.contingency.since)
          assert.isAtLeast(since, began.getTime())
          assert.isAtMost(since, clock.currentTimeMillisUnsafe())
          const row = yield* rowOf(990002004)
          assert.deepInclude(row, { state: "contingency", document_type: "04", attempts: 0 })
          assert.isAtLeast(row?.proof ?? 0, 3)
          assert.include(row?.xml, "<cbc:InvoiceTypeCode>04</cbc:InvoiceTypeCode>")
          // what the buyer is to get is there
          const file = yield* fileOf("xml", issued.body.document.uuid)
          assert.include(file.text, "<cbc:InvoiceTypeCode>04</cbc:InvoiceTypeCode>")
          assert.strictEqual((yield* fileOf("pdf", issued.body.document.uuid)).status, 200)

          // of all this the authority knows nothing
          assert.deepStrictEqual(
            (yield* received).map(({ number }) => number),
            ["SETP990002001"]
          )

          // whoever posts it again, asking for contingency or not, gets the same document
          for (const query of [automatic, undefined]) {
            const again = yield* post(body, query, { "idempotency-key": "contingency-1" })
            assert.deepStrictEqual([again.status, again.body], [202, issued.body])
          }
          assert.strictEqual((yield* post({ ...body, Note: "otra" }, automatic)).status, 409)

          // what was signed as 01 stays 01; so does who did not ask, and what has no contingency
          const invoiceOf01 = invoice(990002005)
          for (const query of [undefined, automatic]) {
            const answer = yield* post(invoiceOf01, query)
            assert.deepInclude(answer.body.document, { type: "01" })
            assert.notProperty(answer.body, "contingency")
          }
          const early = invoiceBody(990002006, { Date: String(fromEpochMillis(began.getTime() - 1000)) })
          assert.strictEqual((yield* post(early, automatic)).body.document.type, "01")

          yield* recover([{ cause: "authority", from: new Date(began.getTime() - 60_000) }])
          yield* eventually(rowOf(990002004), (seen) => seen?.state === "accepted")
          const filed = (yield* received).filter(({ number }) => number === "SETP990002004")
          assert.deepStrictEqual(
            filed.map(({ documentKey }) => documentKey),
            [issued.body.document.uuid]
          )
          const settled = yield* post(body, automatic)
          assert.strictEqual(settled.body.status, "submitted", JSON.stringify(settled.body))
          assert.deepStrictEqual(settled.body.document, issued.body.document)
          assert.deepStrictEqual(settled.body.contingency, issued.body.contingency)
          const steps = yield* statesOf(row?.id)
          assert.strictEqual(steps[0], "contingency request")
          assert.deepStrictEqual(steps.slice(-2), ["filing worker", "accepted authority"])
          for (const number of [990002002, 990002003, 990002005, 990002006]) {
            yield* eventually(rowOf(number), (seen) => seen?.state === "accepted")
          }
          const { xml = "" } = (yield* rowOf(990002002)) ?? {}
          assert.include(xml, "<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>")
        })
      )

      it.effect("one of a contingency that the authority does not know is rejected, and may be filed as 01", () =>
        Effect.gen(function* () {
          yield* breakDown(990002011, 990002012)
          const body = invoice(990002013)
          assert.strictEqual((yield* post(body, automatic)).body.document.type, "04")
          yield* recover([])
          yield* eventually(rowOf(990002013), (seen) => seen?.state === "rejected")
          const normal = yield* post(body)
          assert.strictEqual(normal.body.status, "submitted", JSON.stringify(normal.body))
          assert.strictEqual(normal.body.document.type, "01")
          assert.notProperty(normal.body, "contingency")
          const accepted = (yield* received).filter(({ accepted, number }) => accepted && number === "SETP990002013")
          assert.lengthOf(accepted, 1)
        })
      )

      it.effect("numbers that the service gives are issued in contingency as well", () =>
        Effect.gen(function* () {
          const { Number: _number, ...unnumbered } = invoice(1)
          yield* breakDown(990002021, 990002022)
          const body = { ...unnumbered, Date: invoice(1)["Date"] }
          const key = { "idempotency-key": "contingency-numbered" }
          const issued = yield* post(body, automatic, key)
          assert.strictEqual(issued.body.document?.type, "04", JSON.stringify(issued.body))
          assert.deepStrictEqual((yield* post(body, automatic, key)).body, issued.body)
          assert.strictEqual((yield* fileOf("pdf", issued.body.document.uuid)).status, 200)
          assert.strictEqual(JSON.parse(yield* requestOf(issued.body.document.number)).TypeCode, "04")
          yield* recover([{ cause: "authority", from: new Date(0) }])
          yield* eventually(rowOf(issued.body.document.number), (seen) => seen?.state === "accepted")
        })
      )

      it.effect("other documents wait", () =>
        Effect.gen(function* () {
          yield* breakDown(990002031, 990002032)
          const { post: send } = yield* TestService
          const date = fromEpochMillis(clock.currentTimeMillisUnsafe())
          const note = {
            ...documentTypes.CreditnoteCreate.example({ number: 1, date }),
            SigningCertificate: signingCertificate()
          }
          const answer = yield* send(note, { path: "/v1/dian/credit-notes/", query: automatic })
          assert.strictEqual(answer.status, 202, JSON.stringify(answer.body))
          assert.strictEqual(answer.body.document.type, "91")
          assert.notProperty(answer.body, "contingency")
          const exported = { ...invoice(990002033), TypeCode: "02" }
          assert.notProperty((yield* post(exported, automatic)).body, "contingency")
          yield* recover([{ cause: "authority", from: new Date(0) }])
        })
      )
    })
  })

  layer(Layer.fresh(sandbox), { excludeTestServices: true })((it) => {
    it.layer(service({ retainCertificates: "never" }))("of a service that retains no certificate", (it) => {
      it.effect("is not issued, because no process could transmit it", () =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          yield* sandbox.program({ behaviour: "http-503", times: "always" })
          for (const number of [990002041, 990002042, 990002043, 990002044, 990002045]) {
            const answer = yield* post(invoice(number), automatic)
            assert.strictEqual(answer.body.document.type, "01")
            clock.move(11_000)
          }
        })
      )
    })
  })
})
