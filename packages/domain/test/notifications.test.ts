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

  const withheld = (amount: number) => ({
    Code: "06",
    Amount: amount / 40,
    Percentage: 2.5,
    TaxableAmount: amount
  })
  const rulesOf = (found: ReturnType<typeof check>) => ({
    violations: found.violations.map(({ path, rule }) => [rule, path]),
    notifications: found.notifications.map(({ path, rule }) => [rule, path])
  })

  it("is a withholding on a second line of a support document, which may be stated for the document instead", () => {
    const [item] = (support.example({ number: 984000008, date: now }) as any).Items
    const { SubtotalAmount: amount } = item
    const total = (lines: number) => ({
      GrossAmount: amount * lines,
      TaxExclusiveAmount: 0,
      TaxInclusiveAmount: amount * lines,
      PayableAmount: amount * lines
    })
    const line = { ...item, Taxes: [withheld(amount)] }
    const on = (lines: number, taxed: object, extra: ReadonlyArray<readonly [Path, unknown]> = []) => {
      const changes = [
        [["Items"], Array.from({ length: lines }, () => taxed)],
        [["LegalMonetaryTotal"], total(lines)]
      ]
      return rulesOf(check("support", [...(changes as any), ...extra]))
    }
    assert.deepStrictEqual(on(1, line), { violations: [], notifications: [] })
    assert.deepStrictEqual(on(2, line), {
      violations: [],
      notifications: [["DSAY01", "$.Items[1].Taxes[0].Code"]]
    })
    const whole = [["Withholdings"], [withheld(amount * 2)]] as const
    assert.deepStrictEqual(on(2, { ...item, Taxes: [] }, [whole]), { violations: [], notifications: [] })
    assert.deepStrictEqual(on(1, line, [whole]).violations, [["RAD51", "$.Withholdings[0].Code"]])
    const other = { ...withheld(amount), Code: "07", TaxableAmount: null }
    assert.deepStrictEqual(on(1, { ...item, Taxes: [] }, [[["Withholdings"], [other]]]).violations, [
      ["DSAY13", "$.Withholdings[0].Code"],
      ["RAD51", "$.Withholdings[0].TaxableAmount"]
    ])
    const wrong = { ...withheld(amount), Amount: 1 }
    assert.deepStrictEqual(on(1, { ...item, Taxes: [] }, [[["Withholdings"], [wrong]]]).violations, [
      ["DSAT07", "$.Withholdings"]
    ])
  })

  it("is a rate in a document in pesos that does not say of which currency", () => {
    const rate = (changes: object) =>
      check("invoice", [[["PaymentExchangeRate"], { CalculationRate: 4012.35, ...changes }]])
    assert.deepStrictEqual(rulesOf(rate({})), {
      violations: [],
      notifications: [["RAD52", "$.PaymentExchangeRate.SourceCurrencyCode"]]
    })
    assert.deepStrictEqual(rulesOf(rate({ SourceCurrencyCode: "USD" })), { violations: [], notifications: [] })
  })

  it("is a number that was rounded; what is then beyond the tolerance is a violation as ever", () => {
    const priced = (Price: unknown, SubtotalAmount: unknown) =>
      check("invoice", [
        [["Items"], [{ Code: "X", Description: "X", Quantity: 1, Price, SubtotalAmount, UnitCode: "94" }]],
        [
          ["LegalMonetaryTotal"],
          {
            GrossAmount: "8403.361344537816",
            TaxExclusiveAmount: 0,
            TaxInclusiveAmount: 8403.36,
            PayableAmount: 8403.36
          }
        ]
      ])
    assert.deepStrictEqual(rulesOf(priced("8403.361344537816", "8403.361345")), {
      violations: [],
      notifications: [
        ["RAD50", "$.Items[0].Price"],
        ["RAD50", "$.LegalMonetaryTotal.GrossAmount"]
      ]
    })
    assert.deepStrictEqual(rulesOf(priced("8407.361344537816", "8403.361345")), {
      violations: [["FAV06", "$.Items[0].SubtotalAmount"]],
      notifications: [
        ["RAD50", "$.Items[0].Price"],
        ["RAD50", "$.LegalMonetaryTotal.GrossAmount"]
      ]
    })
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
