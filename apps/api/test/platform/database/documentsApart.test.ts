import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { testDatabase } from "@radicar/postgres/testDatabase"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deflateRawSync } from "node:zlib"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { RangeUsage } from "../../../src/numbering/RangeUsage.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { migrate } from "../../../src/platform/database/migrate.ts"
import { migrations } from "../../../src/platform/database/migrations/migrations.ts"
import { makePgliteClient } from "../../../src/platform/database/pglite/makePgliteClient.ts"
import type { Row } from "../../../src/platform/database/records.ts"
import { followUpJobs } from "../../support/storage/jobs.ts"

/** What was there before documents were set apart. */
const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0027"))

const idOf = (month: string, last: number): string =>
  `${{ august: "01990000-0000", october: "019a3000-0000" }[month]}-7000-8000-${String(last).padStart(12, "0")}`

/** Of each state, of numbers that were filed again, given up and lost, in two months. */
const rows: ReadonlyArray<{
  readonly id: string
  readonly number: number
  readonly state: string
  readonly refiled?: boolean
  readonly alarm?: string
}> = [
  { id: idOf("august", 1), number: 1, state: "rejected", refiled: true },
  { id: idOf("august", 2), number: 1, state: "accepted" },
  { id: idOf("august", 3), number: 2, state: "rejected" },
  { id: idOf("august", 4), number: 3, state: "rejected", alarm: "the authority has another document" },
  { id: idOf("october", 5), number: 4, state: "refused" },
  { id: idOf("october", 6), number: 5, state: "accepted", alarm: "accepted before" },
  { id: idOf("october", 7), number: 6, state: "processing" },
  { id: idOf("october", 8), number: 7, state: "unknown" }
]

const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const { alarm = null, id, number, refiled = false, state } of rows) {
    const answered = ["accepted", "rejected", "processing"].includes(state)
    yield* sql`
      insert into submissions (id, created_at, company_id, provider_id, environment, issuer_nit, document_type,
        document_family, prefix, number, content_digest, xml_digest, document_key, key_scheme, name, document_date,
        signature_value, reference, file_name, zip_name, signed_xml, deflated_xml, xml_sha256, operation, state, attempts,
        status_code, status_message, error_message, zipkey, application_response, answered_at, refiled, alarm)
      values (${id}, now() - make_interval(days => ${100 - number}), '1', '1', 'habilitacion', '900373115', '01', '01', 'SETP',
        ${number}, ${"a".repeat(64)}, ${Buffer.alloc(32, number).toString("base64")}, ${String(number).repeat(96)},
        'CUFE-SHA384', 'name', '2026-01-15T10:00:00-05:00', ${Buffer.alloc(256, number).toString("base64")}, '',
        'fv.xml', 'z.zip', ${number % 2 === 0 ? Buffer.from("<whole/>") : Buffer.alloc(0)},
        ${number % 2 === 0 ? null : deflateRawSync("<whole/>")}, ${number % 2 === 0 ? null : hash("sha256", "<whole/>", "buffer")},
        'InvoiceCreate', ${state}, 1, ${answered ? "00" : ""}, ${answered ? "Procesado" : ""}, '',
        ${state === "processing" ? "zipkey" : ""}, ${state === "accepted" ? Buffer.from("answer") : null},
        ${answered ? new Date("2026-08-02T00:00:00Z") : null}, ${refiled}, ${alarm})`
    yield* sql`
      insert into submission_transitions (submission_id, to_state, origin, attempt) values (${id}, 'signed', 'request', 0)`
    yield* sql`
      insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
      values (${id}, 'signed', ${state}, 'authority', 1, 'detail')`
    yield* sql`
      insert into blobs (key, name, sha256, bytes)
      values (${`submissions/${id}/request.json`}, 'request.json', ${"b".repeat(64)}, ${Buffer.from("{}")})`
    yield* sql`
      insert into audit_log (id, request_id, token_id, operation, company_id, subject, status, detail)
      values (${id}, 'request', 'token', 'InvoiceCreate', '1', ${id}, 201, '{}')`
  }
  yield* sql`
    insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
    values ('1', 'InvoiceCreate', 'key', ${"a".repeat(64)}, ${idOf("august", 2)})`
  yield* sql`
    insert into retained_certificates (submission_id, key_id, nonce, sealed)
    values (${idOf("october", 8)}, ${"a".repeat(16)}, ${Buffer.alloc(12)}, ${Buffer.from("sealed")})`
})

