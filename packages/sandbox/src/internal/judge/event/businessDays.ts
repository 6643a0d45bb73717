const day = 86_400_000

/** Days since the epoch of a date `YYYY-MM-DD`. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day

const at = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / day
/** 0 is Sunday: the epoch's first day was a Thursday. */
const weekday = (number: number): number => (number + 4) % 7

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
const easter = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * correction + 114
  return at(year, Math.floor(days / 31), (days % 31) + 1)
}

const fixed = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25]
] as const
/** Kept on the Monday on or after their date (Ley 51 de 1983). */
const moved = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11]
] as const
/** Holy Thursday, Good Friday, Ascension, Corpus Christi and Sacred Heart, the last three on their Mondays. */
const fromEaster = [-3, -2, 43, 64, 71]

const mondayFrom = (number: number): number => number + ((8 - weekday(number)) % 7)

const known = new Map<number, ReadonlySet<number>>()

/** The days of a year on which Colombia has a public holiday, as days since the epoch. */
const holidays = (year: number): ReadonlySet<number> => {
  const found =
    known.get(year) ??
    new Set([
      ...fixed.map(([month, date]) => at(year, month, date)),
      ...moved.map(([month, date]) => mondayFrom(at(year, month, date))),
      ...fromEaster.map((offset) => easter(year) + offset)
    ])
  known.set(year, found)
  return found
}

/** Whether a day since the epoch is neither on a weekend nor a Colombian holiday. */
export const isBusinessDay = (number: number): boolean => {
  const year = new Date(number * day).getUTCFullYear()
  return ![0, 6].includes(weekday(number)) && !holidays(year).has(number)
}

/** The last of a number of business days after a day. */
export const businessDaysAfter = (number: number, count: number): number => {
  let last = number
  for (let left = count; left > 0;) {
    last++
    if (isBusinessDay(last)) left--
  }
  return last
}
