import type { Language } from "@radicar/domain/inner/rules/Language"

/** Kinds of periods of taxes, by the number of months. */
export const periodKinds = { month: 1, twoMonths: 2, fourMonths: 4, year: 12 } as const

/** One of {@link periodKinds}. */
export type PeriodKind = keyof typeof periodKinds

/** Letters that tell periods of several months apart in an address: bimestre and cuatrimestre. */
const letters = { twoMonths: "B", fourMonths: "C" } as const

/** A period of taxes: a month, two or four months of the calendar's division, or a year. */
export interface TaxPeriod {
  readonly kind: PeriodKind
  readonly year: number
  /** Place in the year, from 0. */
  readonly index: number
}

/** A period as an address states it: `2026-11`, `2026-B6`, `2026-C3`, `2026`. */
export const periodCode = ({ index, kind, year }: TaxPeriod): string =>
  kind === "year"
    ? String(year)
    : kind === "month"
      ? `${year}-${String(index + 1).padStart(2, "0")}`
      : `${year}-${letters[kind]}${index + 1}`

/** Reads the output of {@link periodCode}; `undefined` for anything else. */
export const readPeriod = (code: string): TaxPeriod | undefined => {
  const [, year, letter = "", place] = /^(20\d\d)(?:-([BC]?)(\d{1,2}))?$/u.exec(code) ?? []
  if (year === undefined) return undefined
  const kind: PeriodKind =
    place === undefined ? "year" : letter === "B" ? "twoMonths" : letter === "C" ? "fourMonths" : "month"
  const period = { kind, year: Number(year), index: Number(place ?? 1) - 1 }
  return periodCode(period) === code && period.index >= 0 && period.index < 12 / periodKinds[kind] ? period : undefined
}

/** The period of a kind that has a day, `YYYY-MM-DD`. */
export const periodOf = (kind: PeriodKind, day: string): TaxPeriod => ({
  kind,
  year: Number(day.slice(0, 4)),
  index: Math.floor((Number(day.slice(5, 7)) - 1) / periodKinds[kind])
})

/** The period that is `steps` before another of the same kind. */
export const periodBefore = ({ index, kind, year }: TaxPeriod, steps = 1): TaxPeriod => {
  const aYear = 12 / periodKinds[kind]
  const place = year * aYear + index - steps
  return { kind, year: Math.floor(place / aYear), index: place % aYear }
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** First and last day of a period, `YYYY-MM-DD`. */
export const daysOf = ({
  index,
  kind,
  year
}: TaxPeriod): { readonly issuedFrom: string; readonly issuedTo: string } => {
  const months = periodKinds[kind]
  return { issuedFrom: dayOf(year, index * months, 1), issuedTo: dayOf(year, (index + 1) * months, 0) }
}

const monthName = (year: number, month: number, language: Language): string =>
  new Intl.DateTimeFormat(language === "es" ? "es-CO" : "en-GB", { month: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month, 1)
  )

/** The name of a period: `noviembre 2026`, `noviembre–diciembre 2026`, `2026`. */
export const periodName = ({ index, kind, year }: TaxPeriod, language: Language): string => {
  if (kind === "year") return String(year)
  const months = periodKinds[kind]
  const first = monthName(year, index * months, language)
  return months === 1 ? `${first} ${year}` : `${first}–${monthName(year, (index + 1) * months - 1, language)} ${year}`
}
