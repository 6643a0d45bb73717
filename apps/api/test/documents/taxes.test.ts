import { assert, describe, layer } from "@effect/vitest"
import { pythonWith } from "@radicar/fixtures/python"
import type { DocumentFacts, TaxFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { factSums } from "@radicar/domain/inner/facts/factSums"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { spawnSync } from "node:child_process"
import { createHash, randomUUIDv7 } from "node:crypto"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { readTax } from "../../src/documents/submissions/statedTax.ts"
import { filteredTaxSums, taxSums } from "../../src/documents/taxes/addUpTaxes.ts"
import { purchasesOf, taxesByBook, taxPartsOf } from "../../src/documents/taxes/taxReport.ts"
import { listItems } from "../../src/inbox/findItems.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const python = pythonWith("decimal")

const accepted: Settlement = { state: "accepted", origin: "authority", statusCode: "00" }
const rejected: Settlement = { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" }

const { facts: sampleFacts } = sampleSubmission()

type Facts = Partial<DocumentFacts>

/** Claims a document of a company, and settles it unless it stays open. */
const record = Effect.fnUntraced(function* (
  companyId: string,
  facts: Facts,
  { settlement = accepted, ...changes }: Partial<NewSubmission> & { readonly settlement?: Settlement | "open" } = {}
) {
  const submissions = yield* Submissions
  const sample = sampleSubmission({ companyId, ...changes })
  const claim = yield* submissions.claim({ ...sample, facts: { ...sampleFacts, ...facts } }, { corrects: "any" })
  assert.strictEqual(claim._tag, "Claimed")
  if (settlement !== "open") yield* submissions.settle(claim.submission.id, settlement, undefined)
})

/** Puts a document into the inbox of a company, as the recording of an arrival does; returns its key. */
const receive = Effect.fnUntraced(function* (
  company: string,
  facts: Facts,
  { state = "notRequired", type = "01" }: { readonly state?: string; readonly type?: string } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const whole: DocumentFacts = { ...sampleFacts, ...facts }
  const [arrival, id] = [randomUUIDv7(), randomUUIDv7()]
  const key = createHash("sha384").update(id).digest("hex")
  const { currency = "", exchangeRate, issueDate, references, taxes, total = "", withholdings } = whole
  const details = { exchangeRate, references, taxes, withholdings }
  yield* sql`
    insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
    values (${arrival}, ${company}, 'upload', '', 1, ${createHash("sha256").update(id).digest("hex")})`
  yield* sql`
    insert into inbox_items (id, company_id, environment, arrival_id, place, state, document_key, document_type, number, supplier,
      issue_date, currency, total, sums, details)
    values (${id}, ${company}, 'habilitacion', ${arrival}::uuid, '0', ${state}, ${key}, ${type}, ${id}, '800199436',
      ${issueDate}::text::date, ${currency}, ${total}::text::numeric, ${JSON.stringify(factSums(whole))}::text::jsonb,
      ${JSON.stringify(details)}::text::jsonb)`
  return key
})

const taxed = (rate: string, base: string, amount: string): TaxFacts => ({ code: "01", rate, base, amount })

const january = { issuedFrom: "2026-01-01", issuedTo: "2026-01-31" }

/** Filters of a report's lines, for the lists of their documents. */
const taxFilters = [
  "01:19.00",
  "01:16.00",
  "01:5.00",
  "01:0.00",
  "excluded",
  "04",
  "05",
  "06",
  "06:2.50",
  "06:4.00",
  "06:9.00",
  "07",
  "ZZ"
]

/** Numbers of a company's accepted documents that state a tax, as both kinds of list find them. */
const filedWith = Effect.fnUntraced(function* (companyId: string) {
  const submissions = yield* Submissions
  const counts: Record<string, number> = {}
  for (const tax of taxFilters) {
    const filter = { companyId, environment: "habilitacion", ...january, states: ["accepted"], limit: 100 } as const
    const byDay = yield* submissions.list({ ...filter, tax: readTax(tax) })
    const sort = { key: "total", descending: true } as const
    const byTotal = yield* submissions.list({ ...filter, sort, tax: readTax(tax) })
    assert.strictEqual(byTotal.length, byDay.length, tax)
    if (byDay.length > 0) counts[tax] = byDay.length
  }
  return counts
})

/** Sums of a company's accepted documents behind each tax, as the list of its documents shows them. */
const sumsBehind = Effect.fnUntraced(function* (companyId: string) {
  const sumsOf = yield* filteredTaxSums
  const found: Record<string, unknown> = {}
  for (const tax of taxFilters) {
    const sums = yield* sumsOf({ companyId, environment: "habilitacion", ...january, tax: readTax(tax) })
    const books = taxesByBook(sums).map(({ amount, base, book }) => [book, base, amount])
    if (books.length > 0) found[tax] = books
  }
  return found
})

/** The report of a company as short rows: of each part its documents and total, then its lines with all types. */
const reportOf = Effect.fnUntraced(function* (companyId: string, days = january, withInbox = true) {
  const addUp = yield* taxSums
  const parts = taxPartsOf(yield* addUp({ companyId, environment: "habilitacion", ...days }, withInbox), "es")
  return Object.fromEntries(
    parts.map(({ documents, lines, part, total, withoutRate, withoutTaxes }) => [
      part,
      [
        [documents, total, withoutRate, withoutTaxes],
        ...lines.map(({ amount, base, documents: counted, name, rate, types }) => [
          [name, rate, counted, base, amount].join(" "),
          ...types.map((ofType) => [ofType.type, ofType.documents, ofType.base, ofType.amount].join(" "))
        ])
      ]
    ])
  )
})

const inPython = (program: string, input: unknown) => {
  const script = `import json, sys\nfrom decimal import Decimal as D, ROUND_HALF_EVEN\ncent = D("0.01")\ngiven = json.load(sys.stdin)\n${program}`
  const { stderr, stdout } = spawnSync(python ?? "python3", ["-c", script], { input: JSON.stringify(input) })
  assert.strictEqual(stderr.toString(), "")
  return JSON.parse(stdout.toString())
}

/** Random integers, the same in every run (Lehmer, a multiplier of Park and Miller). */
const randomIntegers = () => {
  let state = 20_261_130
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const hundredths = (integer: number): string => `${Math.floor(integer / 100)}.${String(integer % 100).padStart(2, "0")}`

describe.each(backends)("taxes of a period, on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are those of accepted documents by their own date, less credit notes and plus debit notes", () =>
      Effect.gen(function* () {
        yield* record("sales", {
          total: "1750.00",
          taxes: [
            taxed("19.00", "1000.00", "190.00"),
            taxed("5.00", "200.00", "10.00"),
            taxed("0.00", "300.00", "0.00")
          ],
          excluded: "50.00"
        })
        yield* record("sales", { total: "119.00", taxes: [taxed("19.00", "100.00", "19.00")] }, { documentType: "92" })
        // annuls the invoice above, and another in the month after it
        yield* record("sales", { total: "238.00", taxes: [taxed("19.00", "200.00", "38.00")] }, { documentType: "91" })
        yield* record(
          "sales",
          { total: "1190.00", taxes: [taxed("19.00", "1000.00", "190.00")], issueDate: "2026-02-01" },
          { documentType: "91" }
        )
        // a rate of older documents, with the present one
        yield* record("sales", {
          total: "235.00",
          taxes: [taxed("16.00", "100.00", "16.00"), taxed("19.00", "100.00", "19.00")]
        })
        yield* record("sales", {
          taxes: [{ code: "04", rate: "8.00", base: "500.00", amount: "40.00" }],
          total: "540.00"
        })
        yield* record("sales", {
          total: "119.00",
          withholdings: [
            { code: "06", rate: "2.50", base: "100.00", amount: "2.50" },
            { code: "06", rate: "4.00", base: "50.00", amount: "2.00" },
            { code: "05", rate: "15.00", base: "19.00", amount: "2.85" }
          ]
        })
        for (const settlement of ["open", rejected] as const) yield* record("sales", {}, { settlement })
        yield* record("sales", {}, { environment: "production" })
        assert.deepStrictEqual(yield* reportOf("sales"), {
          sale: [
            // 1750 + 119 - 238 + 235 + 540 + 119
            [6, "2525.00", undefined, undefined],
            // 1000 + 100 + 100 + 100 - 200 and 190 + 19 + 19 + 19 - 38
            ["IVA 19.00 5 1100.00 209.00", "01 3 1200.00 228.00", "91 1 -200.00 -38.00", "92 1 100.00 19.00"],
            ["IVA 16.00 1 100.00 16.00", "01 1 100.00 16.00"],
            ["IVA 5.00 1 200.00 10.00", "01 1 200.00 10.00"],
            ["IVA 0.00 1 300.00 0.00", "01 1 300.00 0.00"],
            ["Excluido  1 50.00 ", "01 1 50.00 "],
            ["INC  1 500.00 40.00", "01 1 500.00 40.00"],
            ["ReteIVA 15.00 1 19.00 2.85", "01 1 19.00 2.85"],
            ["ReteFuente 4.00 1 50.00 2.00", "01 1 50.00 2.00"],
            ["ReteFuente 2.50 1 100.00 2.50", "01 1 100.00 2.50"]
          ]
        })
        assert.deepStrictEqual(yield* filedWith("sales"), {
          "01:19.00": 5,
          "01:16.00": 1,
          "01:5.00": 1,
          "01:0.00": 1,
          excluded: 1,
          "04": 1,
          "05": 1,
          "06": 1,
          "06:2.50": 1,
          "06:4.00": 1
        })
        assert.deepStrictEqual(yield* sumsBehind("sales"), {
          "01:19.00": [["sale", "1100.00", "209.00"]],
          "01:16.00": [["sale", "100.00", "16.00"]],
          "01:5.00": [["sale", "200.00", "10.00"]],
          "01:0.00": [["sale", "300.00", "0.00"]],
          excluded: [["sale", "50.00", undefined]],
          "04": [["sale", "500.00", "40.00"]],
          "05": [["sale", "19.00", "2.85"]],
          "06": [["sale", "150.00", "4.50"]],
          "06:2.50": [["sale", "100.00", "2.50"]],
          "06:4.00": [["sale", "50.00", "2.00"]]
        })
        // a month with a credit note alone is negative
        assert.deepStrictEqual(yield* reportOf("sales", { issuedFrom: "2026-02-01", issuedTo: "2026-02-28" }), {
          sale: [
            [1, "-1190.00", undefined, undefined],
            ["IVA 19.00 1 -1000.00 -190.00", "91 1 -1000.00 -190.00"]
          ]
        })
      })
    )

    it.effect("have each amount in pesos at the rate of its document, and count those without one", () =>
      Effect.gen(function* () {
        const dollars = (amount: string, base: string, rate?: string): Facts => ({
          currency: "USD",
          total: base,
          taxes: [taxed("19.00", base, amount)],
          ...(rate === undefined ? {} : { exchangeRate: { rate, date: "2026-01-15" } })
        })
        // 0.125, 0.135 and 0.005 are rounded half to even, each by itself
        for (const amount of ["0.25", "0.27", "0.01"]) yield* record("dollars", dollars(amount, "2.00", "0.50"))
        yield* record("dollars", dollars("5.00", "7.00"))
        // stated in pesos, with the rate of another currency
        yield* record("dollars", { exchangeRate: { rate: "4000.00", date: "2026-01-15", currency: "USD" } })
        assert.deepStrictEqual(yield* reportOf("dollars"), {
          sale: [
            [5, "122.00", 1, undefined],
            // 0.12 + 0.14 + 0.00 + 19.00
            ["IVA 19.00 4 103.00 19.26", "01 4 103.00 19.26"]
          ]
        })
        assert.deepStrictEqual(yield* sumsBehind("dollars"), { "01:19.00": [["sale", "103.00", "19.26"]] })
        // with the one that is in no amount
        assert.deepStrictEqual(yield* filedWith("dollars"), { "01:19.00": 5 })
      })
    )

    it.effect("have support documents less their notes, and what payrolls withheld that nobody replaced", () =>
      Effect.gen(function* () {
        const bought = { total: "1000.00", taxes: [], excluded: "1000.00" }
        const withheld = (amount: string): Facts => ({
          withholdings: [{ code: "06", rate: "10.00", base: "1000.00", amount }]
        })
        yield* record("buys", { ...bought, ...withheld("100.00") }, { documentType: "05" })
        yield* record("buys", { total: "300.00", taxes: [taxed("19.00", "300.00", "57.00")] }, { documentType: "05" })
        yield* record("buys", { total: "100.00", taxes: [taxed("19.00", "100.00", "19.00")] }, { documentType: "95" })
        const key = (digit: number) => String(digit).repeat(96)
        const payroll = (
          digit: number,
          predecessor: number | undefined,
          amount: string,
          settlement: Settlement | "open"
        ) =>
          record(
            "buys",
            { total: "900.00", taxes: [], withholdings: [{ code: "06", amount }] },
            {
              documentType: predecessor === undefined ? "102" : "103",
              documentKey: key(digit),
              payroll: {
                role: predecessor === undefined ? "first" : "replacement",
                worker: String(digit),
                month: "2026-01",
                ...(predecessor === undefined ? {} : { predecessor: key(predecessor) })
              },
              settlement
            }
          )
        yield* payroll(1, undefined, "70.00", accepted)
        yield* payroll(2, undefined, "50.00", accepted)
        yield* payroll(3, 1, "71.00", accepted)
        yield* payroll(4, 2, "51.00", "open")
        const ofBuys = yield* sumsBehind("buys")
        assert.deepStrictEqual(ofBuys["06"], [
          ["purchase", "1000.00", "100.00"],
          ["payroll", undefined, "121.00"]
        ])
        assert.deepStrictEqual(yield* reportOf("buys"), {
          support: [
            [3, "1200.00", undefined, undefined],
            ["IVA 19.00 2 200.00 38.00", "05 1 300.00 57.00", "95 1 -100.00 -19.00"],
            ["Excluido  1 1000.00 ", "05 1 1000.00 "],
            ["ReteFuente 10.00 1 1000.00 100.00", "05 1 1000.00 100.00"]
          ],
          payroll: [
            [2, "1800.00", undefined, undefined],
            ["ReteFuente  2  121.00", "102 1  50.00", "103 1  71.00"]
          ]
        })
      })
    )

    it.effect("have withholdings by concept and rate with their bases, and totals of each part", () =>
      Effect.gen(function* () {
        const stated = (...withholdings: ReadonlyArray<readonly [string, string, string, string]>): Facts => ({
          total: "1.00",
          taxes: [],
          withholdings: withholdings.map(([code, rate, base, amount]) => ({ code, rate, base, amount }))
        })
        const first = stated(["06", "2.50", "1000000.00", "25000.00"], ["07", "0.966", "1000000.00", "9660.00"])
        yield* record("withheld", first)
        yield* receive("withheld", first)
        yield* record("withheld", stated(["06", "2.50", "333333.33", "8333.33"], ["06", "11.00", "0.10", "0.01"]))
        yield* record("withheld", stated(["06", "2.50", "333333.30", "8333.32"]), { documentType: "91" })
        yield* record("withheld", stated(["07", "0.966", "7.77", "0.08"]), { documentType: "92" })
        yield* record("withheld", {
          ...stated(["06", "2.50", "100.10", "2.51"], ["05", "15.00", "19.02", "2.85"]),
          currency: "USD",
          exchangeRate: { rate: "4123.45", date: "2026-01-15" }
        })
        const addUp = yield* taxSums
        const sums = yield* addUp({ companyId: "withheld", environment: "habilitacion", ...january }, true)
        const [sale, received] = taxPartsOf(sums, "es")
        // by decimal of Python, each amount in dollars converted by itself
        assert.deepStrictEqual(
          sale?.lines.map(({ amount, base, documents, name, rate }) => [name, rate, documents, base, amount]),
          [
            ["ReteIVA", "15.00", 1, "78428.02", "11751.83"],
            ["ReteFuente", "11.00", 1, "0.10", "0.01"],
            ["ReteFuente", "2.50", 4, "1412757.37", "35349.87"],
            ["ReteICA", "0.966", 2, "1000007.77", "9660.08"]
          ]
        )
        assert.deepStrictEqual(sale?.withheld, [
          { code: "05", name: "ReteIVA", base: "78428.02", amount: "11751.83" },
          { code: "06", name: "ReteFuente", base: "1412757.47", amount: "35349.88" },
          { code: "07", name: "ReteICA", base: "1000007.77", amount: "9660.08" }
        ])
        assert.deepStrictEqual(received?.withheld, [
          { code: "06", name: "ReteFuente", base: "1000000.00", amount: "25000.00" },
          { code: "07", name: "ReteICA", base: "1000000.00", amount: "9660.00" }
        ])
        // each the figure of the report
        assert.deepStrictEqual(yield* sumsBehind("withheld"), {
          "05": [["sale", "78428.02", "11751.83"]],
          "06": [["sale", "1412757.47", "35349.88"]],
          "06:2.50": [["sale", "1412757.37", "35349.87"]],
          "07": [["sale", "1000007.77", "9660.08"]]
        })
        assert.deepStrictEqual(yield* filedWith("withheld"), { "05": 1, "06": 4, "06:2.50": 4, "07": 2 })
      })
    )

    it.effect("have a total of purchases: received and support documents, without those claimed", () =>
      Effect.gen(function* () {
        const bought = (base: string, amount: string): Facts => ({
          total: "1.00",
          taxes: [taxed("19.00", base, amount)]
        })
        yield* record("total", bought("5000.00", "950.00"))
        yield* record("total", { ...bought("100.10", "19.02"), excluded: "0.90" }, { documentType: "05" })
        yield* record("total", bought("10.00", "1.90"), { documentType: "95" })
        yield* receive("total", bought("200.20", "38.04"))
        yield* receive("total", bought("7000.00", "1330.00"), { state: "claimed" })
        const addUp = yield* taxSums
        const sums = yield* addUp({ companyId: "total", environment: "habilitacion", ...january }, true)
        // 100.10 + 0.90 - 10.00 + 200.20, and 19.02 - 1.90 + 38.04
        assert.deepStrictEqual(purchasesOf(sums), { base: "291.20", amount: "55.16" })
        assert.deepStrictEqual(
          taxPartsOf(sums, "es").map(({ iva, part }) => [part, iva.base, iva.amount]),
          [
            ["sale", "5000.00", "950.00"],
            ["support", "91.00", "17.12"],
            ["received", "200.20", "38.04"],
            ["claimed", "7000.00", "1330.00"]
          ]
        )
      })
    )

    it.effect(
      "have received documents apart from claimed ones with their notes, and from those without an answer",
      () =>
        Effect.gen(function* () {
          const of = (rate: string, base: string, amount: string, more: Facts = {}): Facts => ({
            total: base,
            taxes: [taxed(rate, base, amount)],
            ...more
          })
          for (const state of ["received", "acknowledged", "goodsReceived", "accepted", "termOver", "tacitlyAccepted"])
            yield* receive("inbox", of("19.00", "100.00", "19.00"), { state })
          yield* receive("inbox", of("16.00", "100.00", "16.00"))
          const dollars = { currency: "USD", exchangeRate: { rate: "4000.00", date: "2026-01-15" } }
          yield* receive("inbox", of("5.00", "1.00", "0.05", dollars))
          yield* receive("inbox", of("19.00", "10.00", "1.90"), { type: "91" })
          yield* receive("inbox", of("19.00", "20.00", "3.80"), { type: "92" })
          const claimed = yield* receive("inbox", of("19.00", "1000.00", "190.00"), { state: "claimed" })
          const about = { references: [{ number: "FE1", key: claimed }] }
          yield* receive("inbox", of("19.00", "1000.00", "190.00", about), { type: "91" })
          yield* receive("inbox", of("19.00", "7.00", "1.33"), { state: "withoutAnswer", type: "04" })
          yield* receive("inbox", of("19.00", "9999.00", "1899.81"), { state: "notOurs" })
          yield* receive("inbox", of("19.00", "9999.00", "1899.81", { issueDate: "2025-12-31" }))
          yield* receive("inbox", { total: "1.00", taxes: [] })
          const ofReceived = {
            received: [
              // 600 + 100 + 4000 - 10 + 20 + 1
              [11, "4711.00", undefined, 1],
              ["IVA 19.00 8 610.00 115.90", "01 6 600.00 114.00", "91 1 -10.00 -1.90", "92 1 20.00 3.80"],
              ["IVA 16.00 1 100.00 16.00", "01 1 100.00 16.00"],
              ["IVA 5.00 1 4000.00 200.00", "01 1 4000.00 200.00"]
            ],
            claimed: [
              [2, "0.00", undefined, undefined],
              ["IVA 19.00 2 0.00 0.00", "01 1 1000.00 190.00", "91 1 -1000.00 -190.00"]
            ],
            unanswered: [
              [1, "7.00", undefined, undefined],
              ["IVA 19.00 1 7.00 1.33", "04 1 7.00 1.33"]
            ]
          }
          assert.deepStrictEqual(yield* reportOf("inbox"), ofReceived)
          const sql = yield* SqlClient.SqlClient
          const counted: Record<string, number> = {}
          for (const tax of taxFilters) {
            const page = { companyId: "inbox", ...january, tax: readTax(tax), limit: 100 }
            const items = yield* listItems(sql, page)
            if (items.length > 0) counted[tax] = items.length
          }
          // 8 received, 2 claimed, 1 without an answer and 1 that is not of the company
          assert.deepStrictEqual(counted, { "01:19.00": 12, "01:16.00": 1, "01:5.00": 1 })
          assert.deepStrictEqual(yield* reportOf("inbox", january, false), {})
        })
    )

    it.effect.skipIf(python === undefined)("add up as decimals of Python do (needs python3)", () =>
      Effect.gen(function* () {
        const random = randomIntegers()
        const pick = <A>(...values: ReadonlyArray<A>): A => values[random(values.length)] as A
        const documents = Array.from({ length: 80 }, () => ({
          type: pick("01", "91", "92", "94"),
          isReceived: pick(true, false),
          currency: pick("COP", "COP", "USD"),
          exchangeRate: hundredths(random(600_000) + 1),
          total: hundredths(random(2_000_000_000)),
          taxes: ["19.00", "16.00", "5.00", "0.00"].flatMap((rate) =>
            random(2) === 0
              ? []
              : [
                  {
                    rate,
                    base: `${random(1_000_000_000)}${hundredths(random(100_000_000))}`,
                    amount: rate === "0.00" ? "0.00" : hundredths(random(2_000_000_000) + 1)
                  }
                ]
          )
        }))
        for (const { currency, exchangeRate, isReceived, taxes, total, type } of documents) {
          const facts: Facts = {
            currency,
            total,
            taxes: taxes.map((tax) => ({ code: "01", ...tax })),
            ...(currency === "COP" ? {} : { exchangeRate: { rate: exchangeRate, date: "2026-01-15" } })
          }
          yield* isReceived ? receive("python", facts, { type }) : record("python", facts, { documentType: type })
        }
        const expected = inPython(
          `
sums = {}
for each in given:
    sign = -1 if each["type"] in ("91", "94") else 1
    rate = D(1) if each["currency"] == "COP" else D(each["exchangeRate"])
    part = "received" if each["isReceived"] else "sale"
    for tax in each["taxes"]:
        pesos = [sign * (D(tax[name]) * rate).quantize(cent, ROUND_HALF_EVEN) for name in ("base", "amount")]
        before = sums.get((part, tax["rate"]), (D(0), D(0), 0))
        sums[part, tax["rate"]] = (before[0] + pesos[0], before[1] + pesos[1], before[2] + 1)
print(json.dumps(sorted([*key, str(base), str(amount), count] for key, (base, amount, count) in sums.items())))`,
          documents
        )
        const addUp = yield* taxSums
        const parts = taxPartsOf(
          yield* addUp({ companyId: "python", environment: "habilitacion", ...january }, true),
          "en"
        )
        const shown = parts.flatMap(({ lines, part }) =>
          lines.map(({ amount, base, documents: counted, rate }) => [part, rate, base, amount, counted])
        )
        assert.deepStrictEqual(
          shown.toSorted((one, other) => (`${one}` < `${other}` ? -1 : 1)),
          expected
        )
        assert.strictEqual(shown.length, 8)
      })
    )
  })
})
