import { currencies } from "../../codes/currencies.ts"
import { payrollPeriods } from "../../codes/payrollPeriods.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Rule } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { notAfter, notBefore, pesosForOne } from "../../rules/sharedWordings.ts"

/** Which days are paid, how often, in which currency. */
export const periodRules = (family: RuleFamily): ReadonlyArray<Rule<PreparedPayroll>> => {
  const source = "Payroll annex 1.0 §2, Periodo and InformacionGeneral"
  return [
    {
      code: `${family}003`,
      message: {
        en: "The worker can not have left before having begun.",
        es: "La fecha de retiro no puede ser anterior a la fecha de ingreso."
      },
      explained: {
        cause: { en: "The worker left before having begun.", es: "La fecha de retiro es anterior a la de ingreso." },
        fix: {
          en: "Correct Period.FinishDate or Period.EntryDate.",
          es: "Corrija Period.FinishDate o Period.EntryDate."
        },
        path: "$.Period.FinishDate"
      },
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
        en: "The period can not end before it begins.",
        es: "La fecha final de liquidación no puede ser anterior a la inicial."
      },
      explained: {
        cause: { en: "The period ends before it begins.", es: "El periodo termina antes de iniciar." },
        fix: { en: "Correct Period.EndDate or Period.StartDate.", es: "Corrija Period.EndDate o Period.StartDate." },
        path: "$.Period.EndDate"
      },
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
      explained: {
        cause: { en: "The time worked is less than one day.", es: "El tiempo laborado es menor que un día." },
        fix: {
          en: "Correct Period.EntryDate: not after Period.EndDate.",
          es: "Corrija Period.EntryDate: no posterior a Period.EndDate."
        },
        path: "$.Period.EntryDate"
      },
      source: "Payroll annex 1.0 §8.3.1",
      check: ({ document: { period } }, report) => {
        const { endDate, entryDate, finishDate } = period
        if (finishDate === undefined && entryDate > endDate) {
          report(["Period", "EntryDate"], notAfter(endDate), entryDate)
        }
      }
    },
    {
      code: `${family}029`,
      message: { en: "The payroll period is not valid.", es: "El código del periodo de nómina no es válido." },
      explained: {
        cause: { en: "The payroll period is not in the list.", es: "El periodo de nómina no está en la lista." },
        fix: { en: "Correct Information.PeriodCode: 1 to 6.", es: "Corrija Information.PeriodCode: 1 a 6." },
        path: "$.Information.PeriodCode"
      },
      source,
      check: ({ document: { information } }, report) =>
        reportUnlessListed(payrollPeriods, information.periodCode, ["Information", "PeriodCode"], report)
    },
    {
      code: `${family}030`,
      message: { en: "The currency is not valid.", es: "El código de la moneda no es válido." },
      explained: {
        cause: { en: "The currency is not in the list.", es: "La moneda no está en la lista." },
        fix: {
          en: "Correct Information.CurrencyCode: COP as a rule.",
          es: "Corrija Information.CurrencyCode: por regla general COP."
        },
        path: "$.Information.CurrencyCode"
      },
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
      explained: {
        cause: {
          en: "The document is in another currency than COP and states no exchange rate.",
          es: "El documento está en una moneda distinta de COP y no informa la tasa de cambio."
        },
        fix: {
          en: "Give Information.CurrencyBaseRate: the pesos for one unit.",
          es: "Informe Information.CurrencyBaseRate: los pesos por una unidad."
        },
        path: "$.Information.CurrencyBaseRate"
      },
      source,
      check: ({ document: { information } }, report) => {
        const { currencyBaseRate, currencyCode } = information
        if (currencyCode !== "COP" && currencyBaseRate === undefined) {
          report(["Information", "CurrencyBaseRate"], pesosForOne(currencyCode), undefined)
        }
      }
    }
  ]
}
