import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { definitionOf } from "@radicar/domain/inner/type/definitionOf"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { JsonNumber } from "@radicar/domain/inner/json/JsonValue"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { bodyFields } from "@radicar/domain/inner/wire/isNothing"
import { type Reader, readerOf } from "@radicar/domain/inner/wire/Reader"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const operations = Object.keys(documentDefinitions) as ReadonlyArray<keyof typeof documentDefinitions>

const exampleOf = (operation: keyof typeof documentDefinitions): Record<string, any> => {
  const { example, exampleNumbers } = documentDefinitions[operation]
  return structuredClone(example({ number: exampleNumbers.from + 7, date: now })) as Record<string, any>
}

const jsonOf = (body: object) => Result.getOrThrow(parseJson(JSON.stringify(body)))

const check = (operation: keyof typeof documentDefinitions, body: object) =>
  validateBody(documentDefinitions[operation], jsonOf(body), configuration, { language: "en" })

const violationsOf = (operation: keyof typeof documentDefinitions, body: object) =>
  check(operation, body).violations.map(({ path, rule }) => `${rule} ${path}`)

const spellings = [null, "", "  ", [], {}, { Whatever: null, List: [] }, "0001-01-01T00:00:00", "0001-01-01"]

/** Every field that the schemas have, by whether it is one of a body itself. */
const schemaFields = () => {
  const fields = { outer: new Set<string>(), inner: new Set<string>(), absentAtZero: new Set<string>() }
  const visit = (reader: Reader<unknown>, of: "outer" | "inner"): void => {
    if (reader.element !== undefined) visit(reader.element, of)
    for (const [name, field] of reader.fields ?? []) {
      fields[of].add(name)
      if ([new JsonNumber("0"), "0"].some((zero) => field.isAbsent?.(zero))) fields.absentAtZero.add(name)
      visit(field, "inner")
    }
  }
  for (const { schema } of Object.values(documentDefinitions)) visit(readerOf(schema as never), "outer")
  return fields
}

describe("fields that only other operations have", () => {
  it.each(["outer", "inner", "absentAtZero"] as const)("are listed as the schemas have them: %s", (list) => {
    const expected = schemaFields()[list]
    assert.isNotEmpty(expected)
    const missing = [...expected].filter((name) => !bodyFields[list].has(name))
    const superfluous = [...bodyFields[list]].filter((name) => !expected.has(name))
    assert.deepStrictEqual(
      { missing, superfluous },
      { missing: [], superfluous: [] },
      "bodyFields in wire/isNothing.ts"
    )
  })

  it.each(operations)("of a body of %s say nothing where they are absent, however that is spelt", (operation) => {
    const plain = check(operation, exampleOf(operation))
    assert.deepStrictEqual(plain.violations, [])
    const others = operations.flatMap((other) => Object.keys(exampleOf(other)))
    const names = [...new Set(others)].filter((name) => !(name in exampleOf(operation)))
    assert.isAbove(names.length, 5)
    for (const spelling of spellings) {
      const body = { ...exampleOf(operation), ...Object.fromEntries(names.map((name) => [name, spelling])) }
      // what the operation has as well may not be blank of another type
      const own = new Set((readerOf(documentDefinitions[operation].schema as never) as Reader<unknown>).fields!.keys())
      for (const name of names) if (own.has(name)) delete body[name]
      assert.deepStrictEqual(check(operation, body), plain, JSON.stringify(spelling))
    }
  })

  it("within an object say nothing either", () => {
    const plain = check("InvoiceCreate", exampleOf("InvoiceCreate"))
    const body = exampleOf("InvoiceCreate")
    Object.assign(body["Items"][0], { code: "", InhabilityCode: "0", StartDate: "0001-01-01T00:00:00", Type: null })
    Object.assign(body["CompanyParty"], { FirstSurname: null, MiddleName: "" })
    Object.assign(body["LegalMonetaryTotal"], { CurrencyBaseRate: 0, Yields: [] })
    assert.deepStrictEqual(check("InvoiceCreate", body), plain)
  })

  it("are refused where they state something, or where no operation has them", () => {
    const invoice = exampleOf("InvoiceCreate")
    for (const [field, value] of [
      ["EmployeeParty", { Id: "1" }],
      ["EmployeeParty", 0],
      ["Negotiation", [null]],
      ["ClaimCode", "01"],
      ["Itemz", null],
      ["items", null],
      ["InhabilityCode", "0"],
      ["FirstSurname", null]
    ] as const) {
      assert.deepStrictEqual(violationsOf("InvoiceCreate", { ...invoice, [field]: value }), [`RAD03 $.${field}`])
    }
    invoice["Items"][0].EmployeeParty = null
    assert.deepStrictEqual(violationsOf("InvoiceCreate", invoice), ["RAD03 $.Items[0].EmployeeParty"])
  })
})

