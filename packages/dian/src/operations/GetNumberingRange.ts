import type { Call } from "../Call.ts"
import type { Operation } from "../internal/Operation.ts"
import { readNumberingRanges } from "../internal/readNumberingRanges.ts"
import type { NumberingRangeAnswer } from "../NumberingRangeAnswer.ts"

/** Parameters of `GetNumberingRange`. */
export interface GetNumberingRangeRequest extends Call {
  /** NIT of the issuer, without check digit. */
  readonly issuerNit: string
  /** NIT of the software's owner, without check digit: the issuer's for own software, else the provider's. */
  readonly softwareOwnerNit: string
  /** Id of the software, a GUID. */
  readonly softwareId: string
}

/**
 * Asks for the ranges that an issuer may use with a software today, with their technical keys (WSDL operation
 * `GetNumberingRange`); changes nothing, may be repeated.
 */
export const GetNumberingRange: Operation<GetNumberingRangeRequest, NumberingRangeAnswer> = {
  name: "GetNumberingRange",
  kind: "query",
  parameters: ({ issuerNit, softwareId, softwareOwnerNit }) => [
    ["accountCode", issuerNit],
    ["accountCodeT", softwareOwnerNit],
    ["softwareCode", softwareId]
  ],
  read: readNumberingRanges,
  summary: ({ operationCode, ranges }) => ({ operationCode, ranges: ranges.length })
}
