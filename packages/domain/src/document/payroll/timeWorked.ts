import type { LocalDate } from "../../time/LocalDateTime.ts"

const daysOfMonth = 30

const partsOf = (date: LocalDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10))
})

/** The day of the month in a calendar of 30-day months. The last day of February and the 31st count as the 30th. */
const dayOf = ({ day, month, year }: ReturnType<typeof partsOf>): number =>
  month === 2 && day === new Date(Date.UTC(year, 2, 0)).getUTCDate() ? daysOfMonth : Math.min(day, daysOfMonth)

/**
 * Counts the days from one day to another, both included, in the labour calendar of 360-day years and 30-day months:
 * years × 360 + months × 30 + days (payroll annex 1.0 §8.3.1; 5 years, 3 months, 18 days are 1908). The result is less
 * than 1 if the last day lies before the first. The 30th and 31st of one month count as one day.
 */
export const timeWorked = (first: LocalDate, last: LocalDate): number => {
  const from = partsOf(first)
  const until = partsOf(last)
  return (until.year - from.year) * 360 + (until.month - from.month) * daysOfMonth + dayOf(until) - dayOf(from) + 1
}
