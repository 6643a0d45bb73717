import type { LocalDate } from "../../time/LocalDate.ts"

const daysOfMonth = 30

const partsOf = (date: LocalDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10))
})

const isLastOfFebruary = (year: number, month: number, day: number): boolean =>
  month === 2 && day === new Date(Date.UTC(year, 2, 0)).getUTCDate()

/**
 * Days from one day to another, both included, in the calendar of 360-day years and 30-day months in which labour is
 * counted: years × 360 + months × 30 + days (payroll annex 1.0 §8.3.1; 5 years, 3 months, 18 days are 1908). A last day of
 * a month ends 30 days. Less than 1 when the last day lies before the first.
 */
export const timeWorked = (first: LocalDate, last: LocalDate): number => {
  const from = partsOf(first)
  const until = partsOf(last)
  const end = isLastOfFebruary(until.year, until.month, until.day) ? daysOfMonth : Math.min(until.day, daysOfMonth)
  const start = Math.min(from.day, daysOfMonth)
  return (until.year - from.year) * 360 + (until.month - from.month) * daysOfMonth + end - start + 1
}
