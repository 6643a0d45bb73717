import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

/** Claims a sample of a company with its own facts, and settles it; returns its id. */
const record = Effect.fnUntraced(function* (
  changes: Partial<NewSubmission> & { readonly issueDate?: string },
  settlement?: Settlement
) {
  const submissions = yield* Submissions
  const { issueDate = "2026-01-15", ...overrides } = changes
  const sample = sampleSubmission({ documentDate: `${issueDate}T10:00:00-05:00`, ...overrides })
  const claim = yield* submissions.claim({ ...sample, facts: { ...sample.facts, issueDate } }, { corrects: "any" })
  assert.strictEqual(claim._tag, "Claimed")
  if (settlement !== undefined) yield* submissions.settle(claim.submission.id, settlement, undefined)
  return claim.submission.id
})

const everyState = ["signed", "accepted", "rejected", "refused"] as const

const rejection: Settlement = { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" }

describe.each(backends)("a list on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("of days of issue is sorted by day, within a day the newest first, on every page", () =>
      Effect.gen(function* () {
        const { list } = yield* Submissions
        const companyId = "days"
        const days = ["2026-01-20", "2026-01-18", "2026-01-19", "2026-01-18", "2026-01-21", "2026-01-19"]
        const ids = yield* Effect.forEach(days, (issueDate) => record({ companyId, issueDate }))
        const pagesOf = Effect.fnUntraced(function* (filter: {
          readonly issuedFrom?: string
          readonly issuedTo?: string
        }) {
          const seen: Array<number> = []
          for (;;) {
            const last = seen.at(-1)
            const after = last === undefined ? {} : { after: ids[last]! }
            const page = yield* list({ companyId, limit: 2, ...filter, ...after })
            seen.push(...page.map(({ id }) => ids.indexOf(id)))
            if (page.length < 2) return seen
          }
        })
        assert.deepStrictEqual(yield* pagesOf({ issuedFrom: "2026-01-01" }), [4, 0, 5, 2, 3, 1])
        assert.deepStrictEqual(yield* pagesOf({ issuedFrom: "2026-01-19", issuedTo: "2026-01-20" }), [0, 5, 2])
        assert.deepStrictEqual(yield* pagesOf({ issuedTo: "2026-01-18" }), [3, 1])
      })
    )

    it.effect("has the last rejection of each number that was not filed again", () =>
      Effect.gen(function* () {
        const { list, summarize } = yield* Submissions
        const sql = yield* SqlClient.SqlClient
        const filing = (number: number, settlement?: Settlement) =>
          record({ companyId: "again", issuerNit: "900000001", number }, settlement)
        const taken: Settlement = { ...rejection, alarm: "numberTaken: SETP3" }
        const free = yield* filing(1, rejection)
        const again = [yield* filing(2, rejection), yield* filing(3, taken), yield* filing(4, rejection)]
        yield* filing(2)
        const burned = yield* filing(3, rejection)
        const twice = yield* filing(4, { ...rejection, state: "refused" })
        const found = (filter: object) =>
          Effect.map(list({ companyId: "again", limit: 10, ...filter }), (rows) => rows.map(({ id }) => id))
        assert.deepStrictEqual(yield* found({ filedAgain: false }), [twice, burned, free])
        assert.deepStrictEqual(yield* found({ filedAgain: false, states: ["rejected"] }), [burned, free])
        assert.deepStrictEqual(yield* found({ filedAgain: true }), again.toReversed())
        assert.deepStrictEqual(yield* found({ filedAgain: false, issuedTo: "2026-01-15" }), [twice, burned, free])
        const [group] = yield* summarize({ companyId: "again", by: ["type"], filedAgain: false, limit: 10 })
        assert.deepInclude(group, { documents: 3, total: "357.00" })
        assert.deepStrictEqual(
          yield* sql`select id, company_id, state from unfiled order by id`,
          yield* sql`select id, company_id, state from refilings where not filed_again order by id`
        )
      })
    )

    it.effect("has each state of a counterparty, an amount or a day, however many documents these have", () =>
      Effect.gen(function* () {
        const { list } = yield* Submissions
        const sql = yield* SqlClient.SqlClient
        const { facts } = sampleSubmission()
        const trigal = { type: "31", number: "800199436", name: "El Trigal" }
        const named = (changes: object) => ({ ...facts, counterparty: { ...trigal, ...changes } })
        const company = { companyId: "rare", issuerNit: "900000002" }
        const filed = [
          yield* record({ ...company, number: 1, facts: named({}) }, rejection),
          yield* record({ ...company, number: 1, facts: named({}) }, { ...rejection, state: "refused" }),
          yield* record({ ...company, number: 2, facts: { ...named({}), currency: "USD" } }, rejection),
          yield* record({ ...company, number: 3, facts: named({ number: "800199437" }) }, rejection),
          yield* record({ ...company, number: 4, facts: named({}) }),
          yield* record({ ...company, number: 5, facts: named({ type: "41" }) }, rejection),
          yield* record({ ...company, number: 6, facts: named({}) }, { ...rejection, state: "accepted" })
        ]
        yield* record({ ...company, companyId: "other rare", issuerNit: "900000003", facts: named({}) }, rejection)
        const found = (filter: object) =>
          Effect.map(list({ companyId: "rare", limit: 10, ...filter }), (rows) =>
            rows.map(({ id }) => filed.indexOf(id))
          )
        const holds = (party: object) =>
          Effect.gen(function* () {
            const rejected = { ...party, states: ["rejected"] }
            assert.deepStrictEqual(yield* found(rejected), [5, 2, 0])
            assert.deepStrictEqual(yield* found({ ...rejected, limit: 2 }), [5, 2])
            assert.deepStrictEqual(yield* found({ ...rejected, limit: 2, after: filed[2]! }), [0])
            assert.deepStrictEqual(yield* found({ ...rejected, currency: "USD" }), [2])
            assert.deepStrictEqual(yield* found({ ...rejected, number: 1 }), [0])
            assert.deepStrictEqual(yield* found({ ...rejected, filedAgain: true }), [0])
            assert.deepStrictEqual(yield* found({ ...party, needsCorrection: true }), [5, 2, 1])
            assert.deepStrictEqual(yield* found({ ...party, states: ["signed"] }), [4])
            assert.deepStrictEqual(yield* found({ ...party, states: ["signed", "rejected"], limit: 3 }), [5, 4, 2])
            assert.deepStrictEqual(yield* found({ ...party, states: ["processing"] }), [])
            assert.deepStrictEqual(yield* found({ ...party, states: ["accepted"] }), [6])
            assert.deepStrictEqual(yield* found({ ...party, states: ["accepted", "rejected"], limit: 3 }), [6, 5, 2])
          })
        const holdsOfAnyone = Effect.gen(function* () {
          const amounts = { amountFrom: "0.01", amountTo: "999999999" }
          assert.deepStrictEqual(yield* found({ ...amounts, states: ["rejected"] }), [5, 3, 2, 0])
          assert.deepStrictEqual(yield* found({ ...amounts, states: ["rejected"], limit: 2, after: filed[3]! }), [2, 0])
          assert.deepStrictEqual(yield* found({ ...amounts, states: ["rejected"], currency: "USD" }), [2])
          assert.deepStrictEqual(yield* found({ ...amounts, states: ["accepted"] }), [6])
          assert.deepStrictEqual(yield* found({ ...amounts, states: ["accepted", "signed"], limit: 2 }), [6, 4])
          assert.deepStrictEqual(yield* found({ amountFrom: "999999999", states: ["accepted"] }), [])
          assert.deepStrictEqual(yield* found({ issuedFrom: "2000-01-01", states: ["signed"] }), [4])
          assert.deepStrictEqual(yield* found({ issuedTo: "2000-01-01", states: ["signed"] }), [])
        })
        const byNumber = { counterparty: "800199436" }
        const byName = { ...byNumber, search: "trigal" }
        yield* holds(byNumber)
        yield* holds(byName)
        yield* holdsOfAnyone
        // more documents than a page sorts, older than these
        yield* sql`
          insert into document_facts (id, company_id, environment, document_type, issue_date, counterparty, currency, total, issuer_name, details)
          select (left(id::text, 13) || '-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, company_id, environment, document_type,
            issue_date, counterparty, currency, total, issuer_name, details
          from document_facts cross join generate_series(1, 5001) as i where id = ${filed[0]!}::uuid`
        yield* holds(byNumber)
        yield* holds(byName)
        yield* holdsOfAnyone
      })
    )

    it.effect("keeps currencies apart in its sums, and counts a rejection where it belongs", () =>
      Effect.gen(function* () {
        const { summarize } = yield* Submissions
        const { facts } = sampleSubmission()
        const companyId = "currencies"
        const dollars = { ...facts, currency: "USD", total: "1.25", taxes: [] }
        yield* record({ companyId })
        yield* record({ companyId, facts: dollars }, { state: "accepted", origin: "authority", statusCode: "00" })
        yield* record({ companyId, facts: dollars }, rejection)
        const sums = (filter: object) =>
          Effect.map(summarize({ companyId, by: ["type", "status"], limit: 10, ...filter }), (groups) =>
            groups.map(({ currency, documents, iva, status, total }) => [currency, status, documents, total, iva])
          )
        const accepted = ["USD", "submitted", 1, "1.25", undefined]
        const rejected = ["USD", "rejected", 1, "1.25", undefined]
        assert.deepStrictEqual(yield* sums({}), [["COP", "pending", 1, "119.00", "19.00"], rejected, accepted])
        assert.deepStrictEqual(yield* sums({ issuedFrom: "2026-01-01", currency: "USD" }), [rejected, accepted])
        assert.deepStrictEqual(yield* sums({ states: ["accepted"], counterparty: "800199436" }), [accepted])
        assert.deepStrictEqual(
          (yield* summarize({ companyId, by: ["counterparty"], states: everyState, limit: 10 })).map(
            ({ currency, total }) => [currency, total]
          ),
          [
            ["COP", "119.00"],
            ["USD", "2.50"]
          ]
        )
      })
    )

    it.effect(
      "adds up by counterparty under whatever name, without one too, and takes away what was not accepted",
      () =>
        Effect.gen(function* () {
          const { summarize } = yield* Submissions
          const { facts } = sampleSubmission()
          const companyId = "parties"
          const acceptance: Settlement = { state: "accepted", origin: "authority", statusCode: "00" }
          const nit = { type: "31", number: "800199436", name: "El Trigal" }
          const renamed = { ...nit, name: "El Trigal S.A.S." }
          const passport = { ...nit, type: "41", name: "Andrés Nariño" }
          const { counterparty: _, ...nobody } = facts
          const documents = [
            [nit, "100.10", acceptance],
            [nit, "7.00", rejection],
            [nit, "9.00", undefined],
            [renamed, "200.20", acceptance],
            [renamed, "1.00", { ...rejection, state: "refused" }],
            [passport, "350.00", rejection],
            [passport, "50.50", acceptance],
            [undefined, "500.00", acceptance],
            [undefined, "3.00", rejection]
          ] as const
          for (const [counterparty, total, settlement] of documents) {
            const named = counterparty === undefined ? nobody : { ...facts, counterparty }
            yield* record({ companyId, facts: { ...named, total } }, settlement)
            // same identifications, of which the sums of the company have nothing
            yield* record({ companyId: "other parties", facts: { ...named, total: "1000.00" } }, acceptance)
          }
          const sums = (filter: object) =>
            Effect.map(summarize({ companyId, by: ["counterparty"], limit: 10, ...filter }), (groups) =>
              groups.map((group) => [
                group.counterpartyType,
                group.counterpartyName,
                ...(group.status === undefined ? [] : [group.status]),
                group.documents,
                group.total,
                group.iva
              ])
            )
          const none = [undefined, undefined]
          const trigal = ["31", "El Trigal S.A.S."]
          const andres = ["41", "Andrés Nariño"]
          assert.deepStrictEqual(yield* sums({ states: everyState }), [
            [...none, 2, "503.00", "38.00"],
            [...andres, 2, "400.50", "38.00"],
            [...trigal, 5, "317.30", "95.00"]
          ])
          const accepted = [
            [...none, 1, "500.00", "19.00"],
            [...trigal, 2, "300.30", "38.00"],
            [...andres, 1, "50.50", "19.00"]
          ]
          assert.deepStrictEqual(yield* sums({}), accepted)
          assert.deepStrictEqual(yield* sums({ states: ["accepted"] }), accepted)
          assert.deepStrictEqual(yield* sums({ states: ["accepted"], issuedFrom: "2026-01-01" }), accepted)
          const month = { issuedFrom: "2026-01-01", issuedTo: "2026-01-31" }
          assert.deepStrictEqual(yield* sums({ states: ["accepted"], ...month }), accepted)
          assert.deepStrictEqual(yield* sums({ states: ["accepted"], ...month, limit: 2 }), accepted.slice(0, 2))
          assert.deepStrictEqual(yield* sums({ ...month, issuedTo: "2026-01-14" }), [])
          assert.deepStrictEqual(yield* sums({ states: ["accepted"], limit: 2 }), accepted.slice(0, 2))
          assert.deepStrictEqual(yield* sums({ states: ["accepted"], counterparty: "800199436" }), accepted.slice(1))
          assert.deepStrictEqual(yield* sums({ states: ["rejected"] }), [
            [...andres, 1, "350.00", "19.00"],
            [...trigal.slice(0, 1), "El Trigal", 1, "7.00", "19.00"],
            [...none, 1, "3.00", "19.00"]
          ])
          assert.deepStrictEqual(
            yield* sums({ states: ["accepted", "refused"], by: ["counterparty", "status"], limit: 9 }),
            [
              [...none, "submitted", 1, "500.00", "19.00"],
              [...trigal, "submitted", 2, "300.30", "38.00"],
              [...andres, "submitted", 1, "50.50", "19.00"],
              [...trigal, "refused", 1, "1.00", "19.00"]
            ]
          )
        })
    )
  })
})
