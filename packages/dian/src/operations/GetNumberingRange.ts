import { childElements, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Redacted } from "effect"
import type { Call } from "../Call.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import {
  Exceptional,
  fieldsIn,
  isNil,
  ifDefined,
  RANGE,
  RANGE_LIST,
  reading,
  Unreadable
} from "../internal/readFields.ts"
import { NumberingRange } from "../NumberingRange.ts"
import { NumberingRangeAnswer, type NumberingRangeOutcome } from "../NumberingRangeAnswer.ts"

const list = fieldsIn(RANGE_LIST)
const range = fieldsIn(RANGE)

const outcomes: Readonly<Record<string, NumberingRangeOutcome>> = {
  "100": "found",
  "301": "noRange",
  "302": "noAssociatedPrefix",
  "303": "softwareNotOwned",
  "401": "notAuthorised"
}

const INTERNAL_ERROR = "500"

const required = (element: XmlElement, name: string): string => {
  const text = range.fieldOf(element, name)
  if (text === undefined) throw new Unreadable(`a range has no ${name}`)
  return text
}

/** Reads a number. It goes into documents, so a number beyond the safe integers is refused. */
const numberOf = (element: XmlElement, name: string): number => {
  const text = required(element, name)
  const value = Number(text)
  if (!/^\d{1,16}$/u.test(text) || !Number.isSafeInteger(value)) throw new Unreadable(`${name} is not a number`)
  return value
}

/** Reads a date, `yyyy-MM-dd`; drops a time of day that follows it. */
const dateOf = (element: XmlElement, name: string): string => {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?$/u.exec(required(element, name)) ?? []
  if (date === undefined || Number.isNaN(Date.parse(date))) throw new Unreadable(`${name} is not a date`)
  return date
}

const resolutionOf = (element: XmlElement): string => {
  const text = required(element, "ResolutionNumber")
  if (!/^\d{1,14}$/u.test(text)) throw new Unreadable("ResolutionNumber is not a number")
  return text
}

const rangeOf = (element: XmlElement): NumberingRange => {
  const fromNumber = numberOf(element, "FromNumber")
  const toNumber = numberOf(element, "ToNumber")
  if (toNumber < fromNumber) throw new Unreadable("a range ends before it begins")
  const technicalKey = range.fieldOf(element, "TechnicalKey")
  return new NumberingRange({
    resolution: resolutionOf(element),
    resolutionDate: dateOf(element, "ResolutionDate"),
    prefix: range.fieldOf(element, "Prefix") ?? "",
    fromNumber,
    toNumber,
    startDate: dateOf(element, "ValidDateFrom"),
    endDate: dateOf(element, "ValidDateTo"),
    ...ifDefined("technicalKey", technicalKey === undefined ? undefined : Redacted.make(technicalKey))
  })
}

const rangesOf = (result: XmlElement): ReadonlyArray<NumberingRange> =>
  childElements(result, RANGE_LIST, "ResponseList")
    .filter((element) => !isNil(element))
    .flatMap((element) => childElements(element, RANGE, "NumberRangeResponse"))
    .map(rangeOf)

/** Reads a `NumberRangeResponseList`; fails for 500 and for undocumented codes. */
const readNumberingRanges = (result: XmlElement) =>
  reading(() => {
    const operationCode = list.fieldOf(result, "OperationCode") ?? ""
    const operationDescription = list.fieldOf(result, "OperationDescription") ?? ""
    const outcome = outcomes[operationCode]
    if (operationCode === INTERNAL_ERROR) throw new Exceptional(operationCode, operationDescription)
    if (outcome === undefined) throw new Unreadable("its OperationCode is unknown")
    const ranges = outcome === "found" ? rangesOf(result) : []
    return new NumberingRangeAnswer({ outcome, operationCode, operationDescription, ranges })
  })

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
export const GetNumberingRange: SoapOperation<GetNumberingRangeRequest, NumberingRangeAnswer> = {
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
