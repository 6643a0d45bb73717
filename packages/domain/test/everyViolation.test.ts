import { assert, describe, it } from "@effect/vitest"
import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { jsonPath, type Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-01-10" }

type Path = ReadonlyArray<string | number>

/** One thing that is wrong with a body, and the one place where an answer must say so. */
interface Fault {
  readonly path: Path
  readonly value: (stated: any) => unknown
  /** Where it is reported, if not where it is. */
  readonly at?: Path
  /** What of the body it takes to see it: paths, or beginnings of paths. */
  readonly needs?: ReadonlyArray<Path>
  /** Nothing can be computed from the value, as from one of the wrong form. */
  readonly isUnknown?: true
}

const exampleOf = (definition: DocumentDefinition<unknown>): Record<string, any> =>
  JSON.parse(JSON.stringify(definition.example({ number: definition.exampleNumbers.from + 7, date: now, reference })))

const violationsOf = (definition: DocumentDefinition<unknown>, body: unknown): ReadonlyArray<Violation> =>
  Result.match(
    definition.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language: "en" }),
    { onFailure: ({ violations }) => violations, onSuccess: () => [] }
  )

/** Every value of a body that is not empty, with its path. */
const leavesOf = (value: unknown, path: Path = []): ReadonlyArray<readonly [Path, unknown]> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]))
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]))
  }
  return value === null || value === "" ? [] : [[path, value]]
}

const objectsOf = (value: unknown, path: Path = []): ReadonlyArray<Path> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => objectsOf(each, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return [path, ...Object.entries(value).flatMap(([key, each]) => objectsOf(each, [...path, key]))]
}

/** Faults of the form alone: what no field takes, a field that nobody knows, a field misspelt. */
const formFaults = (body: object): ReadonlyArray<Fault> => [
  ...leavesOf(body).map(([path]) => ({ path, value: () => ["x"] })),
  ...objectsOf(body)
    .filter((path) => path.length > 0)
    .map((path) => ({ path, value: () => true })),
  ...objectsOf(body).map((path) => ({ path: [...path, "Qwxyzk"], value: () => 1 }))
]

const more = (by: number) => (stated: number) => Math.round((stated + by) * 100) / 100
const always = (value: unknown) => () => value
const total = (field: string): Path => ["LegalMonetaryTotal", field]
const line = (field: string): Path => ["Items", 0, field]
const tax = (field: string): Path => ["Items", 0, "Taxes", 0, field]
const ofTax = ["Code", "Percentage", "TaxableAmount", "Amount"].map(tax)

/** Faults that only rules see, each worked out by hand. */
const saleFaults: ReadonlyArray<Fault> = [
  { path: ["CurrencyCode"], value: always("COO") },
  { path: line("UnitCode"), value: always("KGN") },
  { path: line("Code"), value: always(""), needs: [line("StandardItemIdentification")] },
  {
    path: line("SubtotalAmount"),
    value: more(70_000),
    needs: ["Quantity", "Price", "Discounts", "Charges"].map(line)
  },
  {
    path: line("Price"),
    value: more(90_000),
    at: line("SubtotalAmount"),
    needs: ["Quantity", "SubtotalAmount"].map(line)
  },
  { path: line("Quantity"), value: always(0), isUnknown: true },
  { path: tax("Amount"), value: more(80_000), needs: ofTax },
  { path: tax("Percentage"), value: always(77), at: tax("Amount"), needs: ofTax },
  { path: tax("TaxableAmount"), value: more(300_000), at: tax("Amount"), needs: ofTax },
  { path: tax("Code"), value: always("9X") },
  { path: total("GrossAmount"), value: more(1_000_000), needs: [["Items"]] },
  { path: total("TaxExclusiveAmount"), value: more(2_000_000), needs: [["Items"]] },
  { path: total("TaxInclusiveAmount"), value: more(4_000_000), needs: [["Items"]] },
  {
    path: total("PayableAmount"),
    value: more(8_000_000),
    needs: ["ChargeAmount", "DiscountAmount"].map(total).concat([["Items"], ["Discounts"], ["Charges"]])
  },
  { path: ["CompanyParty", "Id"], value: always("900373115-4"), needs: [["CompanyParty", "IdentificationType"]] },
  { path: ["CompanyParty", "OrganizationTypeCode"], value: always("9") },
  {
    path: ["CompanyParty", "PhysicalLocation", "CityCode"],
    value: always("99999"),
    needs: [["CompanyParty", "PhysicalLocation", "CountryCode"]]
  },
  {
    path: ["CompanyParty", "PhysicalLocation", "SubentityCode"],
    value: always("00"),
    needs: [["CompanyParty", "PhysicalLocation", "CountryCode"]]
  },
  { path: ["Date"], value: always("2099-01-01T00:00:00") },
  { path: ["PaymentMeans", "MethodCode"], value: always("0X"), needs: [["PaymentMeans", "Code"]] }
]

const payrollFaults: ReadonlyArray<Fault> = [
  { path: ["Information", "CurrencyCode"], value: always("COO") },
  { path: ["Information", "PeriodCode"], value: always("9") },
  { path: ["EmployeeParty", "TypeCode"], value: always("99") },
  { path: ["EmployeeParty", "ContractType"], value: always("9") },
  { path: line("Type"), value: always("Devengado"), isUnknown: true },
  { path: line("code"), value: always("Basicoo"), needs: [line("Type")], isUnknown: true },
  { path: line("Amount"), value: always(null), needs: [line("Type"), line("code")], isUnknown: true },
  { path: ["MonetaryTotal", "PayableAmount"], value: more(1_000_000), needs: [["Items"], ["MonetaryTotal"]] },
  { path: ["MonetaryTotal", "DiscountAmount"], value: more(10_000), needs: [["Items"]] },
  { path: ["MonetaryTotal", "TotalAmount"], value: more(-20_000), needs: [["Items"], ["MonetaryTotal"]] },
  { path: ["CompanyParty", "Id"], value: always("900373115-4") },
  { path: ["Pay", "MethodCode"], value: always("0X"), needs: [["Pay", "Code"]] },
  { path: ["Date"], value: always("2099-01-01T00:00:00") }
]

