import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { Redacted, Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"
import { changed, type Changes } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-11-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-11-10" }

type Type = typeof invoice | typeof creditNote | typeof debitNote

const bodyOf = (of: string): Record<string, any> => {
  const type = of === "91" ? creditNote : of === "92" ? debitNote : invoice
  return JSON.parse(
    JSON.stringify(type.example({ number: type.exampleNumbers.from, date: now, operation: of, reference }))
  )
}

const typeOf = (body: Record<string, any>): Type =>
  body["TypeCode"] === "91" ? creditNote : body["TypeCode"] === "92" ? debitNote : invoice

const findingsOf = (body: Record<string, any>, language: "en" | "es" = "en") =>
  Result.match(typeOf(body).identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language }), {
    onFailure: ({ notifications, violations }) => ({ violations, notifications }),
    onSuccess: ({ notifications }) => ({ violations: [], notifications })
  })

const words = "Contrato de servicios AIU por concepto de:"
const members = [
  { Id: "860029964", IdentificationType: "31", Name: "Uno S.A.", Percentage: 66.67 },
  { Id: "800199436", IdentificationType: "31", Name: "Dos S.A.", Percentage: 33.33 }
]
const member = (index: number, field: string, value: unknown): Changes => ({
  "CompanyParty.Shareholders": members,
  [`CompanyParty.Shareholders.${index}.${field}`]: value
})
const identifications =
  "11 Registro civil; 12 Tarjeta de identidad; 13 Cédula de ciudadanía; 21 Tarjeta de extranjería; 22 Cédula de extranjería; 31 NIT; 41 Pasaporte; 42 Documento de identificación extranjero; 50 NIT de otro país; 47 PEP (Permiso Especial de Permanencia); 48 PPT (Permiso por Protección Temporal); 91 NUIP *"
const responsibilities =
  "O-13 Gran contribuyente; O-15 Autorretenedor; O-23 Agente de retención IVA; O-47 Régimen simple de tributación; R-99-PN No responsable"
const health = { ProviderCode: "1", PaymentModalityCode: "04", CoverageCode: "16", ContractNumber: "C" }
const group = { Name: "Sector Portuario", Collections: [{ Values: [{ Name: "Muelle", Value: "4" }] }] }
const principal = { Id: "860029964", IdentificationType: "31" }

