import { Schema } from "effect"
import { InvalidValue } from "../wire/Reader.ts"
import { wireLeaf } from "../wire/wireLeaf.ts"
import { isUnsetDate } from "../wire/isNothing.ts"
import { parseLocalDateTime } from "./LocalDateTime.ts"
import type { Localized } from "../rules/Language.ts"

const expected: Localized = {
  en: "a date such as 2026-01-15, with or without a time",
  es: "una fecha como 2026-01-15, con o sin hora"
}

/** A day in Colombia, `YYYY-MM-DD`. On the wire it is a date, or a datetime whose time is ignored. */
export type LocalDate = string

/** {@link LocalDate} on the wire. */
export const LocalDateFromWire = wireLeaf<LocalDate, string>({
  identifier: "LocalDate",
  description: "A day, YYYY-MM-DD or YYYY-MM-DDThh:mm:ss. 0001-01-01T00:00:00 means unset.",
  expected,
  wire: Schema.String,
  domain: Schema.String,
  decode: (value) => {
    const read = isUnsetDate(value) ? new InvalidValue(expected) : parseLocalDateTime(value)
    return read instanceof InvalidValue ? new InvalidValue(expected) : read.date
  },
  encode: (value) => `${value}T00:00:00`,
  isAbsent: isUnsetDate
})