const eventFaults: ReadonlyArray<Fault> = [
  { path: ["CompanyParty", "Id"], value: always("900373115-4"), needs: [["CompanyParty", "IdentificationType"]] },
  { path: ["SupplierParty", "IdentificationType"], value: always("99"), needs: [["TypeCode"]] },
  { path: ["IssuerParty", "IdentificationType"], value: always("99"), needs: [["TypeCode"]] },
  { path: ["DocumentReference", "TypeCode"], value: always("99") },
  { path: ["Date"], value: always("2099-01-01T00:00:00") }
]

const ruleFaults = (operation: Operation): ReadonlyArray<Fault> => {
  if (operation === "EventCreate") return eventFaults
  return operation.startsWith("Payroll") ? payrollFaults : saleFaults
}

const valueAt = (body: any, path: Path): unknown => path.reduce((value, key) => value?.[key], body)

const begins = (path: Path, beginning: Path): boolean => beginning.every((key, index) => path[index] === key)

/** Whether a fault is in the way of another: one hides the other, or both are reported in one place. */
const areApart = (one: Fault, other: Fault): boolean => {
  const inTheWay = (path: Path): boolean => begins(path, other.path) || begins(other.path, path)
  return !inTheWay(one.path) && jsonPath(one.at ?? one.path) !== jsonPath(other.at ?? other.path)
}

const isHiddenBy = (fault: Fault, other: Fault): boolean =>
  [...(fault.needs ?? []), ...(fault.at === undefined ? [] : [fault.at])].some(
    (need) => begins(need, other.path) || begins(other.path, need)
  )

const plant = (body: Record<string, any>, faults: ReadonlyArray<Fault>): Record<string, any> => {
  const result = structuredClone(body)
  for (const { path, value } of faults) change(result, path, value(valueAt(body, path)))
  return result
}

const placesOf = (faults: ReadonlyArray<Fault>): ReadonlyArray<string> =>
  faults.map(({ at, path }) => jsonPath(at ?? path)).sort()

/** A sequence of numbers below 1 that is the same in every run (xorshift). */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

describe.each(operations)("%s: every fault is reported once, and nothing that follows from it", (operation) => {
  const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
  const body = exampleOf(definition)
  const byForm = formFaults(body)
  const byRules = ruleFaults(operation).filter(({ path }) => valueAt(body, path) !== undefined)

  it("one fault", () => {
    assert.deepStrictEqual(violationsOf(definition, body), [])
    for (const fault of [...byForm, ...byRules]) {
      const found = violationsOf(definition, plant(body, [fault]))
      assert.deepStrictEqual(
        found.map(({ path }) => path),
        placesOf([fault]),
        JSON.stringify(found)
      )
    }
  })

  it("several faults", () => {
    const random = numbers(20_260_115)
    const any = (faults: ReadonlyArray<Fault>): Fault | undefined => faults[Math.floor(random() * faults.length)]
    for (let round = 0; round < 300; round++) {
      const planted: Array<Fault> = []
      const wanted = 2 + Math.floor(random() * 10)
      for (let attempt = 0; attempt < wanted; attempt++) {
        const fault = any(random() < 0.4 ? byForm : byRules)
        if (fault !== undefined && planted.every((other) => areApart(fault, other))) planted.push(fault)
      }
      const isForm = (fault: Fault): boolean => fault.isUnknown === true || byForm.includes(fault)
      // what a fault of the form makes unknown nobody can judge
      const seen = planted.filter((fault) => !planted.some((other) => isForm(other) && isHiddenBy(fault, other)))
      const found = violationsOf(definition, plant(body, planted))
      const places = found.map(({ path }) => path)
      const told = JSON.stringify({ planted: placesOf(planted), found }, null, 1)
      assert.includeMembers(places, [...placesOf(seen)], told)
      assert.includeMembers([...placesOf(planted)], places, told)
      assert.strictEqual(new Set(places).size, places.length, told)
    }
  })
})

describe("more violations than one answer lists", () => {
  /** An invoice of that many lines; in each the form of the note and the unit are wrong. */
  const findingsOf = (lines: number) => {
    const definition: DocumentDefinition<unknown> = documentDefinitions.InvoiceCreate
    const body = exampleOf(definition)
    const [first] = body["Items"]
    body["Items"] = Array.from({ length: lines }, () => ({ ...first, Note: 1, UnitCode: "KGN" }))
    body["LegalMonetaryTotal"] = {
      GrossAmount: 342_006 * lines,
      TaxExclusiveAmount: 342_006 * lines,
      TaxInclusiveAmount: 359_106.3 * lines,
      PayableAmount: 359_106.3 * lines
    }
    const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
    return Result.getOrThrow(Result.flip(definition.identify(json, configuration, { language: "en" })))
  }

  it("are counted", () => {
    const { violations, violationsTotal } = findingsOf(150)
    assert.lengthOf(violations, 200)
    assert.strictEqual(violationsTotal, 300)
  })

  it("are those of the form alone if it has as many: other rules are not checked", () => {
    const { violations, violationsTotal } = findingsOf(250)
    assert.lengthOf(violations, 200)
    assert.isTrue(violations.every(({ path }) => path.endsWith(".Note")))
    assert.strictEqual(violationsTotal, 250)
  })
})
