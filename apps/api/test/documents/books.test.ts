import { assert, describe, it, layer } from "@effect/vitest"
import { pythonWith } from "@radicar/fixtures/python"
import { Effect } from "effect"
import { spawnSync } from "node:child_process"
import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { exportLayout } from "../../src/documents/exports/exportLayouts.ts"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const python = pythonWith("decimal")

/** Runs a program of Python over a value, and returns what it prints as JSON. */
const inPython = (program: string, input: unknown) => {
  const script = `import json, sys\nfrom decimal import Decimal as D, ROUND_HALF_EVEN\ncent = D("0.01")\ngiven = json.load(sys.stdin)\n${program}`
  const { stderr, stdout } = spawnSync(python ?? "python3", ["-c", script], { input: JSON.stringify(input) })
  assert.strictEqual(stderr.toString(), "")
  return JSON.parse(stdout.toString())
}

/** Random integers, the same in every run (Lehmer, a multiplier of Park and Miller). */
const randomIntegers = () => {
  let state = 20_261_129
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const hundredths = (integer: number): string => `${Math.floor(integer / 100)}.${String(integer % 100).padStart(2, "0")}`

const accepted: Settlement = { state: "accepted", origin: "authority", statusCode: "00" }
const rejected: Settlement = { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" }

const { facts: sampleFacts } = sampleSubmission()

/** Claims a document of a company, and settles it unless it stays open. */
const record = Effect.fnUntraced(function* (
  companyId: string,
  facts: Partial<DocumentFacts>,
  { settlement = accepted, ...changes }: Partial<NewSubmission> & { readonly settlement?: Settlement | "open" } = {}
) {
  const submissions = yield* Submissions
  const sample = sampleSubmission({ companyId, ...changes })
  const claim = yield* submissions.claim({ ...sample, facts: { ...sampleFacts, ...facts } }, { corrects: "any" })
  assert.strictEqual(claim._tag, "Claimed")
  if (settlement !== "open") yield* submissions.settle(claim.submission.id, settlement, undefined)
})

// issue 54: every type, once, with a total of its own
const totals = [
  ["01", "1000.01"],
  ["02", "2000.02"],
  ["03", "4000.04"],
  ["04", "8000.08"],
  ["05", "500.00"],
  ["07", "16000.16"],
  ["08", "32000.32"],
  ["20", "100.00"],
  ["25", "100.00"],
  ["27", "100.00"],
  ["32", "100.00"],
  ["35", "100.00"],
  ["40", "100.00"],
  ["45", "100.00"],
  ["50", "100.00"],
  ["55", "100.00"],
  ["60", "100.00"],
  ["91", "300.03"],
  ["92", "64000.64"],
  ["93", "7.00"],
  ["94", "40.00"],
  ["95", "70.07"],
  ["102", "900.00"]
] as const

describe.each(backends)("sums on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    const sumsOf = (companyId: string, filter: object = {}) =>
      Submissions.use(({ summarize }) => summarize({ companyId, by: [], limit: 50, ...filter }))

    it.effect("keep books apart and subtract notes that lower one", () =>
      Effect.gen(function* () {
        for (const [documentType, total] of totals) yield* record("types", { total }, { documentType })
        const { currency: _, total: __, ...event } = sampleFacts
        for (const documentType of ["030", "032", "033"]) {
          const sample = sampleSubmission({ companyId: "types", documentType, facts: { ...event, taxes: [] } })
          const claim = yield* (yield* Submissions).claim(sample, { corrects: "any" })
          assert.strictEqual(claim._tag, "Claimed")
          yield* (yield* Submissions).settle(claim.submission.id, accepted, undefined)
        }
        yield* record("types", { total: "99999.00" }, { settlement: "open" })
        yield* record("types", { total: "99999.00" }, { settlement: rejected })
        const shown = (yield* sumsOf("types")).map(({ book, documents, iva, pesos, total }) => [
          book,
          documents,
          total,
          pesos,
          iva
        ])
        assert.deepStrictEqual(shown, [
          ["event", 3, undefined, undefined, undefined],
          ["payroll", 1, "900.00", "900.00", "19.00"],
          // 500.00 - 70.07
          ["purchase", 2, "429.93", "429.93", "0.00"],
          // 127001.27 + 1000.00 + 7.00 - 300.03 - 40.00; of 20 documents 18 add 19.00 and 2 subtract it
          ["sale", 20, "127668.24", "127668.24", "304.00"]
        ])
        const notes = yield* sumsOf("types", { by: ["type"], documentTypes: ["91", "95", "05"] })
        assert.deepStrictEqual(
          notes.map(({ total, type }) => [type, total]),
          [
            ["05", "500.00"],
            ["91", "-300.03"],
            ["95", "-70.07"]
          ]
        )
        const states = yield* sumsOf("types", { by: ["status"], documentTypes: ["01"] })
        assert.deepStrictEqual(
          states.map(({ status, total }) => [status, total]),
          [
            ["pending", "99999.00"],
            ["rejected", "99999.00"],
            ["submitted", "1000.01"]
          ]
        )
      })
    )

    it.effect("have pesos at the rate of each document, rounded half to even, and count those without one", () =>
      Effect.gen(function* () {
        const counterparty = { type: "31", number: "900000001", name: "Compradora del Exterior" }
        const dollars = (total: string, rate?: string) => ({
          total,
          currency: "USD",
          counterparty,
          ...(rate === undefined ? {} : { exchangeRate: { rate, date: "2026-01-15" } })
        })
        for (const [total, rate] of [
          // 0.125, 0.135, 4123.455, 0.005
          ["0.25", "0.50"],
          ["0.27", "0.50"],
          ["1.00", "4123.455"],
          ["0.01", "0.50"],
          ["7.00", undefined]
        ] as const)
          yield* record("rates", dollars(total, rate))
        // 0.375, rounded to 0.38 before it is subtracted
        yield* record("rates", dollars("0.75", "0.50"), { documentType: "91" })
        yield* record("rates", dollars("8.00"), { settlement: rejected })
        yield* record("rates", { total: "10.00" })
        const expected = [
          ["COP", 1, "10.00", "10.00", undefined],
          // 0.12 + 0.14 + 4123.46 + 0.00 - 0.38
          ["USD", 6, "7.78", "4123.34", 1]
        ]
        const shown = (filter: object) =>
          Effect.map(sumsOf("rates", filter), (groups) =>
            groups
              .map(({ currency = "", documents, pesos, total, withoutRate }) => [
                currency,
                documents,
                total,
                pesos,
                withoutRate
              ])
              .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1))
          )
        for (const by of [[], ["month"], ["counterparty"], ["day", "counterparty"]])
          assert.deepStrictEqual(yield* shown({ by }), expected, by.join(" "))
        const quarter = { issuedFrom: "2026-01-01", issuedTo: "2026-01-31" }
        assert.deepStrictEqual(yield* shown({ by: ["counterparty"], ...quarter }), expected)
        assert.deepStrictEqual(yield* shown({ by: ["type"], states: ["rejected"] }), [["USD", 1, "8.00", undefined, 1]])
      })
    )

    it.effect("count a payroll no more once an accepted note replaced or deleted it", () =>
      Effect.gen(function* () {
        const key = (digit: number) => String(digit).repeat(96)
        const payroll = (
          digit: number,
          role: "first" | "replacement" | "deletion",
          total: string,
          predecessor?: number,
          settlement: Settlement | "open" = accepted
        ) =>
          record(
            "wages",
            { total, taxes: [] },
            {
              documentType: role === "first" ? "102" : "103",
              documentKey: key(digit),
              payroll: {
                role,
                worker: String(digit),
                month: "2026-01",
                ...(predecessor === undefined ? {} : { predecessor: key(predecessor) })
              },
              settlement
            }
          )
        yield* payroll(1, "first", "1000.00")
        yield* payroll(2, "first", "2000.00")
        yield* payroll(3, "first", "4000.00")
        yield* payroll(4, "first", "8000.00")
        yield* payroll(5, "replacement", "1500.00", 1)
        yield* payroll(6, "replacement", "1700.00", 5)
        yield* payroll(7, "deletion", "0.00", 2)
        yield* payroll(8, "replacement", "5000.00", 3, rejected)
        yield* payroll(9, "deletion", "0.00", 4, "open")
        // 1700.00 + 4000.00 + 8000.00 of three documents, and the note that deletes
        const [sum, ...more] = yield* sumsOf("wages")
        assert.deepInclude(sum, { book: "payroll", documents: 4, total: "13700.00", pesos: "13700.00" })
        assert.deepStrictEqual(more, [])
        const months = yield* sumsOf("wages", { by: ["month", "status"] })
        assert.deepStrictEqual(
          months.map(({ documents, status, total }) => [status, documents, total]),
          [
            ["pending", 1, "0.00"],
            ["rejected", 1, "5000.00"],
            ["submitted", 4, "13700.00"]
          ]
        )
      })
    )

    it.effect.skipIf(python === undefined)("add up as decimals of Python do (needs python3)", () =>
      Effect.gen(function* () {
        const random = randomIntegers()
        const documents = Array.from({ length: 60 }, () => ({
          documentType: ["01", "91", "92", "94"][random(4)] ?? "01",
          currency: ["COP", "USD", "EUR"][random(3)] ?? "COP",
          total: hundredths(random(2_000_000_000)),
          rate: hundredths(random(600_000) + 1)
        }))
        for (const { currency, documentType, rate, total } of documents) {
          const exchangeRate = currency === "COP" ? {} : { exchangeRate: { rate, date: "2026-01-15" } }
          yield* record("python", { currency, total, ...exchangeRate }, { documentType })
        }
        const expected = inPython(
          `
sums = {}
for each in given:
    sign = -1 if each["documentType"] in ("91", "94") else 1
    rate = D(1) if each["currency"] == "COP" else D(each["rate"])
    total, pesos = sums.get(each["currency"], (D(0), D(0)))
    exact = D(each["total"])
    sums[each["currency"]] = (total + sign * exact, pesos + sign * (exact * rate).quantize(cent, ROUND_HALF_EVEN))
print(json.dumps([[name, *map(str, sums[name])] for name in sorted(sums)]))`,
          documents
        )
        const groups = yield* sumsOf("python")
        assert.deepStrictEqual(
          groups.map(({ currency, pesos, total }) => [currency, total, pesos]),
          expected
        )
      })
    )
  })
})

