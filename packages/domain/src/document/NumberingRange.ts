import { Schema } from "effect"
import { wholeNumber } from "../number/wholeNumber.ts"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { used } from "../wire/Reader.ts"
import { patternText, secretText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

const bound = wholeNumber({
  identifier: "RangeNumber",
  description: "A number of a numbering range; 0 means absent.",
  minimum: 1,
  maximum: 999_999_999,
  zeroIsAbsent: true
})

/**
 * The prefix of a number: at most four letters or digits of an authorised range (rule FAB10b), more where the issuer
 * chooses it, as of notes and events. With ten digits of a number it is the twenty that `cbc:ID` may have (FAD05a).
 */
export const Prefix = patternText({
  identifier: "Prefix",
  pattern: /^[0-9A-Za-z]{1,10}$/u,
  expected: { en: "1 to 10 letters or digits", es: "de 1 a 10 letras o dígitos" },
  description: "Prefix of the number: of an authorised range 1 to 4 letters or digits."
})

/**
 * An authorised numbering range. `id` is the authorisation (resolution) number, `date` the day of the resolution, which
 * is printed and not filed. Which fields a document needs its rules say; notes, payroll and events need the prefix
 * only.
 */
export const NumberingRange = used(
  wireStruct("NumberingRange", {
    id: Schema.optionalKey(
      wholeNumber({
        identifier: "AuthorizationNumber",
        description: "Number of the authorisation (resolution); 0 means absent.",
        minimum: 1,
        maximum: 99_999_999_999_999,
        zeroIsAbsent: true
      })
    ),
    date: Schema.optionalKey(
      used(LocalDateFromWire, "printed of an authorised range, not filed; else dry runs notify of it (RAD61)")
    ),
    prefix: Schema.optionalKey(used(Prefix, "in front of the number")),
    fromNumber: Schema.optionalKey(bound),
    toNumber: Schema.optionalKey(bound),
    technicalKey: Schema.optionalKey(
      used(
        secretText({
          identifier: "TechnicalKey",
          maximum: 100,
          trim: true,
          description: "Technical key of the range; never shown."
        }),
        "in the CUFE, never in the XML; annex FE 1.9 §11.2; where the key has the pin, dry runs notify of it (RAD61)"
      )
    ),
    startDate: Schema.optionalKey(LocalDateFromWire),
    endDate: Schema.optionalKey(LocalDateFromWire)
  }),
  "what is absent is filled in from the configuration, else from the authority's data of the prefix"
)

/** See {@link NumberingRange}. */
export type NumberingRange = typeof NumberingRange.Type
