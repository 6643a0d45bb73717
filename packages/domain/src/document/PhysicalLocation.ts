import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described, supplied } from "../rules/described.ts"

/**
 * An address. In Colombia `cityCode` is the municipality (DIVIPOLA, 5 digits) and `subentityCode` its department
 * (2 digits, derived from the municipality when absent); abroad both are free text.
 */
export const PhysicalLocation = wireStruct("PhysicalLocation", {
  address: described(text(300), {
    en: "Street and number, as they are to be printed: Carrera 8 # 20-14.",
    es: "Dirección completa, como debe imprimirse: Carrera 8 # 20-14."
  }),
  cityCode: described(Schema.optionalKey(codeText(100, "municipalities", "open")), {
    en: "Municipality: DIVIPOLA code of five digits, 11001 for Bogotá. Abroad, the name of the city.",
    es: "Municipio: código DIVIPOLA de cinco dígitos, 11001 para Bogotá. En el exterior, el nombre de la ciudad."
  }),
  subentityCode: described(Schema.optionalKey(codeText(100, "departments", "open")), {
    en: "Department: DANE code of two digits, 11 for Bogotá. If absent, it follows from the municipality. Abroad, free text.",
    es: "Departamento: código DANE de dos dígitos, 11 para Bogotá. Si falta, se deduce del municipio. En el exterior, texto libre."
  }),
  countryCode: described(supplied("service", codeText(2, "countries")), {
    en: "Country: ISO 3166-1 code of two letters, CO for Colombia. If absent, CO where CityCode is a municipality (RAD54 notifies).",
    es: "País: código ISO 3166-1 de dos letras, CO para Colombia. Si falta, CO si CityCode es un municipio (RAD54 lo notifica)."
  }),
  countryName: described(Schema.optionalKey(text(100)), {
    en: "Name of the country. The name of the code is filed; another name is notified (RAD62).",
    es: "Nombre del país. Se transmite el nombre del código; si difiere, se notifica (RAD62).",
    use: {
      en: "another name than that of the code is notified (RAD62)",
      es: "se notifica un nombre distinto del que tiene el código (RAD62)"
    }
  }),
  postalZone: described(Schema.optionalKey(text(20)), {
    en: "Postal code, six digits in Colombia: 110231.",
    es: "Código postal, de seis dígitos en Colombia: 110231."
  })
})

/** A value of the schema {@link PhysicalLocation}. */
export type PhysicalLocation = typeof PhysicalLocation.Type
