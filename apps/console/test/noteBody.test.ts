import { assert, describe, it } from "vitest"
import { linesOf, noteBody } from "../src/note/noteBody.ts"

const about = { number: "SETP1", uuid: "0".repeat(96), date: "2026-11-20T10:00:00", type: "01" }

/** The discount of a note that credits `quantity` of a line of `invoiced` units with a discount of `amount`. */
const discountOf = (amount: string, quantity: string, invoiced: string): unknown => {
  const line = { Quantity: invoiced, Price: "100000000", Discounts: [{ Amount: amount, Reason: "00" }] }
  const lines = [{ index: 0, price: "100000000", quantity }]
  const body = noteBody({ Items: [line] }, about, { date: "", lines, note: "", prefix: "NC", reason: "1" })
  const [item] = body["Items"] as ReadonlyArray<{ readonly Discounts: ReadonlyArray<Record<string, unknown>> }>
  return item?.Discounts[0]?.["Amount"]
}

describe("a discount without percentage in a credit note of a part of its line", () => {
  // a third of 100 000 000.00, which a quotient of six digits makes 33 333 300.00
  it.each([
    ["100000000.00", "1", "3", "33333333.33"],
    ["100000000.00", "2", "3", "66666666.67"],
    ["0.05", "1", "2", "0.03"],
    ["9999999999999.99", "1.5", "1.5", "9999999999999.99"]
  ])("%s for %s of %s is %s", (amount, quantity, invoiced, share) => {
    assert.strictEqual(discountOf(amount, quantity, invoiced), share)
  })
})

describe("the rest of a line after earlier notes", () => {
  const line = (Quantity: number | string, Description = "Café") => ({ Code: "1", Description, Quantity, Price: "10" })
  const left = (lines: ReadonlyArray<object>, ...notes: ReadonlyArray<ReadonlyArray<object>>) =>
    linesOf(
      { Items: lines },
      notes.map((Items) => ({ Items }))
    ).map((each) => each.left)

  it("is all of them without notes", () => {
    assert.deepStrictEqual(left([line(3), line("0.5", "Té")]), ["3", "0.5"])
  })

  it("is less by the quantities of each note, and never less than nothing", () => {
    assert.deepStrictEqual(left([line(3), line(2, "Té")], [line("1.25")], [line(1), line(5, "Té")]), ["0.75", "0"])
    assert.deepStrictEqual(left([line(3)], [line(3, "Cacao")]), ["3"])
  })

  it("is taken from equal lines one after the other", () => {
    assert.deepStrictEqual(left([line(3), line(4)], [line(5)]), ["0", "2"])
  })
})
