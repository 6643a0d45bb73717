import type { GrantedNumberingRange } from "@radicar/contract/query/NumberingRangeList"
import type { NumberingRange } from "@radicar/dian/NumberingRange"
import { Redacted } from "effect"
import type { Usage } from "../storage/RangeUsage.ts"

const dayMillis = 86_400_000

const dateTimeOf = (date: string): string => `${date}T00:00:00`

/** Days from one date to another, both `yyyy-MM-dd`; negative when the other is past. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMillis

/** A range for a caller: what the authority grants, what is used of it, how long it holds from `today` on. */
export const grantedNumberingRange = (
  range: NumberingRange,
  { lastNumber, used }: Usage,
  today: string,
  showTechnicalKey: boolean
): GrantedNumberingRange => ({
  Id: Number(range.resolution),
  Date: dateTimeOf(range.resolutionDate),
  Prefix: range.prefix,
  FromNumber: range.fromNumber,
  ToNumber: range.toNumber,
  ...(showTechnicalKey && range.technicalKey !== undefined ? { TechnicalKey: Redacted.value(range.technicalKey) } : {}),
  StartDate: dateTimeOf(range.startDate),
  EndDate: dateTimeOf(range.endDate),
  Used: used,
  Left: range.toNumber - range.fromNumber + 1 - used,
  ...(lastNumber === undefined ? {} : { LastNumber: lastNumber }),
  DaysToExpiry: daysBetween(today, range.endDate)
})
