import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { ruleCatalogue } from "@radicar/domain/inner/rulebook/catalogue/catalogue"
import type { Listed } from "@radicar/domain/inner/rulebook/CatalogueEntry"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

type Operation = keyof typeof documentDefinitions
type Path = ReadonlyArray<string | number>

/** One fault for each entry that the form of a body decides: its place, and the value in it (absent: removed). */
const faults: ReadonlyArray<readonly [code: string, operation: Operation, at: Path, value?: unknown]> = [
  ["VLR01", "InvoiceCreate", ["Items", 0, "Price"], -1],
  ["AD05a", "InvoiceCreate", ["Number"], "12-3"],
  ["AD12a", "InvoiceCreate", ["TypeCode"]],
  ["AD12b", "CreditnoteCreate", ["TypeCode"], "01"],
  ["BG02", "SupportNoteCreate", ["DocumentReference", "Number"]],
  ["BG03", "EquivalentNoteCreate", ["DocumentReference", "Uuid"]],
  ["AJ01", "InvoiceCreate", ["CompanyParty"]],
  ["AJ03", "InvoiceCreate", ["CompanyParty", "Id"]],
  ["AJ02a", "InvoiceCreate", ["CompanyParty", "OrganizationTypeCode"]],
  ["AJ08", "InvoiceCreate", ["CompanyParty", "PhysicalLocation", "Address"]],
  ["AJ28", "InvoiceCreate", ["CompanyParty", "PhysicalLocation"]],
  ["AJ20", "InvoiceCreate", ["CompanyParty", "Name"]],
  ["AK01", "InvoiceCreate", ["CustomerParty"]],
  ["AK02", "InvoiceCreate", ["CustomerParty", "OrganizationTypeCode"], "12"],
  ["AK20", "InvoiceCreate", ["CustomerParty", "Name"]],
  ["AK21", "InvoiceCreate", ["CustomerParty", "Id"]],
  ["AN01", "InvoiceCreate", ["PaymentMeans"]],
  ["AU01", "InvoiceCreate", ["LegalMonetaryTotal"]],
  ["AV01", "InvoiceCreate", ["Items"]],
  ["AV04a", "InvoiceCreate", ["Items", 0, "Quantity"]],
  ["AZ01", "InvoiceCreate", ["Items", 0, "Description"]],
  ["BB01", "InvoiceCreate", ["Items", 0, "Price"]],
  ["NIE010", "PayrollCreate", ["Number"]],
  ["NIAE218", "PayrollDeleteNote", ["Number"]],
  ["NIE202", "PayrollCreate", ["TypeCode"], "103"],
  ["NIAE202", "PayrollReplaceNote", ["TypeCode"], "102"],
  ["NIE038", "PayrollCreate", ["CompanyParty", "PhysicalLocation", "Address"]],
  ["NIE046", "PayrollCreate", ["EmployeeParty", "FirstSurname"]],
  ["NIE048", "PayrollCreate", ["EmployeeParty", "FirstName"]],
  ["NIE053", "PayrollCreate", ["EmployeeParty", "PhysicalLocation", "Address"]],
  ["NIE043", "PayrollCreate", ["EmployeeParty", "IsPensionRisk"]],
  ["NIE056", "PayrollCreate", ["EmployeeParty", "IsIntegralSalary"]],
  ["NIE062", "PayrollCreate", ["EmployeeParty", "SalaryAmount"]],
  ["NIE002", "PayrollCreate", ["Period", "EntryDate"]],
  ["NIE004", "PayrollCreate", ["Period", "StartDate"]],
  ["AAD05", "EventCreate", ["Number"]],
  ["AAH11", "EventCreate", ["SupplierParty", "Name"]],
  ["AJ54", "InvoiceCreate", ["CompanyParty", "Shareholders", 0, "Name"], 5],
  ["AR06", "InvoiceCreate", ["PaymentExchangeRate", "CalculationRate"], "x"],
  ["FED060", "InvoiceCreate", ["Health"], "x"],
  ["FED123", "InvoiceCreate", ["Health", "ProviderCode"], 5],
  ["NIE204", "PayrollCreate", ["Novedad", "Uuid"], "x"],
  ["RAD02", "InvoiceCreate", ["Number"], "12-3"],
  ["RAD01", "InvoiceCreate", ["CompanyParty"]],
  ["RAD03", "InvoiceCreate", ["Qwxyzk"], 1]
]

