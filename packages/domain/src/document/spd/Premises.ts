import { patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * What the premises are that the services go to (`LocationTypeCode` of the buyer's place; annex DEE 1.0, tables 17.1.3.1
 * and 17.1.3.3). The tables were not at hand, so both codes are held to their form only.
 */
export const Premises = wireStruct("Premises", {
  serviceType: patternText({
    identifier: "SpdServiceType",
    pattern: /^[0-9]{2}$/u,
    expected: { en: "2 digits: 01 residential, 02 corporate", es: "2 dígitos: 01 residencial, 02 corporativo" },
    description: "01 residential, 02 corporate."
  }),
  stratum: patternText({
    identifier: "SpdStratum",
    pattern: /^[0-9]{1,2}$/u,
    expected: { en: "1 or 2 digits: 1 to 6 of a dwelling", es: "1 o 2 dígitos: de 1 a 6 si es una vivienda" },
    description: "Socioeconomic stratum of the premises: 1 to 6 of a dwelling."
  })
})

/** See {@link Premises}. */
export type Premises = typeof Premises.Type
