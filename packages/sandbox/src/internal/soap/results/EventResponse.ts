import { complexType } from "../contract/WireType.ts"

/** The answer of GetXmlByDocumentKey (soap.md §3.4). */
export interface EventResponse {
  readonly code: string
  readonly message: string
  readonly validationDate: string | undefined
  /** The document as text in base64: the contract calls it a string. */
  readonly xmlBytesBase64: string | undefined
}

/** EventResponse on the wire. */
export const eventResponse = complexType<EventResponse>("EventResponse", {
  code: ["Code", "string"],
  message: ["Message", "string"],
  validationDate: ["ValidationDate", "string"],
  xmlBytesBase64: ["XmlBytesBase64", "string"]
})
