import { assert, describe, it } from "vitest"
import { openRejections, placeFaults } from "../src/issue/faults.ts"
import { furtherFields, withValue } from "../src/issue/jsonBody.ts"
import { copiedBody } from "../src/issue/openBody.ts"
import { totalsOf } from "../src/issue/totals.ts"
import { readAmount } from "../src/language/money.ts"

describe("a body as the form edits it", () => {
  it("makes the objects on the way, and leaves them out once they are empty", () => {
    const made = withValue({}, ["CustomerParty", "PhysicalLocation", "Address"], "Calle 1")
    assert.deepStrictEqual(made, { CustomerParty: { PhysicalLocation: { Address: "Calle 1" } } })
    assert.deepStrictEqual(withValue(made, ["CustomerParty", "PhysicalLocation", "Address"], undefined), {})
  })

  it("keeps a line in its place, whatever is left of it, and every other field untouched", () => {
    const body = { Items: [{ Price: "1" }, { Price: "2", BrandName: "Piñón" }], Health: { ProviderCode: "1" } }
    assert.deepStrictEqual(withValue(body, ["Items", 0, "Price"], undefined), { ...body, Items: [{}, body.Items[1]] })
    assert.deepStrictEqual(withValue(body, ["Items", 2, "Price"], "3")["Items"], [...body.Items, { Price: "3" }])
  })

  it("names every field that the page does not show, each once", () => {
    const body = {
      Note: "x",
      Items: [
        { Price: 1, BrandName: "a" },
        { Price: 2, BrandName: "b" }
      ],
      Empty: ""
    }
    assert.deepStrictEqual(furtherFields(body, ["$.Note", "$.Items[0].Price"]), ["$.Items[*].BrandName"])
  })

  it("places a fault at its field, at the first field inside its group, or nowhere", () => {
    const fields = ["$.CustomerParty.Id", "$.Items[0].Price", "$.Items[1].Price"]
    const fault = (path: string) => ({ path, message: path })
    const placed = placeFaults(
      ["$.Items[1].Price", "$.CustomerParty", "$.Items[*].Price", "$.Health.Act", "$.Items[10]"].map(fault),
      fields
    )
    assert.deepStrictEqual(
      [...placed].map(([field, faults]) => [field, faults.map(({ path }) => path)]),
      [
        ["$.Items[1].Price", ["$.Items[1].Price"]],
        ["$.CustomerParty.Id", ["$.CustomerParty"]],
        ["$.Items[0].Price", ["$.Items[*].Price"]]
      ]
    )
  })

  it("drops a rejection once the value of its field has changed", () => {
    const rejection = { path: "$.CustomerParty.Id", message: "" }
    const before = { CustomerParty: { Id: "1" } }
    assert.lengthOf(openRejections([rejection], before, before), 1)
    assert.lengthOf(openRejections([rejection], before, { CustomerParty: { Id: "2" } }), 0)
  })

  it("copies what was stated, without number, days, range, software and computed amounts", () => {
    const copied = copiedBody({
      TypeCode: "01",
      Number: 7,
      Date: "2026-01-15T10:00:00",
      DueDate: "2026-02-15",
      NumberingRange: { Id: 1, Prefix: "SETP" },
      SoftwareProvider: { Id: "x" },
      Items: [
        {
          Quantity: 2,
          Price: "100.5",
          SubtotalAmount: 180.9,
          BrandName: "Piñón",
          Discounts: [{ Percentage: 10, Amount: 20.1, BaseAmount: 201 }],
          Taxes: [
            { Code: "01", Percentage: 19, Amount: 34.37, TaxableAmount: 180.9 },
            { Code: "05", Percentage: 15, Amount: 5.16, TaxableAmount: 34.37 },
            { Code: "06", Percentage: 4, Amount: 4, TaxableAmount: 100 }
          ]
        }
      ],
      PaymentMeans: { Code: "2", Date: "2026-02-15" },
      LegalMonetaryTotal: { PayableAmount: 215.27, PayableRoundingAmount: 0.27, GrossAmount: 180.9 }
    })
    assert.deepStrictEqual(copied, {
      TypeCode: "01",
      NumberingRange: { Prefix: "SETP" },
      Items: [
        {
          Quantity: 2,
          Price: "100.5",
          BrandName: "Piñón",
          Discounts: [{ Percentage: 10 }],
          Taxes: [
            { Code: "01", Percentage: 19 },
            { Code: "05", Percentage: 15 },
            // a base of its own
            { Code: "06", Percentage: 4, TaxableAmount: 100 }
          ]
        }
      ],
      PaymentMeans: { Code: "2" },
      LegalMonetaryTotal: { PayableRoundingAmount: 0.27, PayableAmount: 215.27 }
    })
  })
})

describe("provisional totals", () => {
  // python decimal: 3 × 33333333.33 = 99999999.99; less 10 % 89999999.99 (ROUND_HALF_UP of …9.991); 19 % is 17100000.00
  it("multiplies in decimals, to the last cent", () => {
    const totals = totalsOf({
      Items: [
        {
          Quantity: "3",
          Price: "33333333.33",
          Discounts: [{ Percentage: "10" }],
          Taxes: [
            { Code: "01", Percentage: "19" },
            { Code: "06", Percentage: "11" }
          ]
        }
      ]
    })
    assert.deepStrictEqual(
      { gross: totals.gross, payable: totals.payable, taxes: totals.taxes },
      { gross: "89999999.99", payable: "107099999.99", taxes: [["01 19", "17100000"]] }
    )
  })

  it("shows what the service computed where it did", () => {
    const { payable, withheld } = totalsOf({
      Items: [{ SubtotalAmount: "1", Taxes: [{ Code: "06", Amount: "0.11" }] }],
      LegalMonetaryTotal: { PayableAmount: "5" }
    })
    assert.deepStrictEqual({ payable, withheld }, { payable: "5", withheld: "0.11" })
  })
})

describe("a typed amount", () => {
  it.each([
    ["28.500,50", "es", "28500.50"],
    ["1.234.567", "es", "1234567"],
    ["28500,5", "es", "28500.5"],
    ["1,234.5", "en", "1234.5"],
    // it may mean 1,5
    ["1.5", "es", undefined],
    ["28.50", "es", undefined],
    ["1,5", "en", undefined],
    ["1,2,3", "es", undefined]
  ] as const)("%s (%s) is %s", (typed, language, amount) => {
    assert.strictEqual(readAmount(typed, language), amount)
  })
})