describe("one class for both notes of a payroll", () => {
  const classOfBoth = () => {
    const { EmployeeParty } = exampleOf("PayrollReplaceNote")
    const nothing = { Information: null, Period: null, Pay: null, Account: null, Items: [], MonetaryTotal: null }
    return { ...exampleOf("PayrollDeleteNote"), ...nothing, EmployeeParty, CustomizePrintFormat: null }
  }

  it("serves the one that deletes: its worker is notified and not filed", () => {
    const plain = check("PayrollDeleteNote", exampleOf("PayrollDeleteNote"))
    const both = check("PayrollDeleteNote", classOfBoth())
    assert.deepStrictEqual(both.violations, [])
    assert.deepStrictEqual(
      both.notifications.map(({ actual, path, rule }) => [rule, path, actual]),
      [["RAD60", "$.EmployeeParty", "an object"]]
    )
    assert.deepStrictEqual(both.documentKey, plain.documentKey)
    const partial = { ...classOfBoth(), EmployeeParty: { Id: "52123456", IsPensionRisk: false, TypeCode: null } }
    assert.deepStrictEqual(violationsOf("PayrollDeleteNote", partial), [])
    const empty = { ...classOfBoth(), EmployeeParty: { Id: null, FirstName: "" } }
    assert.deepStrictEqual(check("PayrollDeleteNote", empty), plain)
  })

  it("differs from the one that replaces by what is paid", () => {
    const operationOf = (body: object) => Result.getOrThrow(definitionOf(jsonOf(body), "en")).operation
    assert.strictEqual(operationOf(classOfBoth()), "PayrollDeleteNote")
    assert.strictEqual(operationOf(exampleOf("PayrollDeleteNote")), "PayrollDeleteNote")
    assert.strictEqual(operationOf(exampleOf("PayrollReplaceNote")), "PayrollReplaceNote")
  })
})

describe("a range of zeros and unset dates", () => {
  const zeros = {
    Id: 0,
    FromNumber: 0,
    ToNumber: "0",
    Date: "0001-01-01T00:00:00",
    StartDate: "0001-01-01T00:00:00",
    EndDate: "0001-01-01",
    TechnicalKey: ""
  }

  it.each([
    "CreditnoteCreate",
    "DebitnoteCreate",
    "SupportNoteCreate",
    "EquivalentNoteCreate",
    "EventCreate",
    "PayrollCreate",
    "PayrollReplaceNote",
    "PayrollDeleteNote"
  ] as const)("is that of its prefix in %s", (operation) => {
    const example = exampleOf(operation)
    const plain = check(operation, example)
    assert.deepStrictEqual(plain.violations, [])
    const body = { ...example, NumberingRange: { ...zeros, Prefix: example["NumberingRange"].Prefix } }
    assert.deepStrictEqual(check(operation, body), plain)
  })

  it("is incomplete in a document that needs an authorised one", () => {
    const body = { ...exampleOf("InvoiceCreate"), NumberingRange: { ...zeros, Prefix: "SETP" } }
    const omitted = { ...exampleOf("InvoiceCreate"), NumberingRange: { Prefix: "SETP" } }
    assert.deepStrictEqual(violationsOf("InvoiceCreate", body), violationsOf("InvoiceCreate", omitted))
    assert.includeMembers([...violationsOf("InvoiceCreate", body)], ["FAB05a $.NumberingRange.Id"])
  })
})
