import { createHash } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import { elements, text } from "../../xml/query.ts"
import { amount, keyAmount, total } from "../amount.ts"
import type { Knowledge, KnownRange, KnownSoftware } from "../Knowledge.ts"
import type { SignatureReport } from "../signature/verifySignature.ts"
import type { BillingKind } from "./BillingKind.ts"

/** An invoice or a note with all data that its rules need. */
export interface JudgedDocument {
  readonly root: XmlElement
  readonly kind: BillingKind
  readonly lines: ReadonlyArray<XmlElement>
  /** Totals of the document, if present. */
  readonly totals: XmlElement | undefined
  readonly knowledge: Knowledge
  readonly signature: SignatureReport
  /** Milliseconds since the epoch. */
  readonly now: number
  /** `sts:InvoiceControl`, if present. */
  readonly control: XmlElement | undefined
  /** Registered ranges with the stated authorisation that this issuer may use for this type. */
  readonly authorized: ReadonlyArray<KnownRange>
  /** The range among `authorized` with the stated prefix. */
  readonly range: KnownRange | undefined
  /** Registered software that the document names. */
  readonly software: KnownSoftware | undefined
}

/** Path of the DIAN extension's parts, from the root. */
export const dianExtensions = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions"
/** Path of the vendor's identification, from the root. */
export const supplierNit = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID"
/** Path of the buyer's identification, from the root. */
const customerId = "cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID"

/** Looks up the registered data for a document. */
export const judgedDocument = (
  root: XmlElement,
  kind: BillingKind,
  knowledge: Knowledge,
  signature: SignatureReport,
  now: number
): JudgedDocument => {
  const control = kind.hasRange ? elements(root, `${dianExtensions}/sts:InvoiceControl`)[0] : undefined
  const issuer = text(root, kind.issuer === "supplier" ? supplierNit : customerId)
  const authorization = control && text(control, "sts:InvoiceAuthorization")
  const prefix = (control && text(control, "sts:AuthorizedInvoices/sts:Prefix")) ?? ""
  const authorized = knowledge.registry.ranges.filter(
    (range) =>
      range.authorization === authorization &&
      range.documentTypes.includes(kind.typeCode) &&
      (range.issuer === undefined || range.issuer === issuer)
  )
  const softwareId = text(root, `${dianExtensions}/sts:SoftwareProvider/sts:SoftwareID`)?.toLowerCase()
  return {
    root,
    kind,
    lines: elements(root, `cac:${kind.root.line}`),
    totals: elements(root, `cac:${kind.root.totals}`)[0],
    knowledge,
    signature,
    now,
    control,
    authorized,
    range: authorized.find((range) => range.prefix === prefix),
    software: knowledge.registry.software.find((software) => software.id === softwareId)
  }
}

/** Secret of a document's key: the technical key of its range or the pin of its software, if known. */
const secret = ({ kind, range, software }: JudgedDocument): string | undefined =>
  kind.secret === "pin" ? software?.pin : range?.technicalKey

const tax = (root: XmlElement, code: string): string =>
  keyAmount(total(root, `cac:TaxTotal[cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID='${code}']/cbc:TaxAmount`))

/**
 * Computes a document's key from the XML alone: the CUFE or CUDE (annex 1.9 §11.2 and §11.4), or the CUDS, which
 * includes only IVA (annex of the support document §14.1). `undefined` if range or software, and with it the secret, is
 * unknown; other rules reject that.
 */
export const computeDocumentKey = (invoice: JudgedDocument): string | undefined => {
  const { root, totals } = invoice
  const hidden = secret(invoice)
  if (hidden === undefined) return undefined
  const monetary = (field: string) => (totals === undefined ? "0.00" : keyAmount(amount(totals, `cbc:${field}`)))
  const seed = [
    text(root, "cbc:ID"),
    text(root, "cbc:IssueDate"),
    text(root, "cbc:IssueTime"),
    monetary("LineExtensionAmount"),
    "01",
    tax(root, "01"),
    ...(invoice.kind.keyScheme === "CUDS-SHA384" ? [] : ["04", tax(root, "04"), "03", tax(root, "03")]),
    monetary("PayableAmount"),
    text(root, supplierNit),
    text(root, customerId),
    hidden,
    text(root, "cbc:ProfileExecutionID")
  ]
  return createHash("sha384").update(seed.join(""), "utf8").digest("hex")
}
