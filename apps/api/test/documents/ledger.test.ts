import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { execFileSync } from "node:child_process"
import { randomUUIDv7 } from "node:crypto"
import type { ListFilter } from "../../src/documents/submissions/filterDocuments.ts"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { afterPlace, placeIn } from "../../src/documents/submissions/submissionFilter.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

/** A document of the ledger, as a person would write it down. */
interface Entry {
  readonly day: string
  readonly prefix: string
  readonly number: number
  readonly type: string
  readonly party?: string | undefined
  readonly currency: string
  readonly total?: string | undefined
  readonly due?: string
  readonly status: "rejected" | "refused" | "pending" | "processing" | "submitted"
}

const entry = (changes: Partial<Entry>): Entry => ({
  day: "2026-03-02",
  prefix: "FE",
  number: 1,
  type: "01",
  party: "Panadería El Trigal",
  currency: "COP",
  total: "119.00",
  status: "submitted",
  ...changes
})

/** With ties of everything, values that are absent, notes, several currencies and amounts of 15 digits. */
const entries: ReadonlyArray<Entry> = [
  entry({ number: 9, due: "2026-04-01" }),
  entry({ number: 10, due: "2026-04-01" }),
  entry({ number: 100, day: "2026-03-05", party: "Ñandú S.A.S.", total: "999999999999999.99" }),
  entry({ number: 11, total: "119.0", due: "2026-03-02", status: "pending" }),
  entry({ prefix: "NC", number: 1, type: "91", total: "20.50", party: "Álvarez" }),
  entry({ prefix: "FA2", number: 3, party: "alvarez", currency: "USD", total: "9.5" }),
  entry({ prefix: "", number: 7, total: "1000.00", due: "2027-01-31", day: "2026-02-28" }),
  entry({ number: 12, status: "rejected", day: "2026-03-05", due: "2026-04-01" }),
  entry({ number: 13, status: "refused", party: "Zapatería" }),
  entry({ number: 14, status: "processing", total: "119.00" }),
  entry({ number: 15, total: "0.01", party: "Panadería El Trigal" }),
  entry({ number: 16, status: "rejected", day: "2026-03-01" })
]

const settlements: Readonly<Record<Entry["status"], Settlement | undefined>> = {
  pending: undefined,
  processing: { state: "processing", origin: "authority", statusCode: "", zipKey: "key" },
  submitted: { state: "accepted", origin: "authority", statusCode: "00" },
  rejected: { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" },
  refused: { state: "refused", origin: "operator", statusCode: "", errorMessage: "" }
}

let issuers = 910_000_000

/** Files the entries for a company and returns their ids, which are in the order of the entries. */
const fileAll = Effect.fnUntraced(function* (companyId: string, filed: ReadonlyArray<Entry>) {
  const { claim, settle } = yield* Submissions
  const issuerNit = String(++issuers)
  const ids: Array<string> = []
  for (const { currency, day, due, number, party, prefix, status, total, type } of filed) {
    const sample = sampleSubmission({ companyId, issuerNit, documentType: type, prefix, number })
    const { counterparty: _, total: __, ...facts } = sample.facts
    const document: NewSubmission = {
      ...sample,
      documentDate: `${day}T10:00:00-05:00`,
      facts: {
        ...facts,
        issueDate: day,
        currency,
        ...(total === undefined ? {} : { total }),
        ...(due === undefined ? {} : { dueDate: due }),
        ...(party === undefined ? {} : { counterparty: { type: "31", number: "800199436", name: party } })
      }
    }
    const claimed = yield* claim(document, { corrects: "any" })
    assert.strictEqual(claimed._tag, "Claimed")
    const settlement = settlements[status]
    if (settlement !== undefined) yield* settle(claimed.submission.id, settlement, undefined)
    ids.push(claimed.submission.id)
  }
  return ids
})

const year = { issuedFrom: "2026-01-01", issuedTo: "2026-12-31" }

/** All pages of a list, as indexes of the ids; `between` runs after each page. */
const pagesOf = Effect.fnUntraced(function* (
  ids: ReadonlyArray<string>,
  filter: ListFilter,
  limit: number,
  between: Effect.Effect<unknown, unknown, Submissions> = Effect.void
) {
  const { list } = yield* Submissions
  const seen: Array<number> = []
  let place = {}
  for (;;) {
    const page = yield* list({ ...filter, limit, ...place })
    seen.push(...page.map(({ id }) => ids.indexOf(id)))
    const last = page.at(-1)
    if (last === undefined || page.length < limit) return seen
    place = afterPlace(placeIn(filter)(last))
    yield* between
  }
})

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.]/gu, "")
    .toLowerCase()

const cents = (total: string): bigint => {
  const [whole = "", fraction = ""] = total.split(".")
  return BigInt(whole + fraction.padEnd(2, "0"))
}

const statuses = ["rejected", "refused", "pending", "processing", "submitted"]

type Comparable = bigint | number | string

