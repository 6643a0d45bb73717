import type { ParsedElement } from "../../xml/ParsedElement.ts"
import type { DocumentFacts, PartyFacts } from "./DocumentFacts.ts"
import { documentName } from "./documentNames.ts"
import { elementAt, textAt } from "./xmlPath.ts"

const roots: ReadonlySet<string> = new Set(["NominaIndividual", "NominaIndividualDeAjuste"])

const nameAt = (element: ParsedElement | undefined): string | undefined => {
  const names = ["PrimerNombre", "OtrosNombres", "PrimerApellido", "SegundoApellido"]
  const person = names.flatMap((name) => textAt(element, `@${name}`) ?? []).filter((text) => text !== "")
  return textAt(element, "@RazonSocial") ?? (person.length === 0 ? undefined : person.join(" "))
}

const party = (element: ParsedElement | undefined, number: string): PartyFacts | undefined => {
  const text = textAt(element, `@${number}`)
  return text === undefined ? undefined : { number: text, checkDigit: textAt(element, "@DV"), name: nameAt(element) }
}

/** Reads the statements of a payroll document or one of its notes about itself. */
export const readPayrollFacts = (root: ParsedElement): DocumentFacts | undefined => {
  if (!roots.has(root.local) || root.namespace !== `dian:gov:co:facturaelectronica:${root.local}`) return undefined
  const body = elementAt(root, "Reemplazar") ?? elementAt(root, "Eliminar") ?? root
  const at = (path: string): string | undefined => textAt(body, path)
  const typeCode = at("InformacionGeneral/@TipoXML")
  return {
    family: "payroll",
    root,
    body,
    typeCode,
    name: documentName("payroll", typeCode),
    number: at("NumeroSecuenciaXML/@Numero"),
    issueDate: at("InformacionGeneral/@FechaGen"),
    issueTime: at("InformacionGeneral/@HoraGen"),
    environment: at("InformacionGeneral/@Ambiente"),
    statedScheme: at("InformacionGeneral/@EncripCUNE"),
    scheme: "CUNE-SHA384",
    key: at("InformacionGeneral/@CUNE"),
    issuer: party(elementAt(body, "Empleador"), "NIT"),
    receiver: party(elementAt(body, "Trabajador"), "NumeroDocumento"),
    softwareId: at("ProveedorXML/@SoftwareID"),
    securityCode: at("ProveedorXML/@SoftwareSC"),
    qrCode: at("CodigoQR"),
    prefix: at("NumeroSecuenciaXML/@Prefijo"),
    authorisation: undefined
  }
}
