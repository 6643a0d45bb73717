import { currencies } from "../../codes/currencies.ts"
import { payrollPeriods } from "../../codes/payrollPeriods.ts"
import { toExact } from "../../number/Decimal.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, rulesOver } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { notAfter, notBefore, pesosForOne } from "../../rules/sharedWordings.ts"
import { contradicting, reportUnplaced, unplaced } from "../unplaced.ts"

const source = "Payroll annex 1.0 §2, Periodo and InformacionGeneral"

/** Notifications of facts that are not filed, or that another field contradicts. */
const remarks = rulesOver<PreparedPayroll>()([
  {
    ...unplaced,
    check: ({ document: { information } }, report) => {
      const { currencyBaseRate: rate, currencyCode } = information
      if (currencyCode !== "COP" || rate === undefined) return
      reportUnplaced(["Information", "CurrencyBaseRate"], toExact(rate, 0), report)
    }
  },
  {
    ...contradicting,
    check: ({ document: { date, information, period }, entries }, report) => {
      if (information.date !== undefined && information.date !== date.date) {
        report(["Information", "Date"], `Date: ${date.date}`, information.date)
      }
      if (period.timeWorkedDays === undefined) return
      for (const { concept, index, item } of entries) {
        if (concept?.code !== "Basico" || item.quantity === undefined) continue
        const [days, filed] = [String(period.timeWorkedDays), toExact(item.quantity, 0)]
        if (days !== filed) report(["Period", "TimeWorkedDays"], `Items[${index}].Quantity: ${filed}`, days)
      }
    }
  }
])

/** Rules on the days of the period, and on those on which the worker entered and left. */
const dayRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    {
      code: `${family}003`,
      message: {
        en: "The worker cannot leave before the date of entry.",
        es: "La fecha de retiro no puede ser anterior a la fecha de ingreso."
      },
      explained: explain(
        { path: "$.Period.FinishDate" },
        "The date of leaving precedes the date of entry.",
        "La fecha de retiro es anterior a la de ingreso.",
        "Correct Period.FinishDate or Period.EntryDate.",
        "Corrija Period.FinishDate o Period.EntryDate."
      ),
      source,
      check: ({ document: { period } }, report) => {
        if (period.finishDate !== undefined && period.finishDate < period.entryDate) {
          report(["Period", "FinishDate"], notBefore(period.entryDate), period.finishDate)
        }
      }
    },
    {
      code: `${family}005`,
      message: {
        en: "The period cannot end before it begins.",
        es: "La fecha final de liquidación no puede ser anterior a la inicial."
      },
      explained: explain(
        { path: "$.Period.EndDate" },
        "The period ends before it begins.",
        "El periodo termina antes de iniciar.",
        "Correct Period.EndDate or Period.StartDate.",
        "Corrija Period.EndDate o Period.StartDate."
      ),
      source,
      check: ({ document: { period } }, report) => {
        if (period.endDate < period.startDate) {
          report(["Period", "EndDate"], notBefore(period.startDate), period.endDate)
        }
      }
    },
    {
      code: `${family}006`,
      message: {
        en: "The time worked must be at least one day.",
        es: "El tiempo laborado debe ser mayor o igual a 1."
      },
      explained: explain(
        { path: "$.Period.EntryDate" },
        "The time worked is less than one day.",
        "El tiempo laborado es menor que un día.",
        "Correct Period.EntryDate: not after Period.EndDate.",
        "Corrija Period.EntryDate: no posterior a Period.EndDate."
      ),
      source: "Payroll annex 1.0 §8.3.1",
      check: ({ document: { period } }, report) => {
        const { endDate, entryDate, finishDate, startDate } = period
        // a period that ends before it begins does not determine the entry
        if (finishDate === undefined && entryDate > endDate && endDate >= startDate) {
          report(["Period", "EntryDate"], notAfter(endDate), entryDate)
        }
      }
    }
  ])

/** Rules on the payment frequency, the currency and its exchange rate. */
const informationRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    {
      code: `${family}029`,
      message: { en: "The payroll period is not valid.", es: "El código del periodo de nómina no es válido." },
      explained: explain(
        { path: "$.Information.PeriodCode" },
        "The payroll period is not in the list.",
        "El periodo de nómina no está en la lista.",
        "Correct Information.PeriodCode: 1 to 6.",
        "Corrija Information.PeriodCode: 1 a 6."
      ),
      source,
      check: ({ document: { information } }, report) =>
        reportUnlessListed(payrollPeriods, information.periodCode, ["Information", "PeriodCode"], report)
    },
    {
      code: `${family}030`,
      message: { en: "The currency is not valid.", es: "El código de la moneda no es válido." },
      explained: explain(
        { path: "$.Information.CurrencyCode" },
        "The currency is not in the list.",
        "La moneda no está en la lista.",
        "Correct Information.CurrencyCode: COP as a rule.",
        "Corrija Information.CurrencyCode: por regla general COP."
      ),
      source,
      check: ({ document: { information } }, report) =>
        reportUnlessListed(currencies, information.currencyCode, ["Information", "CurrencyCode"], report)
    },
    {
      code: `${family}200`,
      message: {
        en: "A document in another currency than COP must state its exchange rate.",
        es: "Si la moneda es diferente de COP se debe informar la tasa de cambio."
      },
      explained: explain(
        { path: "$.Information.CurrencyBaseRate" },
        "The document is in another currency than COP and states no exchange rate.",
        "El documento está en una moneda distinta de COP y no informa la tasa de cambio.",
        "Give Information.CurrencyBaseRate: the pesos for one unit.",
        "Informe Information.CurrencyBaseRate: los pesos por una unidad."
      ),
      source,
      check: ({ document: { information } }, report) => {
        const { currencyBaseRate, currencyCode } = information
        if (currencyCode !== "COP" && currencies.has(currencyCode) && currencyBaseRate === undefined) {
          report(["Information", "CurrencyBaseRate"], pesosForOne(currencyCode), undefined)
        }
      }
    }
  ])

/** Rules on the paid days, the payment frequency and the currency. */
export const periodRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([...remarks, ...dayRules(family), ...informationRules(family)])
