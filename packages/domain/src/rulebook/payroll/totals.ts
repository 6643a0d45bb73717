import { BigDecimal } from "effect"
import type { PayrollItemType } from "../../codes/payrollConcepts.ts"
import { entrySum, type PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import type { StatedTotal } from "../../document/payroll/Payroll.ts"
import { decimal, isWithin, roundHalfEven, toFixed } from "../../number/Decimal.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Explanation, type Rule } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"

const tolerance = decimal("2.00")
const source = "Payroll annex 1.0 §1.1 and §2"

const sumRule = (
  code: string,
  message: Localized,
  explained: Explanation,
  type: PayrollItemType,
  read: (prepared: PreparedPayroll) => StatedTotal
): Rule<PreparedPayroll> => ({
  code,
  message,
  explained,
  source,
  check: (prepared, report) => {
    const stated = read(prepared)
    const computed = entrySum(prepared.entries, type)
    if (!isWithin(stated.amount, computed, tolerance)) {
      report(["MonetaryTotal", stated.field], toFixed(computed, 2), toFixed(stated.amount, 2))
    }
  }
})

/** The totals against the items, and against each other. */
export const totalRules = (family: RuleFamily): ReadonlyArray<Rule<PreparedPayroll>> => [
  sumRule(
    `${family}187`,
    {
      en: "The total of the earnings is not their sum.",
      es: "El total de devengados no es igual a la suma de los devengados."
    },
    explain(
      { path: "$.MonetaryTotal.PayableAmount" },
      "The total of the earnings differs from their sum by more than 2.00.",
      "El total devengado difiere de la suma de los devengados en más de 2,00.",
      "Correct MonetaryTotal.PayableAmount: the sum of Amount over the Items of Type Devengo.",
      "Corrija MonetaryTotal.PayableAmount: la suma de Amount de los Items con Type Devengo."
    ),
    "Devengo",
    ({ totals }) => totals.earned
  ),
  sumRule(
    `${family}188`,
    {
      en: "The total of the deductions is not their sum.",
      es: "El total de deducciones no es igual a la suma de las deducciones."
    },
    explain(
      { path: "$.MonetaryTotal.DiscountAmount" },
      "The total of the deductions differs from their sum by more than 2.00.",
      "El total de deducciones difiere de su suma en más de 2,00.",
      "Correct MonetaryTotal.DiscountAmount: the sum of Amount over the Items of Type Deduccion.",
      "Corrija MonetaryTotal.DiscountAmount: la suma de Amount de los Items con Type Deduccion."
    ),
    "Deduccion",
    ({ totals }) => totals.deducted
  ),
  {
    code: `${family}189`,
    message: {
      en: "What is left is not the earnings less the deductions.",
      es: "El total del comprobante no es la diferencia entre devengados y deducciones."
    },
    explained: explain(
      { path: "$.MonetaryTotal.TotalAmount" },
      "What is left is not the earnings less the deductions.",
      "El total del comprobante no es devengados menos deducciones.",
      "Correct MonetaryTotal.TotalAmount: PayableAmount less DiscountAmount, exactly.",
      "Corrija MonetaryTotal.TotalAmount: PayableAmount menos DiscountAmount, exactamente."
    ),
    source,
    check: ({ totals: { deducted, earned, net } }, report) => {
      // as they are printed: two fraction digits
      const left = BigDecimal.subtract(roundHalfEven(earned.amount, 2), roundHalfEven(deducted.amount, 2))
      if (toFixed(left, 2) !== toFixed(net.amount, 2)) {
        report(["MonetaryTotal", net.field], toFixed(left, 2), toFixed(net.amount, 2))
      }
    }
  }
]
