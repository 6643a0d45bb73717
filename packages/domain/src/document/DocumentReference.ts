import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import type { Localized } from "../rules/Language.ts"

/** The form of a document's unique code, for a person. */
export const keyForm: Localized = { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" }

/** The unique code of a document: CUFE, CUDE, CUDS or CUNE. */
export const DocumentUuid = patternText({
  identifier: "DocumentUuid",
  pattern: /^[0-9a-fA-F]{96}$/u,
  expected: keyForm,
  description: "Unique code (CUFE, CUDE, CUDS, CUNE) of a document."
})

/** The document that a note corrects. `number` is its full number, prefix included. */
export const DocumentReference = wireStruct("DocumentReference", {
  uuid: DocumentUuid,
  date: LocalDateFromWire,
  schemeName: Schema.optionalKey(text(20, "How the code was made; if absent, as the type of the document has it.")),
  typeCode: Schema.optionalKey(text(3)),
  number: text(30)
})

/** See {@link DocumentReference}. */
export type DocumentReference = typeof DocumentReference.Type
