import { type ArrayType, arrayOf, type ComplexType } from "../contract/WireType.ts"
import { type AdquirienteResponse, adquirienteResponse } from "./AdquirienteResponse.ts"
import { type DianResponse, dianResponse } from "./DianResponse.ts"
import { type DocumentInfoResponse, documentInfoResponse } from "./DocumentInfoResponse.ts"
import { type EventResponse, eventResponse } from "./EventResponse.ts"
import { type ExchangeEmailResponse, exchangeEmailResponse } from "./ExchangeEmailResponse.ts"
import { type NumberRangeResponseList, numberRangeResponseList } from "./NumberRangeResponseList.ts"
import { type UploadDocumentResponse, uploadDocumentResponse } from "./UploadDocumentResponse.ts"

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
