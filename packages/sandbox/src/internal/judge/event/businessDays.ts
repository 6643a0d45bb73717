import { holidays } from "./holidays.ts"

const day = 86_400_000

/** Days from the epoch to a date `YYYY-MM-DD`. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day

/** Whether a day since the epoch is neither on a weekend nor a Colombian holiday. */
export const isBusinessDay = (number: number): boolean => {
  const date = new Date(number * day)
  const text = date.toISOString()
  return ![0, 6].includes(date.getUTCDay()) && holidays[text.slice(0, 4)]?.includes(text.slice(5, 10)) !== true
}

/** The day that is a number of business days after another day. */
export const businessDaysAfter = (number: number, count: number): number => {
  let last = number
  for (let left = count; left > 0;) {
    last++
    if (isBusinessDay(last)) left--
  }
  return last
}
