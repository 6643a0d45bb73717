import { describe, expect, it } from "@effect/vitest"
import { decimal } from "@radicar/domain/inner/number/Decimal"
import { amountInWords } from "@radicar/print/inner/text/amountInWords"
import { money } from "@radicar/print/inner/text/money"
import { Schema } from "effect"
import { formatted } from "./support/xmlValues.ts"

describe("an amount in words", () => {
  // as the Academy writes numbers (Ortografía básica, cardinales)
  it.each([
    ["0", "Cero pesos colombianos"],
    ["1", "Un peso colombiano"],
    ["16.05", "Dieciséis pesos colombianos con 05/100"],
    ["21", "Veintiún pesos colombianos"],
    ["22", "Veintidós pesos colombianos"],
    ["31", "Treinta y un pesos colombianos"],
    ["100", "Cien pesos colombianos"],
    ["101", "Ciento un pesos colombianos"],
    ["555", "Quinientos cincuenta y cinco pesos colombianos"],
    ["1000", "Mil pesos colombianos"],
    ["1001", "Mil un pesos colombianos"],
    ["21000", "Veintiún mil pesos colombianos"],
    ["100000", "Cien mil pesos colombianos"],
    ["573306.30", "Quinientos setenta y tres mil trescientos seis pesos colombianos con 30/100"],
    ["1000000", "Un millón de pesos colombianos"],
    ["1000001", "Un millón un pesos colombianos"],
    ["2021000", "Dos millones veintiún mil pesos colombianos"],
    ["1000000000", "Mil millones de pesos colombianos"],
    ["1000000000000", "Un billón de pesos colombianos"],
    [
      "999999999999999.99",
      "Novecientos noventa y nueve billones novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos colombianos con 99/100"
    ]
  ])("of %s is %s", (amount, text) => {
    expect(amountInWords(decimal(amount), "COP")).toBe(text)
  })

  it("has the name of the currency, or its code", () => {
    expect(amountInWords(decimal("2"), "USD")).toBe("Dos dólares estadounidenses")
    expect(amountInWords(decimal("1"), "EUR")).toBe("Un euro")
    expect(amountInWords(decimal("3.10"), "CLP")).toBe("Tres CLP con 10/100")
  })
})

describe("an amount", () => {
  const Text = Schema.String.check(Schema.isPattern(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/u))

  it.prop("has every digit, and the separators that ICU gives", { text: Text }, ({ text }) => {
    expect(money(decimal(text))).toBe(formatted(text))
  })
})