/** The value that each order compares; `undefined` where a document has none. */
const valuesOf: Readonly<Record<string, (entry: Entry) => ReadonlyArray<Comparable> | undefined>> = {
  issued: ({ day }) => [day],
  number: ({ number, prefix }) => [prefix, number],
  counterparty: ({ party }) => (party === undefined ? undefined : [plain(party)]),
  total: ({ total }) => (total === undefined ? undefined : [cents(total)]),
  due: ({ due }) => (due === undefined ? undefined : [due]),
  status: ({ day, status }) => [statuses.indexOf(status), day]
}

const compare = (left: ReadonlyArray<Comparable>, right: ReadonlyArray<Comparable>): number => {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? value
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}

/** The indexes of the entries in an order: absent values last, equal ones in the order of recording. */
const expected = (key: string, descending: boolean, of: ReadonlyArray<Entry> = entries): ReadonlyArray<number> => {
  const values = of.map((each) => valuesOf[key]!(each))
  const sign = descending ? -1 : 1
  return of
    .map((_, index) => index)
    .toSorted((left, right) => {
      const [one, other] = [values[left], values[right]]
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined) || sign * (left - right)
      return sign * (compare(one, other) || left - right)
    })
}

const orders = ["issued", "number", "counterparty", "total", "due", "status"] as const

