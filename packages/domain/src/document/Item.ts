import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { Amount, AmountOrZero } from "../number/amount.ts"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { wireList } from "../wire/wireList.ts"

/** A discount or a charge (`cac:AllowanceCharge`); the list that contains it says which. */
export const AllowanceCharge = wireStruct("AllowanceCharge", {
  code: Schema.optionalKey(codeText(2, "discount-reasons", "Of a discount.", "length")),
  percentage: Schema.optionalKey(AmountOrZero),
  amount: Amount,
  baseAmount: Schema.optionalKey(AmountOrZero),
  reason: Schema.optionalKey(text(5000))
})

/** See {@link AllowanceCharge}. */
export type AllowanceCharge = typeof AllowanceCharge.Type

const perUnitUse = "of a tax per unit notified (RAD60)"
const percentageUse = "of a tax by percentage notified (RAD60)"

/**
 * A tax or a withholding of one line. Taxes per unit state `perUnitAmount` and, when it is not the item's own quantity
 * and unit, `baseQuantity` with `baseUnitCode` (millilitres of a sugary drink, grams of plastic). So may other taxes
 * (ZZ).
 */
export const ItemTax = wireStruct("ItemTax", {
  code: codeText(2, "taxes"),
  amount: Amount,
  percentage: Schema.optionalKey(used(Amount, perUnitUse)),
  taxableAmount: Schema.optionalKey(used(Amount, perUnitUse)),
  perUnitAmount: Schema.optionalKey(used(AmountOrZero, percentageUse)),
  baseQuantity: Schema.optionalKey(used(AmountOrZero, percentageUse)),
  baseUnitCode: Schema.optionalKey(used(codeText(5, "units", undefined, "length"), percentageUse)),
  concept: Schema.optionalKey(used(text(500), "printed, not filed"))
})

/** See {@link ItemTax}. */
export type ItemTax = typeof ItemTax.Type

/** A withholding on the whole of a document: its base by its rate (rule FAT07). */
export const Withholding = wireStruct("Withholding", {
  code: codeText(2, "taxes"),
  amount: Amount,
  percentage: Schema.optionalKey(Amount),
  taxableAmount: Schema.optionalKey(Amount)
})

/** See {@link Withholding}. */
export type Withholding = typeof Withholding.Type

/**
 * A code of a product standard: UNSPSC (001), GTIN (010), customs tariff (020), the own one (999); no other (rule
 * FAZ12).
 */
export const StandardItemIdentification = wireStruct("StandardItemIdentification", {
  id: text(100),
  schemeId: codeText(3, "item-standards")
})

/**
 * A line. `subtotalAmount` is `quantity × price − discounts + charges` (rule FAV06). `priceReference` is the commercial
 * value of something given for nothing, whose `subtotalAmount` is 0 (rule FAW03).
 */
export const Item = wireStruct("Item", {
  code: Schema.optionalKey(text(100)),
  description: text(5000),
  quantity: Amount,
  price: Amount,
  priceReference: Schema.optionalKey(AmountOrZero),
  subtotalAmount: Amount,
  unitCode: codeText(5, "units"),
  brandName: Schema.optionalKey(text(100)),
  modelName: Schema.optionalKey(text(100)),
  note: Schema.optionalKey(text(5000)),
  standardItemIdentification: Schema.optionalKey(StandardItemIdentification),
  taxes: Schema.optionalKey(wireList(ItemTax, { maximum: 30 })),
  discounts: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  charges: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 }))
})

/** See {@link Item}. */
export type Item = typeof Item.Type
