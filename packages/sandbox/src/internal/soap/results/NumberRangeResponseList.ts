import { arrayOf, complexType } from "../contract/WireType.ts"

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
export interface NumberRangeResponseList {
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
export const numberRangeResponseList = complexType<NumberRangeResponseList>("NumberRangeResponseList", {
  operationCode: ["OperationCode", "string"],
  operationDescription: ["OperationDescription", "string"],
  responseList: ["ResponseList", arrayOf(numberRangeResponse)]
})
