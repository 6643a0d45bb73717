const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Whether a text of the form `YYYY-MM-DD` names a day of the Gregorian calendar. */
export const isCalendarDate = (date: string): boolean => {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = month === 2 && leap ? 29 : monthLengths[month - 1]
  return year >= 1 && length !== undefined && day >= 1 && day <= length
}
