import type { XmlElement } from "libxml2-wasm"
import type { AuthorizedRange, RegisteredSoftware, SandboxRegistry } from "../../SandboxRegistry.ts"
import { elements, text } from "../xml/query.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { SignatureReport } from "./signature/SignatureReport.ts"

/** An invoice with everything its rules look at. */
export interface JudgedInvoice {
  readonly root: XmlElement
  readonly kind: DocumentKind
  readonly lines: ReadonlyArray<XmlElement>
  readonly registry: SandboxRegistry
  readonly signature: SignatureReport
  /** Milliseconds since the epoch. */
  readonly now: number
  /** `sts:InvoiceControl`, when there is one. */
  readonly control: XmlElement | undefined
  /** The registered ranges with the stated authorisation that this issuer may use for this type. */
  readonly authorized: ReadonlyArray<AuthorizedRange>
  /** The one of them with the stated prefix. */
  readonly range: AuthorizedRange | undefined
  /** The registered software the document names. */
  readonly software: RegisteredSoftware | undefined
}

/** Where the parts of the DIAN extension are, from the root. */
export const dianExtensions = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions"
/** NIT of the issuer, from the root. */
export const supplierNit = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID"
/** Identification of the buyer, from the root. */
export const customerId = "cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID"

/** Looks up what the registry knows about an invoice. */
export const judgedInvoice = (
  root: XmlElement,
  kind: DocumentKind,
  registry: SandboxRegistry,
  signature: SignatureReport,
  now: number
): JudgedInvoice => {
  const control = elements(root, `${dianExtensions}/sts:InvoiceControl`)[0]
  const issuer = text(root, supplierNit)
  const authorization = control && text(control, "sts:InvoiceAuthorization")
  const prefix = (control && text(control, "sts:AuthorizedInvoices/sts:Prefix")) ?? ""
  const authorized = registry.ranges.filter(
    (range) =>
      range.authorization === authorization &&
      range.documentTypes.includes(kind.typeCode) &&
      (range.issuer === undefined || range.issuer === issuer)
  )
  const softwareId = text(root, `${dianExtensions}/sts:SoftwareProvider/sts:SoftwareID`)?.toLowerCase()
  return {
    root,
    kind,
    lines: elements(root, "cac:InvoiceLine"),
    registry,
    signature,
    now,
    control,
    authorized,
    range: authorized.find((range) => range.prefix === prefix),
    software: registry.software.find((software) => software.id === softwareId)
  }
}
