import type { Language } from "@radicar/domain/inner/rules/Language"

// documents are dated in Colombia, wherever the browser is
const timeZone = "America/Bogota"
const locales: Readonly<Record<Language, string>> = { en: "en-GB", es: "es-CO" }

const day = { year: "numeric", month: "short", day: "numeric" } as const
const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const

/** A formatted date with spaces alone between its parts: `22 nov 2026`. */
const dayText = (at: Date | number, language: Language, zone: string): string => {
  const parts = new Intl.DateTimeFormat(locales[language], { ...day, timeZone: zone }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? ""
  return `${part("day")} ${part("month").replace(".", "")} ${part("year")}`
}

/** A moment (ISO 8601 with offset) as date and time in Colombia; an invalid one is shown unchanged. */
export const momentText = (iso: string, language: Language): string => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? iso : `${dayText(at, language, timeZone)}, ${clockText(at.getTime(), language)}`
}

/** The time of day of a moment (milliseconds since 1970) in Colombia. */
export const clockText = (millis: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { ...time, timeZone }).format(millis)

/** A calendar date, `YYYY-MM-DD` with any suffix, which is the same day everywhere. */
export const dateText = (date: string, language: Language): string => {
  const at = new Date(`${date.slice(0, 10)}T12:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : dayText(at, language, "UTC")
}

/** Today's date in Colombia, or the date `daysBefore` days earlier: `YYYY-MM-DD`. */
export const colombianDay = (millis: number, daysBefore = 0): string =>
  new Date(millis - 5 * 3_600_000 - daysBefore * 86_400_000).toISOString().slice(0, 10)

/** The day after a date, both `YYYY-MM-DD`. */
export const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** A whole number with groups of three digits, for counts and days, never for money. */
export const countText = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }).format(count)
