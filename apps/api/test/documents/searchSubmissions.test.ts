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
          (yield* summarize({ companyId, by: ["counterparty"], limit: 10 })).map(({ currency, total }) => [
            currency,
            total
          ]),
          [
            ["COP", "119.00"],
            ["USD", "2.50"]
          ]
        )
      })
    )
  })
})