describe("a day book", () => {
  const columns = exportLayout("daybook").columns({ language: "en", issuerName: "" })
  const rowOf = (facts: Readonly<Record<string, string>>, total: string, rate: string) => ({
    documentType: "01",
    prefix: "FE",
    written: "FE1",
    state: "accepted",
    currency: "USD",
    total,
    facts: { ...facts, details: { exchangeRate: { rate, date: "2026-01-15" } } }
  })
  const cells = (row: object) =>
    Object.fromEntries(columns.map(({ key, valueOf }) => [key, valueOf(row as never)] as const))

  it("adds up to the cent in pesos, with what rounding leaves in the largest base", () => {
    // 10.03 x 4000.55 = 40125.5165, 1.91 x 4000.55 = 7641.0505, 5.01 x 4000.55 = 20042.7555: they round to a cent more
    const facts = { base19: "10.03", iva: "1.91", iva19: "1.91", excluded: "5.01", reteRenta: "0.25" }
    assert.deepInclude(cells(rowOf(facts, "16.95", "4000.55")), {
      base19: "40125.51",
      iva19: "7641.05",
      excluded: "20042.76",
      // 67809.3225
      total: "67809.32",
      reteRenta: "1000.14",
      net: "66809.18"
    })
  })

  it.skipIf(python === undefined)("has the taxes and totals of Python's decimals, and adds up (needs python3)", () => {
    const random = randomIntegers()
    const rows = Array.from({ length: 351 }, () => {
      const [base19, base5, excluded] = [random(90_000_000) + 1, random(900_000) + 1, random(9_000) + 1]
      const [iva19, iva5] = [Math.round(base19 * 0.19), Math.round(base5 * 0.05)]
      const [discounts, charges] = [random(excluded), random(1000)]
      const total = hundredths(base19 + base5 + excluded + iva19 + iva5 + charges - discounts)
      const stated = { base19, base5, excluded, iva19, iva5, discounts, charges, reteRenta: random(5000) }
      const facts = Object.fromEntries(Object.entries(stated).map(([name, amount]) => [name, hundredths(amount)]))
      const rate = hundredths(random(600_000) + 1)
      const row = rowOf({ ...facts, iva: hundredths(iva19 + iva5) }, total, rate)
      return { facts, total, rate, cells: cells(row) }
    })
    const wrong = inPython(
      `
def pesos(row, amount):
    return (D(amount) * D(row["rate"])).quantize(cent, ROUND_HALF_EVEN)
wrong = []
for row in given:
    cell = {name: D(value) for name, value in row["cells"].items() if name in row["facts"] or name in ("total", "net")}
    exact = {name: pesos(row, value) for name, value in row["facts"].items()}
    added = sum(cell[name] for name in ("base19", "base5", "excluded", "iva19", "iva5", "charges")) - cell["discounts"]
    moved = [name for name in exact if cell[name] != exact[name]]
    if not (cell["total"] == pesos(row, row["total"]) == added and cell["net"] == cell["total"] - cell["reteRenta"]
            and len(moved) <= 1 and all(name.startswith(("base", "excluded")) and abs(cell[name] - exact[name]) <= 4 * cent for name in moved)):
        wrong.append(row)
print(json.dumps(wrong))`,
      rows
    )
    assert.deepStrictEqual(wrong, [])
  })
})
