import { arrayOf, complexType } from "../contract/WireType.ts"

/** The answer of most operations (soap.md §3.1). `undefined` is written as nil; an empty list as an empty element. */
export interface DianResponse {
  readonly errorMessage: ReadonlyArray<string> | undefined
  readonly isValid: boolean
  readonly statusCode: string | undefined
  readonly statusDescription: string | undefined
  readonly statusMessage: string | undefined
  /** The ApplicationResponse, written as base64. */
  readonly xmlBase64Bytes: Uint8Array | undefined
  /** Always nil. */
  readonly xmlBytes?: undefined
  readonly xmlDocumentKey: string | undefined
  readonly xmlFileName: string | undefined
}

/** DianResponse on the wire. */
export const dianResponse = complexType<DianResponse>("DianResponse", {
  errorMessage: ["ErrorMessage", arrayOf("string")],
  isValid: ["IsValid", "boolean"],
  statusCode: ["StatusCode", "string"],
  statusDescription: ["StatusDescription", "string"],
  statusMessage: ["StatusMessage", "string"],
  xmlBase64Bytes: ["XmlBase64Bytes", "base64Binary"],
  xmlBytes: ["XmlBytes", "base64Binary"],
  xmlDocumentKey: ["XmlDocumentKey", "string"],
  xmlFileName: ["XmlFileName", "string"]
})
