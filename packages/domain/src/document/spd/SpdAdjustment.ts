import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * What is taken off the price of a consumption (`DescuentoCreditoAlItem`: a subsidy) or put on it (`CargoDebitoAlItem`: a
 * fixed charge, a contribution). Without `id` it is numbered.
 */
export const SpdAdjustment = wireStruct("SpdAdjustment", {
  id: Schema.optionalKey(text(50)),
  reason: text(450),
  amount: Amount
})

/** See {@link SpdAdjustment}. */
export type SpdAdjustment = typeof SpdAdjustment.Type
