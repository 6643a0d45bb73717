import { saleRootOf, saleRoots } from "../../sale/saleTypes.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"

const header = ["cbc:UBLVersionID", "cbc:CustomizationID", "cbc:ProfileID", "cbc:ProfileExecutionID", "cbc:ID"]
const moment = ["cbc:IssueDate", "cbc:IssueTime"]
const key = ["cbc:UUID", "cbc:UUID/@schemeName"]
const dian = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions"
const software = [
  `${dian}/sts:SoftwareProvider/sts:ProviderID`,
  `${dian}/sts:SoftwareProvider/sts:SoftwareID`,
  `${dian}/sts:SoftwareSecurityCode`,
  `${dian}/sts:AuthorizationProvider/sts:AuthorizationProviderID`
]
const party = (path: string): ReadonlyArray<string> => [
  `${path}/cac:PartyTaxScheme/cbc:RegistrationName`,
  `${path}/cac:PartyTaxScheme/cbc:CompanyID`
]
const exchange = [...party("cac:SenderParty"), ...party("cac:ReceiverParty")]
const response = [
  "cac:DocumentResponse/cac:Response/cbc:ResponseCode",
  "cac:DocumentResponse/cac:DocumentReference/cbc:ID",
  "cac:DocumentResponse/cac:DocumentReference/cbc:UUID"
]

const sale = (root: string): ReadonlyArray<string> => {
  const { total, typeCode } = saleRootOf(root) ?? saleRoots.Invoice
  return [
    ...header,
    ...key,
    ...moment,
    ...software,
    `${dian}/sts:QRCode`,
    ...(typeCode === undefined ? [] : [typeCode]),
    "cbc:DocumentCurrencyCode",
    ...party("cac:AccountingSupplierParty/cac:Party"),
    ...party("cac:AccountingCustomerParty/cac:Party"),
    `${total}/cbc:LineExtensionAmount`,
    `${total}/cbc:PayableAmount`,
    `cac:${root}Line/cbc:ID`
  ]
}

const payroll = [
  "NumeroSecuenciaXML/@Numero",
  "ProveedorXML/@SoftwareID",
  "ProveedorXML/@SoftwareSC",
  "CodigoQR",
  "InformacionGeneral/@Ambiente",
  "InformacionGeneral/@TipoXML",
  "InformacionGeneral/@CUNE",
  "InformacionGeneral/@EncripCUNE",
  "InformacionGeneral/@FechaGen",
  "InformacionGeneral/@HoraGen",
  "Empleador/@NIT"
]

const worked = ["Trabajador/@NumeroDocumento", "DevengadosTotal", "DeduccionesTotal", "ComprobanteTotal"]

/** Paths of what a document of this kind must state in its header, from the annexes' tables; no substitute for a schema. */
export const requiredElements = ({ body, family, root }: DocumentFacts): ReadonlyArray<string> => {
  switch (family) {
    case "sale":
    case "support":
      return sale(root.local)
    case "event":
      return [
        ...header,
        ...key,
        ...moment,
        ...software,
        ...exchange,
        ...response,
        "cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode"
      ]
    case "answer":
      return [...header, ...key, ...moment, ...exchange, ...response]
    case "container":
      return [
        ...header,
        ...moment,
        ...exchange,
        "cbc:ParentDocumentID",
        "cac:Attachment/cac:ExternalReference/cbc:Description"
      ]
    case "payroll":
      return body.local === "Eliminar" ? payroll : [...payroll, ...worked]
  }
}
