import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDateTime.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import type { Localized } from "../rules/Language.ts"
import { described } from "../rules/described.ts"

/** The form of a document's key, in words. */
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
  uuid: described(DocumentUuid, {
    en: "Key of the document that is corrected (CUFE, CUDE or CUDS): 96 hexadecimal digits.",
    es: "Clave del documento que se corrige (CUFE, CUDE o CUDS): 96 dígitos hexadecimales."
  }),
  date: described(LocalDateFromWire, {
    en: "Day of issue of the document that is corrected, YYYY-MM-DD.",
    es: "Fecha de expedición del documento que se corrige, AAAA-MM-DD."
  }),
  schemeName: described(Schema.optionalKey(text(20)), {
    en: "Algorithm of the key: CUFE-SHA384, CUDE-SHA384 or CUDS-SHA384. If absent, it follows from the type.",
    es: "Algoritmo de la clave: CUFE-SHA384, CUDE-SHA384 o CUDS-SHA384. Si falta, se deduce del tipo."
  }),
  typeCode: described(Schema.optionalKey(text(3)), {
    en: "Type of the document that is corrected: 01 for a sales invoice.",
    es: "Tipo del documento que se corrige: 01 para una factura de venta."
  }),
  number: described(text(30), {
    en: "Full number of the document that is corrected, prefix included: SETP990000001.",
    es: "Número completo del documento que se corrige, con su prefijo: SETP990000001."
  })
})

/** A value of the schema {@link DocumentReference}. */
export type DocumentReference = typeof DocumentReference.Type
