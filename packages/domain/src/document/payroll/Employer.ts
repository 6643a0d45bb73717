import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { PhysicalLocation } from "../PhysicalLocation.ts"

/** The employer, who issues the document (`Empleador`; rules NIE032 to NIE038). */
export const Employer = wireStruct("PayrollCompanyParty", {
  id: text(30, "NIT of the employer, with or without its check digit behind a hyphen."),
  identificationType: text(2),
  name: text(450),
  physicalLocation: PhysicalLocation,
  email: Schema.optionalKey(text(254)),
  phone: Schema.optionalKey(text(50)),
  imageUrl: Schema.optionalKey(text(2_000_000))
})

/** See {@link Employer}. */
export type Employer = typeof Employer.Type
