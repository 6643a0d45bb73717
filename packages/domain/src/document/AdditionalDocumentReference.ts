import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** Another document that this one refers to; a contingency invoice (03) names the paper invoice it transcribes (FAI01). */
export const AdditionalDocumentReference = wireStruct("AdditionalDocumentReference", {
  number: text(100),
  date: LocalDateFromWire,
  typeCode: Schema.optionalKey(text(10))
})

/** See {@link AdditionalDocumentReference}. */
export type AdditionalDocumentReference = typeof AdditionalDocumentReference.Type
