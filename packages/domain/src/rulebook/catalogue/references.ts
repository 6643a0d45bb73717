import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AI, BF, BG, BH, BI: the documents that a document refers to, and why a note corrects one. */
export const referenceEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["AI01"],
    cause: {
      en: "A document of contingency does not name the paper document that it transcribes.",
      es: "Un documento de contingencia no informa el documento en papel que transcribe."
    },
    fix: {
      en: "Give the paper document in AdditionalDocumentReferences: Number and Date.",
      es: "Informe el documento en papel en AdditionalDocumentReferences: Number y Date."
    },
    path: "$.AdditionalDocumentReferences",
    decidedBy: "rules"
  },
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
  {
    codes: ["BF01"],
    cause: { en: "The note does not say why it corrects.", es: "La nota no informa el concepto de la corrección." },
    fix: {
      en: "Give CorrectionCode, a code of the list of the note's type.",
      es: "Informe CorrectionCode, un código de la lista del tipo de nota."
    },
    path: "$.CorrectionCode",
    decidedBy: "rules"
  },
  {
    codes: ["BF03"],
    cause: {
      en: "The reason of the note is not in its list.",
      es: "El concepto de la nota no está en su lista."
    },
    fix: {
      en: "Correct CorrectionCode: one digit, without a zero before it.",
      es: "Corrija CorrectionCode: un dígito, sin cero a la izquierda."
    },
    path: "$.CorrectionCode",
    decidedBy: "rules"
  },
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
  {
    codes: ["BG01"],
    cause: { en: "The note names no document.", es: "La nota no informa el documento que corrige." },
    fix: {
      en: "Give DocumentReference, or an operation without reference (22, 32) and the Period.",
      es: "Informe DocumentReference, o una operación sin referencia (22, 32) y el Period."
    },
    path: "$.DocumentReference",
    decidedBy: "rules"
  },
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
  {
    codes: ["BG05"],
    cause: {
      en: "The algorithm of the corrected document's key is not one of its type.",
      es: "El algoritmo del código único del documento corregido no es el de su tipo."
    },
    fix: {
      en: "Correct DocumentReference.SchemeName: CUFE-SHA384 of an invoice, CUDE-SHA384 of one of contingency 03 or an equivalent, CUDS-SHA384 of a support document.",
      es: "Corrija DocumentReference.SchemeName: CUFE-SHA384 de una factura, CUDE-SHA384 de una de contingencia 03 o un equivalente, CUDS-SHA384 de un documento soporte."
    },
    path: "$.DocumentReference.SchemeName",
    decidedBy: "rules"
  },
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
