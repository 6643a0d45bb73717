import { elements, exists, text } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

/** Issued when nothing could be filed: the invoice on paper, and the ticket. */
const transcribed = new Set(["03", "08"])

/** References to other documents (groups AI and BH/BI). */
export const referenceRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAI01",
    "La factura de contingencia debe referirse al documento que se transcribe (AdditionalDocumentReference).",
    ({ root, kind }) => transcribed.has(kind.typeCode) && !exists(root, "cac:AdditionalDocumentReference")
  ),
  reject("FAI02", "No se informó el número del documento referenciado.", ({ root }) =>
    elements(root, "cac:AdditionalDocumentReference").some(
      (reference) => (text(reference, "cbc:ID") ?? "").trim() === ""
    )
  )
]
