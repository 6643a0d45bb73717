import { arrayOf, type ArrayType, complexType, type ComplexType } from "./contract.ts"
import { type Documento, documento } from "./documentInfo.ts"

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
const dianResponse = complexType<DianResponse>("DianResponse", {
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

/** Why a batch was refused at once. */
interface XmlParamsResponseTrackId {
  readonly documentKey: string | undefined
  readonly processedMessage: string
  readonly senderCode: string | undefined
  readonly success: boolean
  readonly xmlFileName: string | undefined
}

/** The answer of the asynchronous operations (soap.md §3.2): a key to ask with, or why there is none. */
interface UploadDocumentResponse {
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
const uploadDocumentResponse = complexType<UploadDocumentResponse>("UploadDocumentResponse", {
  errorMessageList: ["ErrorMessageList", arrayOf(xmlParamsResponseTrackId)],
  zipKey: ["ZipKey", "string"]
})

/** An authorised range. Dates are `YYYY-MM-DD`. */
export interface NumberRangeResponse {
  readonly resolutionNumber: string
  readonly resolutionDate: string
  readonly prefix: string
  readonly fromNumber: bigint
  readonly toNumber: bigint
  readonly validDateFrom: string
  readonly validDateTo: string
  readonly technicalKey: string | undefined
}

/** The answer of GetNumberingRange (soap.md §3.3). */
interface NumberRangeResponseList {
  readonly operationCode: string
  readonly operationDescription: string
  readonly responseList: ReadonlyArray<NumberRangeResponse> | undefined
}

/** The one type whose fields are not in alphabetical order: the authority gives them an order of their own. */
const numberRangeResponse = complexType<NumberRangeResponse>("NumberRangeResponse", {
  resolutionNumber: ["ResolutionNumber", "string"],
  resolutionDate: ["ResolutionDate", "string"],
  prefix: ["Prefix", "string"],
  fromNumber: ["FromNumber", "long"],
  toNumber: ["ToNumber", "long"],
  validDateFrom: ["ValidDateFrom", "string"],
  validDateTo: ["ValidDateTo", "string"],
  technicalKey: ["TechnicalKey", "string"]
})

/** NumberRangeResponseList on the wire. */
const numberRangeResponseList = complexType<NumberRangeResponseList>("NumberRangeResponseList", {
  operationCode: ["OperationCode", "string"],
  operationDescription: ["OperationDescription", "string"],
  responseList: ["ResponseList", arrayOf(numberRangeResponse)]
})

/** The answer of GetXmlByDocumentKey (soap.md §3.4). */
interface EventResponse {
  readonly code: string
  readonly message: string
  readonly validationDate: string | undefined
  /** The document as text in base64: the contract calls it a string. */
  readonly xmlBytesBase64: string | undefined
}

/** EventResponse on the wire. */
const eventResponse = complexType<EventResponse>("EventResponse", {
  code: ["Code", "string"],
  message: ["Message", "string"],
  validationDate: ["ValidationDate", "string"],
  xmlBytesBase64: ["XmlBytesBase64", "string"]
})

/** The answer of GetExchangeEmails (soap.md §3.5). */
interface ExchangeEmailResponse {
  /** CSV as text in base64: the contract calls it a string. */
  readonly csvBase64Bytes: string | undefined
  readonly message: string
  readonly statusCode: string
  readonly success: boolean
}

/** ExchangeEmailResponse on the wire. */
const exchangeEmailResponse = complexType<ExchangeEmailResponse>("ExchangeEmailResponse", {
  csvBase64Bytes: ["CsvBase64Bytes", "string"],
  message: ["Message", "string"],
  statusCode: ["StatusCode", "string"],
  success: ["Success", "boolean"]
})

/** The answer of GetAcquirer (soap.md §3.6). */
interface AdquirienteResponse {
  readonly message: string
  readonly receiverEmail: string | undefined
  readonly receiverName: string | undefined
  readonly statusCode: "200" | "404"
}

/** AdquirienteResponse on the wire, in the namespace of the library it comes from. */
const adquirienteResponse = complexType<AdquirienteResponse>(
  "AdquirienteResponse",
  {
    message: ["Message", "string"],
    receiverEmail: ["ReceiverEmail", "string"],
    receiverName: ["ReceiverName", "string"],
    statusCode: ["StatusCode", "string"]
  },
  "http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"
)

/** The answer of GetDocumentInfo (soap.md §3.7). */
interface DocumentInfoResponse {
  readonly compressedDocumentInfo: string | undefined
  readonly documentInfo: ReadonlyArray<Documento> | undefined
  readonly statusCode: string
  readonly statusDescription: string
}

/** DocumentInfoResponse on the wire. */
const documentInfoResponse = complexType<DocumentInfoResponse>("DocumentInfoResponse", {
  compressedDocumentInfo: ["CompressedDocumentInfo", "string"],
  documentInfo: ["DocumentInfo", arrayOf(documento)],
  statusCode: ["StatusCode", "string"],
  statusDescription: ["StatusDescription", "string"]
})

/** What operations answer, by type of result. */
export interface ResultValues {
  readonly DianResponse: DianResponse
  readonly ArrayOfDianResponse: ReadonlyArray<DianResponse>
  readonly UploadDocumentResponse: UploadDocumentResponse
  readonly NumberRangeResponseList: NumberRangeResponseList
  readonly EventResponse: EventResponse
  readonly ExchangeEmailResponse: ExchangeEmailResponse
  readonly AdquirienteResponse: AdquirienteResponse
  readonly DocumentInfoResponse: DocumentInfoResponse
}

/** Name of a type of result. */
export type ResultType = keyof ResultValues

/** Every type of result on the wire. */
export const resultTypes: Readonly<Record<ResultType, ComplexType | ArrayType>> = {
  DianResponse: dianResponse,
  ArrayOfDianResponse: arrayOf(dianResponse),
  UploadDocumentResponse: uploadDocumentResponse,
  NumberRangeResponseList: numberRangeResponseList,
  EventResponse: eventResponse,
  ExchangeEmailResponse: exchangeEmailResponse,
  AdquirienteResponse: adquirienteResponse,
  DocumentInfoResponse: documentInfoResponse
}
