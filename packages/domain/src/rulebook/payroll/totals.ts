import { ifReadable, skip } from "../../rules/unreadable.ts"
import { type Check, ruleWithCause, type Rules, rule } from "../../rules/Rule.ts"
import { BigDecimal } from "effect"
import type { PayrollItemType } from "../../codes/payrollConcepts.ts"
import { entrySum, type PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import type { PayrollTotals, StatedTotal } from "../../document/payroll/Payroll.ts"
import { decimal, isWithin, roundHalfEven, sum, toFixed, zero } from "../../number/Decimal.ts"
import type { RuleFamily } from "./RuleFamily.ts"

type Amount = BigDecimal.BigDecimal

const tolerance = decimal("2.00")
const source = "Payroll annex 1.0 §1.1 and §2"

/** Possible sums of the items of a type: with the items whose concept code is unknown, and without them. */
const sums = ({ entries }: PreparedPayroll, type: PayrollItemType): ReadonlyArray<Amount> => {
  const knownSum = entrySum(entries, type)
  const unknownEntries = entries.filter(({ concept, item }) => concept === undefined && item.type !== otherOf(type))
  // the amount that an item should state is unknown
  const lacksAmount = entries.some(
    ({ concept, item }) => item.amount === undefined && concept?.type === type && concept.amount !== undefined
  )
  if (lacksAmount || unknownEntries.some(({ item }) => item.amount === undefined)) return skip()
  return [sum([knownSum, ...unknownEntries.map(({ item }) => roundHalfEven(item.amount ?? zero, 2))]), knownSum]
}

const otherOf = (type: PayrollItemType): PayrollItemType => (type === "Devengo" ? "Deduccion" : "Devengo")

const isAnyOf = (amount: Amount, computed: ReadonlyArray<Amount>): boolean =>
  computed.some((candidate) => isWithin(amount, candidate, tolerance))

/**
 * Assigns the two stated totals to earnings and net pay. The greater one is the earnings, unless it is wrong and only
 * the swapped assignment fits the items.
 */
const readTotals = (prepared: PreparedPayroll): PayrollTotals => {
  const { totals } = prepared
  return ifReadable(
    () => {
      const { deducted, earned, net } = totals
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

/** Makes a check of a stated total against the sum of the items of a type. */
const ofSum =
  (type: PayrollItemType, read: (totals: PayrollTotals) => StatedTotal): Check<PreparedPayroll> =>
  (prepared, report) => {
    if (isWithin(read(prepared.totals).amount, entrySum(prepared.entries, type), tolerance)) return
    const statedTotal = read(readTotals(prepared))
    const computed = sums(prepared, type)
    if (!isAnyOf(statedTotal.amount, computed)) {
      report(["MonetaryTotal", statedTotal.field], toFixed(computed[0] ?? zero, 2), toFixed(statedTotal.amount, 2))
    }
  }

/** The stated total if it is right; otherwise all possible sums of the items. */
const statedOrCandidates = (
  prepared: PreparedPayroll,
  { amount }: StatedTotal,
  type: PayrollItemType
): ReadonlyArray<Amount> => {
  const computed = sums(prepared, type)
  return isAnyOf(amount, computed) ? [amount] : computed
}

/** The net pay, from amounts rounded to two fraction digits as they are printed. */
const netPay = (earned: Amount, deducted: Amount): Amount =>
  BigDecimal.subtract(roundHalfEven(earned, 2), roundHalfEven(deducted, 2))

const checkNetPay: Check<PreparedPayroll> = (prepared, report, violations) => {
  const { totals } = prepared
  const agrees = toFixed(netPay(totals.earned.amount, totals.deducted.amount), 2) === toFixed(totals.net.amount, 2)
  if (agrees && violations.length === 0) return
  const { deducted, earned, net } = readTotals(prepared)
  const earnings = statedOrCandidates(prepared, earned, "Devengo")
  const withheld = statedOrCandidates(prepared, deducted, "Deduccion")
  const nets = earnings.flatMap((gross) => withheld.map((less) => netPay(gross, less)))
  const areStated = earnings[0] === earned.amount && withheld[0] === deducted.amount
  // the sum of the items is not known to the cent
  if (!nets.some((candidate) => isWithin(roundHalfEven(net.amount, 2), candidate, areStated ? zero : tolerance))) {
    report(["MonetaryTotal", net.field], toFixed(nets[0] ?? zero, 2), toFixed(net.amount, 2))
  }
}

/** Rules that compare the totals with the items, and with each other. */
export const payrollTotalRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  ruleWithCause(
    { code: `${family}187`, path: "$.MonetaryTotal.PayableAmount", source },
    "The total of the earnings is not their sum.",
    "El total de devengados no es igual a la suma de los devengados.",
    "The total of the earnings differs from their sum by more than 2.00.",
    "El total devengado difiere de la suma de los devengados en más de 2,00.",
    "Correct MonetaryTotal.PayableAmount: the sum of Amount over the Items of Type Devengo.",
    "Corrija MonetaryTotal.PayableAmount: la suma de Amount de los Items con Type Devengo.",
    ofSum("Devengo", ({ earned }) => earned)
  ),
  ruleWithCause(
    { code: `${family}188`, path: "$.MonetaryTotal.DiscountAmount", source },
    "The total of the deductions is not their sum.",
    "El total de deducciones no es igual a la suma de las deducciones.",
    "The total of the deductions differs from their sum by more than 2.00.",
    "El total de deducciones difiere de su suma en más de 2,00.",
    "Correct MonetaryTotal.DiscountAmount: the sum of Amount over the Items of Type Deduccion.",
    "Corrija MonetaryTotal.DiscountAmount: la suma de Amount de los Items con Type Deduccion.",
    ofSum("Deduccion", ({ deducted }) => deducted)
  ),
  rule(
    { code: `${family}189`, path: "$.MonetaryTotal.TotalAmount", source },
    "The net pay is not the earnings less the deductions.",
    "El total del comprobante no es la diferencia entre devengados y deducciones.",
    "Correct MonetaryTotal.TotalAmount: PayableAmount less DiscountAmount, exactly.",
    "Corrija MonetaryTotal.TotalAmount: PayableAmount menos DiscountAmount, exactamente.",
    checkNetPay
  )
]
