import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { Flag } from "../../wire/Flag.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { SpdQuantity } from "./SpdQuantity.ts"

const SpdWasteMonth = wireStruct("SpdWasteMonth", {
  isUsable: Flag,
  quantity: SpdQuantity,
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire
})

/** What waste a cleaning service has taken away, before and in the period (`QuantityWaste`; official samples SPD001). */
export const SpdWaste = wireStruct("SpdWaste", {
  months: Schema.optionalKey(wireList(SpdWasteMonth, { maximum: 240 })),
  ordinaryUnusable: Schema.optionalKey(SpdQuantity),
  sweepingCleaning: Schema.optionalKey(SpdQuantity),
  urbanCleaning: Schema.optionalKey(SpdQuantity),
  useless: Schema.optionalKey(SpdQuantity)
})

/** See {@link SpdWaste}. */
export type SpdWaste = typeof SpdWaste.Type
