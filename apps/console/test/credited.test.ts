import { assert, describe, it } from "vitest"
import { creditedLines, excessOf, itemOf, itemsOfLines, withShares } from "../src/issue/credited.ts"
import { withValue } from "../src/issue/jsonBody.ts"

const linesOf = (items: ReadonlyArray<object>, ...notes: ReadonlyArray<ReadonlyArray<object>>) =>
  creditedLines(
    { Items: items },
    notes.map((Items) => ({ Items }))
  )

/** The discount of a note that credits `quantity` of a line of `invoiced` units with a discount of `amount`. */
const discountOf = (amount: string, quantity: string, invoiced: string): unknown => {
  const lines = linesOf([{ Quantity: invoiced, Price: "100000000", Discounts: [{ Amount: amount, Reason: "00" }] }])
  const path = ["Items", 0, "Quantity"]
  const body = withShares(withValue({ Items: lines.map(itemOf) }, path, quantity), path, lines)
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

  it("is of what is left where the note begins, and of nothing else than quantity and price afterwards", () => {
    const line = { Code: "1", Description: "Café", Quantity: "3", Price: "10", Discounts: [{ Amount: "9.00" }] }
    const lines = linesOf([line], [{ ...line, Quantity: "2" }])
    const item = { Code: "1", Description: "Café", Quantity: "1", Price: "10" }
    const share = [{ Amount: "3.00", BaseAmount: "10.00" }]
    assert.deepStrictEqual(lines.map(itemOf), [{ ...item, Discounts: share }])
    const stated = { Items: [{ ...item, Discounts: [{ Amount: "7.00" }] }] }
    assert.deepStrictEqual(withShares(stated, ["Items", 0, "Description"], lines), stated)
    assert.deepStrictEqual(withShares(stated, ["Items", 0, "Price"], lines), {
      Items: [{ ...item, Discounts: share }]
    })
    // a percentage that somebody typed stays, and so does a line of the note's own
    for (const own of [
      { ...item, Discounts: [{ Percentage: "5" }] },
      { ...item, Code: "2", Discounts: [{ Amount: "7" }] }
    ])
      assert.deepStrictEqual(withShares({ Items: [own] }, ["Items", 0, "Quantity"], lines), { Items: [own] })
  })
})

describe("the item that credits a line", () => {
  it("has the rates of its taxes, and no amount that the service computes", () => {
    const [line] = linesOf([
      {
        Code: "1",
        Description: "Café",
        Quantity: 2,
        Price: "10.00",
        PriceReference: "12.00",
        SubtotalAmount: "18.00",
        Taxes: [{ Code: "01", Percentage: "19", Amount: "3.42", TaxableAmount: "18.00" }],
        Discounts: [{ Percentage: "10", Amount: "2.00", BaseAmount: "20.00" }]
      }
    ])
    assert.deepStrictEqual(line && itemOf(line), {
      Code: "1",
      Description: "Café",
      Quantity: "2",
      Price: "10.00",
      Taxes: [{ Code: "01", Percentage: "19" }],
      Discounts: [{ Percentage: "10" }]
    })
  })
})

describe("the rest of a line after earlier notes", () => {
  const line = (Quantity: number | string, Description = "Café") => ({ Code: "1", Description, Quantity, Price: "10" })
  const left = (...of: Parameters<typeof linesOf>) => linesOf(...of).map((each) => each.left)

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

  it("is exceeded by the item of the line, found by code and description", () => {
    const lines = linesOf([line(3), line(3), line(2, "Té")])
    const items = [line(2, "Té"), line(4), line(9, "Cacao"), line(1)]
    assert.deepStrictEqual(itemsOfLines(lines, items), [1, 3, 0])
    assert.deepStrictEqual(
      excessOf(lines, items).map(({ credited, description }) => [description, credited]),
      [["Café", "4"]]
    )
    assert.deepStrictEqual(itemsOfLines(lines, [line(1)]), [0, undefined, undefined])
  })
})
