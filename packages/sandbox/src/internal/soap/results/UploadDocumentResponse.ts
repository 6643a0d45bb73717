import { arrayOf, complexType } from "../contract/WireType.ts"

/** Why a batch was refused at once. */
export interface XmlParamsResponseTrackId {
  readonly documentKey: string | undefined
  readonly processedMessage: string
  readonly senderCode: string | undefined
  readonly success: boolean
  readonly xmlFileName: string | undefined
}

/** The answer of the asynchronous operations (soap.md §3.2): a key to ask with, or why there is none. */
export interface UploadDocumentResponse {
  readonly errorMessageList: ReadonlyArray<XmlParamsResponseTrackId> | undefined
  /** A GUID. */
  readonly zipKey: string | undefined
}

const xmlParamsResponseTrackId = complexType<XmlParamsResponseTrackId>("XmlParamsResponseTrackId", {
  documentKey: ["DocumentKey", "string"],
  processedMessage: ["ProcessedMessage", "string"],
  senderCode: ["SenderCode", "string"],
  success: ["Success", "boolean"],
  xmlFileName: ["XmlFileName", "string"]
})

/** UploadDocumentResponse on the wire. */
export const uploadDocumentResponse = complexType<UploadDocumentResponse>("UploadDocumentResponse", {
  errorMessageList: ["ErrorMessageList", arrayOf(xmlParamsResponseTrackId)],
  zipKey: ["ZipKey", "string"]
})
