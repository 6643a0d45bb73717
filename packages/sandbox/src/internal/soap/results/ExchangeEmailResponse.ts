import { complexType } from "../contract/WireType.ts"

/** The answer of GetExchangeEmails (soap.md §3.5). */
export interface ExchangeEmailResponse {
  /** CSV as text in base64: the contract calls it a string. */
  readonly csvBase64Bytes: string | undefined
  readonly message: string
  readonly statusCode: string
  readonly success: boolean
}

/** ExchangeEmailResponse on the wire. */
export const exchangeEmailResponse = complexType<ExchangeEmailResponse>("ExchangeEmailResponse", {
  csvBase64Bytes: ["CsvBase64Bytes", "string"],
  message: ["Message", "string"],
  statusCode: ["StatusCode", "string"],
  success: ["Success", "boolean"]
})
