import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { equivalent, equivalentNote } from "@radicar/domain/inner/type/equivalent"
import { Redacted, Result } from "effect"
import { changed, type Changes } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { withoutListed } from "./support/listedCode.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { equivalent, note: equivalentNote } as const
type Kind = keyof typeof types

const identify = (kind: Kind, body: unknown, language: Language = "en") =>
  types[kind].identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })

const example = (kind: Kind): Record<string, any> => structuredClone(types[kind].example({ number: 7, date: now }))

const violations = (kind: Kind, body: unknown, language: Language = "en") => {
  const answer = identify(kind, body, language)
  return Result.isFailure(answer) ? withoutListed(answer.failure.violations) : []
}

/** The rules that a body breaks. */
const rulesOf = (kind: Kind, body: unknown) => violations(kind, body).map(({ rule }) => rule)

const groups = {
  CinemaShow: {
    Theatre: "Teatro Metropol",
    Address: "Calle 24 # 6-31",
    Room: "3",
    Seats: "F12",
    Title: "La estrategia del caracol",
    Location: "General",
    Date: "2026-01-16",
    Time: "18:30"
  },
  GamingEstablishment: { Address: "Carrera 15", MoneyDeposit: 100, Games: [{ Type: "Mesa", Instruments: 2 }] },
  PassengerTicket: { TransportMode: "Terrestre", VehicleId: "SXA-123", Vehicle: "Bus", Origin: "A", Destination: "B" },
  Flight: { ReservationNumber: "MVDHAM", PassengerId: "80101010", PassengerName: "Óscar Peña" },
  ExchangeSettlement: {
    Consecutive: "1",
    SettlementDate: "2026-01-20",
    NominalQuantity: 1,
    RegistrationPrice: 1,
    Value: 1,
    CommissionPercentage: 1
  }
} as const

const typeCodes = "07, 08, 20, 25, 27, 32, 35, 40, 45, 50 or 55"

/** Each type but the POS ticket, with the group of its own. */
const others: ReadonlyArray<readonly [code: string, operation: string, own: keyof typeof groups | undefined]> = [
  ["25", "10", "CinemaShow"],
  ["27", "10", undefined],
  ["32", "321", "GamingEstablishment"],
  ["35", "10", "PassengerTicket"],
  ["40", "10", undefined],
  ["45", "10", undefined],
  ["50", "10", "Flight"],
  ["55", "55", "ExchangeSettlement"]
]

/** The example as another type: with a number of its own and without the groups of a POS ticket. */
const other = (code: string, own: keyof typeof groups | undefined): Record<string, any> => {
  const { BuyerBenefits: _benefits, OperationCode: _operation, PointOfSale: _register, ...sale } = example("equivalent")
  return {
    ...sale,
    TypeCode: code,
    NumberingRange: { Prefix: "DEE" },
    ...(own === undefined ? {} : { [own]: groups[own] })
  }
}

