import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import type { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const

type Path = ReadonlyArray<string | number>

/** The document of an example with a changed text, and the notifications of the two rules. */
const filed = (operation: keyof typeof documentDefinitions, at: Path, value: string, language: Language = "en") => {
  const type: DocumentDefinition<unknown> = documentDefinitions[operation]
  const body = structuredClone(type.example({ number: type.exampleNumbers.from + 7, date: now }))
  change(body, at, value)
  const json = Result.getOrThrow(parseJson(JSON.stringify(body))) as JsonObject
  const { content, notifications } = Result.getOrThrow(type.identify(json, configuration, { language }))
  return { content: content as any, notifications: notifications.filter(({ rule }) => /^RAD8[45]$/u.test(rule)) }
}

const texts: ReadonlyArray<readonly [operation: keyof typeof documentDefinitions, at: Path, path: string]> = [
  ["InvoiceCreate", ["CustomerParty", "Name"], "$.CustomerParty.Name"],
  ["InvoiceCreate", ["Items", 0, "Description"], "$.Items[0].Description"],
  ["SupportCreate", ["SupplierParty", "Name"], "$.SupplierParty.Name"],
  ["PayrollCreate", ["EmployeeParty", "FirstName"], "$.EmployeeParty.FirstName"],
  ["EventCreate", ["CompanyParty", "Name"], "$.CompanyParty.Name"]
]

describe("a text that was decoded twice", () => {
  it.each(texts)("is notified and filed as it is: %s %j", (operation, at, path) => {
    const { content, notifications } = filed(operation, at, "PeÃ±a")
    assert.deepStrictEqual(
      notifications.map(({ actual, expected, path, rule }) => ({ actual, expected, path, rule })),
      [{ actual: "PeÃ±a", expected: "Peña", path, rule: "RAD85" }]
    )
    assertSpanish(notifications, filed(operation, at, "PeÃ±a", "es").notifications)
    assert.include(JSON.stringify(content), "PeÃ±a")
  })

  // octets of UTF-8 as Python's latin-1 and cp1252 decode them
  it.each([
    ["Ã\u0091uÃ±ez", "Ñuñez"],
    ["Ã‘uÃ±ez", "Ñuñez"],
    ["CAFÃ‰", "CAFÉ"],
    ["NÂ° 5", "N° 5"],
    ["Â¿QuÃ©?", "¿Qué?"],
    ["PeÃƒÂ±a", "Peña"],
    ["Ãngel Ã\u0081lvarez", "Ãngel Álvarez"]
  ])("%s was probably %s", (text, expected) => {
    const { notifications } = filed("InvoiceCreate", ["CustomerParty", "Name"], text)
    assert.deepStrictEqual(
      notifications.map((found) => [found.rule, found.expected]),
      [["RAD85", expected]]
    )
  })

  it.each(["Peña Ñuñez", "São João", "SÃO PAULO", "Â", "Ã", "CÂMARA", "Ãb", "ø ±", "« Café »"])("is not %s", (text) => {
    assert.deepStrictEqual(filed("InvoiceCreate", ["CustomerParty", "Name"], text).notifications, [])
  })
})

describe("a line end of XML 1.1", () => {
  it.each(texts)("is filed as a blank, with a notification: %s %j", (operation, at, path) => {
    for (const character of ["\u0085", "\u2028"]) {
      const { content, notifications } = filed(operation, at, `Primera${character}segunda`)
      assert.deepStrictEqual(
        notifications.map(({ path, rule }) => ({ path, rule })),
        [{ path, rule: "RAD84" }]
      )
      assert.include(JSON.stringify(content), "Primera segunda")
    }
  })

  it("is dropped at the end, stays a line feed after a carriage return, and is notified beside a doubted text", () => {
    const text = "\u2028 PeÃ±a\r\nB\u2029\u0085"
    const { content, notifications } = filed("InvoiceCreate", ["CustomerParty", "Name"], text)
    assert.strictEqual(content.customerParty.name, "PeÃ±a\nB")
    assert.deepStrictEqual(
      notifications.map(({ rule }) => rule),
      ["RAD84", "RAD85"]
    )
  })
})
