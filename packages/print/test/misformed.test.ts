import { assert, describe, it } from "@effect/vitest"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { Redacted, Result } from "effect"
import { bodies } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

const configuration = {
  environment: "2",
  now: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }),
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

const key = { scheme: "CUFE-SHA384", value: "ab".repeat(48) } as const

const { text } = bodies.find(({ name }) => name === "invoice/hard")!

/** A body with other values at some paths: a field of the body, or one of a group of it. */
const changed = (changes: Readonly<Record<string, JsonValue>>): JsonObject =>
  Object.entries(changes).reduce(
    (body, [path, value]) => {
      const [field = "", inner] = path.split(".")
      const group = body.get(field)
      return body.with(field, inner === undefined ? value : (group as JsonObject).with(inner, value))
    },
    Result.getOrThrow(parseJson(text)) as JsonObject
  )

const print = (changes: Readonly<Record<string, JsonValue>>, language: "en" | "es" = "es") =>
  printableTypes.InvoiceCreate.printReceived(key, {}, changed(changes), configuration, {
    language,
    unknownFields: "ignore"
  })

const heading = /valores del xml que no tienen la forma de su campo/iu

describe("a received document whose values do not have the form of their field", () => {
  it("is printed with their text in its place, and lists them at the end", async () => {
    const pdf = Result.getOrThrow(
      print({ DueDate: "2022-09-31", DeliveryTerms: JsonObject.from({ SpecialTerms: "Puerto de Cartagena" }) })
    )
    const { text: printed } = await readPdf(pdf)
    assert.include(printed, "31/09/2022")
    assert.include(printed, "Puerto de Cartagena")
    const [before, after = ""] = printed.split(heading)
    assert.isAbove(before?.length ?? 0, 1000)
    assert.match(after, /\$\.DueDate: 2022-09-31/u)
    assert.match(after, /\$\.DeliveryTerms\.Code: ausente/u)
  })

  it("is printed without a value of another kind that it does not need", async () => {
    const pdf = Result.getOrThrow(print({ Delivery: JsonObject.from({ Date: "ayer" }) }))
    const [, after = ""] = (await readPdf(pdf)).text.split(heading)
    assert.match(after, /\$\.Delivery\.Date: ayer/u)
  })

  it("is not printed if the print needs one of them, which is named in the caller's language", () => {
    const total = print({ "LegalMonetaryTotal.PayableAmount": "mucho" }, "en")
    assert.deepStrictEqual(
      Result.isFailure(total) ? total.failure.map(({ actual, path, rule }) => [rule, path, actual]) : [],
      [["RAD02", "$.LegalMonetaryTotal.PayableAmount", "mucho"]]
    )
  })

  it("has no such list if every value has its form", async () => {
    const { text: printed } = await readPdf(Result.getOrThrow(print({})))
    assert.notMatch(printed, heading)
  })
})