interface Case {
  readonly kind: Kind
  readonly rule: string
  readonly changes: Changes
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const cases: ReadonlyArray<Case> = [
  {
    kind: "equivalent",
    rule: "DEAD12b",
    changes: { TypeCode: "60" },
    path: "$.TypeCode",
    expected: `${typeCodes}; 60 (equivalent document of public utilities) is filed by the operation EquivalentSpdCreate`,
    actual: "60"
  },
  {
    kind: "equivalent",
    rule: "DEAI01",
    changes: { TypeCode: "08" },
    path: "$.AdditionalDocumentReferences",
    expected: "the document that is transcribed",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "DEAD02",
    changes: { OperationCode: "321" },
    path: "$.OperationCode",
    expected: "10",
    actual: "321"
  },
  {
    kind: "equivalent",
    rule: "DEAN02",
    changes: { PaymentMeans: { Code: "2", MethodCode: "10", Date: "2026-02-15" } },
    path: "$.PaymentMeans.Code",
    expected: "1",
    actual: "2"
  },
  {
    kind: "equivalent",
    rule: "DEAN02",
    changes: { PaymentMeans: { Code: "10", MethodCode: "2", Date: "2026-02-15" } },
    path: "$.PaymentMeans.MethodCode",
    expected: "1",
    actual: "2"
  },
  {
    kind: "equivalent",
    rule: "DEPD11",
    changes: { SoftwareManufacturer: null },
    path: "$.SoftwareManufacturer",
    expected: "an object with Name, Company and SoftwareName",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "DEPD13",
    changes: { BuyerBenefits: {} },
    path: "$.BuyerBenefits",
    expected: "an object with Code, Name and Points",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "DEPD21",
    changes: { PointOfSale: undefined },
    path: "$.PointOfSale",
    expected: "an object with CashRegisterPlate, Location, Cashier, RegisterType and SaleCode",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "RAD01",
    changes: { "PointOfSale.Cashier": "" },
    path: "$.PointOfSale.Cashier",
    expected: "text of 1 to 450 characters",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "DEBA07",
    changes: { "Items.0.Principal": { Id: "860029964-9", IdentificationType: "31", IncomeCode: "1" } },
    path: "$.Items[0].Principal.Id",
    expected: "860029964-1: the check digit is 1",
    actual: "860029964-9"
  },
  {
    kind: "note",
    rule: "NABA07",
    changes: { "Items.1.Principal": { Id: "860029964-9", IdentificationType: "31", IncomeCode: "2" } },
    path: "$.Items[1].Principal.Id",
    expected: "860029964-1: the check digit is 1",
    actual: "860029964-9"
  },
  {
    kind: "equivalent",
    rule: "RAD01",
    changes: { "Items.0.Principal": { Id: "860029964", IdentificationType: "31" } },
    path: "$.Items[0].Principal.IncomeCode",
    expected: "1 (collected for the principal) or 2 (invoiced for the principal)",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "RAD02",
    changes: { "Items.0.Principal": { Id: "860029964", IdentificationType: "31", IncomeCode: "0" } },
    path: "$.Items[0].Principal.IncomeCode",
    expected: "1 (collected for the principal) or 2 (invoiced for the principal)",
    actual: "0"
  },
  {
    kind: "equivalent",
    rule: "RAD31",
    changes: { Flight: groups.Flight },
    path: "$.Flight",
    expected: "nothing",
    actual: "an object"
  },
  {
    kind: "equivalent",
    rule: "DEAB05a",
    changes: { "NumberingRange.Id": null },
    path: "$.NumberingRange.Id",
    expected: "the authorisation number",
    actual: "absent"
  },
  {
    kind: "equivalent",
    rule: "DEAD05c",
    changes: { Number: 1_000_001 },
    path: "$.Number",
    expected: "at most 1000000",
    actual: "1000001"
  },
  {
    kind: "equivalent",
    rule: "DEAU14",
    changes: { "LegalMonetaryTotal.PayableAmount": 119_100 },
    path: "$.LegalMonetaryTotal.PayableAmount",
    expected: "119150.00",
    actual: "119100.00"
  },
  {
    kind: "equivalent",
    rule: "DEAX07",
    changes: { "Items.1.Taxes.0.Amount": 60 },
    path: "$.Items[1].Taxes[0].Amount",
    expected: "50.00",
    actual: "60.00"
  },
  {
    kind: "note",
    rule: "NAAD12b",
    changes: { TypeCode: "92" },
    path: "$.TypeCode",
    expected: "93 or 94; 92 (debit note) is filed by the operation DebitnoteCreate",
    actual: "92"
  },
  {
    kind: "note",
    rule: "NAAD02",
    changes: { OperationCode: "", "DocumentReference.TypeCode": "" },
    path: "$.OperationCode",
    expected: "a code of the list TipoDocumentoEquivalente",
    actual: ""
  },
  {
    kind: "note",
    rule: "RAD32",
    changes: { "DocumentReference.TypeCode": "25" },
    path: "$.OperationCode",
    expected: "25",
    actual: "20"
  },
  {
    kind: "note",
    rule: "NABF01",
    changes: { CorrectionCode: null },
    path: "$.CorrectionCode",
    expected: "a code of the list ConceptoNotaAjusteDocumentoEquivalente",
    actual: "absent"
  },
  {
    kind: "note",
    rule: "NABF03",
    changes: { CorrectionCode: "6" },
    path: "$.CorrectionCode",
    expected: "a code of the list ConceptoNotaAjusteDocumentoEquivalente",
    actual: "6"
  },
  {
    kind: "note",
    rule: "NABG05",
    changes: { "DocumentReference.SchemeName": "CUFE-SHA384" },
    path: "$.DocumentReference.SchemeName",
    expected: "CUDE-SHA384",
    actual: "CUFE-SHA384"
  },
  {
    kind: "note",
    rule: "RAD07",
    changes: { "Items.0.Taxes.1": { Code: "06", Amount: 100, Percentage: 1, TaxableAmount: 10_000 } },
    path: "$.Items[0].Taxes[1].Code",
    expected: "a tax that is no withholding",
    actual: "06"
  },
  {
    kind: "note",
    rule: "RAD03",
    changes: { PointOfSale: { Cashier: "Óscar Peña" } },
    path: "$.PointOfSale",
    expected: "",
    actual: "PointOfSale"
  }
]

describe("each rule of an equivalent and of its note", () => {
  it.each(cases)("$kind: $rule at $path", ({ actual, changes, expected, kind, path, rule }) => {
    const body = example(kind)
    changed(body, changes)
    const all = violations(kind, body)
    const found = all.filter((violation) => violation.rule === rule)
    assert.deepStrictEqual(
      found.map((violation) => [violation.path, violation.actual]),
      [[path, actual]]
    )
    if (expected !== "") assert.strictEqual(found[0]?.expected, expected)
    assertSpanish(all, violations(kind, body, "es"))
  })

  it("takes another tax (ZZ) as one per unit where it states an amount per unit", () => {
    const body = other("50", "Flight")
    const fee = { Code: "ZZ", Amount: 33400, PerUnitAmount: 16700, BaseQuantity: 2, BaseUnitCode: "A9" }
    const { PayableAmount, TaxInclusiveAmount } = body["LegalMonetaryTotal"]
    Object.assign(body["LegalMonetaryTotal"], {
      TaxInclusiveAmount: TaxInclusiveAmount + fee.Amount,
      PayableAmount: PayableAmount + fee.Amount
    })
    const withFee = (tax: object) => rulesOf("equivalent", changed(structuredClone(body), { "Items.0.Taxes.1": tax }))
    assert.deepStrictEqual(withFee(fee), [])
    assert.deepStrictEqual(withFee({ ...fee, Amount: 33500 }), ["DEAX07"])
    assert.deepStrictEqual(withFee({ ...fee, PerUnitAmount: 0 }), ["DEAX05", "DEAX14"])
    assert.deepStrictEqual(withFee({ Code: "ZZ", Amount: 33400, TaxableAmount: 0, Percentage: 10 }), ["DEAX07"])
  })

  it("lets the daily control of games state a machine that took nothing in", () => {
    const { Taxes: _taxes, ...machine } = example("equivalent")["Items"][0]
    const idle = (body: Record<string, any>) => ({
      ...body,
      Items: [...body["Items"], { ...machine, Price: 0, SubtotalAmount: 0, Discounts: [], Charges: [] }]
    })
    assert.deepStrictEqual(rulesOf("equivalent", idle(other("32", "GamingEstablishment"))), [])
    assert.deepStrictEqual(rulesOf("equivalent", idle(other("40", undefined))), ["DEAW03"])
  })

  it("has other letters in a note that debits, which may state prepayments", () => {
    const body = changed(changed(example("note"), { CorrectionCode: "9" }), { "LegalMonetaryTotal.PrepaidAmount": 10 })
    const found = (typeCode: string) => rulesOf("note", changed(body, { TypeCode: typeCode }))
    assert.deepStrictEqual(found("94"), ["NABF03", "RAD08"])
    assert.deepStrictEqual(found("93"), ["NADBF03"])
  })

  // 32 is the operation without reference of a debit note: of a note of an equivalent it is the type of the games
  it.each(["20", "32"])("a note of a %s must name its document", (operation) => {
    const body = { ...example("note"), OperationCode: operation, DocumentReference: null }
    assert.deepStrictEqual(
      violations("note", body).map(({ path, rule }) => [rule, path]),
      [["NABG01", "$.DocumentReference"]]
    )
  })
})

describe("a ticket in contingency", () => {
  it.each(["07", "08"])("%s has the range, the groups and the key of a ticket", (code) => {
    const transcribed = code === "08" ? { AdditionalDocumentReferences: [{ Number: "T-1", Date: "2026-01-14" }] } : {}
    const body = { ...example("equivalent"), ...transcribed, TypeCode: code }
    const answer = Result.getOrThrow(identify("equivalent", body))
    assert.deepInclude(answer, { type: code, prefix: "EPOS" })
    assert.strictEqual(answer.key.scheme, "CUDE-SHA384")
    const bare = { ...body, PointOfSale: null, NumberingRange: { Prefix: "EPOS" } }
    assert.deepStrictEqual(rulesOf("equivalent", bare), rulesOf("equivalent", { ...bare, TypeCode: "20" }))
  })
})

describe("the example", () => {
  it.each(["equivalent", "note"] as const)("of an %s breaks no rule, and the pin makes its key secret", (kind) => {
    const answer = Result.getOrThrow(identify(kind, example(kind)))
    assert.strictEqual(answer.key.scheme, "CUDE-SHA384")
    assert.deepStrictEqual(
      answer.key.parts.filter(({ secret }) => secret).map(({ value }) => value),
      ["12345"]
    )
    assert.deepInclude(answer, {
      type: kind === "note" ? "94" : "20",
      prefix: kind === "note" ? "NAE" : "EPOS",
      number: 7,
      issuerNit: "900373115",
      reference: kind === "note" ? "EPOS1" : ""
    })
  })

  it("says how both are filed", () => {
    assert.deepInclude(equivalent, { fileKind: "ds", sentBy: "SendBillSync", operation: "EquivalentCreate" })
    assert.deepInclude(equivalentNote, { fileKind: "ncs", sentBy: "SendBillSync", operation: "EquivalentNoteCreate" })
  })
})

describe.each(others)("type %s", (code, operation, own) => {
  it("needs no authorised range, may be sold on credit, and has its own operation", () => {
    const body = { ...other(code, own), PaymentMeans: { Code: "2", MethodCode: "42", Date: "2026-02-15" } }
    const { checked } = Result.getOrThrow(identify("equivalent", body))
    assert.strictEqual(checked.operationCode, operation)
    const overridden = Result.getOrThrow(identify("equivalent", { ...body, OperationCode: "271" }))
    assert.strictEqual(overridden.checked.operationCode, "271")
    assert.deepStrictEqual(rulesOf("equivalent", { ...body, OperationCode: "estándar" }), ["DEAD02"])
  })

  it("refuses to lack its own group, and to have another's", () => {
    const found = (body: unknown) => violations("equivalent", body).map(({ path, rule }) => [rule, path])
    assert.deepStrictEqual(found(other(code, undefined)), own === undefined ? [] : [["RAD30", `$.${own}`]])
    const stranger = own === "Flight" ? "CinemaShow" : "Flight"
    assert.deepStrictEqual(found({ ...other(code, own), [stranger]: groups[stranger] }), [["RAD31", `$.${stranger}`]])
    const both = { ...other(code, undefined), [stranger]: groups[stranger] }
    assertSpanish(violations("equivalent", both), violations("equivalent", both, "es"))
    assert.deepStrictEqual(found({ ...other(code, own), SoftwareManufacturer: null }), [
      ["DEPD11", "$.SoftwareManufacturer"]
    ])
  })
})

it.each([
  ["CinemaShow", "25", "Time", "25:00", "a time such as 18:30"],
  ["GamingEstablishment", "32", "MoneyDeposit", -1, "a decimal that is not negative"],
  ["ExchangeSettlement", "55", "SettlementDate", "soon", "a date such as 2026-01-15, with or without a time"]
] as const)("%s of %s refuses %s %s", (group, code, field, value, expected) => {
  const body = changed(structuredClone(other(code, group)), { [`${group}.${field}`]: value })
  const all = violations("equivalent", body)
  assert.deepInclude(all[0], { path: `$.${group}.${field}`, expected })
  assertSpanish(all, violations("equivalent", body, "es"))
})
