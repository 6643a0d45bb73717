import type { Listed } from "../CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AI, BF, BG, BH, BI: the documents that a document refers to, and why a note corrects one. */
export const referenceEntries: ReadonlyArray<Listed> = [
  "DEAI01",
  {
    codes: ["AI02", "AI03"],
    cause: {
      en: "The number or the code of an additional document is absent or not valid.",
      es: "El número o el código de un documento adicional falta o no es válido."
    },
    fix: {
      en: "Correct Number, Date and TypeCode in AdditionalDocumentReferences.",
      es: "Corrija Number, Date y TypeCode en AdditionalDocumentReferences."
    },
    path: "$.AdditionalDocumentReferences[*].Number",
    decidedBy: "authority"
  },
  "FBF01",
  "FBF03",
  {
    codes: ["BF03a"],
    cause: {
      en: "A note without reference (operation 22) can not annul an invoice.",
      es: "Una nota sin referencia (operación 22) no puede anular una factura."
    },
    fix: {
      en: "Give OperationCode 20 and DocumentReference, or another CorrectionCode than 2.",
      es: "Informe OperationCode 20 y DocumentReference, u otro CorrectionCode distinto de 2."
    },
    path: "$.CorrectionCode",
    decidedBy: "construction"
  },
  {
    codes: ["BF02", "BF04"],
    cause: {
      en: "The referred number or the text of the reason is absent or not that of the list.",
      es: "El número referido o el texto del concepto falta o no es el de la lista."
    },
    fix: {
      en: "Correct CorrectionCode and DocumentReference.Number; the text is taken from the list.",
      es: "Corrija CorrectionCode y DocumentReference.Number; el texto se toma de la lista."
    },
    path: "$.CorrectionCode",
    decidedBy: "construction"
  },
  "FBG01",
  {
    codes: ["BG02", "BG03"],
    cause: {
      en: "The group or the number of the corrected document is absent.",
      es: "Falta el grupo o el número del documento que se corrige."
    },
    fix: {
      en: "Give DocumentReference.Number with its prefix.",
      es: "Informe DocumentReference.Number con su prefijo."
    },
    path: "$.DocumentReference.Number",
    decidedBy: "form"
  },
  {
    codes: ["BG04", "BG04a"],
    cause: {
      en: "The key of the corrected document is absent, or the authority does not have it.",
      es: "El código único del documento corregido falta o no existe en la DIAN."
    },
    fix: {
      en: "Correct DocumentReference.Uuid; the document must have been accepted, in the same environment.",
      es: "Corrija DocumentReference.Uuid; el documento debe haber sido aceptado, en el mismo ambiente."
    },
    path: "$.DocumentReference.Uuid",
    decidedBy: "authority"
  },
  "FBG05",
  {
    codes: ["BH04", ...codeRange("BI", 2, 6)],
    cause: {
      en: "A note that the invoice itself refers to is not named rightly.",
      es: "Una nota a la que hace referencia la factura no está bien informada."
    },
    fix: {
      en: "Nothing: invoices are written without references to notes; file the note with its own DocumentReference.",
      es: "Ninguna: las facturas se escriben sin referencias a notas; transmita la nota con su DocumentReference."
    },
    decidedBy: "construction"
  }
]
