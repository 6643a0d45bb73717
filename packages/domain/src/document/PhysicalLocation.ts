import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/**
 * An address. In Colombia `cityCode` is the municipality (DIVIPOLA, 5 digits) and `subentityCode` its department
 * (2 digits, derived from the municipality when absent); abroad both are free text.
 */
export const PhysicalLocation = wireStruct("PhysicalLocation", {
  address: text(300),
  cityCode: Schema.optionalKey(codeText(100, "municipalities", "Abroad it is free text.")),
  subentityCode: Schema.optionalKey(codeText(100, "departments", "Abroad it is free text.")),
  countryCode: codeText(2, "countries"),
  countryName: Schema.optionalKey(used(text(100), "another name than that of the code is notified (RAD62)")),
  postalZone: Schema.optionalKey(text(20))
})

/** See {@link PhysicalLocation}. */
export type PhysicalLocation = typeof PhysicalLocation.Type
