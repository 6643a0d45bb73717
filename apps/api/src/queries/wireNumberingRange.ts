import type { NumberingRange } from "@radicar/dian/NumberingRange"
import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { Redacted } from "effect"

const dateTimeOf = (date: string): string => `${date}T00:00:00`

/** A range as a body has it: the authority's, technical key included, in the words of `NumberingRange`. */
export const wireNumberingRange = (range: NumberingRange): JsonObject =>
  JsonObject.from({
    Id: new JsonNumber(range.resolution),
    Date: dateTimeOf(range.resolutionDate),
    Prefix: range.prefix,
    FromNumber: new JsonNumber(String(range.fromNumber)),
    ToNumber: new JsonNumber(String(range.toNumber)),
    StartDate: dateTimeOf(range.startDate),
    EndDate: dateTimeOf(range.endDate),
    ...(range.technicalKey === undefined ? {} : { TechnicalKey: Redacted.value(range.technicalKey) })
  })
