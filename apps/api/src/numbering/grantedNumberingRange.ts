import type { GrantedNumberingRange, RangeWarning } from "@radicar/contract/inner/NumberingRangesGroup"
import type { NumberingRange } from "@radicar/dian/inner/NumberingRange"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Redacted } from "effect"
import type { Pace, Usage } from "./RangeUsage.ts"

/** Facts about the state of a range today. */
interface RangeFacts {
  readonly total: number
  readonly left: number
  readonly usedByOthers: number
  readonly skipped: number
  readonly days: number
}

/**
 * Limits of days and of the share of numbers left, below which it is time to request another range from the authority.
 */
const soon = { days: 30, share: 0.1 }

const warning = (code: RangeWarning["code"], text: Localized, applies: boolean) => ({ code, text, applies })

/** Warnings about a range in the caller's language, the most urgent first. */
export const rangeWarnings = (
  { days, left, skipped, total, usedByOthers }: RangeFacts,
  language: Language
): ReadonlyArray<RangeWarning> =>
  [
    warning(
      "used-up",
      {
        en: "Every number is used: request another range.",
        es: "Todos los números están usados: solicite otro rango."
      },
      left === 0
    ),
    warning(
      "low",
      {
        en: `${left === 1 ? "1 number is" : `${left} numbers are`} left: request another range.`,
        es: `${left === 1 ? "Queda 1 número" : `Quedan ${left} números`}: solicite otro rango.`
      },
      left > 0 && left <= total * soon.share
    ),
    warning("expired", { en: "The range is no longer in force.", es: "El rango ya no está vigente." }, days < 0),
    warning(
      "expiring",
      days === 0
        ? { en: "The range is in force until today.", es: "El rango vence hoy." }
        : {
            en: `The range is in force for ${days} more ${days === 1 ? "day" : "days"}.`,
            es: `El rango vence en ${days} ${days === 1 ? "día" : "días"}.`
          },
      days >= 0 && days <= soon.days
    ),
    warning(
      "used-by-others",
      usedByOthers === 1
        ? {
            en: "1 number belongs to a document that this service does not know: does another program number in this range?",
            es: "1 número es de un documento que este servicio no conoce: ¿otro programa numera en este rango?"
          }
        : {
            en: `${usedByOthers} numbers belong to documents that this service does not know: does another program number in this range?`,
            es: `${usedByOthers} números son de documentos que este servicio no conoce: ¿otro programa numera en este rango?`
          },
      usedByOthers > 0
    ),
    warning(
      "skipped",
      skipped === 1
        ? {
            en: "1 number below the highest was never filed here.",
            es: "1 número menor al último nunca se radicó aquí."
          }
        : {
            en: `${skipped} numbers below the highest were never filed here.`,
            es: `${skipped} números menores al último nunca se radicaron aquí.`
          },
      skipped > 0
    )
  ].flatMap(({ applies, code, text }) => (applies ? [{ code, message: text[language] }] : []))

const dayMillis = 86_400_000

const dateTimeOf = (date: string): string => `${date}T00:00:00`

/** Days from one date to another, both `yyyy-MM-dd`; negative if the second is earlier. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMillis

/** Number of past days whose use of numbers makes the forecast. */
export const paceDays = 30

/** Days since a moment, at least one and at most {@link paceDays}. */
const daysSince = (at: Date | undefined, now: number): number =>
  at === undefined ? paceDays : Math.min(paceDays, Math.max(1, (now - at.getTime()) / dayMillis))

/** The day on which the last number is used at `used` numbers in `period` days, unless the range expires before. */
const forecast = (left: number, period: number, used: number, daysToExpiry: number, today: string) => {
  if (left === 0 || used === 0) return {}
  const days = Math.floor((left * period) / used)
  return days > daysToExpiry
    ? {}
    : { UsedUpOn: new Date(Date.parse(today) + days * dayMillis).toISOString().slice(0, 10) }
}

/** Options of a numbering range in an answer. */
interface Showing {
  /** Current time, in milliseconds since 1970. */
  readonly now: number
  /** Current day in Colombia, `yyyy-MM-dd`. */
  readonly today: string
  readonly technicalKey: boolean
  readonly language: Language
}

/** A range in an answer: the authority's grant, the usage of its numbers and its remaining validity. */
export const grantedNumberingRange = (
  range: NumberingRange,
  { freedByRejection, lastNumber, used, usedByOthers }: Usage,
  pace: Pace,
  { language, now, technicalKey, today }: Showing
): GrantedNumberingRange => {
  const { fromNumber, toNumber } = range
  const total = toNumber - fromNumber + 1
  const left = total - used - usedByOthers
  const skipped = lastNumber === undefined ? 0 : lastNumber - fromNumber + 1 - used - usedByOthers - freedByRejection
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
    UsedByOthers: usedByOthers,
    Left: left,
    FreedByRejection: freedByRejection,
    Skipped: skipped,
    ...(lastNumber === undefined ? {} : { LastNumber: lastNumber }),
    DaysToExpiry: days,
    ...forecast(left, pace.used >= used ? daysSince(pace.since, now) : paceDays, pace.used, days, today),
    Warnings: rangeWarnings({ total, left, usedByOthers, skipped, days }, language)
  }
}
