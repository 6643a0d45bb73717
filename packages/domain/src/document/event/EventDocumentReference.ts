import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The document that an event is about; `number` is its full number, prefix included. */
export const EventDocumentReference = wireStruct("EventDocumentReference", {
  uuid: text(200, "CUFE or CUDE of the document, 96 hexadecimal digits."),
  date: Schema.optionalKey(LocalDateFromWire),
  schemeName: Schema.optionalKey(
    text(20, "How its code was made; absent: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384.")
  ),
  typeCode: Schema.optionalKey(text(3, "Type of the document, 01 if absent.")),
  number: text(50)
})

/** See {@link EventDocumentReference}. */
export type EventDocumentReference = typeof EventDocumentReference.Type
