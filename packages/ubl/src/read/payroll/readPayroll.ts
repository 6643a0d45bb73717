import type { ReadDocument } from "../ReadDocument.ts"
import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readIssue, readPredecessor } from "./readIssue.ts"
import { readPayrollContent } from "./readPayrollContent.ts"

interface Place {
  readonly operation: string
  readonly body: XmlReader
  /** The element that names the document which a note is about. */
  readonly predecessor?: string
  readonly hasContent: boolean
}

/** Where a payroll document's own elements are, and which operation it is of. */
const placeOf = (root: XmlReader): Place | undefined => {
  if (root.element?.local === "NominaIndividual") {
    return { operation: "PayrollCreate", body: root, hasContent: true }
  }
  if (root.has("Reemplazar")) {
    root.confirm("TipoNota", "1")
    const predecessor = "ReemplazandoPredecesor"
    return { operation: "PayrollReplaceNote", body: root.at("Reemplazar"), predecessor, hasContent: true }
  }
  if (root.has("Eliminar")) {
    root.confirm("TipoNota", "2")
    const predecessor = "EliminandoPredecesor"
    return { operation: "PayrollDeleteNote", body: root.at("Eliminar"), predecessor, hasContent: false }
  }
  return undefined
}

/** A payroll support document or a note of one; `undefined` where it is neither. */
export const readPayroll = (root: XmlReader): ReadDocument | undefined => {
  const place = placeOf(root)
  if (place === undefined) return undefined
  root.pass("ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature")
  const { environment, header, id, key, typeCode } = readIssue(place.body)
  const reference: Wire =
    place.predecessor === undefined ? undefined : readPredecessor(place.body.at(place.predecessor))
  const body = fields({
    TypeCode: typeCode,
    DocumentReference: reference,
    ...header,
    ...(place.hasContent ? readPayrollContent(place.body) : {})
  })
  return body === undefined
    ? undefined
    : { operation: place.operation, body, environment, id, key, unread: root.unread() }
}
