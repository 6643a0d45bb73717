import { Schema } from "effect"
import { wholeNumber } from "../number/wireNumber.ts"
import { LocalDateFromWire } from "../time/LocalDateTime.ts"
import { patternText, secretText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

const bound = wholeNumber({
  identifier: "RangeNumber",
  description: "A number of a numbering range; 0 means absent.",
  minimum: 1,
  maximum: 999_999_999,
  zeroIsAbsent: true
})

/**
 * The prefix of a number. In an authorised range it has at most four letters or digits (rule FAB10b). Issuers may
 * choose longer ones for notes and events. Prefix and ten digits fit the twenty characters of `cbc:ID` (FAD05a).
 */
export const Prefix = patternText({
  identifier: "Prefix",
  pattern: /^[0-9A-Za-z]{1,10}$/u,
  expected: { en: "1 to 10 letters or digits", es: "de 1 a 10 letras o dígitos" },
  description: "Prefix of the number: of an authorised range 1 to 4 letters or digits."
})

/**
 * An authorised numbering range. `id` is the authorisation (resolution) number, `date` the day of the resolution, which
 * is printed and not filed. The rules of a document decide which fields it needs; notes, payroll and events only need
 * the prefix.
 */
export const NumberingRange = wireStruct(
  "NumberingRange",
  {
    id: described(
      Schema.optionalKey(
        wholeNumber({
          identifier: "AuthorizationNumber",
          description: "Number of the authorisation (resolution).",
          minimum: 1,
          maximum: 99_999_999_999_999,
          zeroIsAbsent: true
        })
      ),
      {
        en: "Number of the resolution that authorises the range, 11 to 14 digits: 18760000001. Notes and events have none.",
        es: "Número de la resolución que autoriza el rango, de 11 a 14 dígitos: 18760000001. Las notas y los eventos no tienen."
      }
    ),
    date: described(Schema.optionalKey(LocalDateFromWire), {
      en: "Day of the resolution, YYYY-MM-DD. It is printed and not filed.",
      es: "Fecha de la resolución, AAAA-MM-DD. Se imprime y no se transmite.",
      use: {
        en: "printed of an authorised range, not filed; else dry runs notify of it (RAD61)",
        es: "con un rango autorizado se imprime y no se transmite; si no, los ensayos lo notifican (RAD61)"
      }
    }),
    prefix: described(Schema.optionalKey(Prefix), {
      en: "Letters and digits in front of the number: SETP. An authorised range has at most four (FAB10b). Absent if the range has none.",
      es: "Letras y dígitos delante del número: SETP. En un rango autorizado son máximo cuatro (FAB10b). Se omite si el rango no tiene prefijo.",
      use: { en: "in front of the number", es: "delante del número" }
    }),
    fromNumber: described(Schema.optionalKey(bound), {
      en: "First number of the authorised range: 990000000.",
      es: "Primer número del rango autorizado: 990000000."
    }),
    toNumber: described(Schema.optionalKey(bound), {
      en: "Last number of the authorised range: 995000000.",
      es: "Último número del rango autorizado: 995000000."
    }),
    technicalKey: described(
      Schema.optionalKey(
        secretText({
          identifier: "TechnicalKey",
          maximum: 100,
          trim: true,
          description: "Technical key of the range; never shown."
        })
      ),
      {
        en: "Technical key that the authority assigned to the range. It is part of the CUFE, secret, and never shown again.",
        es: "Clave técnica que la DIAN asignó al rango. Hace parte del CUFE, es secreta y nunca se vuelve a mostrar.",
        use: {
          en: "in the CUFE, never in the XML; annex FE 1.9 §11.2; where the key has the pin, dry runs notify of it (RAD61)",
          es: "va en el CUFE, nunca en el XML; anexo FE 1.9 §11.2; si la clave lleva el PIN, los ensayos lo notifican (RAD61)"
        }
      }
    ),
    startDate: described(Schema.optionalKey(LocalDateFromWire), {
      en: "First day on which the range is valid, YYYY-MM-DD.",
      es: "Primer día de vigencia del rango, AAAA-MM-DD."
    }),
    endDate: described(Schema.optionalKey(LocalDateFromWire), {
      en: "Last day on which the range is valid, YYYY-MM-DD.",
      es: "Último día de vigencia del rango, AAAA-MM-DD."
    })
  },
  {
    use: {
      en: "what is absent is filled in from the configuration, else from the authority's data of the prefix",
      es: "lo que falte se toma de la configuración o, si tampoco está allí, de los datos de la DIAN para el prefijo"
    }
  }
)

/** A value of the schema {@link NumberingRange}. */
export type NumberingRange = typeof NumberingRange.Type
