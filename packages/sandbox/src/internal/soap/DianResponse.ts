import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/namespaces.ts"

/** The answer of most operations, field by field. `undefined` is written as nil; an empty list as an empty element. */
export interface DianResponse {
  readonly errorMessage: ReadonlyArray<string> | undefined
  readonly isValid: boolean
  readonly statusCode: string | undefined
  readonly statusDescription: string | undefined
  readonly statusMessage: string | undefined
  /** The ApplicationResponse, written as base64. */
  readonly xmlBase64Bytes: Uint8Array | undefined
  readonly xmlDocumentKey: string | undefined
  readonly xmlFileName: string | undefined
}

const contract = "http://schemas.datacontract.org/2004/07/DianResponse"
const arrays = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"

/** Writes a DianResponse as the result element of an operation, fields in the DataContract's (alphabetical) order. */
export const renderDianResponse = (operation: string, response: DianResponse): string =>
  `<${operation}Result xmlns:b="${contract}" xmlns:i="${namespaces.xsi}">` +
  errorMessage(response.errorMessage) +
  `<b:IsValid>${response.isValid}</b:IsValid>` +
  field("StatusCode", response.statusCode) +
  field("StatusDescription", response.statusDescription) +
  field("StatusMessage", response.statusMessage) +
  field("XmlBase64Bytes", response.xmlBase64Bytes && Buffer.from(response.xmlBase64Bytes).toString("base64")) +
  field("XmlBytes", undefined) +
  field("XmlDocumentKey", response.xmlDocumentKey) +
  field("XmlFileName", response.xmlFileName) +
  `</${operation}Result>`

const field = (name: string, value: string | undefined): string =>
  value === undefined ? `<b:${name} i:nil="true"/>` : `<b:${name}>${escapeXml(value)}</b:${name}>`

const errorMessage = (messages: ReadonlyArray<string> | undefined): string => {
  if (messages === undefined) return `<b:ErrorMessage i:nil="true" xmlns:c="${arrays}"/>`
  if (messages.length === 0) return `<b:ErrorMessage xmlns:c="${arrays}"/>`
  const strings = messages.map((message) => `<c:string>${escapeXml(message)}</c:string>`).join("")
  return `<b:ErrorMessage xmlns:c="${arrays}">${strings}</b:ErrorMessage>`
}
