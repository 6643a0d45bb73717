import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { equivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { Redacted, Result } from "effect"
import { changed, type Changes } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { withoutListed } from "./support/listedCode.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

const identify = (body: unknown, language: Language = "en") =>
  equivalentSpd.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })

const example = (): Record<string, any> => structuredClone(equivalentSpd.example({ number: 7, date: now }))

type Found = readonly [rule: string, path: string, expected: string, actual: string]

const broken = (changes: Changes, language: Language): ReadonlyArray<Violation> => {
  const body = example()
  changed(body, changes)
  const answer = identify(body, language)
  return Result.isSuccess(answer) ? [] : withoutListed(answer.failure.violations)
}

const violations = (changes: Changes): ReadonlyArray<Found> =>
  broken(changes, "en").map(({ actual, expected, path, rule }) => [rule, path, expected, actual])

const month = (start: string, end: string) => ({ StartDate: start, EndDate: end })
const unitCode = "1 to 5 letters or digits: MTQ, KWH"
const waste = { IsUsable: true, Quantity: { Value: 1, UnitCode: "TNE" } }

const cases: ReadonlyArray<readonly [what: string, changes: Changes, found: Found]> = [
  [
    "another type",
    { TypeCode: "20" },
    ["DEAD12b", "$.TypeCode", "60; 20 (equivalent document) is filed by the operation EquivalentCreate", "20"]
  ],
  [
    "an operation that utilities do not have",
    { OperationCode: "SPD" },
    ["DEAD02", "$.OperationCode", "10, 60, 601, 602", "SPD"]
  ],
  [
    "no maker of the software",
    { SoftwareManufacturer: null },
    ["DEPD11", "$.SoftwareManufacturer", "an object with Name, Company and SoftwareName", "absent"]
  ],
  ["no service", { SpdServices: [] }, ["RAD01", "$.SpdServices", "a list of 1 to 100 elements", "an empty list"]],
  [
    "a service without consumption",
    { "SpdServices.0.Consumptions": [] },
    ["RAD01", "$.SpdServices[0].Consumptions", "a list of 1 to 100 elements", "an empty list"]
  ],
  [
    "premises of a buyer without address",
    { "CustomerParty.PhysicalLocation": null },
    ["RAD40", "$.CustomerParty.PhysicalLocation", "the address of the premises", "absent"]
  ],
  [
    "an unknown identification of the provider",
    { "SpdServices.0.Provider.IdentificationType": "99" },
    ["RAD41", "$.SpdServices[0].Provider.IdentificationType", "a code of the list TipoIdFiscal", "99"]
  ],
  [
    "a wrong check digit of the provider",
    { "SpdServices.0.Provider.Id": "900373115-4" },
    ["RAD42", "$.SpdServices[0].Provider.Id", "900373115-3: the check digit is 3", "900373115-4"]
  ],
  [
    "a reading that goes back in time",
    { "SpdServices.0.Consumptions.0.Meter.Reading.LatestDate": "2025-11-29" },
    ["RAD43", "$.SpdServices[0].Consumptions[0].Meter.Reading.LatestDate", "2025-11-30 or later", "2025-11-29"]
  ],
  [
    "a month of the history that ends before it begins",
    { "SpdServices.0.History.Months": [month("2025-11-01", "2025-11-01"), month("2025-11-02", "2025-11-01")] },
    ["RAD44", "$.SpdServices[0].History.Months[1].EndDate", "2025-11-02 or later", "2025-11-01"]
  ],
  [
    "a month of waste that ends before it begins",
    { "SpdServices.0.Waste": { Months: [{ ...waste, ...month("2025-11-02", "2025-11-01") }] } },
    ["RAD44", "$.SpdServices[0].Waste.Months[0].EndDate", "2025-11-02 or later", "2025-11-01"]
  ],
  [
    "a day for a month",
    { "SpdServices.0.BillingPeriod": "2025-12-01" },
    ["RAD02", "$.SpdServices[0].BillingPeriod", "a month such as 2026-01", "2025-12-01"]
  ],
  [
    "the month 13",
    { "SpdServices.0.BillingPeriod": "2025-13" },
    ["RAD02", "$.SpdServices[0].BillingPeriod", "a month such as 2026-01", "2025-13"]
  ],
  [
    "a negative subsidy",
    { "SpdServices.0.Consumptions.0.Credits.0.Amount": -1 },
    ["VLR01", "$.SpdServices[0].Consumptions[0].Credits[0].Amount", "a decimal that is not negative", "-1"]
  ],
  [
    "a quantity without unit",
    { "SpdServices.0.Consumptions.0.MeteredQuantity.UnitCode": "" },
    ["RAD01", "$.SpdServices[0].Consumptions[0].MeteredQuantity.UnitCode", unitCode, "absent"]
  ],
  ["a misspelt service", { SpdService: [] }, ["RAD03", "$.SpdService", "SpdServices", "SpdService"]],
  [
    "a total that does not add up",
    { "LegalMonetaryTotal.PayableAmount": 55_100 },
    ["DEAU14", "$.LegalMonetaryTotal.PayableAmount", "55000.00", "55100.00"]
  ]
]

describe("each rule of a document of public utilities", () => {
  it.each(cases)("%s", (_, changes, found) => {
    assert.deepStrictEqual(violations(changes), [found])
    assertSpanish(broken(changes, "en"), broken(changes, "es"))
  })
})

describe("permitted bodies of public utilities", () => {
  it.each<readonly [string, Changes]>([
    ["a meter that has rolled over", { "SpdServices.0.Consumptions.0.Meter.Reading.LatestQuantity.Value": 3 }],
    ["both readings on one day", { "SpdServices.0.Consumptions.0.Meter.Reading.LatestDate": "2025-11-30" }],
    ["a unit that only the samples have", { "SpdServices.0.Consumptions.0.MeteredQuantity.UnitCode": "TON" }],
    [
      "a provider who is a person",
      { "SpdServices.0.Provider": { Id: "1020304050", IdentificationType: "13", Name: "A" } }
    ],
    ["a service of another company", { "SpdServices.0.IsOtherCompany": true }],
    ["the operation of a contribution", { OperationCode: "601" }],
    ["payment on credit", { PaymentMeans: { Code: "2", MethodCode: "ZZZ", Date: "2026-02-15" } }],
    ["nothing but the amount of a consumption", { "SpdServices.0.Consumptions.0": { PayableAmount: 0 } }]
  ])("%s", (_, changes) => {
    assert.deepStrictEqual(violations(changes), [])
  })
})

describe("the example", () => {
  it("breaks no rule, needs no range, and the pin makes its key secret", () => {
    const answer = Result.getOrThrow(identify(example()))
    assert.strictEqual(answer.checked.operationCode, "10")
    assert.deepStrictEqual(
      answer.key.parts.filter(({ secret }) => secret).map(({ value }) => value),
      ["12345"]
    )
    assert.deepInclude(answer, { type: "60", prefix: "SPD", number: 7, issuerNit: "900373115", reference: "" })
    assert.strictEqual(answer.key.scheme, "CUDE-SHA384")
  })

  it("is filed as the other equivalents are", () => {
    assert.deepInclude(equivalentSpd, { fileKind: "ds", sentBy: "SendBillSync", operation: "EquivalentSpdCreate" })
  })
})
