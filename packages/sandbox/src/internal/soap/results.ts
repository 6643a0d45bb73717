import { type ArrayType, arrayOf, type ComplexType, complexType, type ValueOf } from "./contract.ts"
import { documento } from "./documentInfo.ts"

/** Answer of most operations (soap.md §3.1). */
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
/** Answer of most operations. An absent field is written as nil, an empty list as an empty element. */
export type DianResponse = ValueOf<typeof dianResponse>

/** Answer of the asynchronous operations (soap.md §3.2): a key for queries, or the reasons for a refusal. */
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

/** A numbering range. It is the only type with fields in the authority's own order instead of alphabetical order. */
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

/** Answer of GetNumberingRange (soap.md §3.3). */
const numberRangeResponseList = complexType("NumberRangeResponseList", {
  operationCode: "string",
  operationDescription: "string",
  responseList: arrayOf(numberRangeResponse)
})

/** Answer of GetXmlByDocumentKey (soap.md §3.4): the document in base64, which the contract types as a string. */
const eventResponse = complexType("EventResponse", {
  code: "string",
  message: "string",
  validationDate: "string",
  xmlBytesBase64: "string"
})

/** Answer of GetExchangeEmails (soap.md §3.5): CSV in base64, which the contract types as a string. */
const exchangeEmailResponse = complexType("ExchangeEmailResponse", {
  csvBase64Bytes: "string",
  message: "string",
  statusCode: "string",
  success: "boolean"
})

/** Answer of GetAcquirer (soap.md §3.6), in the namespace of the library that defines it. */
const adquirienteResponse = complexType(
  "AdquirienteResponse",
  { message: "string", receiverEmail: "string", receiverName: "string", statusCode: "string" },
  "http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"
)

/** Answer of GetDocumentInfo (soap.md §3.7). */
const documentInfoResponse = complexType("DocumentInfoResponse", {
  compressedDocumentInfo: "string",
  documentInfo: arrayOf(documento),
  statusCode: "string",
  statusDescription: "string"
})

/** SOAP types of the results of operations, by name. */
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

/** Name of a result type. */
export type ResultType = keyof typeof resultTypes

/** Results of operations, by result type. */
export type ResultValues = { readonly [Type in ResultType]: ValueOf<(typeof resultTypes)[Type]> }
