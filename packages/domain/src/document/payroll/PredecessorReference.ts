import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The payroll document that a note replaces or deletes: its key (`uuid`), day and full number. */
export const PredecessorReference = wireStruct("PredecessorReference", {
  uuid: patternText({
    identifier: "Cune",
    pattern: /^[0-9a-f]{96}$/u,
    expected: "96 lower-case hexadecimal digits",
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
      expected: "102 or 103",
      description: "102 payroll, 103 note."
    })
  ),
  number: text(100)
})

/** See {@link PredecessorReference}. */
export type PredecessorReference = typeof PredecessorReference.Type
