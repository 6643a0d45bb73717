import { describe, expect, it } from "@effect/vitest"
import { completeBody, spellOut } from "@radicar/domain/inner/complete/completeBody"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { jsonPath } from "@radicar/domain/inner/rules/Violation"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll } from "@radicar/domain/inner/type/payroll"
import { support } from "@radicar/domain/inner/type/support"
import { validateBody } from "@radicar/domain/inner/validate"
import { Redacted, Result } from "effect"
import { exampleBody } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
const configuration = { environment: "2", now, software } as const

const parsed = (body: unknown) => Result.getOrThrow(parseJson(JSON.stringify(body)))
const completed = (body: unknown, definition: DocumentDefinition<unknown> = invoice): any =>
  JSON.parse(writeJson(completeBody(definition, parsed(body))))
const judged = (body: unknown, definition: DocumentDefinition<unknown> = invoice) =>
  validateBody(definition, parsed(body), configuration, { language: "en" })

/** A sale of these lines, of which nothing is stated that follows. */
const saleOf = (...Items: ReadonlyArray<object>): Record<string, any> => {
  const { CurrencyCode: _currency, LegalMonetaryTotal: _total, ...body } = exampleBody()
  const item = { Code: "P-1", Description: "Producto", Quantity: 1, UnitCode: "94" }
  return { ...body, Items: Items.map((stated) => ({ ...item, ...stated })) }
}

const iva = (Percentage: number | string, more: object = {}) => ({ Code: "01", Percentage, ...more })

