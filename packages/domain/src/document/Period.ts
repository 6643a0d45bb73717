import { Schema } from "effect"
import { LocalDateTimeFromWire } from "../time/LocalDateTime.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

/** The period that a document covers (`cac:InvoicePeriod`). */
export const Period = wireStruct("Period", {
  startDate: described(Schema.optionalKey(LocalDateTimeFromWire), {
    en: "First moment of the period, YYYY-MM-DDThh:mm:ss in Colombian time.",
    es: "Comienzo del período, AAAA-MM-DDThh:mm:ss en hora de Colombia."
  }),
  endDate: described(Schema.optionalKey(LocalDateTimeFromWire), {
    en: "Last moment of the period, YYYY-MM-DDThh:mm:ss in Colombian time.",
    es: "Fin del período, AAAA-MM-DDThh:mm:ss en hora de Colombia."
  })
})

/** A value of the schema {@link Period}. */
export type Period = typeof Period.Type
