import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { createHash, randomUUIDv7 } from "node:crypto"
import { InboxStore } from "../../src/inbox/InboxStore.ts"
import { BlobStore } from "../../src/platform/blobs/BlobStore.ts"
import { backends } from "../support/storage/backends.ts"

const many = 1200

/** Inserts two documents that a company received, and the given number of older ones of another supplier. */
const receive = Effect.fnUntraced(function* (company: string, more = 0) {
  const sql = yield* SqlClient.SqlClient
  const arrival = randomUUIDv7()
  yield* sql`
    insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
    values (${arrival}, ${company}, 'upload', '', 1, ${createHash("sha256").update(company).digest("hex")})`
  const insert = (row: object) => sql`
    insert into inbox_items (id, company_id, environment, arrival_id, place, state, document_key, document_type, number, supplier,
      supplier_name, folded_name, order_number, total)
    select id, ${company}, 'production', ${arrival}::uuid, number, state, document_key, '01', number, supplier, folded_name,
      folded_name, order_number, 10
    from jsonb_populate_record(null::inbox_items, ${JSON.stringify({ state: "received", ...row })}::text::jsonb)`
  const documents = [
    { number: "FE_1001", supplier: "800199436", folded_name: "panaderia el trigal sas", order_number: "OC-77" },
    { number: "FEX1002", supplier: "900373115", folded_name: "ferreteria 100% andina", state: "accepted" }
  ]
  for (const [index, document] of documents.entries()) {
    yield* insert({
      id: `1f00000${index}-0000-7000-8000-${company.padEnd(12, "0")}`,
      document_key: `abcdef0${index + 1}${"0".repeat(88)}`,
      ...document
    })
  }
  yield* sql`
    insert into inbox_items (id, company_id, environment, arrival_id, place, state, document_key, document_type, number, supplier,
      supplier_name, folded_name, total)
    select ('0f000000-0000-7000-8000-' || lpad(${company}::text || lpad(i::text, 6, '0'), 12, '0'))::uuid, ${company}, 'production',
      ${arrival}::uuid, 'M' || i, 'received', lpad(i::text, 96, 'f'), '01', 'M' || i, '811111111', 'x', 'distribuidora de leche', 1
    from generate_series(1, ${more}::int) as i`
})

describe.each(backends)("a search of received documents, on $name", (backend) => {
  const store = InboxStore.layer.pipe(
    Layer.provide(BlobStore.layer({ _tag: "postgres" })),
    Layer.provideMerge(backend.layer)
  )
  layer(store, { excludeTestServices: true })((it) => {
    it.effect("compares names, identifications, numbers, orders and keys", () =>
      Effect.gen(function* () {
        const { list } = yield* InboxStore
        yield* receive("1")
        yield* receive("2")
        const found = (search: string) =>
          Effect.map(list({ companyId: "1", search, limit: 10 }), (items) => items.map(({ number }) => number))
        const [first, second] = ["FE_1001", "FEX1002"]
        const expected: Readonly<Record<string, Array<string | undefined>>> = {
          "TRIGAL panadería": [first],
          "trigal ferreteria": [],
          "8001": [first],
          "800.199": [first],
          "199436": [],
          FE: [second, first],
          "  FE_10 ": [first],
          "100%": [second],
          "OC-7": [first],
          ABCDEF01: [first],
          abcdef0: [],
          abcdef0000: [],
          ["f".repeat(97)]: []
        }
        const answers = yield* Effect.forEach(Object.keys(expected), (search) =>
          Effect.map(found(search), (numbers) => [search, [...numbers]] as [string, Array<string | undefined>])
        )
        assert.deepStrictEqual(answers, Object.entries(expected))
      })
    )

    it.effect("finds the newest of many, and those of them that match the other filters", () =>
      Effect.gen(function* () {
        const { list, summarize } = yield* InboxStore
        yield* receive("3", many)
        // matches everything
        const all = { companyId: "3", search: "e", limit: 3 }
        const numbers = (filter: Partial<Parameters<typeof list>[0]>) =>
          Effect.map(list({ ...all, ...filter }), (items) => items.map(({ number }) => number))
        const page = yield* list(all)
        assert.deepStrictEqual(
          page.map(({ number }) => number),
          ["FEX1002", "FE_1001", `M${many}`]
        )
        assert.deepStrictEqual(yield* numbers({ after: page[2]!.id }), [`M${many - 1}`, `M${many - 2}`, `M${many - 3}`])
        assert.deepStrictEqual(yield* numbers({ search: "M11", states: ["received"], limit: 2 }), ["M1199", "M1198"])
        assert.deepStrictEqual(yield* numbers({ states: ["accepted"] }), ["FEX1002"])
        assert.deepStrictEqual(yield* numbers({ search: "FE", states: ["accepted"] }), ["FEX1002"])
        assert.isEmpty(yield* numbers({ search: "FE", counterparty: "811111111" }))
        const sums = Effect.fnUntraced(function* (search: string) {
          const groups = yield* summarize({ companyId: "3", by: ["status"], search, limit: 10 })
          return groups.map(({ documents, status, total }) => ({ documents, status, total }))
        })
        assert.deepStrictEqual(yield* sums("FE"), [
          { documents: 1, status: "accepted", total: "10" },
          { documents: 1, status: "received", total: "10" }
        ])
        assert.deepStrictEqual(yield* sums("leche"), [{ documents: many, status: "received", total: String(many) }])
      })
    )

    it.effect("finds a document with texts longer than an entry of an index", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { judge, list } = yield* InboxStore
        const id = randomUUIDv7()
        // without repetitions, which an index compresses
        const long = Array.from({ length: 300 }, (_, index) => createHash("sha256").update(`${index}`).digest("base64"))
        const name = `Panadería ${long.join("")}`
        yield* sql`
          insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
          values (${id}, '4', 'upload', 'f.xml', 1, ${"0".repeat(64)})`
        const document = {
          key: "a".repeat(96),
          keyScheme: "CUFE-SHA384",
          typeCode: "01",
          number: "FE1",
          prefix: "FE",
          environment: "1",
          issueDate: "2026-11-02",
          supplier: { type: "31", number: "800199436", name },
          buyer: undefined,
          answer: undefined,
          degree: "proven",
          facts: { order: `ñ${long.join("")}`, references: [] },
          sums: {}
        } as const
        yield* judge({
          arrivalId: id,
          companyNit: "900373115",
          standard: "production",
          judged: { mail: undefined, files: [], judged: [{ place: "", name: "f.xml", is: "document", document }] }
        })
        const [item] = yield* list({ companyId: "4", search: "panaderia", limit: 2 })
        assert.strictEqual(item?.supplierName, name)
        assert.strictEqual(item?.orderNumber, `ñ${long.join("")}`.slice(0, 499))
      })
    )
  })
})
