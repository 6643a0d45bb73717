import { parseJson } from "@radicar/domain/json/parseJson"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { creditNote } from "@radicar/domain/type/creditNote"
import { invoice } from "@radicar/domain/type/invoice"
import { support } from "@radicar/domain/type/support"
import { validate } from "@radicar/domain/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"
import type { Language } from "@radicar/domain/rules/Language"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { invoice, creditNote, support } as const

type Path = ReadonlyArray<string | number>
const cases: ReadonlyArray<readonly [type: keyof typeof types, rule: string, at: Path, value: string, path: string]> = [
  [
    "invoice",
    "FAJ73",
    ["CompanyParty", "PhysicalLocation", "PostalZone"],
    "1102",
    "$.CompanyParty.PhysicalLocation.PostalZone"
  ],
  ["invoice", "FAK26", ["CustomerParty", "TaxLevelCode"], "O-13;O-99", "$.CustomerParty.TaxLevelCode"],
  ["invoice", "FBE05", ["Items", 1, "Discounts", 0, "Percentage"], "100.01", "$.Items[1].Discounts[0].Percentage"],
  ["invoice", "FBE06", ["Items", 1, "Discounts", 0, "BaseAmount"], "19999.99", "$.Items[1].Discounts[0].Amount"],
  [
    "creditNote",
    "CAK73",
    ["CustomerParty", "PhysicalLocation", "PostalZone"],
    "AB0012",
    "$.CustomerParty.PhysicalLocation.PostalZone"
  ],
  [
    "support",
    "DSAJ73",
    ["SupplierParty", "PhysicalLocation", "PostalZone"],
    "1",
    "$.SupplierParty.PhysicalLocation.PostalZone"
  ]
]

const check = (
  type: keyof typeof types,
  changes: ReadonlyArray<readonly [Path, unknown]>,
  language: Language = "en"
) => {
  const body = structuredClone(types[type].example({ number: types[type].exampleNumbers.from + 7, date: now }))
  for (const [at, value] of changes) change(body, at, value)
  return validate(types[type], Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })
}

describe("what the authority accepts and complains about", () => {
  it.each(cases)("%s: %s", (type, rule, at, value, path) => {
    const { documentKey, notifications, valid } = check(type, [[at, value]])
    assert.isTrue(valid)
    assert.match(documentKey ?? "", /^[0-9a-f]{96}$/u)
    assert.deepStrictEqual(
      notifications.map((found) => [found.rule, found.path]),
      [[rule, path]]
    )
    assertSpanish(notifications, check(type, [[at, value]], "es").notifications)
  })

  it("is told beside what it refuses", () => {
    const found = check("invoice", [
      [["CustomerParty", "TaxLevelCode"], "O-99"],
      [["CurrencyCode"], "PES"]
    ])
    assert.isFalse(found.valid)
    assert.deepStrictEqual(
      found.violations.map(({ rule }) => rule),
      ["FAD15a"]
    )
    assert.deepStrictEqual(
      found.notifications.map(({ rule }) => rule),
      ["FAK26"]
    )
    assert.isUndefined(found.documentKey)
  })
})
