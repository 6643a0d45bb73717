import { assert, describe, it } from "vitest"
import { noteBody } from "../src/note/noteBody.ts"

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