/** Entries that need more than one body, each with the test that has their code, from the root of the repository. */
const testedElsewhere: Readonly<Record<string, string>> = {
  NIAE191a: "apps/api/test/filing/payrolls.test.ts",
  RAD09: "apps/api/test/numbering/numbering.test.ts",
  RAD12: "apps/api/test/numbering/numbering.test.ts",
  RAD13: "apps/api/test/batches/testSets.test.ts",
  RAD50: "packages/domain/test/notifications.test.ts",
  RAD54: "packages/domain/test/addresses.test.ts",
  RAD66: "apps/api/test/filing/notes.test.ts",
  RAD67: "apps/api/test/filing/payrolls.test.ts",
  RAD77: "apps/api/test/filing/notes.test.ts",
  RAD78: "apps/api/test/filing/notes.test.ts",
  RAD79: "apps/api/test/filing/notes.test.ts",
  RAD80: "apps/api/test/filing/notes.test.ts",
  RAD82: "apps/api/test/filing/events.test.ts",
  RAD83: "apps/api/test/filing/lostClaims.test.ts",
  RAD84: "packages/domain/test/misdecoded.test.ts",
  RAD85: "packages/domain/test/misdecoded.test.ts"
}

const jsonPath = (path: Path): string =>
  path.reduce<string>((text, key) => (typeof key === "number" ? `${text}[${key}]` : `${text}.${key}`), "$")

const entryOf = (code: string) =>
  ruleCatalogue()
    .flatMap(({ entries }) => entries)
    .find(({ codes }) => codes.includes(code))

describe("a rule that the form of a body decides", () => {
  const cases = faults.map(([code, operation, at, value]) => ({ code, operation, at, value, path: jsonPath(at) }))
  it.each(cases)("$code: $operation is refused at $path", ({ at, code, operation, path: expected, value }) => {
    assert.strictEqual(entryOf(code)?.decidedBy, "form")
    const definition = documentDefinitions[operation]
    const body: any = structuredClone(definition.example({ number: definition.exampleNumbers.from + 7, date: now }))
    const holder = at
      .slice(0, -1)
      .reduce((object, key, index) => (object[key] ??= typeof at[index + 1] === "number" ? [] : {}), body)
    if (value === undefined) delete holder[at.at(-1) ?? ""]
    else holder[at.at(-1) ?? ""] = value
    const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
    const { valid, violations } = validateBody(definition, json, configuration, { language: "en" })
    assert.isFalse(valid)
    assert.include(
      violations.map(({ path }) => path),
      expected
    )
  })
})

const entriesOf = (decidedBy: "form" | "rules") =>
  ruleCatalogue()
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.decidedBy === decidedBy)

describe("an entry of the catalogue that code decides", () => {
  it("does not compile without that code", () => {
    const text = { en: "", es: "" }
    const untied: ReadonlyArray<Listed> = [
      // @ts-expect-error a rule lists itself, so nothing names it
      "FAU99",
      // @ts-expect-error nor in another entry
      { codes: ["AU99"], rule: "FAU99" },
      // @ts-expect-error only a rule makes such an entry
      { codes: ["AU01"], path: "$.LegalMonetaryTotal", decidedBy: "rules", cause: text, fix: text },
      // @ts-expect-error no body has this field
      { codes: ["AU01"], path: "$.LegalMonetaryTotals", decidedBy: "form", cause: text, fix: text },
      // @ts-expect-error neither the reading of bodies nor the service reports this code
      { codes: ["RAD68"], decidedBy: "form", cause: text, fix: text },
      { codes: ["AU01"], path: "$.LegalMonetaryTotal", decidedBy: "form", cause: text, fix: text },
      { codes: ["RAD66"], decidedBy: "form", cause: text, fix: text }
    ]
    assert.lengthOf(untied, 7)
  })

  it("has a fault here or a test that names its code, if the form or the record decides it", () => {
    const tested = new Set([...faults.map(([code]) => code), ...Object.keys(testedElsewhere)])
    const untested = entriesOf("form").filter(({ codes }) => !codes.some((code) => tested.has(code)))
    assert.deepStrictEqual(
      untested.map(({ codes }) => codes.join()),
      []
    )
    for (const [code, path] of Object.entries(testedElsewhere)) {
      assert.include(readFileSync(join(import.meta.dirname, "../../..", path), "utf8"), code, path)
    }
  })

  it("is reported by a rule of some type, if rules decide it", () => {
    const reported = new Set(Object.values(documentDefinitions).flatMap(({ rules }) => rules.map(({ code }) => code)))
    // an entry of a sale lacks the letters of the type
    const isReported = (code: string): boolean =>
      ["", "F", "C", "D", "DS", "NS", "DE", "NA", "NAD"].some((letters) => reported.has(letters + code))
    assert.deepStrictEqual(
      entriesOf("rules")
        .filter(({ codes }) => !codes.some(isReported))
        .map(({ codes }) => codes.join()),
      []
    )
  })
})
