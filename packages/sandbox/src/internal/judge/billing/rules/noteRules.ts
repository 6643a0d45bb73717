import type { XmlElement } from "libxml2-wasm"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { NoteTraits } from "../BillingKind.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const annulment = "2"
const operation = ({ root }: JudgedDocument): string => text(root, "cbc:CustomizationID") ?? ""
const reason = ({ root }: JudgedDocument) => element(root, "cac:DiscrepancyResponse")
const concept = ({ root }: JudgedDocument) => text(root, "cac:DiscrepancyResponse/cbc:ResponseCode")
const references = ({ root }: JudgedDocument) => elements(root, "cac:BillingReference/cac:InvoiceDocumentReference")
const isBlank = (node: XmlElement, path: string): boolean => (text(node, path) ?? "").trim() === ""
const plain = (words: string): string => words.trim().replace(/\.$/u, "").toLowerCase()

/**
 * Rules only for notes: on the reason for the correction (group BF), the corrected document (group BG) or the period
 * (group AE). The codes are those of an invoice; reports replace their first letters by those of the note's kind.
 */
export const noteRules = (traits: NoteTraits): ReadonlyArray<Rule<JudgedDocument>> => [
  reject(
    "FAD02a",
    "El concepto de anulación exige un tipo de operación que referencie la factura.",
    (d) => traits.annulling !== undefined && concept(d) === annulment && operation(d) !== traits.annulling
  ),
  reject(
    "FAE01",
    "No se informó el periodo de facturación que corresponde a una nota sin referencia.",
    (d) => traits.periodic.has(operation(d)) && !exists(d.root, "cac:InvoicePeriod[cbc:StartDate and cbc:EndDate]")
  ),
  reject(
    "FBF01",
    "No se informó el concepto de la corrección (DiscrepancyResponse).",
    (d) => traits.referring.has(operation(d)) && reason(d) === undefined
  ),
  reject(
    "FBF03",
    "El concepto de la corrección no corresponde a un valor de la lista.",
    (d) => reason(d) !== undefined && !traits.concepts.has(concept(d) ?? "")
  ),
  reject(
    "FBF03a",
    "Una nota sin referencia no puede anular una factura.",
    (d) => traits.annulling !== undefined && concept(d) === annulment && traits.periodic.has(operation(d))
  ),
  reject("FBF04", "La descripción de la corrección no corresponde a la de su concepto.", (d) => {
    const expected = traits.concepts.get(concept(d) ?? "")
    return (
      expected !== undefined && plain(text(d.root, "cac:DiscrepancyResponse/cbc:Description") ?? "") !== plain(expected)
    )
  }),
  reject(
    "FBG01",
    "No se informó el documento que se corrige (BillingReference).",
    (d) => traits.referring.has(operation(d)) && !exists(d.root, "cac:BillingReference")
  ),
  reject(
    "FBG02",
    "No se informó el grupo InvoiceDocumentReference del documento que se corrige.",
    (d) => traits.referring.has(operation(d)) && exists(d.root, "cac:BillingReference") && references(d).length === 0
  ),
  reject("FBG03", "No se informó el número del documento que se corrige.", (d) =>
    references(d).some((reference) => isBlank(reference, "cbc:ID"))
  ),
  reject("FBG04", "No se informó el código único del documento que se corrige.", (d) =>
    references(d).some((reference) => isBlank(reference, "cbc:UUID"))
  ),
  reject(
    "FBG04a",
    "El documento que se corrige no existe en los registros de la DIAN.",
    (d) =>
      // A reference to a document from before electronic invoicing (23, 33) cannot be looked up.
      traits.referring.has(operation(d)) &&
      references(d).some((reference) => !isBlank(reference, "cbc:UUID") && !isAccepted(d, traits, reference))
  ),
  reject("FBG05", "El algoritmo del código único del documento que se corrige no es válido.", (d) =>
    references(d).some(
      (reference) =>
        !isBlank(reference, "cbc:UUID") && !traits.keySchemes.has(text(reference, "cbc:UUID/@schemeName") ?? "")
    )
  )
]

const isAccepted = (document: JudgedDocument, traits: NoteTraits, reference: XmlElement): boolean => {
  const key = (text(reference, "cbc:UUID") ?? "").trim().toLowerCase()
  const original = document.knowledge.documents.get(key)
  return original?.accepted === true && traits.corrects.has(original.typeCode)
}
