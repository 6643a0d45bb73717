import { arrayOf, complexType } from "../contract/WireType.ts"
import { type Documento, documento } from "./Documento.ts"

/** The answer of GetDocumentInfo (soap.md §3.7). */
export interface DocumentInfoResponse {
  readonly compressedDocumentInfo: string | undefined
  readonly documentInfo: ReadonlyArray<Documento> | undefined
  readonly statusCode: string
  readonly statusDescription: string
}

/** DocumentInfoResponse on the wire. */
export const documentInfoResponse = complexType<DocumentInfoResponse>("DocumentInfoResponse", {
  compressedDocumentInfo: ["CompressedDocumentInfo", "string"],
  documentInfo: ["DocumentInfo", arrayOf(documento)],
  statusCode: ["StatusCode", "string"],
  statusDescription: ["StatusDescription", "string"]
})
