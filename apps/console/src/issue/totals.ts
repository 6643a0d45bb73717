import taxKinds from "virtual:radicar/taxKinds"
import { addAmounts, isDecimal, multiply, negated, rounded } from "../language/money.ts"
import { isJson, type Json, listOf, text } from "./jsonBody.ts"

/** The totals of a document, as decimal text. */
export interface Totals {
  /** Lines without taxes. */
  readonly gross: string
  /** Taxes by code and rate, in the order of the lines: `01 19`. */
  readonly taxes: ReadonlyArray<readonly [tax: string, amount: string]>
  readonly discounts: string
  readonly charges: string
  readonly payable: string
  /** Sum of the withholdings, which the buyer subtracts when it pays. */
  readonly withheld: string
}

const amountOf = (value: unknown): string => (isDecimal(text(value)) ? text(value) : "0")

const percentOf = (amount: string, percentage: unknown): string =>
  rounded(multiply(multiply(amount, amountOf(percentage)), "0.01"), 2)

/** Sum of discounts or charges: their amount, else their percentage of `base`. */
const allowances = (value: unknown, base: string): string =>
  addAmounts(
    listOf(value).map((each) =>
      each["Amount"] === undefined ? percentOf(base, each["Percentage"]) : amountOf(each["Amount"])
    )
  )

const subtotalOf = (item: Json): string => {
  if (item["SubtotalAmount"] !== undefined) return amountOf(item["SubtotalAmount"])
  const base = rounded(multiply(amountOf(item["Quantity"]), amountOf(item["Price"])), 2)
  return addAmounts([base, negated(allowances(item["Discounts"], base)), allowances(item["Charges"], base)])
}

const taxOf = (tax: Json, subtotal: string, quantity: string): string => {
  if (tax["Amount"] !== undefined) return amountOf(tax["Amount"])
  if (tax["PerUnitAmount"] !== undefined) return rounded(multiply(amountOf(tax["PerUnitAmount"]), quantity), 2)
  return percentOf(tax["TaxableAmount"] === undefined ? subtotal : amountOf(tax["TaxableAmount"]), tax["Percentage"])
}

/** The taxes of all lines, added up by code and rate; without the withholdings among them. */
const taxesOf = (body: Json): Totals["taxes"] => {
  const sums = new Map<string, string>()
  for (const item of listOf(body["Items"])) {
    const subtotal = subtotalOf(item)
    for (const tax of listOf(item["Taxes"])) {
      const name = `${text(tax["Code"])} ${text(tax["Percentage"])}`.trim()
      if (taxKinds[text(tax["Code"])] === "withholding") continue
      sums.set(name, addAmounts([sums.get(name) ?? "0", taxOf(tax, subtotal, amountOf(item["Quantity"]))]))
    }
  }
  return [...sums]
}

/**
 * The totals of a body: what it states, and products of its lines for what it does not. Of a completed body they are
 * those of the service; of a typed one they are provisional.
 */
export const totalsOf = (body: Json): Totals => {
  const stated = isJson(body["LegalMonetaryTotal"]) ? body["LegalMonetaryTotal"] : {}
  const total = (name: string, computed: string): string =>
    stated[name] === undefined ? computed : amountOf(stated[name])
  const gross = total("GrossAmount", addAmounts(listOf(body["Items"]).map(subtotalOf)))
  const taxes = taxesOf(body)
  const discounts = total("DiscountAmount", allowances(body["Discounts"], gross))
  const charges = total("ChargeAmount", allowances(body["Charges"], gross))
  const lineTaxes = listOf(body["Items"]).flatMap((item) => listOf(item["Taxes"]))
  return {
    gross,
    taxes,
    discounts,
    charges,
    payable: total("PayableAmount", addAmounts([gross, ...taxes.map(([, sum]) => sum), negated(discounts), charges])),
    withheld: addAmounts([
      // the base of a withholding is the service's to find
      ...lineTaxes.flatMap((tax) => (taxKinds[text(tax["Code"])] === "withholding" ? [amountOf(tax["Amount"])] : [])),
      ...listOf(body["Withholdings"]).map((each) =>
        each["Amount"] === undefined
          ? percentOf(amountOf(each["TaxableAmount"]), each["Percentage"])
          : amountOf(each["Amount"])
      )
    ])
  }
}

/** The amount to pay of a completed body. */
export const payableOf = (body: unknown): string | undefined => {
  const totals = isJson(body) ? body["LegalMonetaryTotal"] : undefined
  const payable = isJson(totals) ? text(totals["PayableAmount"]) : ""
  return isDecimal(payable) ? addAmounts([payable]) : undefined
}

/** The currency of a body. */
export const currencyOf = (body: unknown): string | undefined =>
  (isJson(body) ? text(body["CurrencyCode"]) : "") || undefined
