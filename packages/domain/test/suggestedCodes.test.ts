import { assert, describe, it } from "@effect/vitest"
import { invoiceExample } from "@radicar/domain/example/invoiceExample"
import { parseJson } from "@radicar/domain/json/parseJson"
import type { Language } from "@radicar/domain/rules/Language"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { invoice } from "@radicar/domain/type/invoice"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

const violationsAt = (path: ReadonlyArray<string | number>, value: unknown, language: Language = "en") => {
  const body = change(structuredClone(invoiceExample({ number: 990000001, date: now })), path, value)
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
