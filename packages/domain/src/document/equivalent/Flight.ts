import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The reservation and the passenger of an airline ticket (50) (`Interoperabilidad`; official sample TA001). */
export const Flight = wireStruct("Flight", {
  reservationNumber: text(100),
  passengerId: text(35, "Number of the passenger's identification document."),
  passengerName: text(450),
  passengerEmail: Schema.optionalKey(text(254))
})

/** See {@link Flight}. */
export type Flight = typeof Flight.Type
