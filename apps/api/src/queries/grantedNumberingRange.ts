import type { GrantedNumberingRange } from "@radicar/contract/query/NumberingRangeList"
import type { NumberingRange } from "@radicar/dian/NumberingRange"
import type { Language } from "@radicar/domain/rules/Language"
import { Redacted } from "effect"
import type { Usage } from "../storage/RangeUsage.ts"
import { rangeWarnings } from "./rangeWarnings.ts"

const dayMillis = 86_400_000

const dateTimeOf = (date: string): string => `${date}T00:00:00`

/** Days from one date to another, both `yyyy-MM-dd`; negative when the other is past. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMillis

/** How a range is shown. */
interface Showing {
  /** `yyyy-MM-dd` in Colombia. */
  readonly today: string
  readonly technicalKey: boolean
  readonly language: Language
}

/** A range for a caller: what the authority grants, what became of its numbers, how long it holds. */
export const grantedNumberingRange = (
  range: NumberingRange,
  { burned, lastNumber, rejected, used }: Usage,
  { language, technicalKey, today }: Showing
): GrantedNumberingRange => {
  const { fromNumber, toNumber } = range
  const total = toNumber - fromNumber + 1
  const left = total - used - burned
  const skipped = lastNumber === undefined ? 0 : lastNumber - fromNumber + 1 - used - burned - rejected
  const days = daysBetween(today, range.endDate)
  return {
    Id: Number(range.resolution),
    Date: dateTimeOf(range.resolutionDate),
    Prefix: range.prefix,
    FromNumber: fromNumber,
    ToNumber: toNumber,
    ...(technicalKey && range.technicalKey !== undefined ? { TechnicalKey: Redacted.value(range.technicalKey) } : {}),
    StartDate: dateTimeOf(range.startDate),
    EndDate: dateTimeOf(range.endDate),
    Used: used,
    Left: left,
    Rejected: rejected,
    Burned: burned,
    Skipped: skipped,
    ...(lastNumber === undefined ? {} : { LastNumber: lastNumber }),
    DaysToExpiry: days,
    Warnings: rangeWarnings({ total, left, burned, skipped, days }, language)
  }
}
