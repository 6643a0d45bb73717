import type { Localized } from "@radicar/domain/inner/rules/Language"
import { colombianDay } from "../language/moments.ts"
import type { Filter } from "./filter.ts"

/** First and last day of a period, `YYYY-MM-DD`. */
export interface Period {
  readonly issuedFrom: string
  readonly issuedTo: string
}

/** The day of a year, a month from 0 and a day of it, each of which may overflow. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** A period with a name. */
interface NamedPeriod {
  readonly name: Localized
  /** The period around a day, given as year, month from 0 and day of the month. */
  readonly around: (year: number, month: number, day: number) => Period
}

const months =
  (first: (month: number) => number, count: number): NamedPeriod["around"] =>
  (year, month) => ({
    issuedFrom: dayOf(year, first(month), 1),
    issuedTo: dayOf(year, first(month) + count, 0)
  })

/** Periods by name, in the order of their choice. A two-month period is one of VAT: January and February, and so on. */
const namedPeriods = {
  today: {
    name: { en: "Today", es: "Hoy" },
    around: (year, month, day) => ({ issuedFrom: dayOf(year, month, day), issuedTo: dayOf(year, month, day) })
  },
  month: { name: { en: "This month", es: "Este mes" }, around: months((month) => month, 1) },
  lastMonth: { name: { en: "Last month", es: "Mes pasado" }, around: months((month) => month - 1, 1) },
  twoMonths: {
    name: { en: "These two months", es: "Este bimestre" },
    around: months((month) => month - (month % 2), 2)
  },
  lastTwoMonths: {
    name: { en: "Last two months", es: "Bimestre pasado" },
    around: months((month) => month - (month % 2) - 2, 2)
  },
  year: { name: { en: "This year", es: "Este año" }, around: months(() => 0, 12) },
  lastYear: { name: { en: "Last year", es: "Año pasado" }, around: months(() => -12, 12) },
  twelveMonths: {
    name: { en: "Last 12 months", es: "Últimos 12 meses" },
    around: (year, month, day) => {
      const [nextYear = 0, nextMonth = 1, next = 1] = dayOf(year, month, day + 1)
        .split("-")
        .map(Number)
      return { issuedFrom: dayOf(nextYear - 1, nextMonth - 1, next), issuedTo: dayOf(year, month, day) }
    }
  }
} as const satisfies Readonly<Record<string, NamedPeriod>>

/** Name of a period, one of {@link periodNames}. */
export type PeriodName = keyof typeof namedPeriods

/** Every name of a period with its text. */
export const periodNames: ReadonlyArray<readonly [PeriodName, Localized]> = (
  Object.keys(namedPeriods) as ReadonlyArray<PeriodName>
).map((name) => [name, namedPeriods[name].name])

/** The days of a named period around a day, `YYYY-MM-DD`. */
export const periodAround = (name: PeriodName, today: string): Period => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number)
  return namedPeriods[name].around(year, month - 1, day)
}

/** The name of the period of some days, if it has one. */
export const periodName = (
  { issuedFrom, issuedTo }: { readonly issuedFrom?: string; readonly issuedTo?: string },
  today: string
): PeriodName | undefined =>
  periodNames.find(([name]) => {
    const period = periodAround(name, today)
    return period.issuedFrom === issuedFrom && period.issuedTo === issuedTo
  })?.[0]

/** Whether days are a period in which a list may be sorted: at most 366 days. */
const isSortable = ({ issuedFrom = "", issuedTo = "" }: Partial<Period>): boolean =>
  Date.parse(issuedTo) - Date.parse(issuedFrom) <= 365 * 86_400_000

/**
 * The changes of a filter by which a list stays possible: an order without a period gets the last twelve months, and a
 * period that is too long for the order removes it.
 */
export const withPeriod = (
  filter: Filter,
  changes: Partial<Filter>
): Partial<Record<keyof Filter, string | undefined>> => {
  const next = { ...filter, ...changes }
  if ((next.sort ?? "") === "" || isSortable(next)) return changes
  return (changes.sort ?? "") === ""
    ? { ...changes, sort: "" }
    : { ...changes, ...periodAround("twelveMonths", colombianDay(Date.now())) }
}
