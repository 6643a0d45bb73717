import { currencies } from "../../codes/currencies.ts"
import { payrollPeriods } from "../../codes/payrollPeriods.ts"
import { toExact } from "../../number/Decimal.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, type Rules } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { notAfter, notBefore, pesosForOne } from "../../rules/sharedWordings.ts"
import { contradicting, reportUnplaced, unplaced } from "../unplaced.ts"

const source = "Payroll annex 1.0 §2, Periodo and InformacionGeneral"

/** Notifications of facts that are not filed, or that another field contradicts. */
const remarks: Rules<PreparedPayroll> = [
  unplaced(({ document: { information } }, report) => {
    const { currencyBaseRate: rate, currencyCode } = information
    if (currencyCode !== "COP" || rate === undefined) return
    reportUnplaced(["Information", "CurrencyBaseRate"], toExact(rate, 0), report)
  }),
  contradicting(({ document: { date, information, period }, entries }, report) => {
    if (information.date !== undefined && information.date !== date.date) {
      report(["Information", "Date"], `Date: ${date.date}`, information.date)
    }
    if (period.timeWorkedDays === undefined) return
    for (const { concept, index, item } of entries) {
      if (concept?.code !== "Basico" || item.quantity === undefined) continue
      const [days, filed] = [String(period.timeWorkedDays), toExact(item.quantity, 0)]
      if (days !== filed) report(["Period", "TimeWorkedDays"], `Items[${index}].Quantity: ${filed}`, days)
    }
  })
]

/** Rules on the days of the period, and on those on which the worker entered and left. */
const dayRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  rule(
    { code: `${family}003`, path: "$.Period.FinishDate", source },
    "The worker cannot leave before the date of entry.",
    "La fecha de retiro no puede ser anterior a la fecha de ingreso.",
    "Correct Period.FinishDate or Period.EntryDate.",
    "Corrija Period.FinishDate o Period.EntryDate.",
    ({ document: { period } }, report) => {
      if (period.finishDate !== undefined && period.finishDate < period.entryDate) {
        report(["Period", "FinishDate"], notBefore(period.entryDate), period.finishDate)
      }
    }
  ),
  rule(
    { code: `${family}005`, path: "$.Period.EndDate", source },
    "The period cannot end before it begins.",
    "La fecha final de liquidación no puede ser anterior a la inicial.",
    "Correct Period.EndDate or Period.StartDate.",
    "Corrija Period.EndDate o Period.StartDate.",
    ({ document: { period } }, report) => {
      if (period.endDate < period.startDate) {
        report(["Period", "EndDate"], notBefore(period.startDate), period.endDate)
      }
    }
  ),
  rule(
    { code: `${family}006`, path: "$.Period.EntryDate", source: "Payroll annex 1.0 §8.3.1" },
    "The time worked must be at least one day.",
    "El tiempo laborado debe ser mayor o igual a 1.",
    "Correct Period.EntryDate: not after Period.EndDate.",
    "Corrija Period.EntryDate: no posterior a Period.EndDate.",
    ({ document: { period } }, report) => {
      const { endDate, entryDate, finishDate, startDate } = period
      // a period that ends before it begins does not determine the entry
      if (finishDate === undefined && entryDate > endDate && endDate >= startDate) {
        report(["Period", "EntryDate"], notAfter(endDate), entryDate)
      }
    }
  )
]

/** Rules on the payment frequency, the currency and its exchange rate. */
const informationRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  rule(
    { code: `${family}029`, path: "$.Information.PeriodCode", source },
    "The payroll period is not valid.",
    "El código del período de nómina no es válido.",
    "Correct Information.PeriodCode: 1 to 6.",
    "Corrija Information.PeriodCode: 1 a 6.",
    ({ document: { information } }, report) =>
      reportUnlessListed(payrollPeriods, information.periodCode, ["Information", "PeriodCode"], report)
  ),
  rule(
    { code: `${family}030`, path: "$.Information.CurrencyCode", source },
    "The currency is not valid.",
    "El código de la moneda no es válido.",
    "Correct Information.CurrencyCode: COP as a rule.",
    "Corrija Information.CurrencyCode: por regla general COP.",
    ({ document: { information } }, report) =>
      reportUnlessListed(currencies, information.currencyCode, ["Information", "CurrencyCode"], report)
  ),
  rule(
    { code: `${family}200`, path: "$.Information.CurrencyBaseRate", source },
    "A document in another currency than COP must state its exchange rate.",
    "Si la moneda es diferente de COP se debe informar la tasa de cambio.",
    "Give Information.CurrencyBaseRate: the pesos for one unit.",
    "Informe Information.CurrencyBaseRate: los pesos por una unidad.",
    ({ document: { information } }, report) => {
      const { currencyBaseRate, currencyCode } = information
      if (currencyCode !== "COP" && currencies.has(currencyCode) && currencyBaseRate === undefined) {
        report(["Information", "CurrencyBaseRate"], pesosForOne(currencyCode), undefined)
      }
    }
  )
]

/** Rules on the paid days, the payment frequency and the currency. */
export const periodRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  ...remarks,
  ...dayRules(family),
  ...informationRules(family)
]
