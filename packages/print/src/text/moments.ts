import type { LocalDate } from "@radicar/domain/time/LocalDate"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"

/** A day as Colombia writes it: `15/01/2026`. */
export const dayText = (date: LocalDate): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

/** A moment: `15/01/2026 10:00:00`. */
export const momentText = ({ date, time }: LocalDateTime): string => `${dayText(date)} ${time}`

/** From one day to another; either may be absent. */
export const spanText = (from: LocalDate | undefined, until: LocalDate | undefined): string | undefined => {
  if (from === undefined) return until === undefined ? undefined : `hasta el ${dayText(until)}`
  return until === undefined ? `desde el ${dayText(from)}` : `${dayText(from)} a ${dayText(until)}`
}

/** A number of days: `1 día`, `30 días`. */
export const daysText = (count: number): string => `${count} ${count === 1 ? "día" : "días"}`
