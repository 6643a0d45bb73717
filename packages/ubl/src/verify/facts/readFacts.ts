import { taxAuthority } from "@radicar/domain/inner/document/Party"
import type { KeyScheme } from "@radicar/domain/inner/key/DocumentKey"
import { saleRootOf } from "../../sale/saleTypes.ts"
import type { ParsedElement } from "../../xml/ParsedElement.ts"
import type { DocumentFacts, Family, PartyFacts } from "./DocumentFacts.ts"
import { documentName } from "./documentNames.ts"
import { readPayrollFacts } from "./readPayrollFacts.ts"
import { elementAt, textAt } from "./xmlPath.ts"

const ublRoot = /^urn:oasis:names:specification:ubl:schema:xsd:([A-Za-z]+)-2$/u

/** The path of the type code in an event, and in a container. */
const otherTypeCode = (root: string): string =>
  root === "ApplicationResponse" ? "cac:DocumentResponse/cac:Response/cbc:ResponseCode" : "cbc:DocumentTypeCode"

const partyAt = (root: ParsedElement, path: string): PartyFacts | undefined => {
  const scheme = elementAt(root, `${path}/cac:PartyTaxScheme`)
  const number = textAt(scheme, "cbc:CompanyID")
  return number === undefined
    ? undefined
    : { number, checkDigit: textAt(scheme, "cbc:CompanyID/@schemeID"), name: textAt(scheme, "cbc:RegistrationName") }
}

const familyOf = (root: ParsedElement, typeCode: string | undefined): Family => {
  if (root.local === "AttachedDocument") return "container"
  if (root.local === "ApplicationResponse") {
    const sender = partyAt(root, "cac:SenderParty")
    return sender?.number === taxAuthority.identity.number && (typeCode === undefined || /^0[0-9]$/u.test(typeCode))
      ? "answer"
      : "event"
  }
  return typeCode === "05" || typeCode === "95" ? "support" : "sale"
}

const schemes: Readonly<Record<Family, KeyScheme | undefined>> = {
  sale: "CUDE-SHA384",
  support: "CUDS-SHA384",
  event: "CUDE-SHA384",
  answer: undefined,
  payroll: "CUNE-SHA384",
  container: undefined
}

const partyPaths = (family: Family): readonly [issuer: string, receiver: string] => {
  const supplier = "cac:AccountingSupplierParty/cac:Party"
  const customer = "cac:AccountingCustomerParty/cac:Party"
  if (family === "sale") return [supplier, customer]
  // in a support document, the buyer is the issuer
  if (family === "support") return [customer, supplier]
  return ["cac:SenderParty", "cac:ReceiverParty"]
}

const extension = (root: ParsedElement): ParsedElement | undefined =>
  elementAt(root, "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions")

/**
 * Reads the statements of a UBL or payroll document about itself; undefined if its root is not one of the authority's.
 */
export const readFacts = (root: ParsedElement): DocumentFacts | undefined => {
  if (root.local.startsWith("NominaIndividual")) return readPayrollFacts(root)
  const isUblRoot = ublRoot.exec(root.namespace)?.[1] === root.local
  const sale = saleRootOf(root.local)
  if (!isUblRoot || (sale === undefined && !["ApplicationResponse", "AttachedDocument"].includes(root.local)))
    return undefined
  const typeCode =
    sale !== undefined && sale.typeCode === undefined ? "92" : textAt(root, sale?.typeCode ?? otherTypeCode(root.local))
  const family = familyOf(root, typeCode)
  const cufe = root.local === "Invoice" && /^0[124]$/u.test(typeCode ?? "")
  const [issuer, receiver] = partyPaths(family)
  const dian = extension(root)
  return {
    family,
    root,
    body: root,
    typeCode,
    name: documentName(family, typeCode),
    number: textAt(root, "cbc:ID"),
    issueDate: textAt(root, "cbc:IssueDate"),
    issueTime: textAt(root, "cbc:IssueTime"),
    environment: textAt(root, "cbc:ProfileExecutionID"),
    statedScheme: textAt(root, "cbc:UUID/@schemeName"),
    scheme: cufe ? "CUFE-SHA384" : schemes[family],
    key: textAt(root, "cbc:UUID"),
    issuer: partyAt(root, issuer),
    receiver: partyAt(root, receiver),
    softwareId: textAt(dian, "sts:SoftwareProvider/sts:SoftwareID"),
    securityCode: textAt(dian, "sts:SoftwareSecurityCode"),
    qrCode: textAt(dian, "sts:QRCode"),
    prefix: textAt(dian, "sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix"),
    authorisation: textAt(dian, "sts:InvoiceControl/sts:InvoiceAuthorization")
  }
}
