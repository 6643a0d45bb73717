import { childElements, type XmlElement } from "@radicar/signature/XmlTree"
import { Redacted, Result } from "effect"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { NumberingRange } from "../NumberingRange.ts"
import { NumberingRangeAnswer, type NumberingRangeOutcome } from "../NumberingRangeAnswer.ts"
import { RANGE, RANGE_LIST } from "./namespaces.ts"
import { fieldsIn, isNil, optional, reading, Unreadable } from "./readFields.ts"

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

/** The numbers go into documents, so one that would not survive as a number is none. */
const numberOf = (element: XmlElement, name: string): number => {
  const text = required(element, name)
  const value = Number(text)
  if (!/^\d{1,16}$/u.test(text) || !Number.isSafeInteger(value)) throw new Unreadable(`${name} is no number`)
  return value
}

/** `yyyy-MM-dd`; a time of day behind it is dropped. */
const dateOf = (element: XmlElement, name: string): string => {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?$/u.exec(required(element, name)) ?? []
  if (date === undefined || Number.isNaN(Date.parse(date))) throw new Unreadable(`${name} is no date`)
  return date
}

const resolutionOf = (element: XmlElement): string => {
  const text = required(element, "ResolutionNumber")
  if (!/^\d{1,14}$/u.test(text)) throw new Unreadable("ResolutionNumber is no number")
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
    ...optional("technicalKey", technicalKey === undefined ? undefined : Redacted.make(technicalKey))
  })
}

const rangesOf = (result: XmlElement): ReadonlyArray<NumberingRange> =>
  childElements(result, RANGE_LIST, "ResponseList")
    .filter((element) => !isNil(element))
    .flatMap((element) => childElements(element, RANGE, "NumberRangeResponse"))
    .map(rangeOf)

/** Reads a `NumberRangeResponseList`; 500 and codes that nobody has described are reasons. */
export const readNumberingRanges = (result: XmlElement): Result.Result<NumberingRangeAnswer, AuthorityErrorReason> => {
  const read = reading(() => {
    const operationCode = list.fieldOf(result, "OperationCode") ?? ""
    const operationDescription = list.fieldOf(result, "OperationDescription") ?? ""
    const outcome = outcomes[operationCode]
    if (operationCode === INTERNAL_ERROR) return { operationCode, operationDescription }
    if (outcome === undefined) throw new Unreadable("its OperationCode is none that is known")
    const ranges = outcome === "found" ? rangesOf(result) : []
    return new NumberingRangeAnswer({ outcome, operationCode, operationDescription, ranges })
  })
  if (Result.isFailure(read)) return Result.fail({ _tag: "MalformedAnswer", detail: read.failure })
  const answer = read.success
  if (answer instanceof NumberingRangeAnswer) return Result.succeed(answer)
  const text = answer.operationDescription.slice(0, 300)
  return Result.fail({ _tag: "ServiceException", statusCode: answer.operationCode, text })
}
