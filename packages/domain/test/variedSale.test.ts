import { describe, expect, it } from "@effect/vitest"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { variedSale } from "@radicar/domain/inner/example/variedSale"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { Redacted, Result } from "effect"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
const configuration = { environment: "2", now: date, software } as const
const variants = Array.from({ length: 60 }, (_, variant) => variant)

const wrong = (definition: typeof invoice | typeof creditNote | typeof debitNote, body: object) => {
  const read = definition.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, {
    language: "en"
  })
  return Result.isFailure(read) ? read.failure.violations : []
}

describe("a varied sale", () => {
  it.each(variants)("%i breaks no rule, as an invoice and as the notes about it", (variant) => {
    const sale = variedSale({ date, variant })
    expect(wrong(invoice, { ...invoiceExample({ number: 990000001, date }), ...sale })).toEqual([])
    const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: date.date }
    for (const note of [creditNote, debitNote]) {
      expect(wrong(note, { ...note.example({ number: 1, date, reference }), ...sale })).toEqual([])
    }
  })

  it("is another one each time", () => {
    const sales = variants.map((variant) => JSON.stringify(variedSale({ date, variant })))
    expect(new Set(sales).size).toBe(sales.length)
  })
})
