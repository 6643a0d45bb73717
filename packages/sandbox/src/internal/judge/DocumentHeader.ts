import type { XmlElement } from "libxml2-wasm"
import { text } from "../xml/query.ts"
import type { DocumentIdentity } from "../state/DocumentStore.ts"
import type { Finding } from "./Finding.ts"
import { dianExtensions, supplierNit } from "./JudgedInvoice.ts"

/** What is read of a document before it is judged. Missing fields are empty texts. */
export interface DocumentHeader {
  readonly ublVersion: string
  readonly number: string
  readonly typeCode: string
  /** Lower case, as the authority stores it. */
  readonly documentKey: string
  readonly issueDate: string
  readonly issuer: { readonly name: string; readonly nit: string; readonly checkDigit: string; readonly idType: string }
  /** Without the group, which the kind of document knows. */
  readonly identity: Omit<DocumentIdentity, "group">
}

/** Reads the header. The number is split at the prefix the document states; leading zeros do not count. */
export const readDocumentHeader = (root: XmlElement): DocumentHeader => {
  const number = read(root, "cbc:ID")
  const nit = read(root, supplierNit)
  const prefix = read(root, `${dianExtensions}/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix`)
  const digits = number.startsWith(prefix) ? number.slice(prefix.length) : ""
  const splits = /^\d+$/u.test(digits)
  return {
    ublVersion: read(root, "cbc:UBLVersionID"),
    number,
    typeCode: read(root, "cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode"),
    documentKey: read(root, "cbc:UUID").toLowerCase(),
    issueDate: read(root, "cbc:IssueDate"),
    issuer: {
      name: read(root, supplierNit.replace("cbc:CompanyID", "cbc:RegistrationName")),
      nit,
      checkDigit: read(root, `${supplierNit}/@schemeID`),
      idType: read(root, `${supplierNit}/@schemeName`)
    },
    identity: splits ? { issuer: nit, prefix, number: BigInt(digits) } : { issuer: nit, prefix: number, number: 0n }
  }
}

/** The basic fields that are missing (StatusCode 66), under the codes of the rules about them. */
export const missingBasicFields = (header: DocumentHeader): ReadonlyArray<Finding> =>
  [
    { code: "FAD01", value: header.ublVersion, text: "No se informó la versión de UBL." },
    { code: "FAD05", value: header.number, text: "No se informó el número del documento." },
    { code: "FAD06", value: header.documentKey, text: "No se informó el código único del documento." },
    { code: "FAD09", value: header.issueDate, text: "No se informó la fecha de emisión." },
    { code: "FAD12", value: header.typeCode, text: "No se informó el tipo de documento." },
    { code: "FAJ21", value: header.issuer.nit, text: "No se informó el NIT del emisor." }
  ]
    .filter(({ value }) => value === "")
    .map(({ code, text: sentence }) => ({ code, kind: "rejection", text: sentence }))

const read = (root: XmlElement, path: string): string => text(root, path)?.trim() ?? ""
