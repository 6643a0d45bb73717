import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { SpdAdjustment } from "./SpdAdjustment.ts"
import { SpdMeter } from "./SpdMeter.ts"
import { SpdQuantity } from "./SpdQuantity.ts"

const SpdConsumptionPrice = wireStruct("SpdConsumptionPrice", {
  quantity: SpdQuantity,
  amount: Amount
})

const SpdUnitPrice = wireStruct("SpdUnitPrice", {
  price: Amount,
  baseQuantity: SpdQuantity
})

/**
 * What was consumed and what it costs (`SPDDebitForPartialConsumption`; official samples SPD001). How the amounts hang
 * together is not published and differs from sample to sample, so they are filed as they are stated.
 */
export const SpdConsumption = wireStruct("SpdConsumption", {
  meteredQuantity: Schema.optionalKey(SpdQuantity),
  payableAmount: Amount,
  price: Schema.optionalKey(SpdConsumptionPrice),
  credits: Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })),
  debits: Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })),
  unitPrice: Schema.optionalKey(SpdUnitPrice),
  meter: Schema.optionalKey(SpdMeter)
})

/** See {@link SpdConsumption}. */
export type SpdConsumption = typeof SpdConsumption.Type
