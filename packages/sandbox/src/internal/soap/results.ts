import { type ArrayType, arrayOf, type ComplexType, complexType, type ValueOf } from "./contract.ts"
import { documento } from "./documentInfo.ts"

/** The answer of most operations (soap.md §3.1). */
const dianResponse = complexType("DianResponse", {
  errorMessage: arrayOf("string"),
  isValid: "boolean",
  statusCode: "string",
  statusDescription: "string",
  statusMessage: "string",
  // The ApplicationResponse.
  xmlBase64Bytes: "base64Binary",
  // Always nil.
  xmlBytes: "base64Binary",
  xmlDocumentKey: "string",
  xmlFileName: "string"
})
/** The answer of most operations. An absent field is written as nil; an empty list as an empty element. */
export type DianResponse = ValueOf<typeof dianResponse>

/** The answer of the asynchronous operations (soap.md §3.2): a key to query with, or why there is none. */
const uploadDocumentResponse = complexType("UploadDocumentResponse", {
  errorMessageList: arrayOf(
    complexType("XmlParamsResponseTrackId", {
      documentKey: "string",
      processedMessage: "string",
      senderCode: "string",
      success: "boolean",
      xmlFileName: "string"
    })
  ),
  // A GUID.
  zipKey: "string"
})

/** The one type whose fields are not in alphabetical order: the authority gives them an order of their own. */
const numberRangeResponse = complexType("NumberRangeResponse", {
  resolutionNumber: "string",
  resolutionDate: "string",
  prefix: "string",
  fromNumber: "long",
  toNumber: "long",
  validDateFrom: "string",
  validDateTo: "string",
  technicalKey: "string"
})
/** An authorised range. Dates are `YYYY-MM-DD`. */
export type NumberRangeResponse = ValueOf<typeof numberRangeResponse>

/** The answer of GetNumberingRange (soap.md §3.3). */
const numberRangeResponseList = complexType("NumberRangeResponseList", {
  operationCode: "string",
  operationDescription: "string",
  responseList: arrayOf(numberRangeResponse)
})

/** The answer of GetXmlByDocumentKey (soap.md §3.4): the document in base64, which the contract calls a string. */
const eventResponse = complexType("EventResponse", {
  code: "string",
  message: "string",
  validationDate: "string",
  xmlBytesBase64: "string"
})

/** The answer of GetExchangeEmails (soap.md §3.5): CSV in base64, which the contract calls a string. */
const exchangeEmailResponse = complexType("ExchangeEmailResponse", {
  csvBase64Bytes: "string",
  message: "string",
  statusCode: "string",
  success: "boolean"
})

/** The answer of GetAcquirer (soap.md §3.6), in the namespace of the library it comes from. */
const adquirienteResponse = complexType(
  "AdquirienteResponse",
  { message: "string", receiverEmail: "string", receiverName: "string", statusCode: "string" },
  "http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"
)

/** The answer of GetDocumentInfo (soap.md §3.7). */
const documentInfoResponse = complexType("DocumentInfoResponse", {
  compressedDocumentInfo: "string",
  documentInfo: arrayOf(documento),
  statusCode: "string",
  statusDescription: "string"
})

/** Every type of result on the wire. */
export const resultTypes = {
  DianResponse: dianResponse,
  ArrayOfDianResponse: arrayOf(dianResponse),
  UploadDocumentResponse: uploadDocumentResponse,
  NumberRangeResponseList: numberRangeResponseList,
  EventResponse: eventResponse,
  ExchangeEmailResponse: exchangeEmailResponse,
  AdquirienteResponse: adquirienteResponse,
  DocumentInfoResponse: documentInfoResponse
} satisfies Readonly<Record<string, ComplexType | ArrayType>>

/** Name of a type of result. */
export type ResultType = keyof typeof resultTypes

/** What operations answer, by type of result. */
export type ResultValues = { readonly [Type in ResultType]: ValueOf<(typeof resultTypes)[Type]> }
