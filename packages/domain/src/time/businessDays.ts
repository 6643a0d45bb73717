/** Milliseconds of a day. */
const dayMillis = 86_400_000

/** Converts a day, `YYYY-MM-DD`, to the number of days since 1970-01-01. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMillis

const dateOf = (number: number): string => new Date(number * dayMillis).toISOString().slice(0, 10)

/** Day of the week: 0 for Sunday, 6 for Saturday. */
const weekday = (number: number): number => new Date(number * dayMillis).getUTCDay()

/** Holidays observed on their own day, `MM-DD` (Ley 51 of 1983, article 1). */
const fixedHolidays = ["01-01", "05-01", "07-20", "08-07", "12-08", "12-25"] as const

/** Holidays observed on the Monday of that day or after it (Ley 51 of 1983, article 1). */
const movedHolidays = ["01-06", "03-19", "06-29", "08-15", "10-12", "11-01", "11-11"] as const

/** First year of the holiday of 9 July, observed on a Monday (Ley 2578 of 2026). */
const julyHolidaySince = 2026

/**
 * Holidays by the number of days from Easter Sunday. The numbers of those after Easter are already those of a Monday
 * (Ley 51 of 1983).
 */
const easterHolidays = [-3, -2, 43, 64, 71] as const

/** Easter Sunday of a year, by the anonymous Gregorian computus. */
const easterOf = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = century - Math.floor(century / 4)
  const epact = (19 * golden + skipped - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * correction + 114
  const month = String(Math.floor(days / 31)).padStart(2, "0")
  return dayNumber(`${year}-${month}-${String((days % 31) + 1).padStart(2, "0")}`)
}

/** The day itself if it is a Monday, else the next Monday. */
const mondayFrom = (number: number): number => number + ((8 - weekday(number)) % 7)

/** The public holidays of Colombia in a year, `YYYY-MM-DD`, in order. */
export const holidaysOf = (year: number): ReadonlyArray<string> => {
  const easter = easterOf(year)
  const moved = year >= julyHolidaySince ? [...movedHolidays, "07-09"] : movedHolidays
  const days = [
    ...fixedHolidays.map((day) => dayNumber(`${year}-${day}`)),
    ...moved.map((day) => mondayFrom(dayNumber(`${year}-${day}`))),
    ...easterHolidays.map((offset) => easter + offset)
  ]
  return [...new Set(days)].toSorted((left, right) => left - right).map(dateOf)
}

/** Rules of a term in business days. */
export interface BusinessDayOptions {
  /** Whether Saturdays count as business days. No text of the authority says so; by default they do not. */
  readonly saturdays?: boolean
}

/** Whether a day, `YYYY-MM-DD`, is a business day in Colombia. */
export const isBusinessDay = (date: string, { saturdays = false }: BusinessDayOptions = {}): boolean => {
  const day = weekday(dayNumber(date))
  return day !== 0 && (day !== 6 || saturdays) && !holidaysOf(Number(date.slice(0, 4))).includes(date)
}

/** The last day of a term: a number of business days after a day, `YYYY-MM-DD`, which does not count itself. */
export const businessDaysAfter = (date: string, count: number, options: BusinessDayOptions = {}): string => {
  let last = dayNumber(date)
  for (let left = count; left > 0;) {
    last++
    if (isBusinessDay(dateOf(last), options)) left--
  }
  return dateOf(last)
}
