import { Schema } from "effect"
import { Amount, AmountOrZero } from "../number/amount.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/**
 * A tax or a withholding of one line. Taxes per unit state `perUnitAmount` and, when it is not the item's own quantity
 * and unit, `baseQuantity` with `baseUnitCode` (millilitres of a sugary drink, grams of plastic).
 */
export const ItemTax = wireStruct("ItemTax", {
  code: text(2),
  amount: Amount,
  percentage: Schema.optionalKey(Amount),
  taxableAmount: Schema.optionalKey(Amount),
  perUnitAmount: Schema.optionalKey(AmountOrZero),
  baseQuantity: Schema.optionalKey(AmountOrZero),
  baseUnitCode: Schema.optionalKey(text(5)),
  concept: Schema.optionalKey(text(500))
})

/** See {@link ItemTax}. */
export type ItemTax = typeof ItemTax.Type
