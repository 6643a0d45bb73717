import { explain } from "../../rules/Rule.ts"
import { type Listed, codeRange } from "../CatalogueEntry.ts"

/** Rules AI, BF, BG, BH, BI: the documents that a document refers to, and the reasons for corrections. */
export const referenceEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AI02", "AI03"], path: "$.AdditionalDocumentReferences[*].Number", decidedBy: "authority" },
    "The number or the code of an additional document is absent or not valid.",
    "El número o el código de un documento adicional falta o no es válido.",
    "Correct Number, Date and TypeCode in AdditionalDocumentReferences.",
    "Corrija Number, Date y TypeCode en AdditionalDocumentReferences."
  ),
  explain(
    { codes: ["BF03a"], path: "$.CorrectionCode", decidedBy: "construction" },
    "A note without reference (operation 22) cannot annul an invoice.",
    "Una nota sin referencia (operación 22) no puede anular una factura.",
    "Give OperationCode 20 and DocumentReference, or another CorrectionCode than 2.",
    "Informe OperationCode 20 y DocumentReference, u otro CorrectionCode distinto de 2."
  ),
  explain(
    { codes: ["BF02", "BF04"], path: "$.CorrectionCode", decidedBy: "construction" },
    "The referred number or the text of the reason is absent or not that of the list.",
    "El número referido o el texto del concepto falta o no es el de la lista.",
    "Correct CorrectionCode and DocumentReference.Number; the text is taken from the list.",
    "Corrija CorrectionCode y DocumentReference.Number; el texto se toma de la lista."
  ),
  explain(
    { codes: ["BG02", "BG03"], path: "$.DocumentReference.Number", decidedBy: "form" },
    "The group or the number of the corrected document is absent.",
    "Falta el grupo o el número del documento que se corrige.",
    "Give DocumentReference.Number with its prefix.",
    "Informe DocumentReference.Number con su prefijo."
  ),
  explain(
    { codes: ["BG04", "BG04a"], path: "$.DocumentReference.Uuid", decidedBy: "authority" },
    "The key of the corrected document is absent, or the authority does not have it.",
    "El código único del documento corregido falta o no existe en la DIAN.",
    "Correct DocumentReference.Uuid; the document must have been accepted, in the same environment.",
    "Corrija DocumentReference.Uuid; el documento debe haber sido aceptado, en el mismo ambiente."
  ),
  explain(
    { codes: ["BH04", ...codeRange("BI", 2, 6)], decidedBy: "construction" },
    "A note to which the invoice refers is not stated correctly.",
    "Una nota a la que hace referencia la factura no está bien informada.",
    "Nothing: invoices are written without references to notes; file the note with its own DocumentReference.",
    "Ninguna: las facturas se escriben sin referencias a notas; transmita la nota con su DocumentReference."
  )
]