describe("completing a sale", () => {
  it("works out lines, taxes and totals", () => {
    const { Items, LegalMonetaryTotal } = completed(
      saleOf(
        { Quantity: "12", Price: "28500.50", Taxes: [iva(5)] },
        { Price: 200_000, Discounts: [{ Code: "00", Percentage: 10, Reason: "Lanzamiento" }], Taxes: [iva("19.00")] },
        { Quantity: 3, Price: 1000 }
      )
    )
    expect(Items.map(({ SubtotalAmount }: any) => SubtotalAmount)).toEqual([342_006, 180_000, 3000])
    expect(Items[1].Discounts[0].Amount).toBe(20_000)
    expect(Items[0].Taxes).toEqual([{ Code: "01", Percentage: 5, TaxableAmount: 342_006, Amount: 17_100.3 }])
    expect(LegalMonetaryTotal).toEqual({
      GrossAmount: 525_006,
      TaxExclusiveAmount: 522_006,
      TaxInclusiveAmount: 576_306.3,
      PayableAmount: 576_306.3
    })
  })

  it("writes two fraction digits and rounds half to even", () => {
    const body = saleOf({ Quantity: "0.5", Price: "0.25", Taxes: [] }, { Quantity: "1.5", Price: "0.25" })
    const text = writeJson(completeBody(invoice, parsed(body)))
    // 0.125 and 0.375
    expect(text.match(/"SubtotalAmount":[0-9.]+/gu)).toEqual(['"SubtotalAmount":0.12', '"SubtotalAmount":0.38'])
  })

  it("withholds from the IVA what is withheld from it, and from the line everything else", () => {
    const withholdings = ["05", "06", "07"].map((Code, index) => ({ Code, Percentage: ["15", "2.5", "0.966"][index] }))
    const { Items, LegalMonetaryTotal } = completed(saleOf({ Price: 1_000_000, Taxes: [...withholdings, iva(19)] }))
    expect(Items[0].Taxes.map(({ Amount, TaxableAmount }: any) => [TaxableAmount, Amount])).toEqual([
      [190_000, 28_500],
      [1_000_000, 25_000],
      [1_000_000, 9660],
      [1_000_000, 190_000]
    ])
    expect(LegalMonetaryTotal.PayableAmount).toBe(1_190_000)
  })

  it("takes a tax per unit from the line's quantity, or from its own", () => {
    const { Items, LegalMonetaryTotal } = completed(
      saleOf(
        { Quantity: 3, Price: 100, Taxes: [{ Code: "22", PerUnitAmount: 66 }] },
        {
          Quantity: 2,
          Price: 2000,
          // 38 for each 100 ml of two bottles of 400 ml
          Taxes: [{ Code: "34", PerUnitAmount: 38, BaseQuantity: 800, BaseUnitCode: "MLT" }]
        }
      )
    )
    expect(Items.map(({ Taxes }: any) => Taxes[0].Amount)).toEqual([198, 304])
    expect(LegalMonetaryTotal).toMatchObject({ TaxExclusiveAmount: 0, TaxInclusiveAmount: 4802 })
  })

  it("works out discounts and charges of the document from its gross amount", () => {
    const body = {
      ...saleOf({ Price: 1000, Taxes: [iva(19)] }),
      Discounts: [{ Code: "01", Percentage: 5 }, { Amount: 10 }],
      Charges: [{ Percentage: 2, BaseAmount: 500 }]
    }
    const { Charges, Discounts, LegalMonetaryTotal } = completed(body)
    expect([Discounts[0].Amount, Charges[0].Amount]).toEqual([50, 10])
    expect(LegalMonetaryTotal).toMatchObject({ DiscountAmount: 60, ChargeAmount: 10, PayableAmount: 1140 })
  })

  it("adds up what was paid before, unless the body states what that comes to", () => {
    const PrepaidPayments = [
      { Amount: "1000.10", Date: "2026-01-02" },
      { Amount: 500, Date: "2026-01-05" }
    ]
    const body = { ...saleOf({ Price: 200_000, Taxes: [iva(19)] }), PrepaidPayments }
    expect(completed(body).LegalMonetaryTotal).toMatchObject({ PrepaidAmount: 1500.1, PayableAmount: 238_000 })
    expect(judged(completed(body)).violations).toEqual([])
    expect(completed({ ...body, LegalMonetaryTotal: { PrepaidAmount: 1 } }).LegalMonetaryTotal.PrepaidAmount).toBe(1)
  })

  it("works out what a support document withholds as a whole, of the base that it states", () => {
    const { LegalMonetaryTotal: _, ...body } = supportExample({ number: 984_000_001, date: now })
    const withheld = { Code: "06", TaxableAmount: "1800000", Percentage: "1.5" }
    const filled = completed({ ...body, Withholdings: [withheld] }, support)
    expect(filled.Withholdings).toEqual([{ ...withheld, Amount: 27_000 }])
    expect(filled.LegalMonetaryTotal.PayableAmount).toBe(1_800_000)
    expect(judged(filled, support).violations).toEqual([])
    const { TaxableAmount: _base, ...baseless } = withheld
    expect(completed({ ...body, Withholdings: [baseless] }, support).Withholdings).toEqual([baseless])
  })

  it("keeps the sum of many equal lines within what the authority tolerates", () => {
    // 0.0551 of tax each: to the cent, 2000 lines would be 9.80 short
    const lines = Array.from({ length: 2000 }, () => ({ Price: "0.29", Taxes: [iva(19)] }))
    const body = completed(saleOf(...lines))
    expect(body.Items[0].Taxes[0].Amount).toBe(0.0551)
    expect(body.LegalMonetaryTotal.TaxInclusiveAmount).toBe(690.2)
    expect(judged(body).violations).toEqual([])
  })

  it.each([
    ["a line", ["Items", 0, "SubtotalAmount"], "FAV06"],
    ["a tax", ["Items", 0, "Taxes", 0, "Amount"], "FAX07"],
    ["the gross amount", ["LegalMonetaryTotal", "GrossAmount"], "FAU02"],
    ["the taxable amount", ["LegalMonetaryTotal", "TaxExclusiveAmount"], "FAU04"],
    ["the amount with taxes", ["LegalMonetaryTotal", "TaxInclusiveAmount"], "FAU06"],
    ["the payable amount", ["LegalMonetaryTotal", "PayableAmount"], "FAU14"]
  ] as const)("keeps %s that is stated and wrong, and the rules say so", (_, path, rule) => {
    const body = saleOf({ Price: 1000, Taxes: [iva(19)] })
    let parent: any = (body["LegalMonetaryTotal"] ??= {}) && body
    for (const key of path.slice(0, -1)) parent = parent[key]
    parent[path.at(-1)!] = 77
    const completedBody = completed(body)
    expect(path.reduce<any>((value, key) => value[key], completedBody)).toBe(77)
    expect(judged(completedBody).violations.map((each) => each.rule)).toContain(rule)
  })

  it("leaves absent what does not follow, and the violations name it", () => {
    const body = completed(
      saleOf(
        { Price: 1000, Quantity: undefined },
        // who gives something for nothing says what is taxed
        { Price: 0, PriceReference: 500, Taxes: [iva(19)] },
        // a tax on a price that is set by law
        { Price: 10, Taxes: [{ Code: "36", Percentage: 20 }] }
      )
    )
    expect(body.Items[0]).not.toHaveProperty("SubtotalAmount")
    expect(body.Items[1].Taxes[0]).toEqual({ Code: "01", Percentage: 19 })
    expect(body.Items[2].Taxes[0]).toEqual({ Code: "36", Percentage: 20 })
    expect(body).not.toHaveProperty("LegalMonetaryTotal")
    const paths = judged(body).violations.map(({ path }) => path)
    expect(paths).toContain("$.Items[0].Quantity")
    expect(paths).toContain("$.Items[1].Taxes[0].Amount")
    expect(paths).toContain("$.LegalMonetaryTotal")
  })

  // 16806.722689075632 in six digits is 16806.722689, × 11 = 184873.949579; 19 % of 184873.95 = 35126.0505 (Python's
  // decimal, half to even)
  it("takes prices and quantities of any number of digits, rounded as they are filed", () => {
    const body = completed(
      saleOf(
        { Quantity: 11, Price: 16806.722689075632, Taxes: [iva(19)] },
        // 0.30000000000000004 in six digits is 0.3, of which 1000 are 300; 5 % of it is 15
        { Quantity: 1000, Price: 0.1 + 0.2, Taxes: [iva("5.00000000000000001")] },
        // 2.9999999999999996 is 3
        { Quantity: "2.9999999999999996", Price: "10.00000049", Taxes: [] }
      )
    )
    expect(body.Items.map(({ Price }: any) => Price)).toEqual([16806.722689075632, 0.1 + 0.2, "10.00000049"])
    expect(body.Items.map(({ SubtotalAmount }: any) => SubtotalAmount)).toEqual([184_873.95, 300, 30])
    expect(body.Items.map(({ Taxes }: any) => Taxes[0]?.Amount)).toEqual([35_126.05, 15, undefined])
    expect(body.LegalMonetaryTotal).toEqual({
      GrossAmount: 185_203.95,
      TaxExclusiveAmount: 185_173.95,
      TaxInclusiveAmount: 220_345,
      PayableAmount: 220_345
    })
    const { notifications, violations } = judged(body)
    expect(violations).toEqual([])
    expect(notifications.map(({ actual, expected, rule }) => [rule, actual, expected])).toEqual([
      ["RAD50", "16806.722689075632", "16806.722689"],
      ["RAD50", "0.30000000000000004", "0.3"],
      ["RAD50", "5.00000000000000001", "5"],
      ["RAD50", "2.9999999999999996", "3"],
      ["RAD50", "10.00000049", "10"]
    ])
  })

  it("counts a total of many digits as its two digits", () => {
    const body = { ...saleOf({ Price: 1000 }), LegalMonetaryTotal: { GrossAmount: "1000.004999999" } }
    expect(completed(body).LegalMonetaryTotal).toMatchObject({ GrossAmount: "1000.004999999", PayableAmount: 1000 })
  })

  const several = [
    { Price: "1000", Quantity: 3, Taxes: [iva(19)], Discounts: [{ Code: "00", Percentage: 10, Reason: "Promo" }] },
    { Price: 2000, Quantity: 2, Taxes: [{ Code: "34", PerUnitAmount: 38, BaseQuantity: 800, BaseUnitCode: "MLT" }] },
    { Price: 100, Taxes: [iva(5), { Code: "06", Percentage: "2.5" }] }
  ]

  it.each(
    [
      ["Items", 0, "Price"],
      ["Items", 0, "Quantity"],
      ["Items", 0, "Taxes", 0, "Percentage"],
      ["Items", 0, "Taxes"],
      ["Items", 0, "Discounts", 0, "Percentage"],
      ["Items", 1, "Taxes", 0, "PerUnitAmount"],
      ["Items", 1, "Taxes", 0, "BaseQuantity"],
      ["Items", 2, "Taxes", 1, "Percentage"],
      ["Items", 2, "Taxes", 0],
      ["Items", 1],
      ["Items"],
      ["Discounts", 0, "Percentage"],
      ["PrepaidPayments", 0, "Amount"]
    ].flatMap((path) => ["19%", "12.5a", "1,5", true].map((value) => [path, value] as const))
  )("reports nothing but %j of %j", (path, value) => {
    const body: any = {
      ...saleOf(...structuredClone(several)),
      Discounts: [{ Code: "01", Percentage: 5 }],
      PrepaidPayments: [{ Amount: 10, Date: "2026-01-02" }]
    }
    let parent = body
    for (const key of path.slice(0, -1)) parent = parent[key]
    parent[path.at(-1)!] = value
    const read = completeBody(invoice, parsed(body))
    const { violations } = validateBody(invoice, read, configuration, { language: "en" })
    expect(violations.map(({ path: at, rule }) => [rule, at])).toEqual([["RAD02", jsonPath(path)]])
  })

  it("writes no amount that follows from one that cannot be read, and every other", () => {
    const body = completed(saleOf({ Price: 1000, Taxes: [iva("19%")] }, { Price: 500, Quantity: 2, Taxes: [iva(5)] }))
    expect(body.Items.map(({ SubtotalAmount, Taxes }: any) => [SubtotalAmount, Taxes])).toEqual([
      [1000, [{ Code: "01", Percentage: "19%", TaxableAmount: 1000 }]],
      [1000, [{ Code: "01", Percentage: 5, TaxableAmount: 1000, Amount: 50 }]]
    ])
    expect(body.LegalMonetaryTotal).toEqual({ GrossAmount: 2000, TaxExclusiveAmount: 2000 })
  })

  const told = (Code: string, Percentage: unknown, Amount?: number) => {
    const tax = { Code, Percentage, TaxableAmount: 100_000, ...(Amount === undefined ? {} : { Amount }) }
    const { notifications, violations } = judged(completed(saleOf({ Price: 100_000, Taxes: [tax] })))
    return [violations, notifications].map((all) =>
      all.map(({ actual, expected, path, rule }) => [rule, path, expected, actual])
    )
  }
  const [at, amountAt] = ["Percentage", "Amount"].map((field) => `$.Items[0].Taxes[0].${field}`)

  it("proposes the hundredfold of a rate below 1 of IVA and INC, where the amount is that of the hundredfold", () => {
    expect(told("01", 0.19, 19_000)[0]).toEqual([["FAX07", at, "19", "0.19"]])
    expect(told("01", "0.050", 5000)[0]).toEqual([["FAX07", at, "5", "0.05"]])
    expect(told("04", 0.08, 8000)[0]).toEqual([["FAX07", at, "8", "0.08"]])
    // of another amount nobody knows which of the two is wrong
    expect(told("01", 0.19, 5000)[0]).toEqual([["FAX07", amountAt, "190.00", "5000.00"]])
    expect(told("06", 0.1, 10_000)[0]).toEqual([["FAX07", amountAt, "100.00", "10000.00"]])
  })

  it("notifies of a rate of IVA or INC below 1, and of no withholding", () => {
    expect(told("01", 0.19)).toEqual([[], [["FAX14", at, "19", "0.19"]]])
    expect(told("04", 0.08)).toEqual([[], [["FAX14", at, "8", "0.08"]]])
    expect(told("06", 0.1)).toEqual([[], []])
    expect(told("07", "0.966")).toEqual([[], []])
    expect(told("04", 8)).toEqual([[], []])
    expect(told("04", 0)).toEqual([[], []])
  })

  it.each([
    ["19%", "19"],
    ["1,5", "1.5"],
    ["1,234", "1.234 or 1234"],
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["1.234.567", "1234567"],
    ["$ 1.500.000", "1500000"],
    ["12.5a", undefined],
    ["1,2,3", undefined],
    ["-1,5", undefined]
  ])("proposes for %j: %s", (Price, proposed) => {
    const form = "a decimal with at most 15 integer digits"
    const [violation] = judged(completed(saleOf({ Price }))).violations
    expect(violation).toMatchObject({
      rule: "RAD02",
      path: "$.Items[0].Price",
      expected: proposed === undefined ? form : `${form}, perhaps ${proposed}`
    })
  })

  it("leaves what cannot be read as it is", () => {
    const broken = { ...saleOf({ Price: "mil", Taxes: "19" }), LegalMonetaryTotal: 5, Discounts: [7] }
    const { Discounts, Items, LegalMonetaryTotal } = completed(broken)
    expect(Items[0]).toMatchObject({ Price: "mil", Taxes: "19" })
    expect([Discounts, LegalMonetaryTotal]).toEqual([[7], 5])
    for (const body of [[], "text", null, { Items: 7 }, { Items: [7, null, [1]] }]) completed(body)
  })

  it("assumes pesos only where there is no rate of another currency", () => {
    const body = saleOf({ Price: 1 })
    expect(completed(body).CurrencyCode).toBe("COP")
    expect(completed({ ...body, PaymentExchangeRate: { CalculationRate: 4000 } })).not.toHaveProperty("CurrencyCode")
  })

  it("knows that a citizen is a natural person", () => {
    const { CustomerParty } = completed({
      ...saleOf({ Price: 1 }),
      CustomerParty: { Id: "1020304050", IdentificationType: "13" }
    })
    expect(CustomerParty).toMatchObject({ OrganizationTypeCode: "2" })
  })
})

