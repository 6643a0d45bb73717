import { Schema } from "effect"
import { Amount, AmountOrZero } from "../number/amount.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** A discount or a charge (`cac:AllowanceCharge`): which of the two, the list it stands in says. */
export const AllowanceCharge = wireStruct("AllowanceCharge", {
  code: Schema.optionalKey(text(2)),
  percentage: Schema.optionalKey(AmountOrZero),
  amount: Amount,
  baseAmount: Schema.optionalKey(AmountOrZero),
  reason: Schema.optionalKey(text(5000))
})

/** See {@link AllowanceCharge}. */
export type AllowanceCharge = typeof AllowanceCharge.Type
