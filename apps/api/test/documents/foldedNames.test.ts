import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { migrations } from "../../src/platform/database/migrations/migrations.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

describe.each(backends)("folded names on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("find a counterparty by any spelling", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const sample = sampleSubmission()
        const companyId = "spellings"
        const party = { type: "31", number: "800199436", name: "Groß & Œuvre d’Or ﬁno" }
        yield* submissions.claim({ ...sample, companyId, facts: { ...sample.facts, counterparty: party } })
        const found = (search: string) =>
          Effect.map(submissions.list({ companyId, search, limit: 10 }), ({ length }) => length)
        for (const search of ["GROSS", "groß", "oeuvre", "œuvre", "d'or", "D´Or", "fino", "ﬁno", "gross d'or"])
          assert.strictEqual(yield* found(search), 1, search)
        for (const search of ["-1", "grosse"]) assert.strictEqual(yield* found(search), 0, search)
      })
    )

    it.effect("of earlier versions are folded again", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const names = { one: "Café d’Or", two: "d'Or", three: "d’Or", four: "Peña" }
        const earlier = { one: "cafe d’or", two: "d'or", three: "d’or", four: "pena" }
        for (const [company, name] of Object.entries(names)) {
          const companyId = company === "three" ? "two" : company
          yield* sql`
            insert into counterparties (company_id, identification_type, identification, name, folded_name)
            values (${companyId}, '31', '800199436', ${name}, ${earlier[company as keyof typeof earlier]})`
        }
        const arrival = randomUUIDv7()
        yield* sql`
          insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
          values (${arrival}, 'one', 'upload', '', 1, ${"0".repeat(64)})`
        yield* sql`
          insert into inbox_items (id, company_id, environment, arrival_id, place, state, document_key, document_type, number,
            supplier, supplier_name, folded_name, total)
          values (${randomUUIDv7()}, 'one', 'sandbox', ${arrival}::uuid, '', 'received', ${"a".repeat(96)}, '01', 'F1',
            '800199436', 'Groß', 'groß', 1)`
        yield* migrations["0055_folded_names"]!
        const parties = yield* sql`
          select company_id, folded_name from counterparties where company_id in ('one', 'two', 'four') order by id`
        assert.deepStrictEqual(
          parties.map(({ company_id: company, folded_name: name }) => [company, name]),
          // the third would be the second
          [
            ["one", "cafe d'or"],
            ["two", "d'or"],
            ["two", "d’or"],
            ["four", "pena"]
          ]
        )
        assert.deepInclude((yield* sql`select folded_name from inbox_items where company_id = 'one'`)[0], {
          folded_name: "gross"
        })
      })
    )
  })
})
