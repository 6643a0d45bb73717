import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The payroll document that a note replaces or deletes: its key (`uuid`), day and full number. */
export const PredecessorReference = wireStruct("PredecessorReference", {
  uuid: patternText({
    identifier: "Cune",
    pattern: /^[0-9a-f]{96}$/u,
    expected: { en: "96 lower-case hexadecimal digits", es: "96 dígitos hexadecimales en minúscula" },
    description: "The CUNE of the document."
  }),
  date: LocalDateFromWire,
  schemeName: Schema.optionalKey(
    patternText({
      identifier: "CuneSchemeName",
      pattern: /^CUNE-SHA384$/u,
      expected: "CUNE-SHA384",
      description: "How the key was made."
    })
  ),
  typeCode: Schema.optionalKey(
    patternText({
      identifier: "PredecessorTypeCode",
      pattern: /^10[23]$/u,
      expected: { en: "102 or 103", es: "102 o 103" },
      description: "102 payroll, 103 note."
    })
  ),
  number: text(100)
})

/** See {@link PredecessorReference}. */
export type PredecessorReference = typeof PredecessorReference.Type