/** What a reader sees of everything: base64 is read as what it stands for. */
const everything = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const submissions = yield* sql<Row>`
    select id, created_at, company_id, provider_id, environment, issuer_nit, document_type, document_family, prefix,
      number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value, reference,
      file_name, zip_name, signed_xml, deflated_xml, xml_sha256, operation, state, attempts, lease_until, status_code,
      status_message, status_description, error_message, zipkey, application_response, alarm, answered_at, kept_until,
      erased_at, outage_id, test_set_id from submissions order by id`
  const octets = (value: unknown) => (typeof value === "string" ? Buffer.from(value, "base64") : value)
  return {
    submissions: submissions.map((row) => ({
      ...row,
      xml_digest: octets(row["xml_digest"]),
      signature_value: octets(row["signature_value"])
    })),
    history: yield* sql<Row>`
      select submission_id, at, from_state, to_state, origin, attempt, detail from submission_transitions order by id`,
    blobs: yield* sql<Row>`select * from blobs order by key`,
    audit: yield* sql<Row>`select * from audit_log order by id`,
    retained: yield* sql<Row>`select submission_id from retained_certificates`
  }
})

const embedded = Effect.gen(function* () {
  const directory = yield* Effect.acquireRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), "radicar-apart-"))),
    (made) => Effect.promise(() => rm(made, { recursive: true }))
  )
  yield* Effect.promise(() => embeddedCluster(directory))
  return {
    before: PgClient.layerFrom(makePgliteClient(join(directory, "database"))),
    after: Database.layerDirectory(directory)
  }
})

const server = Effect.map(testDatabase, (url) => ({
  before: PgClient.layer({ url: Redacted.make(url), maxConnections: 2 }),
  after: Database.layerPostgres(Redacted.make(url))
}))

const series = {
  issuerNit: "900373115",
  environment: "habilitacion",
  documentType: "01",
  prefix: "SETP",
  from: 1,
  to: 100
} as const

describe.each([
  { name: "PGlite", database: embedded },
  { name: "Postgres", database: server }
])("what was recorded before documents were set apart, on $name", ({ database }) => {
  it.live("is read as before, and its numbers are as free as before", () =>
    Effect.gen(function* () {
      const { after, before } = yield* database
      const expected = yield* Effect.andThen(migrate(older), Effect.andThen(fill, everything)).pipe(
        Effect.provide(Layer.fresh(before), { local: true })
      )
      yield* Effect.gen(function* () {
        assert.deepStrictEqual(yield* everything, expected)
        const sql = yield* SqlClient.SqlClient
        const submissions = yield* Submissions
        assert.deepStrictEqual(yield* submissions.open, [idOf("october", 7), idOf("october", 8)])
        assert.strictEqual(yield* submissions.nextNumber(series), 2)
        assert.strictEqual((yield* submissions.ofDocumentKey("1".repeat(96)))[0]?.id, idOf("august", 2))
        assert.lengthOf(yield* submissions.ofNumber("1", "SETP1"), 2)
        const usage = yield* RangeUsage
        const { environment, issuerNit, prefix } = series
        assert.deepStrictEqual(yield* usage.of({ environment, issuerNit, prefix, fromNumber: 1, toNumber: 100 }), {
          used: 4,
          freedByRejection: 2,
          usedByOthers: 1,
          lastNumber: 7
        })
        const settled = { state: "accepted", origin: "authority", statusCode: "00" } as const
        yield* submissions.settle(idOf("october", 8), settled, undefined)
        assert.deepStrictEqual(yield* submissions.open, [idOf("october", 7)])
        assert.lengthOf(yield* sql`select from retained_certificates`, 0)
        assert.lengthOf(yield* submissions.history(idOf("october", 8)), 3)
      }).pipe(
        Effect.provide(
          Layer.mergeAll(Submissions.layer, RangeUsage.layer).pipe(
            Layer.provide(followUpJobs),
            Layer.provideMerge(Layer.fresh(after))
          ),
          { local: true }
        )
      )
    }).pipe(Effect.scoped)
  )
})
