import { assert, describe, it } from "@effect/vitest"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { equivalent, equivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import { support, supportNote } from "@radicar/domain/inner/type/support"
import { Redacted, Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"
import { change } from "./support/exampleInvoice.ts"
import { withoutListed } from "./support/listedCode.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

const types = {
  creditNote,
  equivalent,
  equivalentSpd,
  event,
  invoice,
  payroll,
  payrollReplaceNote,
  support,
  supportNote
} as const

const violationsOf = (type: keyof typeof types, path: Path, value: unknown, language: Language) => {
  const definition: DocumentDefinition<unknown> = types[type]
  const body = structuredClone(definition.example({ number: definition.exampleNumbers.from + 7, date: now }))
  const json = Result.getOrThrow(parseJson(JSON.stringify(change(body, path, value))))
  return Result.match(definition.identify(json, configuration, { language }), {
    onFailure: ({ violations }): ReadonlyArray<Violation> => withoutListed(violations),
    onSuccess: () => []
  })
}

type Path = ReadonlyArray<string | number>
type Case = readonly [type: keyof typeof types, path: Path, value: unknown, expected: string, actual: string]

const service: Path = ["SpdServices", 0]
const decimal = "un decimal de máximo 15 dígitos enteros"
const moment = "una fecha y hora como 2026-01-15T10:00:00, o una fecha"
const tax = { Amount: 0, Percentage: 0, TaxableAmount: 0 }
const abroad = { Address: "1 Main St", CityCode: "Miami", SubentityCode: "Florida", CountryCode: "US" }

const forms: ReadonlyArray<Case> = [
  ["invoice", ["Items"], [], "una lista de 1 a 20000 elementos", "una lista vacía"],
  ["invoice", ["Items"], "x", "una lista de 1 a 20000 elementos", "un texto"],
  ["invoice", ["CompanyParty"], [1], "un objeto", "una lista"],
  ["invoice", ["CompanyParty"], 1, "un objeto", "un número"],
  ["invoice", ["CompanyParty"], true, "un objeto", "un booleano"],
  ["invoice", ["Note"], { a: 1 }, "texto de 1 a 5000 caracteres", "un objeto"],
  ["invoice", ["Note"], "a\u0001b", "texto de 1 a 5000 caracteres, sin caracteres de control", "a\u0001b"],
  ["invoice", ["Number"], "x", "un número entero de 1 a 9999999999", "x"],
  ["invoice", ["Date"], "15/01/2026", moment, "15/01/2026"],
  ["invoice", ["DueDate"], "x", "una fecha como 2026-01-15, con o sin hora", "x"],
  [
    "invoice",
    ["TypeCode"],
    "91",
    "01, 02, 03 o 04; 91 (nota crédito) se presenta con la operación CreditnoteCreate",
    "91"
  ],
  ["invoice", ["TypeCode"], "09", "01, 02, 03 o 04", "09"],
  ["invoice", ["Items", 0, "Price"], "1e15", decimal, "1e15"],
  ["invoice", ["Items", 0, "Price"], -1, "un decimal no negativo", "-1"],
  ["invoice", ["NumberingRange", "Prefix"], "FE-1", "de 1 a 10 letras o dígitos", "FE-1"],
  ["invoice", ["NumberingRange", "Prefix"], "SETPX", "de 1 a 4 letras o dígitos", "SETPX"],
  ["invoice", ["NumberingRange", "StartDate"], "ayer", "una fecha como 2026-01-15, con o sin hora", "ayer"],
  ["invoice", ["NumberingRange", "TechnicalKey"], 1, "texto de 1 a 100 caracteres", "(oculto, un número)"],
  [
    "invoice",
    ["CustomerParty", "Id"],
    "*",
    "de 1 a 35 letras o dígitos; un NIT puede llevar su dígito de verificación tras un guion",
    "*"
  ],
  [
    "invoice",
    ["SoftwareProvider"],
    { Id: "{}" },
    "un identificador de software como 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
    "{}"
  ],
  ["support", ["TypeCode"], "01", "05; 01 (factura) se presenta con la operación InvoiceCreate", "01"],
  ["event", ["Date"], "hoy", moment, "hoy"],
  ["event", ["DocumentReference", "Uuid"], "ab", "96 dígitos hexadecimales", "ab"],
  [
    "event",
    ["Negotiation"],
    [{ Name: "a", Value: true }],
    "texto de 1 a 500 caracteres, o un número sin exponente",
    "true (un booleano)"
  ],
  ["payroll", ["Items", 0, "IsSalary"], "sí", "true o false", "sí"],
  ["payroll", ["Items", 0, "InhabilityCode"], "123", "texto de 1 a 2 caracteres, o 0 si no hay", "123"],
  ["payrollReplaceNote", ["DocumentReference", "Uuid"], "AB", "96 dígitos hexadecimales en minúscula", "AB"],
  ["payrollReplaceNote", ["DocumentReference", "TypeCode"], "01", "102 o 103", "01"],
  ["equivalentSpd", [...service, "BillingPeriod"], "enero", "un mes como 2026-01", "enero"],
  ["equivalentSpd", ["Premises", "ServiceType"], "1", "2 dígitos: 01 residencial, 02 corporativo", "1"],
  ["equivalentSpd", ["Premises", "Stratum"], "I", "1 o 2 dígitos: de 1 a 6 si es una vivienda", "I"],
  [
    "equivalentSpd",
    [...service, "Consumptions", 0, "MeteredQuantity", "UnitCode"],
    "m³",
    "de 1 a 5 letras o dígitos: MTQ, KWH",
    "m³"
  ]
]

const rules: ReadonlyArray<Case> = [
  ["invoice", ["CompanyParty", "Id"], "900373115-0", "900373115-3: el dígito de verificación es 3", "900373115-0"],
  ["invoice", ["Date"], "2026-01-16T00:00:00", "no posterior a 2026-01-15", "2026-01-16T00:00:00"],
  ["invoice", ["NumberingRange", "EndDate"], "2026-01-14", "una fecha no anterior a 2026-01-15", "2026-01-14"],
  ["invoice", ["Items", 0, "UnitCode"], "9X", "un código de la lista UnidadesMedida", "9X"],
  ["invoice", ["CurrencyCode"], "CPO", "un código de la lista TipoMoneda, quizás COP", "CPO"],
  ["invoice", ["CustomerParty", "OrganizationTypeCode"], "3", "un código de la lista TipoOrganizacion", "3"],
  [
    "invoice",
    ["CompanyParty", "PhysicalLocation", "SubentityCode"],
    "05",
    "11, el departamento del municipio 11001",
    "05"
  ],
  ["invoice", ["OperationCode"], "SS-CUFE", "lo que debe tener un documento de esta operación", "ausente"],
  [
    "invoice",
    ["Health"],
    { ProviderCode: "1100109999", PaymentModalityCode: "04", CoverageCode: "16" },
    "nada, o una de las operaciones SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Reporte, SS-SinAporte",
    "10"
  ],
  ["creditNote", ["OperationCode"], "20", "el documento que se corrige", "ausente"],
  ["supportNote", ["CorrectionCode"], null, "un código de la lista ConceptoNotaAjuste", "ausente"],
  [
    "support",
    ["Items", 0, "Taxes"],
    [{ ...tax, Code: "04" }],
    "04 INC no es un tributo de una compra; 01 IVA, 05 ReteIVA o 06 ReteFuente",
    "04"
  ],
  ["support", ["OperationCode"], "11", "un país distinto de CO", "CO"],
  [
    "equivalent",
    ["PointOfSale"],
    null,
    "un objeto con CashRegisterPlate, Location, Cashier, RegisterType y SaleCode",
    "ausente"
  ],
  ["equivalentSpd", ["CustomerParty", "PhysicalLocation"], null, "la dirección del inmueble", "ausente"],
  ["event", ["IssuerParty"], null, "una persona", "ausente"],
  ["event", ["SupplierParty"], null, "el vendedor de la factura", "ausente"],
  ["payroll", ["CompanyParty", "Id"], "900373115-0", "dígito de verificación 3", "900373115-0"],
  ["payroll", ["Pay", "Date"], null, "el día en que se paga", "ausente"],
  ["payroll", ["EmployeeParty", "PhysicalLocation"], { ...abroad, CityCode: null }, "la ciudad", "ausente"],
  [
    "payroll",
    ["EmployeeParty", "PhysicalLocation"],
    { ...abroad, SubentityCode: null },
    "el departamento, estado o provincia",
    "ausente"
  ],
  ["payroll", ["Items", 0, "Quantity"], "1.5", "días enteros, como mínimo 0", "1.5"]
]

describe("the expected value of a violation, in Spanish", () => {
  it.each([...forms, ...rules])("%s %j %j: %s, found %s", (type, path, value, expected, actual) => {
    const found = violationsOf(type, path, value, "es")
    const told = found.map((violation) => [violation.expected, violation.actual])
    assert.deepInclude(told, [expected, actual], JSON.stringify(found, null, 2))
    assertSpanish(violationsOf(type, path, value, "en"), found)
  })

  it("counts a list that is too long", () => {
    const [violation] = violationsOf(
      "equivalentSpd",
      ["SpdServices"],
      Array.from({ length: 101 }, () => ({})),
      "es"
    )
    assert.deepInclude(violation, {
      expected: "una lista de 1 a 100 elementos, esta tiene 101",
      actual: "una lista"
    })
  })

  it("names the deductions that every payroll has", () => {
    const violations = violationsOf("payroll", ["Items"], [{ Type: "Devengo", code: "Basico" }], "es")
    const told = violations.filter(({ path }) => path === "$.Items").map(({ expected }) => expected)
    assert.deepStrictEqual(told, [
      "un ítem Deduccion Salud, con Amount 0 si no se descuenta nada",
      "un ítem Deduccion FondoPension, con Amount 0 si no se descuenta nada"
    ])
  })
})
