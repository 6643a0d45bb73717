import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const getting = (path: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } })
      return await response.text()
    })
  )

describe("one number", () => {
  layer(TestService.layer("Postgres"), { excludeTestServices: true })((it) => {
    it.effect("belongs to one of the types 01, 02 and 04", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000501)
        assert.strictEqual((yield* post(body)).body.status, "submitted")
        const filed = (yield* sandbox.received).length
        for (const TypeCode of ["02", "04"]) {
          const conflict = yield* post({ ...body, TypeCode })
          assert.strictEqual(conflict.status, 409)
          assert.strictEqual(conflict.body.existing.id, "SETP990000501")
        }
        assert.lengthOf(yield* sandbox.received, filed)
      })
    )

    it.effect("is one with and without zeros in front of it, which its id keeps", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const padded = invoiceBody(990000511, { Number: "0990000511" })
        const filed = yield* post(padded)
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.strictEqual(filed.body.id, "SETP0990000511")
        assert.deepInclude(filed.body.document, { number: 990000511, prefix: "SETP" })
        const [received] = (yield* sandbox.received).slice(-1)
        assert.strictEqual(received?.number, "SETP0990000511")
        // the same again is the same document, without its zeros another one
        assert.deepStrictEqual((yield* post(padded)).body, filed.body)
        for (const Number of [990000511, "990000511"]) {
          const conflict = yield* post({ ...padded, Number })
          assert.strictEqual(conflict.status, 409)
          assert.strictEqual(conflict.body.existing.id, "SETP0990000511")
        }
        const rows =
          yield* sql`select number::text as number, prefix, written_id from submissions where number = 990000511`
        assert.deepStrictEqual(rows, [{ number: "990000511", prefix: "SETP", written_id: "SETP0990000511" }])
        const listed = JSON.parse(yield* getting("/v1/submissions?companyId=1&number=990000511"))
        assert.deepStrictEqual(
          listed.items.map(({ result }: any) => [result.id, result.document.number]),
          [["SETP0990000511", 990000511]]
        )
        const xml = yield* getting(`/v1/files/xml/?uuid=${filed.body.document.uuid}`)
        assert.include(xml, "<cbc:ID>SETP0990000511</cbc:ID>")
        const submissions = yield* Submissions
        assert.lengthOf(yield* submissions.ofNumber("1", "SETP0990000511"), 1)
        assert.lengthOf(yield* submissions.ofNumber("1", "SETP990000511"), 0)
        yield* sql`update documents set written_id = 'SETP990000511' where number = 990000511`.pipe(
          Effect.flip,
          Effect.map((error) => assert.include(String(error.reason.cause), "what was signed is never changed"))
        )
      })
    )

    it.effect("tells another company nothing about its holder", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        yield* post(invoiceBody(990000502))
        yield* sql`alter table documents disable trigger documents_guard`
        yield* sql`update documents set company_id = '2' where number = 990000502`
        yield* sql`alter table documents enable trigger documents_guard`
        const conflict = yield* post(invoiceBody(990000502, { Note: "otra" }))
        assert.strictEqual(conflict.status, 409)
        assert.notProperty(conflict.body, "existing")
      })
    )

    it.effect("has the same content with OperationCode 10 and without", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { OperationCode: _, ...body } = invoiceBody(990000503)
        const first = yield* post(body)
        assert.strictEqual(first.body.status, "submitted")
        assert.deepStrictEqual((yield* post({ ...body, OperationCode: "10" })).body, first.body)
      })
    )
  })

  // two services that know nothing of each other, as after the loss of a database
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })("filed elsewhere before", (it) => {
    const service = TestService.layerOn("Postgres")
    const file = (body: unknown) => Effect.flatMap(TestService, ({ post }) => post(body))

    it.effect("answers the original acceptance with its evidence, and raises an alarm", () =>
      Effect.gen(function* () {
        const body = invoiceBody(990000504)
        const original = yield* Effect.provide(file(body), service)
        assert.strictEqual(original.body.response.statusCode, "00")
        yield* Effect.provide(
          Effect.gen(function* () {
            const answer = yield* file(body)
            assert.strictEqual(answer.body.status, "submitted")
            assert.strictEqual(answer.body.response.statusCode, "00")
            assert.strictEqual(answer.body.response.errorMessage, "")
            const sql = yield* SqlClient.SqlClient
            const [row] = yield* sql`
              select alarm is not null as alarm, application_response is not null as evidence from submissions`
            assert.deepStrictEqual(row, { alarm: true, evidence: true })
          }),
          service
        )
        assert.lengthOf(yield* Effect.flatMap(Sandbox, ({ received }) => received), 1)
      })
    )

    it.effect("stays open while the original cannot be queried", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const body = invoiceBody(990000505)
        yield* Effect.provide(file(body), service)
        yield* sandbox.program({ operation: "GetStatus", behaviour: "http-503" })
        yield* Effect.provide(
          Effect.gen(function* () {
            assert.strictEqual((yield* file(body)).body.status, "pending")
            const answer = yield* file(body)
            assert.strictEqual(answer.body.status, "submitted")
            assert.strictEqual(answer.body.response.statusCode, "00")
            const sql = yield* SqlClient.SqlClient
            const [{ noted } = {}] = yield* sql`
              select count(*)::int as noted from submission_transitions where detail like '%filedElsewhere%'`
            // by the attempt that met the document, and by the one that took its bytes
            assert.strictEqual(noted, 2)
          }),
          service
        )
      })
    )
  })
})