describe.each(backends)("a ledger on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("is sorted both ways on pages of any length, through ties and absent values", () =>
      Effect.gen(function* () {
        const companyId = "ledger"
        const ids = yield* fileAll(companyId, entries)
        yield* fileAll("other ledger", entries)
        for (const key of orders) {
          for (const descending of [false, true]) {
            const filter = { companyId, ...year, sort: { key, descending } }
            const wanted = expected(key, descending)
            for (const limit of [1, 3, 5, 100])
              assert.deepStrictEqual(yield* pagesOf(ids, filter, limit), wanted, `${key} ${descending} by ${limit}`)
          }
        }
      })
    )

    it.effect("finds the number of a document that an older version recorded", () =>
      Effect.gen(function* () {
        const companyId = "older ledger"
        const sql = yield* SqlClient.SqlClient
        const filed = [
          entry({ number: 2, party: undefined, total: undefined, prefix: "B" }),
          entry({ number: 1, prefix: "B" }),
          entry({ number: 3, prefix: "A", due: "2026-05-01" })
        ] as ReadonlyArray<Entry>
        const ids = yield* fileAll(companyId, filed)
        // as the version before wrote it
        yield* sql`update document_facts set document_prefix = null, document_number = null where company_id = ${companyId}`
        for (const key of orders) {
          for (const descending of [false, true])
            assert.deepStrictEqual(
              yield* pagesOf(ids, { companyId, ...year, sort: { key, descending } }, 2),
              expected(key, descending, filed),
              `${key} ${descending}`
            )
        }
      })
    )

    it.effect("has each document once while others are filed and accepted, of any status", () =>
      Effect.gen(function* () {
        const companyId = "busy ledger"
        const ids = yield* fileAll(companyId, entries)
        const { settle } = yield* Submissions
        let next = 500
        for (const key of orders) {
          const more = Effect.suspend(() =>
            fileAll(companyId, [
              entry({ number: next++ }),
              entry({ number: next++, status: "rejected", total: "1.00", day: "2026-03-04" })
            ])
          )
          const settled = settle(ids[3]!, settlements.submitted!, undefined)
          const seen = yield* pagesOf(
            ids,
            { companyId, ...year, sort: { key, descending: true } },
            3,
            Effect.andThen(more, settled)
          )
          const own = seen.filter((index) => index >= 0)
          assert.deepStrictEqual(
            own.toSorted((left, right) => left - right),
            [...entries.keys()],
            key
          )
        }
      })
    )

    it.effect("is filtered by all that a list is, and adds up what it lists", () =>
      Effect.gen(function* () {
        const companyId = "filtered ledger"
        const { summarize } = yield* Submissions
        const ids = yield* fileAll(companyId, entries)
        yield* fileAll("other filtered ledger", entries)
        const sort = { key: "total", descending: false } as const
        const byTotal = expected("total", false)
        const filters: ReadonlyArray<readonly [Partial<ListFilter>, (entry: Entry) => boolean]> = [
          [{}, () => true],
          [{ search: "trigal" }, ({ party }) => party === "Panadería El Trigal"],
          [{ search: "FA2" }, ({ prefix }) => prefix === "FA2"],
          [{ search: "FE10" }, ({ number, prefix }) => prefix === "FE" && String(number).startsWith("10")],
          [{ prefix: "FE" }, ({ prefix }) => prefix === "FE"],
          [{ number: 1 }, ({ number }) => number === 1],
          [{ id: "FE12" }, ({ number, prefix }) => prefix === "FE" && number === 12],
          [{ documentTypes: ["91"] }, ({ type }) => type === "91"],
          [{ currency: "USD" }, ({ currency }) => currency === "USD"],
          [{ states: ["rejected"] }, ({ status }) => status === "rejected"],
          [
            { states: ["accepted"], amountFrom: "100" },
            ({ status, total = "0" }) => status === "submitted" && cents(total) >= 10_000n
          ],
          [{ issuedFrom: "2026-03-05" }, ({ day }) => day >= "2026-03-05"],
          [{ mail: "none", states: ["accepted"] }, ({ status }) => status === "submitted"],
          [{ mail: "unresolved", states: ["accepted"] }, ({ status }) => status === "submitted"],
          [{ mail: "undelivered", states: ["accepted"] }, () => false]
        ]
        for (const [filter, isWanted] of filters) {
          const of = { companyId, ...year, ...filter }
          const wanted = byTotal.filter((index) => isWanted(entries[index]!))
          assert.deepStrictEqual(yield* pagesOf(ids, { ...of, sort }, 2), wanted, JSON.stringify(filter))
          const groups = yield* summarize({ ...of, by: ["status"], limit: 100 })
          assert.strictEqual(
            groups.reduce((sum, { documents }) => sum + documents, 0),
            wanted.length,
            JSON.stringify(filter)
          )
          const accepted = wanted.map((index) => entries[index]!).filter(({ status }) => status === "submitted")
          const signed = accepted.map(({ currency, total = "0", type }) => [
            currency,
            type === "91" ? `-${total}` : total
          ])
          const sums = JSON.parse(
            execFileSync("python3", [
              "-c",
              "import json,sys;from decimal import Decimal as D\ns={}\nfor c,t in json.loads(sys.argv[1]): s[c]=s.get(c,D(0))+D(t)\nprint(json.dumps({c:format(t.quantize(D('0.01')),'f') for c,t in s.items()}))",
              JSON.stringify(signed)
            ]).toString()
          )
          const found = groups
            .filter(({ status }) => status === "submitted")
            .map(({ currency, total }) => [currency, Number(total) === 0 ? "0.00" : total])
          const exact = (amount: string) => cents(amount.replace("-", ""))
          assert.deepStrictEqual(
            Object.fromEntries(found.map(([currency, total]) => [currency, exact(String(total))])),
            Object.fromEntries(Object.entries(sums).map(([currency, total]) => [currency, exact(String(total))])),
            JSON.stringify(filter)
          )
        }
      })
    )

    it.effect("knows the state of the newest e-mail of each document", () =>
      Effect.gen(function* () {
        const companyId = "mailed ledger"
        const sql = yield* SqlClient.SqlClient
        const { ledger, list } = yield* Submissions
        const filed = Array.from({ length: 7 }, (_, index) => entry({ number: index + 1 }))
        const ids = yield* fileAll(companyId, filed)
        // in order, which ids of one millisecond need not be
        const mailIds = Array.from({ length: 10 }, () => randomUUIDv7()).toSorted()
        const mail = Effect.fnUntraced(function* (index: number, state: string) {
          const id = mailIds.shift() ?? ""
          yield* sql`
            insert into mails (id, company_id, provider_id, submission_id, request_digest, subject, message, message_id, receivers)
            values (${id}, ${companyId}, '1', ${ids[index]!}, ${"a".repeat(64)}, '', '', ${`<${id}@example.com>`}, '[{}]')`
          if (state !== "queued") yield* sql`update mails set state = ${state} where id = ${id}`
          return id
        })
        const bounce = (id: string, state: string, receiver = 0) =>
          sql`insert into mail_bounces (mail_id, receiver, state, status) values (${id}, ${receiver}, ${state}, '5.1.1')`
        yield* mail(1, "queued")
        yield* mail(2, "sent")
        yield* mail(3, "partial")
        yield* bounce(yield* mail(4, "sent"), "bounced")
        yield* bounce(yield* mail(5, "sent"), "delayed")
        const failed = yield* mail(6, "failed")
        yield* mail(6, "sent")
        // of an earlier mail: the newest one counts
        yield* bounce(failed, "bounced")
        const states = ["none", "queued", "sent", "failed", "bounced", "sent", "sent"] as const
        const read = yield* ledger(yield* list({ companyId, limit: 10 }))
        assert.deepStrictEqual(
          ids.map((id) => read.get(id)?.mail),
          [...states]
        )
        for (const state of ["none", "queued", "sent", "failed", "bounced"] as const) {
          const wanted = [...states.keys()].filter((index) => states[index] === state)
          const filter = { companyId, mail: state, states: ["accepted"] } as const
          assert.deepStrictEqual(yield* pagesOf(ids, filter, 1), wanted.toReversed(), state)
          assert.deepStrictEqual(yield* pagesOf(ids, { ...filter, ...year }, 2), wanted.toReversed(), state)
          assert.deepStrictEqual(
            yield* pagesOf(ids, { ...filter, ...year, sort: { key: "number", descending: false } }, 1),
            wanted,
            state
          )
          const { summarize } = yield* Submissions
          const groups = yield* summarize({ ...filter, by: ["status"], limit: 10 })
          assert.strictEqual(groups[0]?.documents, wanted.length, state)
        }
        assert.deepStrictEqual(yield* pagesOf(ids, { companyId: "nobody", mail: "sent" }, 2), [])
      })
    )
  })
})
