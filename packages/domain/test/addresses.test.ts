import "@radicar/domain/inner/names"
import { spellOut } from "@radicar/domain/inner/complete/completeBody"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

type Operation = keyof typeof documentDefinitions
type Changes = ReadonlyArray<readonly [path: ReadonlyArray<string>, value: unknown]>

const bodyOf = (operation: Operation, changes: Changes): any => {
  const definition = documentDefinitions[operation]
  const body: any = structuredClone(definition.example({ number: definition.exampleNumbers.from + 7, date: now }))
  for (const [path, value] of changes) {
    // the example has no delivery
    if (path[0] === "Delivery") body.Delivery = {}
    change(body, path, value)
  }
  return body
}
const parsed = (body: unknown) => Result.getOrThrow(parseJson(JSON.stringify(body)))
const check = (operation: Operation, changes: Changes, language: "en" | "es" = "en") =>
  validateBody(documentDefinitions[operation], parsed(bodyOf(operation, changes)), configuration, { language })
const found = (list: ReadonlyArray<{ readonly rule: string; readonly path: string; readonly expected: string }>) =>
  list.map(({ expected, path, rule }) => [rule, path, expected.split(";")[0]])

const address = (CityCode: string, more: object = {}) => ({ Address: "Calle 1 # 2-3", CityCode, ...more })

/** Every address that is filed, with the authority's rule on its municipality. */
const filed: ReadonlyArray<readonly [Operation, field: string, rule: string]> = [
  ["InvoiceCreate", "CompanyParty", "FAJ09"],
  ["InvoiceCreate", "CustomerParty", "FAK29"],
  ["InvoiceCreate", "Delivery", "FAM05"],
  ["CreditnoteCreate", "CompanyParty", "CAJ09"],
  ["CreditnoteCreate", "CustomerParty", "CAK29"],
  ["DebitnoteCreate", "CompanyParty", "DAJ09"],
  ["DebitnoteCreate", "CustomerParty", "DAK29"],
  ["SupportCreate", "SupplierParty", "DSAJ09"],
  ["SupportNoteCreate", "SupplierParty", "NSAJ09"],
  ["EquivalentCreate", "CompanyParty", "DEAJ09"],
  ["EquivalentCreate", "CustomerParty", "DEAK29"],
  ["EquivalentSpdCreate", "CompanyParty", "DEAJ09"],
  ["EquivalentSpdCreate", "CustomerParty", "DEAK29"],
  ["EquivalentNoteCreate", "CompanyParty", "NAAJ09"],
  ["EquivalentNoteCreate", "CustomerParty", "NAAK29"],
  ["PayrollCreate", "CompanyParty", "NIE037"],
  ["PayrollCreate", "EmployeeParty", "NIE052"],
  ["PayrollReplaceNote", "CompanyParty", "NIAE037"],
  ["PayrollReplaceNote", "EmployeeParty", "NIAE052"],
  ["PayrollDeleteNote", "CompanyParty", "NIAE252"]
]

describe("an address without country", () => {
  it.each(filed)("names the city that %s means in %s (%s)", (operation, field, rule) => {
    for (const city of ["5001", "Medellín", "MEDELLIN"]) {
      const { notifications, violations } = check(operation, [[[field, "PhysicalLocation"], address(city)]])
      const at = `$.${field}.PhysicalLocation`
      assert.deepStrictEqual(
        violations.map((each) => [each.rule, each.path]),
        [[rule, `${at}.CityCode`]]
      )
      assert.include(violations[0]?.expected, "perhaps 05001 Medellín")
      assert.deepInclude(found(notifications), ["RAD54", `${at}.CountryCode`, "CO (05001 Medellín)"])
    }
  })

  it.each(filed)("is in Colombia, with a notification, if %s states a DIVIPOLA code in %s", (operation, field) => {
    for (const more of [{}, { SubentityCode: "05" }]) {
      const changes: Changes = [[[field, "PhysicalLocation"], address("05001", more)]]
      const { notifications, violations } = check(operation, changes)
      assert.deepStrictEqual(violations, [])
      const noticed = notifications.filter(({ rule }) => rule === "RAD54")
      assert.deepStrictEqual(found(noticed), [
        ["RAD54", `$.${field}.PhysicalLocation.CountryCode`, "CO (05001 Medellín)"]
      ])
      const spanish = check(operation, changes, "es").notifications.filter(({ rule }) => rule === "RAD54")
      assertSpanish(noticed, spanish)
    }
  })

  const buyer = ["CustomerParty", "PhysicalLocation"]
  it.each([
    ["with the department of another municipality", [[buyer, address("05001", { SubentityCode: "11" })]]],
    ["of a city that no municipality resembles", [[buyer, address("Kuala Lumpur")]]],
    [
      "of a buyer with a passport",
      [
        [["CustomerParty", "IdentificationType"], "41"],
        [buyer, address("05001")]
      ]
    ],
    [
      "of a company abroad",
      [
        [["CustomerParty", "IdentificationType"], "50"],
        [buyer, address("Medellín")]
      ]
    ],
    [
      "of an export invoice",
      [
        [["TypeCode"], "02"],
        [buyer, address("05001")]
      ]
    ]
  ] as ReadonlyArray<readonly [string, Changes]>)("is refused %s", (_, changes) => {
    const { notifications, violations } = check("InvoiceCreate", changes)
    assert.deepInclude(
      violations.map(({ path, rule }) => [rule, path]),
      ["RAD01", "$.CustomerParty.PhysicalLocation.CountryCode"]
    )
    assert.notInclude(
      notifications.map(({ rule }) => rule),
      "RAD54"
    )
  })

  it("is in Colombia only by a DIVIPOLA code, where it is only printed", () => {
    const of = (city: string) =>
      check("SupportCreate", [[["CompanyParty", "PhysicalLocation"], address(city)]]).violations.map(({ path }) => path)
    assert.deepStrictEqual(of("11001"), [])
    assert.deepStrictEqual(of("Bogotá"), ["$.CompanyParty.PhysicalLocation.CountryCode"])
  })

  it("is spelt out with its country", () => {
    const body = bodyOf("InvoiceCreate", [[["CustomerParty", "PhysicalLocation"], address("05001")]])
    const spelt = JSON.parse(writeJson(spellOut(documentDefinitions.InvoiceCreate, parsed(body))))
    assert.deepStrictEqual(spelt.CustomerParty.PhysicalLocation, {
      ...address("05001"),
      CountryCode: "CO",
      SubentityCode: "05",
      CountryName: "Colombia"
    })
  })
})

describe("a group that is missing", () => {
  it.each([
    ["DEPD11", "SoftwareManufacturer", "an object with Name, Company and SoftwareName"],
    ["DEPD13", "BuyerBenefits", "an object with Code, Name and Points"],
    ["DEPD21", "PointOfSale", "an object with CashRegisterPlate, Location, Cashier, RegisterType and SaleCode"]
  ])("lists its members: %s", (rule, field, expected) => {
    assert.deepStrictEqual(found(check("EquivalentCreate", [[[field], undefined]]).violations), [
      [rule, `$.${field}`, expected]
    ])
  })

  it("lists them where the form demands it", () => {
    assert.deepStrictEqual(found(check("InvoiceCreate", [[["CustomerParty"], undefined]]).violations), [
      ["RAD01", "$.CustomerParty", "an object with Id, IdentificationType and Name"]
    ])
  })
})
