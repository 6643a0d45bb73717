import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * Who made the software that issues an equivalent (`FabricanteSoftware`; Resolution 42 of 2020, article 13; annex DEE
 * 1.0, rules DEAB41 to DEAB46). `name` is a person of the maker, `company` its registered name.
 */
export const SoftwareManufacturer = wireStruct("SoftwareManufacturer", {
  name: text(450),
  company: text(450),
  softwareName: text(450)
})

/** See {@link SoftwareManufacturer}. */
export type SoftwareManufacturer = typeof SoftwareManufacturer.Type
