import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Exchanges } from "../../src/documents/evidence/Exchanges.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { BlobStore } from "../../src/platform/blobs/BlobStore.ts"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const directory = mkdtempSync(join(tmpdir(), "left-octets-"))

const service = TestService.layer("Postgres", { blobs: { _tag: "files", directory } }).pipe(
  Layer.provideMerge(
    Layer.effectDiscard(
      Effect.addFinalizer(() => Effect.sync(() => rmSync(directory, { recursive: true, force: true })))
    )
  )
)

const isFile = { recursive: true, withFileTypes: true } as const

/** Files outside that no row names, once what was left is removed, as ten minutes later. */
const unnamed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update erased_octets set erased_at = erased_at - interval '10 minutes'`
  yield* Effect.flatMap(BlobStore, ({ sweep }) => sweep)
  const rows = yield* sql<{ readonly sha256: string }>`select sha256 from blobs`
  const named = new Set(rows.map(({ sha256 }) => sha256))
  return readdirSync(directory, isFile)
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => parentPath.slice(-2) + name)
    .filter((digest) => !named.has(digest))
})

layer(service, { excludeTestServices: true })("octets outside of the database", (it) => {
  const filed = Effect.fnUntraced(function* (body: object, headers: Record<string, string> = {}) {
    const { post } = yield* TestService
    const sql = yield* SqlClient.SqlClient
    const answer = yield* post(body, { headers })
    assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
    const [found] = yield* Effect.flatMap(Submissions, ({ ofDocumentKey }) => ofDocumentKey(answer.body.document.uuid))
    if (found === undefined) return assert.fail("there is no submission")
    const files = sql<{ readonly n: number }>`
      select count(*)::int as n from blobs where key like ${`submissions/${found.id}/%`}`
    assert.strictEqual(
      yield* eventually(
        Effect.map(files, ([row]) => row?.n),
        (n) => n === 3
      ),
      3
    )
    return found
  })

  it.effect("do not accumulate when a document is sent again", () =>
    Effect.gen(function* () {
      // what the service tried at its start, to find out whether it can write there
      const before = yield* unnamed
      const body = invoiceBody(990000601)
      for (let sent = 0; sent < 3; sent++) yield* filed(body)
      assert.deepStrictEqual(yield* unnamed, before)
    })
  )

  it.effect("remain those of the exchange when the container cannot be stored", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const sql = yield* SqlClient.SqlClient
      yield* sql`
        create function no_containers() returns trigger language plpgsql as
          $body$ begin raise exception 'no container is counted'; end $body$`
      yield* sql`
        create trigger no_containers before insert on file_sequences
          for each row when (new.tag = 'ad') execute function no_containers()`
      const { body } = yield* post(invoiceBody(990000603))
      assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      const [found] = yield* Effect.flatMap(Submissions, ({ ofDocumentKey }) => ofDocumentKey(body.document.uuid))
      const names = Effect.map(
        sql<{ readonly name: string }>`
          select split_part(key, '/', 3) as name from blobs where key like ${`submissions/${found?.id}/%`} order by 1`,
        (rows) => rows.map(({ name }) => name)
      )
      const kept = yield* eventually(names, ({ length }) => length > 1)
      yield* sql`drop trigger no_containers on file_sequences`
      assert.deepStrictEqual(kept, ["request.json", "soap-submit.json.gz"])
    })
  )

  it.effect("are not kept of a document that was erased before its evidence was", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const before = yield* unnamed
      const submission = yield* filed(invoiceBody(990000602))
      yield* sql`
        insert into erased_octets (sha256) select sha256 from blobs where key like ${`submissions/${submission.id}/%`}`
      yield* sql`delete from blobs where key like ${`submissions/${submission.id}/%`}`
      yield* sql`update standings set erased_at = now() where id = ${submission.id}`
      const sent = { operation: "SendBillSync", url: "https://x/", created: new Date(), answer: undefined }
      const exchange = { ...sent, request: Buffer.from("<the whole document/>") }
      const container = {
        key: `submissions/${submission.id}/container.xml`,
        bytes: Buffer.from("the whole document"),
        counted: { issuerNit: submission.issuerNit, kind: "ad", year: 2026 },
        pattern: "ad*.xml"
      }
      yield* Effect.flatMap(Exchanges, ({ keep }) =>
        Effect.andThen(keep(submission, { sent: exchange }, container), keep(submission, { sent: exchange }))
      ).pipe(Effect.provide(Exchanges.layer))
      const rows = yield* sql`select key from blobs where key like ${`submissions/${submission.id}/%`}`
      assert.deepStrictEqual(rows, [])
      assert.deepStrictEqual(yield* unnamed, before)
    })
  )

  it.effect("do not accumulate of numbers that a document without one claims in vain", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const sql = yield* SqlClient.SqlClient
      const before = yield* unnamed
      // two tries are overtaken and repeated, the third gets the number, the fourth fails permanently
      yield* sql`create sequence claims`
      yield* sql`
        create function takes_number() returns trigger language plpgsql as $body$
          begin
            case nextval('claims')
              when 1, 2 then raise exception 'overtaken' using errcode = 'RC410';
              when 4 then raise exception 'no number is given';
              else return new;
            end case;
          end $body$`
      yield* sql`create trigger takes_number before insert on numbers for each row execute function takes_number()`
      const { Number: _, ...body } = invoiceBody(0)
      yield* filed(body, { "idempotency-key": "left-octets-1" })
      const [tried] = yield* sql<{ readonly n: number }>`select last_value::int as n from claims`
      assert.strictEqual(tried?.n, 3)
      assert.deepStrictEqual(yield* unnamed, before)

      const failed = yield* post(body, { headers: { "idempotency-key": "left-octets-2" } })
      yield* sql`drop trigger takes_number on numbers`
      assert.strictEqual(failed.status, 500, JSON.stringify(failed.body))
      assert.deepStrictEqual(yield* unnamed, before)
    })
  )
})
