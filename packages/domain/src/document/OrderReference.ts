import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** The buyer's order. */
export const OrderReference = wireStruct("OrderReference", {
  number: text(100),
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link OrderReference}. */
export type OrderReference = typeof OrderReference.Type
