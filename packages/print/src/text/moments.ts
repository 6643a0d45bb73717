import type { LocalDate, LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"

/** Formats a day as in Colombia: `15/01/2026`. A received document may state another text, which stays unchanged. */
export const dayText = (date: LocalDate): string => date.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/u, "$3/$2/$1")

/** Formats a time: `15/01/2026 10:00:00`. */
export const dateTimeText = ({ date, time }: LocalDateTime): string => `${dayText(date)} ${time}`

/** Formats a span of days; either end may be absent. */
export const spanText = (from: LocalDate | undefined, until: LocalDate | undefined): string | undefined => {
  if (from === undefined) return until === undefined ? undefined : `hasta el ${dayText(until)}`
  return until === undefined ? `desde el ${dayText(from)}` : `${dayText(from)} a ${dayText(until)}`
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Formats a number of days: `1 día`, `30 días`. */
export const daysText = (count: number): string => counted(count, "día", "días")

/**
 * Formats time worked, from days in years of 360 and months of 30 (payroll annex 1.0 §8.3.1): 1908 gives `5 años, 3
 * meses y 18 días`.
 */
export const timeWorkedText = (days: number): string => {
  const years = Math.floor(days / 360)
  const months = Math.floor((days % 360) / 30)
  const parts = [
    years === 0 ? "" : counted(years, "año", "años"),
    months === 0 ? "" : counted(months, "mes", "meses"),
    days % 30 === 0 ? "" : daysText(days % 30)
  ].filter((part) => part !== "")
  const last = parts.pop() ?? ""
  return parts.length === 0 ? last : `${parts.join(", ")} y ${last}`
}
