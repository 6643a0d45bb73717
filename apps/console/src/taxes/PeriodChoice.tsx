import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { go, href } from "../routing/address.ts"
import {
  daysOf,
  periodBefore,
  periodCode,
  type PeriodKind,
  periodKinds,
  periodName,
  periodOf,
  readPeriod,
  type TaxPeriod
} from "./taxPeriods.ts"

const kindNames: Readonly<Record<PeriodKind, Localized>> = {
  month: { en: "Month", es: "Mes" },
  twoMonths: { en: "Two months", es: "Bimestre" },
  fourMonths: { en: "Four months", es: "Cuatrimestre" },
  year: { en: "Year", es: "Año" }
}

/** Number of years that the choice of a period goes back. */
const years = 6

/** The choice of kind and period. Both are in the address. */
export const PeriodChoice = ({
  company,
  period,
  today
}: {
  readonly company: string
  readonly period: TaxPeriod
  /** Today in Colombia, `YYYY-MM-DD`: no later period is offered. */
  readonly today: string
}) => {
  const say = useSay()
  const language = useLanguage()
  const choose = (chosen: TaxPeriod): void => go(href("/taxes", { company, period: periodCode(chosen) }))
  const newest = periodOf(period.kind, today)
  const listed = Array.from({ length: (years * 12) / periodKinds[period.kind] }, (_, steps) =>
    periodBefore(newest, steps)
  )
  const code = periodCode(period)
  const options = listed.some((each) => periodCode(each) === code) ? listed : [period, ...listed]
  const { issuedFrom } = daysOf(period)
  return (
    <>
      <label>
        {say({ en: "Kind of period", es: "Clase de período" })}
        <select
          value={period.kind}
          onChange={(event) => {
            const kind = (Object.keys(periodKinds) as ReadonlyArray<PeriodKind>).find(
              (name) => name === event.currentTarget.value
            )
            if (kind !== undefined) choose(periodOf(kind, issuedFrom))
          }}
        >
          {(Object.keys(periodKinds) as ReadonlyArray<PeriodKind>).map((kind) => (
            <option key={kind} value={kind}>
              {say(kindNames[kind])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Period", es: "Período" })}
        <select value={code} onChange={(event) => choose(readPeriod(event.currentTarget.value) ?? period)}>
          {options.map((each) => (
            <option key={periodCode(each)} value={periodCode(each)}>
              {periodName(each, language)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
