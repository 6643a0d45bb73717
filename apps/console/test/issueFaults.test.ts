import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { validateBody } from "@radicar/domain/inner/validate"
import { Redacted, Result } from "effect"
import { assert, describe, it } from "vitest"
import { placeFaults, touchedFaults } from "../src/issue/faults.ts"
import { fieldFor, type Json, pathText, withValue } from "../src/issue/jsonBody.ts"
import { pathWords } from "../src/issue/pathWords.ts"
import { type Kind, type KindName, kinds } from "../src/issue/kinds.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

const stepsOf = (path: string): ReadonlyArray<number | string> =>
  path.split(".").map((step) => (/^\d+$/u.test(step) ? Number(step) : step))

const partyFields = [
  "IdentificationType",
  "Id",
  "Name",
  "Email",
  "OrganizationTypeCode",
  "PhysicalLocation.Address",
  "PhysicalLocation.CityCode",
  "TaxCode",
  "TaxLevelCode",
  "Phone"
]

const lineFields = ["Description", "Code", "Quantity", "UnitCode", "Price", "Discounts.0.Percentage"]

/** The fields that the form of a kind shows, in the order of the page. */
const fieldsOf = ({ hasTill, party, reasons, withholdings }: Kind): ReadonlyArray<string> => [
  ...(reasons === undefined ? [] : ["CorrectionCode"]),
  ...partyFields.map((name) => `${party}.${name}`),
  ...lineFields.map((name) => `Items.0.${name}`),
  "Items.0.Taxes.0.Code",
  "Items.0.Taxes.0.Percentage",
  ...(withholdings === "document"
    ? ["Code", "TaxableAmount", "Percentage"].map((name) => `Withholdings.0.${name}`)
    : []),
  "PaymentMeans.Code",
  "PaymentMeans.MethodCode",
  "PaymentMeans.Date",
  ...(party === "CustomerParty" && reasons === undefined ? ["OrderReference.Number"] : []),
  "Note",
  ...(hasTill === undefined
    ? []
    : [
        ...["CashRegisterPlate", "Location", "Cashier", "RegisterType", "SaleCode"].map(
          (name) => `PointOfSale.${name}`
        ),
        ...["SoftwareName", "Company", "Name"].map((name) => `SoftwareManufacturer.${name}`)
      ]),
  "NumberingRange.Prefix",
  "Number"
]

/** The example of a kind, with a value in every field of its form. */
const exampleOf = (name: KindName): Json => {
  const { operation } = kinds[name]
  const { example, exampleNumbers } = documentDefinitions[operation]
  const body = structuredClone(example({ number: exampleNumbers.from + 7, date: now })) as unknown as Json
  return fieldsOf(kinds[name]).reduce(
    (filled, field) => {
      const whole = withValue(filled, stepsOf(field), "1")
      return Object.keys(filled).includes(field.split(".")[0] ?? "") ? filled : whole
    },
    withValue(body, ["TypeCode"], kinds[name].type)
  )
}

const violationsOf = (name: KindName, body: Json) =>
  validateBody(
    documentDefinitions[kinds[name].operation],
    Result.getOrThrow(parseJson(JSON.stringify(body))),
    configuration,
    { language: "es" }
  ).violations

describe.each(Object.keys(kinds) as ReadonlyArray<KindName>)("faults in the form of %s", (name) => {
  const fields = fieldsOf(kinds[name])
  const paths = fields.map((field) => pathText(stepsOf(field)))

  it.each(fields)("lead to the field %s", (field) => {
    // no code, amount, date or text: a control character cannot be written in XML
    const violations = violationsOf(name, withValue(exampleOf(name), stepsOf(field), "\u0001"))
    const places = [...placeFaults(violations, paths).keys()]
    assert.include(places, pathText(stepsOf(field)), JSON.stringify(violations.map(({ path, rule }) => [rule, path])))
  })
})
describe("a fault of the form", () => {
  const fields = ["$.CustomerParty.IdentificationType", "$.CustomerParty.Id", "$.Items[0].Price"]

  it("has no field if it is about the whole document, as that of a signature", () => {
    assert.isUndefined(fieldFor("$", fields))
    // nor if it is about an amount that the service computes
    assert.isUndefined(fieldFor("$.Items[0].SubtotalAmount", fields))
  })

  it("is counted as missing until its field has been left, and a notification never", () => {
    const placed = placeFaults(
      [
        { path: "$.CustomerParty.Id", message: "no identification" },
        { path: "$.CustomerParty", message: "no type" },
        { path: "$.Items[0].Price", message: "low", isNotification: true }
      ],
      fields
    )
    const untouched = touchedFaults(placed, () => false)
    assert.isEmpty([...untouched.shown])
    assert.sameMembers([...untouched.missing], ["$.CustomerParty.Id", "$.CustomerParty.IdentificationType"])
    const left = touchedFaults(placed, (field) => field === "$.CustomerParty.Id")
    assert.deepStrictEqual([...left.shown.keys()], ["$.CustomerParty.Id"])
    assert.deepStrictEqual([...left.missing], ["$.CustomerParty.IdentificationType"])
  })

  it("has words for its place in place of the path of a program", () => {
    assert.strictEqual(pathWords("$.CompanyParty.Email", "es"), "Emisor: correo")
    assert.strictEqual(pathWords("$.Items[1].SubtotalAmount", "en"), "Lines 2: subtotal")
    assert.strictEqual(pathWords("$", "es"), "")
  })
})