interface Case {
  readonly of: string
  readonly changes: Changes
  readonly rule: string
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const shipment = (field: string, value: unknown, rule: string, expected: string): Case => ({
  of: "12",
  changes: { [`Items.0.Shipment.${field}`]: value },
  rule,
  path: `$.Items[0].Shipment.${field}`,
  expected,
  actual: String(value)
})

const foreignGroup = (of: string, changes: Changes, at: string, operations: string): Case => ({
  of,
  changes,
  rule: "RAD33",
  path: at,
  expected:
    operations === ""
      ? "nothing: documents of this type do not have it"
      : `nothing, or one of the operations ${operations}`,
  actual: of === "92" ? "30" : of
})

const violations: ReadonlyArray<Case> = [
  {
    of: "09",
    changes: { "Items.1.AiuObject": undefined },
    rule: "FAV03",
    path: "$.Items",
    expected: "the object of the contract, on the line of the administration",
    actual: "absent"
  },
  {
    of: "09",
    changes: { "Items.1.AiuObject": undefined, "Items.1.Note": "Contrato de servicios AIU por concepto: aseo" },
    rule: "FAV03",
    path: "$.Items[1].Note",
    expected: `${words} and the object of the contract, verbatim`,
    actual: "Contrato de servicios AIU por concepto: aseo"
  },
  {
    of: "09",
    changes: { "Items.1.AiuObject": `${words} aseo` },
    rule: "FAV03",
    path: "$.Items[1].AiuObject",
    expected: "the object alone",
    actual: `${words} aseo`
  },
  {
    of: "91",
    changes: { "Items.0.Note": "contrato de servicios AIU por concepto de: aseo" },
    rule: "CAV03",
    path: "$.Items[0].Note",
    expected: `${words} and the object of the contract, verbatim`,
    actual: "contrato de servicios AIU por concepto de: aseo"
  },
  {
    of: "11",
    changes: { "Items.0.Principal.Id": "860029964-9" },
    rule: "FBA07",
    path: "$.Items[0].Principal.Id",
    expected: "860029964-1: the check digit is 1",
    actual: "860029964-9"
  },
  {
    of: "92",
    changes: { "Items.0.Principal": { ...principal, Id: "860029964-9" } },
    rule: "DBA07",
    path: "$.Items[0].Principal.Id",
    expected: "860029964-1: the check digit is 1",
    actual: "860029964-9"
  },
  {
    of: "11",
    changes: { "Items.0.Principal.IdentificationType": "NIT" },
    rule: "FBA08",
    path: "$.Items[0].Principal.IdentificationType",
    expected: `a code of the list TipoIdFiscal, perhaps 31 NIT: ${identifications}`,
    actual: "NIT"
  },
  shipment("RadicadoNumber", "12-34", "TRA01", "digits"),
  shipment("Number", "R-12", "TRA02", "1 to 15 letters or digits"),
  shipment("Number", "1234567890123456", "TRA02", "1 to 15 letters or digits"),
  shipment("FreightValue", 0, "TRA03", "more than 0"),
  shipment("Quantity", 1.5, "TRA04", "a whole number, more than 0"),
  shipment("Quantity", 0, "TRA04", "a whole number, more than 0"),
  shipment("UnitCode", "94", "TRA05", "KGM or GLL"),
  foreignGroup("12", { "Items.0.Principal": principal }, "$.Items[0].Principal", "11, SS-Recaudo"),
  foreignGroup("11", { "Items.0.AiuObject": "aseo" }, "$.Items[0].AiuObject", "09"),
  foreignGroup("92", { "Items.0.AiuObject": "aseo" }, "$.Items[0].AiuObject", ""),
  {
    of: "12",
    changes: { OperationCode: "10" },
    rule: "RAD33",
    path: "$.Items[0].Shipment",
    expected: "nothing, or one of the operations 12",
    actual: "10"
  },
  {
    of: "10",
    changes: { DataGroups: [{ ...group, Name: "SECTOR SALUD" }] },
    rule: "RAD48",
    path: "$.DataGroups[0].Name",
    expected: "another name; Health states this group",
    actual: "SECTOR SALUD"
  },
  {
    of: "91",
    changes: { DataGroups: [group], Health: health, Period: { StartDate: "2026-11-01", EndDate: "2026-11-10" } },
    rule: "RAD48",
    path: "$.DataGroups[0]",
    expected: "nothing",
    actual: "Sector Portuario"
  },
  {
    of: "10",
    changes: { "CompanyParty.Shareholders": members.slice(0, 1) },
    rule: "FAJ53",
    path: "$.CompanyParty.Shareholders",
    expected: "two members or more",
    actual: "1"
  },
  {
    of: "10",
    changes: member(1, "Id", "800199436-1"),
    rule: "FAJ53",
    path: "$.CompanyParty.Shareholders[1].Id",
    expected: "800199436-4: the check digit is 4",
    actual: "800199436-1"
  },
  {
    of: "10",
    changes: member(0, "Percentage", 101),
    rule: "FAJ53",
    path: "$.CompanyParty.Shareholders[0].Percentage",
    expected: "more than 0, at most 100",
    actual: "101"
  },
  {
    of: "10",
    changes: member(0, "TaxLevelCode", "O-15;O-99"),
    rule: "FAJ53",
    path: "$.CompanyParty.Shareholders[0].TaxLevelCode",
    expected: `a code of the list TipoResponsabilidad: ${responsibilities}`,
    actual: "O-99"
  }
]

const notices: ReadonlyArray<Case> = [
  {
    of: "11",
    changes: { "Items.0.Principal": undefined },
    rule: "RAD46",
    path: "$.Items",
    expected: "Principal on the lines that are received for another party",
    actual: "absent"
  },
  {
    of: "12",
    changes: { "Items.0.Shipment": undefined },
    rule: "RAD46",
    path: "$.Items",
    expected: "Shipment on the lines that bill a remesa; of passengers nothing",
    actual: "absent"
  },
  {
    of: "12",
    changes: { "Items.1.Shipment": bodyOf("12")["Items"][0].Shipment },
    rule: "RAD47",
    path: "$.Items[1].Shipment.RadicadoNumber",
    expected: "a remesa of no line before",
    actual: "87654321"
  },
  {
    of: "10",
    changes: member(0, "Percentage", 60),
    rule: "RAD49",
    path: "$.CompanyParty.Shareholders",
    expected: "100",
    actual: "93.33"
  }
]

describe("operations of single sectors", () => {
  it.each(["09", "11", "12"])("the example of %s breaks no rule and has nothing to notify", (of) => {
    assert.strictEqual(bodyOf(of)["OperationCode"], of)
    assert.deepStrictEqual(findingsOf(bodyOf(of)), { violations: [], notifications: [] })
  })

  // Administration 600 000, contingencies 400 000 and profit 1 000 000 are taxed, the direct cost of 8 000 000 is not.
  it("the example of cleaning is taxed on the whole AIU (art. 462-1 of the tax code)", () => {
    const { Items, LegalMonetaryTotal } = bodyOf("09")
    assert.deepStrictEqual(
      Items.map(({ Taxes = [] }: any) => Taxes.map(({ Amount, Code }: any) => [Code, Amount])),
      [[], [["01", 114_000]], [["01", 76_000]], [["01", 190_000]]]
    )
    assert.deepStrictEqual(LegalMonetaryTotal, {
      GrossAmount: 10_000_000,
      TaxExclusiveAmount: 2_000_000,
      TaxInclusiveAmount: 10_380_000,
      PayableAmount: 10_380_000
    })
  })

  it.each(violations)("$of: $rule at $path, $actual", ({ actual, changes, expected, of, path, rule }) => {
    const found = findingsOf(changed(bodyOf(of), changes)).violations
    assert.deepStrictEqual(
      found.map((each) => [each.rule, each.path, each.expected, each.actual]),
      [[rule, path, expected, actual]]
    )
    assertSpanish(found, findingsOf(changed(bodyOf(of), changes), "es").violations)
  })

  it.each(notices)("$of: $rule at $path is notified", ({ actual, changes, expected, of, path, rule }) => {
    const found = findingsOf(changed(bodyOf(of), changes))
    assert.deepStrictEqual(found.violations, [])
    assert.deepStrictEqual(
      found.notifications.map((each) => [each.rule, each.path, each.expected, each.actual]),
      [[rule, path, expected, actual]]
    )
    assertSpanish(found.notifications, findingsOf(changed(bodyOf(of), changes), "es").notifications)
  })

  it.each([
    ["09", { "Items.1.AiuObject": undefined, "Items.1.Note": `${words} aseo` }],
    ["91", { "Items.0.AiuObject": "aseo" }],
    ["91", { "Items.0.Principal": principal }],
    ["92", { "Items.0.Principal": { Id: "1020304050", IdentificationType: "13" } }],
    ["SS-Recaudo", { "Items.0.Principal": principal }],
    ["10", { DataGroups: [group, { ...group, Name: "Otro" }] }],
    ["10", { "CompanyParty.Shareholders": members }]
  ] as ReadonlyArray<readonly [string, Changes]>)("%s takes what it may state: %j", (of, changes) => {
    assert.deepStrictEqual(findingsOf(changed(bodyOf(of), changes)).violations, [])
  })

  it("a line that is no object hides nothing that other lines state", () => {
    const found = findingsOf(changed(bodyOf("12"), { "Items.1": 7, "Items.0.Shipment.UnitCode": "94" })).violations
    assert.deepStrictEqual(
      found.map((each) => [each.rule, each.path]),
      [
        ["RAD02", "$.Items[1]"],
        ["TRA05", "$.Items[0].Shipment.UnitCode"]
      ]
    )
  })
})
