import { Schema } from "effect"
import { Amount } from "../number/amount.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/**
 * The totals as the caller states them; every one is checked (rules FAU02 to FAU14). `prepaidAmount` informs only: it is
 * not subtracted from `payableAmount`.
 */
export const LegalMonetaryTotal = wireStruct("LegalMonetaryTotal", {
  grossAmount: Amount,
  taxExclusiveAmount: Amount,
  taxInclusiveAmount: Amount,
  discountAmount: Schema.optionalKey(Amount),
  chargeAmount: Schema.optionalKey(Amount),
  prepaidAmount: Schema.optionalKey(Amount),
  payableAmount: Amount
})

/** See {@link LegalMonetaryTotal}. */
export type LegalMonetaryTotal = typeof LegalMonetaryTotal.Type
