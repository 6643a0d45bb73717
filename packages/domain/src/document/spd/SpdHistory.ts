import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { days } from "./days.ts"
import { SpdQuantity } from "./SpdQuantity.ts"

const SpdMonth = wireStruct("SpdMonth", {
  quantity: Schema.optionalKey(SpdQuantity),
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire,
  days: Schema.optionalKey(days),
  payableAmount: Schema.optionalKey(Amount)
})

const SpdAverage = wireStruct("SpdAverage", {
  quantity: SpdQuantity,
  days: Schema.optionalKey(days)
})

/** What was consumed and paid before, and the average of it (`ConsumptionHistory`; official samples SPD001). */
export const SpdHistory = wireStruct("SpdHistory", {
  previousPayment: Schema.optionalKey(Amount),
  months: Schema.optionalKey(wireList(SpdMonth, { maximum: 120 })),
  average: Schema.optionalKey(SpdAverage)
})

/** See {@link SpdHistory}. */
export type SpdHistory = typeof SpdHistory.Type
