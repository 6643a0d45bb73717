import { Data, Schema } from "effect"
import { InvalidValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import { isUnsetDate } from "../wire/isNothing.ts"
import type { Localized } from "../rules/Language.ts"

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

/**
 * A date and time in Colombia (UTC−05:00, no daylight saving), to the second. `date` is `YYYY-MM-DD`, `time` is
 * `HH:MM:SS`.
 */
export class LocalDateTime extends Data.Class<{ readonly date: string; readonly time: string }> {
  /** `HH:MM:SS-05:00`, the form of `cbc:IssueTime` and of the document keys (annex FE 1.9 §11.2). */
  get timeWithOffset(): string {
    return `${this.time}-05:00`
  }

  /** Milliseconds since 1970-01-01T00:00:00Z. */
  get epochMillis(): number {
    return Date.parse(`${this.date}T${this.time}-05:00`)
  }

  override toString(): string {
    return `${this.date}T${this.time}`
  }
}

/** Pattern of a year, 0001 to 9999, without anchors. */
export const yearPattern = "(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)"

/** Pattern of a day in any year, without anchors. It also matches 29 February of common years. */
export const dayPattern = [
  `${yearPattern}-`,
  "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))"
].join("")

/** Pattern of hours and minutes, `hh:mm`, without anchors. */
export const clockPattern = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"

/** Pattern of an offset from UTC, `Z` or `±hh:mm`, without anchors. */
export const offsetPattern = `(?:Z|[+-]${clockPattern})`

const offsetMillis = 5 * 60 * 60 * 1000
const form = /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})?)?$/u

/** The maximum length of a date and time. Languages write up to 12 fraction digits. */
const maximumLength = 40

/** The form that {@link parseLocalDateTime} accepts, in words. */
const dateTimeForm: Localized = {
  en: "a date and time such as 2026-01-15T10:00:00, or a date",
  es: "una fecha y hora como 2026-01-15T10:00:00, o una fecha"
}

/** The date and time in Colombia at an instant in milliseconds since 1970-01-01T00:00:00Z. */
export const fromEpochMillis = (millis: number): LocalDateTime => {
  const shifted = new Date(millis - offsetMillis).toISOString()
  return new LocalDateTime({ date: shifted.slice(0, 10), time: shifted.slice(11, 19) })
}

// years 1 to 9999 in Colombia
const firstInstant = Date.parse("0001-01-01T00:00:00-05:00")
const lastInstant = Date.parse("9999-12-31T23:59:59-05:00")

const isClockTime = (time: string): boolean =>
  time.slice(0, 2) <= "23" && time.slice(3, 5) <= "59" && time.slice(6, 8) <= "59"

/** Reads `YYYY-MM-DD[Thh:mm:ss[.fraction][offset]]`; a moment with an offset is converted to Colombian time. */
export const parseLocalDateTime = (value: unknown): LocalDateTime | InvalidValue => {
  const match = typeof value === "string" && value.length <= maximumLength ? form.exec(value) : null
  const date = match?.[1]
  const time = match?.[2] ?? "00:00:00"
  const offset = match?.[3]
  if (date === undefined || !isCalendarDate(date) || !isClockTime(time)) return new InvalidValue(dateTimeForm)
  if (offset === undefined || offset === "-05:00") return new LocalDateTime({ date, time })
  const millis = Date.parse(`${date}T${time}${offset}`)
  return millis >= firstInstant && millis <= lastInstant ? fromEpochMillis(millis) : new InvalidValue(dateTimeForm)
}

/** The wire form of what {@link parseLocalDateTime} reads: in words, and as the schema that descriptions show. */
export const dateTimeWire = {
  expected: dateTimeForm,
  wire: Schema.String.check(
    Schema.isPattern(
      new RegExp(String.raw`^${dayPattern}(?:T${clockPattern}:[0-5][0-9](?:\.[0-9]+)?${offsetPattern}?)?$`, "u"),
      { expected: dateTimeForm.en }
    ),
    Schema.isMaxLength(maximumLength)
  )
}

/**
 * A date and time on the wire: local Colombian time, or a time with an offset. Fraction digits are dropped, because
 * documents have no place for them. A date alone means midnight.
 */
export const LocalDateTimeFromWire = wireLeaf<LocalDateTime, string>({
  identifier: "LocalDateTime",
  description: "Local Colombian date and time, YYYY-MM-DDThh:mm:ss. 0001-01-01T00:00:00 means unset.",
  ...dateTimeWire,
  domain: Schema.instanceOf(LocalDateTime),
  decode: (value) => (isUnsetDate(value) ? new InvalidValue(dateTimeForm) : parseLocalDateTime(value)),
  encode: (value) => value.toString(),
  isAbsent: isUnsetDate
})

const expected: Localized = {
  en: "a date such as 2026-01-15, with or without a time",
  es: "una fecha como 2026-01-15, con o sin hora"
}

/** A day in Colombia, `YYYY-MM-DD`. On the wire it is a date, or a datetime whose time is ignored. */
export type LocalDate = string

/** Schema of a {@link LocalDate} in JSON. */
export const LocalDateFromWire = wireLeaf<LocalDate, string>({
  identifier: "LocalDate",
  description: "A day, YYYY-MM-DD or YYYY-MM-DDThh:mm:ss. 0001-01-01T00:00:00 means unset.",
  expected,
  wire: dateTimeWire.wire,
  domain: Schema.String,
  decode: (value) => {
    const read = isUnsetDate(value) ? new InvalidValue(expected) : parseLocalDateTime(value)
    return read instanceof InvalidValue ? new InvalidValue(expected) : read.date
  },
  encode: (value) => `${value}T00:00:00`,
  isAbsent: isUnsetDate
})
