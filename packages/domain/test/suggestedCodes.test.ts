import "@radicar/domain/inner/names"
import { assert, describe, it } from "@effect/vitest"
import { eventOperations, eventTypes } from "@radicar/domain/inner/codes/eventTypes"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { Redacted, Result } from "effect"
import { eventBody } from "./support/exampleEvent.ts"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

const violationsAt = (
  path: ReadonlyArray<string | number>,
  value: unknown,
  language: Language = "en",
  example: object = invoiceExample({ number: 990000001, date: now })
) => {
  const body = change(structuredClone(example), path, value)
  const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
  return Result.match(invoice.identify(json, configuration, { language }), {
    onFailure: ({ violations }) => violations.map(({ actual, expected }) => ({ actual, expected })),
    onSuccess: () => []
  })
}

const unit = ["Items", 0, "UnitCode"]
const tax = ["Items", 0, "Taxes", 0, "Code"]
const identification = ["CustomerParty", "IdentificationType"]
const country = ["CustomerParty", "PhysicalLocation", "CountryCode"]
const city = ["CompanyParty", "PhysicalLocation", "CityCode"]
const means = ["PaymentMeans", "MethodCode"]

describe("codes with another separator than the semicolon", () => {
  const lists = [
    ["CompanyParty", "TaxLevelCode"],
    ["CompanyParty", "Shareholders", 0, "TaxLevelCode"]
  ]
  const names = "O-13 Gran contribuyente; O-15 Autorretenedor"

  it.each(["O-13,O-15", "O-13, O-15", "o-13 o-15", "O-13/O-15", "O-13;O-15, O-13"])("%j", (stated) => {
    for (const [index, path] of lists.entries()) {
      const body = structuredClone(invoiceExample({ number: 990000001, date: now }))
      const member = { Id: "860029964", IdentificationType: "31", Name: "Uno S.A.", Percentage: 50 }
      if (index === 1) change(body, ["CompanyParty", "Shareholders"], [member, { ...member, Id: "800199436" }])
      assert.deepStrictEqual(violationsAt(path, stated, "en", body), [
        {
          actual: stated,
          expected: `O-13;O-15, with a semicolon between codes of the list TipoResponsabilidad: ${names}`
        }
      ])
    }
    const [found] = violationsAt(["CompanyParty", "TaxLevelCode"], stated, "es")
    assert.strictEqual(
      found?.expected,
      `O-13;O-15, con punto y coma entre los códigos de la lista TipoResponsabilidad: ${names}`
    )
  })

  it("are not proposed where one of them is unknown", () => {
    const [found] = violationsAt(["CompanyParty", "TaxLevelCode"], "O-13,O-99")
    assert.match(found?.expected ?? "", /^a code of the list TipoResponsabilidad(, perhaps [^:]+)?: O-13 Gran/u)
  })
})

describe("an operation that an event does not have", () => {
  const told = (type: string, OperationCode: string | null) =>
    Result.match(
      event.identify(Result.getOrThrow(parseJson(JSON.stringify(eventBody(type, { OperationCode })))), configuration, {
        language: "en"
      }),
      {
        onFailure: ({ violations }) =>
          violations.flatMap(({ expected, path }) => (path === "$.OperationCode" ? [expected] : [])),
        onSuccess: () => []
      }
    )

  it("is reported with the operations of the event and their names", () => {
    assert.deepStrictEqual(told("041", "999"), [
      "a code of the list TipoOperacionEvento: 411 Auto que decreta medida cautelar por embargo; 412 Auto que decreta medida cautelar por mandamiento de pago"
    ])
    assert.deepStrictEqual(told("037", null), [
      "a code of the list TipoOperacionEvento: 371 Endoso con responsabilidad del endosante; 372 Endoso sin responsabilidad del endosante"
    ])
    assert.deepStrictEqual(told("046", "1"), ["a code of the list TipoOperacionEvento: 046 Informe para el pago"])
  })

  it("has a name wherever an event has it", () => {
    const unnamed = eventTypes.flatMap(({ operations }) => operations.filter((code) => !eventOperations.nameOf(code)))
    // the events of an invoice have their own code too
    assert.deepStrictEqual([...new Set(unnamed)], ["1"])
  })
})

describe("the final consumer as a NIT", () => {
  it.each(["222222222222", "222.222.222.222", "222222222222-7"])("%s is of type 13", (Id) => {
    const buyer = { Id, IdentificationType: "31", Name: "Consumidor final" }
    assert.deepStrictEqual(violationsAt(["CustomerParty"], buyer), [
      { actual: Id, expected: "IdentificationType 13: 222222222222 is the final consumer" }
    ])
    assert.deepStrictEqual(violationsAt(["CustomerParty"], buyer, "es"), [
      { actual: Id, expected: "IdentificationType 13: 222222222222 es el consumidor final" }
    ])
    assert.deepStrictEqual(
      violationsAt(["CustomerParty"], { ...buyer, Id: "222222222222", IdentificationType: "13" }),
      []
    )
  })
})

describe("the code that a wrong one means", () => {
  it.each([
    [unit, "UND", "94 unidad"],
    [unit, "kg", "KGM kilogramo"],
    [unit, "horas", "HUR hora"],
    [tax, "IVA", "01 IVA"],
    [identification, "CC", "13 Cédula de ciudadanía"],
    [country, "COL", "CO Colombia"],
    [country, "deu", "DE Alemania"],
    [means, "EFECTIVO", "10 Efectivo"],
    [["CurrencyCode"], "US$", "USD Dólar estadounidense"],
    [city, "Medellín", "05001 Medellín"],
    [city, "bogota", "11001 Bogotá, D.c."]
  ] as const)("%j %s", (path, stated, expected) => {
    const [found] = violationsAt(path, stated)
    const meant = / perhaps (.*?)(?:: |; all of them)/u.exec(found?.expected ?? "")?.[1]
    assert.strictEqual(meant, expected, found?.expected)
  })
})
