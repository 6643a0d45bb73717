import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { days } from "./days.ts"
import { SpdQuantity } from "./SpdQuantity.ts"

/** Two readings of a meter (`MeterReading`). The latest may show less than the one before: meters roll over. */
const SpdMeterReading = wireStruct("SpdMeterReading", {
  previousDate: LocalDateFromWire,
  previousQuantity: SpdQuantity,
  latestDate: LocalDateFromWire,
  latestQuantity: SpdQuantity,
  method: Schema.optionalKey(text(100, "How the meter was read.")),
  days: Schema.optionalKey(days)
})

/** The meter of a service, and what it showed (`UtilityMeter`; official samples SPD001). */
export const SpdMeter = wireStruct("SpdMeter", {
  number: text(100, "Number of the meter."),
  reading: Schema.optionalKey(SpdMeterReading)
})

/** See {@link SpdMeter}. */
export type SpdMeter = typeof SpdMeter.Type
