import { BigDecimal } from "effect"
import type { PayrollItemType } from "../../codes/payrollConcepts.ts"
import { entrySum, type PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import type { PayrollTotals, StatedTotal } from "../../document/payroll/Payroll.ts"
import { decimal, isWithin, roundHalfEven, sum, toFixed, zero } from "../../number/Decimal.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Explanation, type Rule } from "../../rules/Rule.ts"
import { fall, unlessHole } from "../../rules/hole.ts"
import type { RuleFamily } from "./RuleFamily.ts"

type Amount = BigDecimal.BigDecimal

const tolerance = decimal("2.00")
const source = "Payroll annex 1.0 §1.1 and §2"

/** What the items of a type come to, with those of the type whose code is refused, and without them. */
const sums = ({ entries }: PreparedPayroll, type: PayrollItemType): ReadonlyArray<Amount> => {
  // the amount that an item should state is not known
  if (entries.some(({ concept, item }) => concept?.type === type && concept.amount !== undefined && item.amount === undefined)) return fall()
  const known = entrySum(entries, type)
  const unknown = entries.filter(({ concept, item }) => concept === undefined && item.type !== otherOf(type))
  return [sum([known, ...unknown.map(({ item }) => roundHalfEven(item.amount ?? zero, 2))]), known]
}

const otherOf = (type: PayrollItemType): PayrollItemType => (type === "Devengo" ? "Deduccion" : "Devengo")

const isAnyOf = (amount: Amount, computed: ReadonlyArray<Amount>): boolean =>
  computed.some((each) => isWithin(amount, each, tolerance))

/**
 * Which total is which: the greater of two is what was earned, unless one of them is wrong and only the other order fits
 * the items.
 */
const readTotals = (prepared: PreparedPayroll): PayrollTotals => {
  const { totals } = prepared
  const { deducted, earned, net } = totals
  return unlessHole(
    () => {
      const earnings = sums(prepared, "Devengo")
      const left = earnings.flatMap((gross) =>
        sums(prepared, "Deduccion").map((withheld) => BigDecimal.subtract(gross, withheld))
      )
      const fits = isAnyOf(earned.amount, earnings) || isAnyOf(net.amount, left)
      const fitsSwapped = isAnyOf(net.amount, earnings) || isAnyOf(earned.amount, left)
      return !fits && fitsSwapped ? { earned: net, deducted, net: earned } : totals
    },
    () => totals
  )
}

const sumRule = (
  code: string,
  message: Localized,
  explained: Explanation,
  type: PayrollItemType,
  read: (totals: PayrollTotals) => StatedTotal
): Rule<PreparedPayroll> => ({
  code,
  message,
  explained,
  source,
  check: (prepared, report) => {
    if (isWithin(read(prepared.totals).amount, entrySum(prepared.entries, type), tolerance)) return
    const stated = read(readTotals(prepared))
    const computed = sums(prepared, type)
    if (!isAnyOf(stated.amount, computed)) {
      report(["MonetaryTotal", stated.field], toFixed(computed[0] ?? zero, 2), toFixed(stated.amount, 2))
    }
  }
})

/** A total where it is right, else what the items come to. */
const judged = (prepared: PreparedPayroll, { amount }: StatedTotal, type: PayrollItemType) =>
  unlessHole(
    () => {
      const computed = sums(prepared, type)
      return isAnyOf(amount, computed) ? { amount, stated: true } : { amount: computed[0] ?? zero, stated: false }
    },
    () => ({ amount, stated: true })
  )

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
    ({ earned }) => earned
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
    ({ deducted }) => deducted
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
    check: (prepared, report, found) => {
      const { deducted, earned, net } = found.length === 0 ? prepared.totals : readTotals(prepared)
      // as they are printed: two fraction digits
      const leave = (gross: Amount, withheld: Amount): Amount =>
        BigDecimal.subtract(roundHalfEven(gross, 2), roundHalfEven(withheld, 2))
      if (found.length === 0) {
        const left = leave(earned.amount, deducted.amount)
        if (toFixed(left, 2) !== toFixed(net.amount, 2)) {
          report(["MonetaryTotal", net.field], toFixed(left, 2), toFixed(net.amount, 2))
        }
        return
      }
      const gross = judged(prepared, earned, "Devengo")
      const withheld = judged(prepared, deducted, "Deduccion")
      const left = leave(gross.amount, withheld.amount)
      // what the items come to is not known to the cent
      const bound = gross.stated && withheld.stated ? zero : tolerance
      if (!isWithin(roundHalfEven(net.amount, 2), left, bound)) {
        report(["MonetaryTotal", net.field], toFixed(left, 2), toFixed(net.amount, 2))
      }
    }
  }
]
