import { Schema } from "effect"
import { LocalDateTimeFromWire } from "../time/LocalDateTime.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** The time a document speaks of (`cac:InvoicePeriod`). */
export const Period = wireStruct("Period", {
  startDate: Schema.optionalKey(LocalDateTimeFromWire),
  endDate: Schema.optionalKey(LocalDateTimeFromWire)
})

/** See {@link Period}. */
export type Period = typeof Period.Type
