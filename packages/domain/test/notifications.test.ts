import "@radicar/domain/inner/names"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import { support, supportNote } from "@radicar/domain/inner/type/support"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { invoice, creditNote, support, payroll, payrollReplaceNote, event } as const

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
  return validateBody(types[type], Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })
}

describe("notifications of the authority", () => {
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

  it("is a prepayment above the payable amount", () => {
    // the example is payable with 573306.30
    const prepaid = (Amount: number) =>
      check("invoice", [
        [["PrepaidPayments"], [{ Amount, Date: "2026-01-10" }]],
        [["LegalMonetaryTotal", "PrepaidAmount"], Amount]
      ])
    assert.deepStrictEqual(rulesOf(prepaid(573_306.3)), { violations: [], notifications: [] })
    assert.deepStrictEqual(rulesOf(prepaid(573_306.31)), {
      violations: [],
      notifications: [["FBD03", "$.LegalMonetaryTotal.PrepaidAmount"]]
    })
  })

  it("is an issuer without e-mail address", () => {
    assert.deepStrictEqual(rulesOf(check("invoice", [[["CompanyParty", "Email"], undefined]])), {
      violations: [],
      notifications: [["FAJ71", "$.CompanyParty.Email"]]
    })
    assert.deepStrictEqual(rulesOf(check("creditNote", [[["CompanyParty", "Email"], ""]])), {
      violations: [],
      notifications: [["CAJ71", "$.CompanyParty.Email"]]
    })
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

  it("are reported next to violations", () => {
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

/** Probable mistakes: the path, the stated value, and the text and expectation of the notification. */
const doubtful: ReadonlyArray<
  readonly [type: keyof typeof types, rule: string, at: Path, value: unknown, path: string, actual: string, en: string]
> = [
  ...(["CustomerParty", "CompanyParty"] as const).flatMap((field) =>
    [
      ["compras@example", "compras@example"],
      ["ventas@example.com; compras example.com", "compras example.com"],
      ["a@example.com,b@@example.com,c@example.co", "b@@example.com"]
    ].map(
      ([value = "", actual = ""]) =>
        [
          "invoice",
          "RAD72",
          [field, "Email"],
          value,
          `$.${field}.Email`,
          actual,
          "a bare e-mail address in ASCII, such as name@example.com"
        ] as const
    )
  ),
  [
    "support",
    "RAD72",
    ["SupplierParty", "Email"],
    "nobody",
    "$.SupplierParty.Email",
    "nobody",
    "a bare e-mail address in ASCII, such as name@example.com"
  ],
  ...(
    [
      ["invoice", "CustomerParty", "31", "900373115-3"],
      ["creditNote", "CustomerParty", "31", "900.373.115"],
      ["invoice", "CustomerParty", "13", "900373115"],
      ["support", "SupplierParty", "31", "900373115"]
    ] as const
  ).map(
    ([type, field, IdentificationType, Id]) =>
      [
        type,
        "RAD73",
        [field],
        { ...(types[type].example({ number: 990000007, date: now }) as any)[field], Id, IdentificationType },
        `$.${field}.Id`,
        Id,
        "a party other than the issuer"
      ] as const
  ),
  ...[
    ["4006381333930", "4006381333931"],
    ["73513530", "73513537"],
    ["036000291450", "036000291452"],
    ["10614141000410", "10614141000415"],
    ["6291041500210", "6291041500213"],
    ["ABC-1", "a GTIN: 8, 12, 13 or 14 digits, of which the last is the check digit"],
    ["40063813339", "a GTIN: 8, 12, 13 or 14 digits, of which the last is the check digit"]
  ].map(
    ([Id = "", expected = ""]) =>
      [
        "invoice",
        "RAD74",
        ["Items", 1, "StandardItemIdentification"],
        { Id, SchemeId: "010" },
        "$.Items[1].StandardItemIdentification.Id",
        Id,
        expected
      ] as const
  ),
  ["invoice", "RAD76", ["DueDate"], "2026-01-14", "$.DueDate", "2026-01-14", "not before 2026-01-15"]
]

describe("probable mistakes", () => {
  it.each(doubtful)("%s: %s at %j %j", (type, rule, at, value, path, actual, expected) => {
    const { notifications, valid, violations } = check(type, [[at, value]])
    assert.isTrue(valid, JSON.stringify(violations))
    assert.deepStrictEqual(
      notifications.map((found) => [found.rule, found.path, found.actual, found.expected]),
      [[rule, path, actual, expected]]
    )
    assertSpanish(notifications, check(type, [[at, value]], "es").notifications)
  })

  const fine: ReadonlyArray<readonly [type: keyof typeof types, at: Path, value: unknown]> = [
    ["invoice", ["CustomerParty", "Email"], "uno@example.com; dos@example.com.co;"],
    ["invoice", ["DueDate"], "2026-01-15"],
    ...["4006381333931", "73513537", "036000291452", "10614141000415", "6291041500213"].map(
      (Id) => ["invoice", ["Items", 0, "StandardItemIdentification"], { Id, SchemeId: "010" }] as const
    ),
    ["invoice", ["Items", 0, "StandardItemIdentification"], { Id: "4006381333930", SchemeId: "999" }]
  ]
  it.each(fine)("%s is not at %j %j", (type, at, value) => {
    assert.deepStrictEqual(check(type, [[at, value]]).notifications, [])
  })

  const { Items, LegalMonetaryTotal: total } = invoice.example({ number: 990000007, date: now }) as any
  const taxed = (Code: string, Percentage: string) => {
    const base = Items[0].SubtotalAmount
    const Amount = Math.round(base * Number(Percentage)) / 100
    return check("invoice", [
      [["Items"], [{ ...Items[0], Taxes: [{ Code, Percentage, TaxableAmount: base, Amount }] }]],
      [
        ["LegalMonetaryTotal"],
        {
          ...total,
          GrossAmount: base,
          TaxExclusiveAmount: base,
          TaxInclusiveAmount: base + Amount,
          PayableAmount: base + Amount
        }
      ]
    ])
  }

  it.each(["0", "5.0", "16", "19.000"])("is not the rate %s of IVA", (rate) => {
    const found = taxed("01", rate)
    assert.deepStrictEqual([found.violations, found.notifications], [[], []])
  })

  it.each(["1.9", "10", "18.99"])("is the rate %s of IVA, but not of INC", (rate) => {
    const found = taxed("01", rate)
    assert.deepStrictEqual(found.violations, [])
    assert.deepStrictEqual(
      found.notifications.map(({ actual, expected, path, rule }) => [rule, path, actual, expected]),
      [["FAX14", "$.Items[0].Taxes[0].Percentage", rate, "0, 5, 16 or 19"]]
    )
    assert.deepStrictEqual(taxed("04", rate).notifications, [])
  })

  it.each([
    ["creditNote", "20", "01, 02, 03, 04"],
    ["creditNote", "1", "01, 02, 03, 04"],
    ["supportNote", "01", "05"]
  ] as const)("is a %s about a document of type %s", (type, TypeCode, types) => {
    const definition = type === "creditNote" ? creditNote : supportNote
    const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-01-15" }
    const found = (stated: string) => {
      const body: any = definition.example({ number: 7, date: now, reference })
      body.DocumentReference = { ...body.DocumentReference, TypeCode: stated, SchemeName: null }
      return validateBody(definition, Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, {
        language: "en"
      })
    }
    const { notifications, valid } = found(TypeCode)
    assert.isTrue(valid)
    assert.deepStrictEqual(
      notifications.map((each) => [each.rule, each.path, each.actual, each.expected]),
      [
        [
          "RAD75",
          "$.DocumentReference.TypeCode",
          TypeCode,
          `${types}: the types of the documents that such a note corrects`
        ]
      ]
    )
    assert.deepStrictEqual(found(types.slice(0, 2)).notifications, [])
  })
})

/** Signature and header of a PNG file of a width and height in pixels, in base64. */
const pngHead = (width: number, height: number): string => {
  const octets = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAAAAAAACAIAAAA=", "base64")
  octets.writeUInt32BE(width, 16)
  octets.writeUInt32BE(height, 20)
  return octets.toString("base64")
}

/** What a body states in vain: where, what it states, and what the notification shows and expects. */
const vain: ReadonlyArray<
  readonly [type: keyof typeof types, rule: string, at: Path, value: unknown, actual: string, expected: string]
> = [
  ["invoice", "RAD61", ["SoftwareProvider", "Origin"], "ERP", "ERP", "nothing"],
  [
    "invoice",
    "RAD61",
    ["SoftwareProvider", "TestSetId"],
    "a8c0f0de",
    "a8c0f0de",
    "nothing, unless the request has isTest=true: the document is then uploaded for this test set"
  ],
  ["creditNote", "RAD61", ["NumberingRange", "FromNumber"], 7, "7", "nothing"],
  ["creditNote", "RAD61", ["NumberingRange", "TechnicalKey"], "secret", "(hidden)", "nothing"],
  ["support", "RAD61", ["NumberingRange", "TechnicalKey"], "secret", "(hidden)", "nothing"],
  ["payroll", "RAD61", ["NumberingRange", "EndDate"], "2030-01-01T00:00:00", "2030-01-01", "nothing"],
  ["event", "RAD61", ["NumberingRange", "Id"], 9, "9", "nothing"],
  ["payroll", "RAD61", ["Items", 0, "IsSalary"], true, "true", "nothing"],
  ["invoice", "RAD60", ["Items", 0, "Taxes", 0, "PerUnitAmount"], 12.5, "12.5", "nothing"],
  ["event", "RAD60", ["ClaimCode"], "01", "01", "nothing"],
  ["event", "RAD60", ["ResponseListId"], "1", "1", "nothing"],
  ["payroll", "RAD60", ["Items", 0, "StartDate"], "2026-01-02T00:00:00", "2026-01-02T00:00:00", "nothing"],
  ["payroll", "RAD60", ["Items", 0, "InhabilityCode"], "1", "1", "nothing"],
  ["payroll", "RAD60", ["Items", 1, "Quantity"], 3, "3", "nothing"],
  ["payroll", "RAD60", ["Items", 1, "Percentage"], 3, "3", "nothing"],
  ["payroll", "RAD60", ["Information", "CurrencyBaseRate"], 4000, "4000", "nothing"],
  ["payroll", "RAD62", ["Period", "TimeWorkedDays"], 14, "14", "Items[0].Quantity: 15"],
  ["payroll", "RAD62", ["Information", "Date"], "2026-01-14T00:00:00", "2026-01-14", "Date: 2026-01-15"],
  ["invoice", "RAD62", ["CustomerParty", "PhysicalLocation", "CountryName"], "Perú", "Perú", "Colombia"],
  [
    "invoice",
    "RAD64",
    ["CompanyParty", "ImageUrl"],
    "logo.png",
    "logo.png",
    "an https: URL, or a data: URL with a PNG or JPEG file in base64"
  ],
  [
    "payroll",
    "RAD64",
    ["CompanyParty", "ImageUrl"],
    "data:image/png;base64,AAAA",
    "data:image/png;base64,AAAA",
    "an https: URL, or a data: URL with a PNG or JPEG file in base64"
  ],
  [
    "invoice",
    "RAD64",
    ["CompanyParty", "ImageUrl"],
    `data:image/png;base64,${pngHead(5000, 4000)}`,
    "5000 × 4000 pixels",
    "a PNG of at most 16 million pixels, 16000 a side; a width of 600 pixels is enough"
  ],
  [
    "invoice",
    "RAD64",
    ["CompanyParty", "ImageUrl"],
    `data:image/png;base64,${pngHead(16_001, 2)}`,
    "16001 × 2 pixels",
    "a PNG of at most 16 million pixels, 16000 a side; a width of 600 pixels is enough"
  ],
  ["payrollReplaceNote", "RAD65", ["Items", 3, "Quantity"], 8.5, "8.5", "Percentage"]
]

describe("stated fields that are not filed", () => {
  it.each(vain)("%s: %s", (type, rule, at, value, actual, expected) => {
    const { notifications, valid } = check(type, [[at, value]])
    assert.isTrue(valid)
    assert.deepStrictEqual(
      notifications.map((found) => [found.rule, found.actual, found.expected]),
      [[rule, actual, expected]]
    )
    assertSpanish(notifications, check(type, [[at, value]], "es").notifications)
  })

  it("is no country by another spelling, no picture at another address, no quantity of zero", () => {
    const { notifications } = check("invoice", [
      [["CompanyParty", "PhysicalLocation", "CountryName"], "COLOMBIA"],
      [["CompanyParty", "ImageUrl"], "https://example.com/logo.png"],
      [["Items", 0, "Taxes", 0, "PerUnitAmount"], 0]
    ])
    assert.deepStrictEqual(notifications, [])
    assert.deepStrictEqual(check("payroll", [[["Items", 3, "Quantity"], 4]]).notifications, [])
  })

  it("is no PNG of 16 million pixels", () => {
    const ImageUrl = `data:image/png;base64,${pngHead(4000, 4000)}`
    assert.deepStrictEqual(check("invoice", [[["CompanyParty", "ImageUrl"], ImageUrl]]).notifications, [])
  })

  it.each(Object.values(documentDefinitions))(
    "is nothing in the example of $name",
    ({ example, exampleNumbers, ...type }) => {
      const body = example({ number: exampleNumbers.from + 7, date: now })
      const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
      assert.deepStrictEqual(validateBody(type, json, configuration, { language: "en" }).notifications, [])
    }
  )

  it("is not told with every filing where no document of the operation has a place for it", () => {
    const body = structuredClone(invoice.example({ number: 990000007, date: now }))
    change(body, ["SoftwareProvider", "Origin"], "ERP")
    change(body, ["CompanyParty", "ImageUrl"], "logo.png")
    const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
    const rulesOf = (isFiling: boolean) =>
      Result.getOrThrow(invoice.identify(json, configuration, { language: "en", isFiling })).notifications.map(
        ({ rule }) => rule
      )
    assert.deepStrictEqual(rulesOf(false), ["RAD61", "RAD64"])
    assert.deepStrictEqual(rulesOf(true), ["RAD64"])
  })
})

describe("amounts that only the totals state", () => {
  const totals = (field: string, sign: bigint) => {
    const { LegalMonetaryTotal: total } = invoice.example({ number: 990000007, date: now }) as {
      readonly LegalMonetaryTotal: { readonly PayableAmount: number }
    }
    return [
      [["LegalMonetaryTotal", field], 1000],
      [["LegalMonetaryTotal", "PayableAmount"], total.PayableAmount + Number(sign) * 1000]
    ] as ReadonlyArray<readonly [Path, unknown]>
  }

  it.each([
    ["DiscountAmount", -1n, "Discounts; filed as: 01 Descuento condicionado"],
    ["ChargeAmount", 1n, "Charges; filed as: 03 Recargo"],
    ["PrepaidAmount", 0n, "PrepaidPayments; filed as: 1, 2026-01-15"]
  ] as const)("is told: %s", (field, sign, expected) => {
    const { notifications, valid } = check("invoice", totals(field, sign))
    assert.isTrue(valid)
    assert.deepStrictEqual(
      notifications.map((found) => [found.rule, found.path, found.expected]),
      [["RAD63", `$.LegalMonetaryTotal.${field}`, expected]]
    )
  })

  it("must be the sum of the prepayments that are listed", () => {
    const paid = { Id: "RC-7", Amount: 600, Date: "2026-01-02T00:00:00" }
    const listed = (amount: number) =>
      check("invoice", [
        [["LegalMonetaryTotal", "PrepaidAmount"], amount],
        [["PrepaidPayments"], [paid, { Amount: 400, Date: "2026-01-09T00:00:00" }]]
      ])
    assert.deepStrictEqual([listed(1000).valid, listed(1000).notifications], [true, []])
    assert.deepStrictEqual(
      listed(900).violations.map(({ actual, expected, rule }) => [rule, expected, actual]),
      [["FAU12", "1000.00", "900.00"]]
    )
    const credited = check("creditNote", [[["PrepaidPayments"], [paid]]])
    assert.deepStrictEqual(
      credited.violations.map(({ path, rule }) => [rule, path]),
      [["RAD08", "$.PrepaidPayments"]]
    )
    // the authority looks at a total that is stated alone
    assert.isTrue(listed(0).valid)
  })
})