describe("spelling a body out", () => {
  it.each(["900373115", "900.373.115", "9003731153", "900373115-3"])("adds the check digit of %s", (Id) => {
    const spelt = spellOut(invoice, parsed({ CompanyParty: { Id, IdentificationType: "31" } }))
    // the check digit of the DIAN's own sample of a NIT
    expect(JSON.parse(writeJson(spelt)).CompanyParty.Id).toBe("900373115-3")
  })

  it("adds the department and the name of the country", () => {
    const PhysicalLocation = { CityCode: "05001", CountryCode: "CO" }
    const spelt = spellOut(invoice, parsed({ CustomerParty: { PhysicalLocation } }))
    expect(JSON.parse(writeJson(spelt)).CustomerParty.PhysicalLocation).toEqual({
      ...PhysicalLocation,
      SubentityCode: "05",
      CountryName: "Colombia"
    })
  })
})

describe("completing a payroll", () => {
  const example: any = payroll.example({ number: 1, date: now })

  it.each(["19%", "12.5a", "1,5"])("reports nothing but an amount of %j", (Amount) => {
    const { MonetaryTotal: _, ...bare } = example
    const [first, ...others] = bare.Items
    const read = completeBody(payroll, parsed({ ...bare, Items: [{ ...first, Amount }, ...others] }))
    const { violations } = validateBody(payroll, read, configuration, { language: "en" })
    expect(violations.map(({ path, rule }) => [rule, path])).toEqual([["RAD02", "$.Items[0].Amount"]])
  })

  it("keeps a total that is stated and wrong, and the rules say so", () => {
    const body = completed({ ...example, MonetaryTotal: { DiscountAmount: 9 } }, payroll)
    expect(body.MonetaryTotal).toEqual({ PayableAmount: 1_692_729.82, DiscountAmount: 9, TotalAmount: 1_692_720.82 })
    expect(judged(body, payroll).violations.map(({ rule }) => rule)).toEqual(["NIE188", "NIE189"])
  })
})
