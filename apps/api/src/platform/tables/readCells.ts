import { parseDecimal, toExact } from "@radicar/domain/inner/number/Decimal"
import { isCalendarDate } from "@radicar/domain/inner/time/LocalDateTime"
import type { streamXlsxRows } from "hucre/xlsx"

/** The rows of a workbook's first sheet as the library reads them. */
export type SheetRows = ReturnType<typeof streamXlsxRows>

/** Value of a cell that was read: a text, a number, a date, a truth value, or nothing. */
export type CellValue = Awaited<ReturnType<SheetRows["next"]>>["value"] extends infer Value
  ? Exclude<Value, undefined | void> extends { readonly values: ReadonlyArray<infer One> }
    ? One
    : never
  : never

/** The text of a cell, trimmed; a date as `YYYY-MM-DD`. Empty for an empty cell. */
export const textOf = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return ""
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).trim()
}

/** Day 0 of Excel's calendar, and milliseconds of a day. */
const dayZero = Date.UTC(1899, 11, 30)
const dayMillis = 86_400_000

/**
 * Date of a cell as `YYYY-MM-DD`. The cell may contain an Excel date, its serial number, or a text `dd-mm-yyyy` or
 * `yyyy-mm-dd`, also with a time. `undefined` for anything else.
 */
export const dateOf = (cell: CellValue | undefined): string | undefined => {
  if (typeof cell === "number") {
    const moment = new Date(dayZero + Math.floor(cell) * dayMillis)
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10)
  }
  const text = textOf(cell)
  const [, year, month, day] = /^(\d{4})[-/](\d\d)[-/](\d\d)/u.exec(text) ?? []
  const [, ownDay = day, ownMonth = month, ownYear = year] = /^(\d\d?)[-/](\d\d?)[-/](\d{4})/u.exec(text) ?? []
  const date = `${ownYear}-${ownMonth?.padStart(2, "0")}-${ownDay?.padStart(2, "0")}`
  return isCalendarDate(date) ? date : undefined
}

/** Significant decimal digits that a spreadsheet's binary number stores exactly; further digits are rounding errors. */
export const exactDigits = 15

/** A text such as `573306.30`, `573.306,30` or `$ 573,306.30` as a decimal with a point. */
const plainAmount = (text: string): string => {
  const digits = text.replaceAll(/[$\s]/gu, "")
  const last = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."))
  const isGrouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(digits)
  if (last === -1 || isGrouped) return digits.replaceAll(/[.,]/gu, "")
  return `${digits.slice(0, last).replaceAll(/[.,]/gu, "")}.${digits.slice(last + 1)}`
}

/** Amount of a cell as a decimal with all its digits; `undefined` for anything that is none. */
export const decimalOf = (cell: CellValue | undefined): string | undefined => {
  const text =
    typeof cell === "number"
      ? // a decimal again: without exponent, which amounts are too small for
        Number(cell.toPrecision(exactDigits)).toString()
      : plainAmount(textOf(cell))
  const amount = parseDecimal(text)
  return amount && toExact(amount, 0)
}
