import { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { decimal, toExact, toFixed } from "../../number/Decimal.ts"
import type { Allowance } from "../../document/Allowance.ts"
import type { WirePath } from "../../rules/Violation.ts"
import type { Rule } from "../../rules/Rule.ts"
import { atMost } from "../../rules/sharedWordings.ts"

const hundred = decimal("100")

type Visit = (allowance: Allowance, at: (field: "Amount" | "Percentage") => WirePath) => void

const eachOfDocument = ({ allowances, document }: PreparedSale, visit: Visit): void => {
  const counts = { Discounts: 0, Charges: 0 }
  for (const allowance of allowances) {
    const list = allowance.charge ? "Charges" : "Discounts"
    const index = counts[list]++
    const stated = (allowance.charge ? document.charges : document.discounts) !== undefined
    // a discount of the document may stand in the totals alone
    const total = ["LegalMonetaryTotal", allowance.charge ? "ChargeAmount" : "DiscountAmount"]
    visit(allowance, (field) => (stated ? [list, index, field] : total))
  }
}

const eachOfLines = ({ lineAllowances }: PreparedSale, visit: Visit): void => {
  let line = 0
  let list = "Discounts"
  let index = 0
  // one for all: nearly none of them has anything to report
  const at = (field: string): WirePath => ["Items", line, list, index, field]
  for (; line < lineAllowances.length; line++) {
    list = "Discounts"
    index = 0
    for (const allowance of lineAllowances[line] ?? []) {
      if (allowance.charge && list === "Discounts") {
        list = "Charges"
        index = 0
      }
      visit(allowance, at)
      index++
    }
  }
}

type Each = (prepared: PreparedSale, visit: Visit) => void

const percentageRule = (rule: Pick<Rule<PreparedSale>, "code" | "severity">, each: Each): Rule<PreparedSale> => ({
  ...rule,
  message: {
    en: "A discount or charge can not be more than 100 percent.",
    es: "El porcentaje del descuento o cargo no puede ser mayor que 100."
  },
  source: `Annex FE 1.9, rule ${rule.code}`,
  check: (prepared, report) =>
    each(prepared, ({ percentage }, at) => {
      if (BigDecimal.isGreaterThan(percentage, hundred)) {
        report(at("Percentage"), atMost(100), toExact(percentage, 2))
      }
    })
})

const baseRule = (rule: Pick<Rule<PreparedSale>, "code" | "severity">, each: Each): Rule<PreparedSale> => ({
  ...rule,
  message: {
    en: "A discount or charge can not be more than its base.",
    es: "El valor del descuento o cargo no puede superar el valor base."
  },
  source: `Annex FE 1.9, rule ${rule.code}`,
  check: (prepared, report) =>
    each(prepared, ({ amount, baseAmount }, at) => {
      if (BigDecimal.isGreaterThan(amount, baseAmount)) {
        report(at("Amount"), atMost(toFixed(baseAmount, 2)), toFixed(amount, 2))
      }
    })
})

/** Discounts and charges of the document as they will be filed, and of its lines, which the authority does not enforce. */
export const allowanceRules: ReadonlyArray<Rule<PreparedSale>> = [
  percentageRule({ code: "FAQ06" }, eachOfDocument),
  baseRule({ code: "FAQ07" }, eachOfDocument),
  percentageRule({ code: "FBE05", severity: "notification" }, eachOfLines),
  baseRule({ code: "FBE06", severity: "notification" }, eachOfLines)
]
