import { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { decimal, toExact, toFixed } from "../../number/Decimal.ts"
import type { Allowance, AllowanceCharge } from "../../document/Item.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { skipUnreadable } from "../../rules/unreadable.ts"
import { isWithinGross } from "./totals.ts"
import { explain, type ExplainedRule, type Report, type Rule, rulesOver } from "../../rules/Rule.ts"
import { atMost } from "../../rules/sharedWordings.ts"

const hundred = decimal("100")

type Visit = (
  allowance: Allowance,
  at: (field: "Amount" | "Percentage") => WirePath,
  statedAllowance: AllowanceCharge | undefined
) => void

const eachOfDocument = ({ allowances, document }: PreparedSale, visit: Visit): void => {
  const counts = { Discounts: 0, Charges: 0 }
  for (const allowance of allowances) {
    const list = allowance.charge ? "Charges" : "Discounts"
    const index = counts[list]++
    const statedList = allowance.charge ? document.charges : document.discounts
    // only the totals may state a discount of the document
    const total = ["LegalMonetaryTotal", allowance.charge ? "ChargeAmount" : "DiscountAmount"]
    visit(allowance, (field) => (statedList === undefined ? total : [list, index, field]), statedList?.[index])
  }
}

const eachOfLines = ({ document: { items }, lineAllowances }: PreparedSale, visit: Visit): void => {
  let line = 0
  let list = "Discounts"
  let index = 0
  // one function for all of them, because nearly none has anything to report
  const at = (field: string): WirePath => ["Items", line, list, index, field]
  for (; line < lineAllowances.length; line++) {
    list = "Discounts"
    index = 0
    try {
      for (const allowance of lineAllowances[line] ?? []) {
        if (allowance.charge && list === "Discounts") {
          list = "Charges"
          index = 0
        }
        visit(allowance, at, allowance.charge ? items[line]?.charges?.[index] : items[line]?.discounts?.[index])
        index++
      }
    } catch (error) {
      skipUnreadable(error)
    }
  }
}

type Each = (prepared: PreparedSale, visit: Visit) => void

const percentageRule = <const Code extends string>(
  rule: Pick<ExplainedRule<PreparedSale, Code>, "code" | "severity" | "explained">,
  visitEach: Each
): ExplainedRule<PreparedSale, Code> => ({
  ...rule,
  message: {
    en: "A discount or charge cannot be more than 100 percent.",
    es: "El porcentaje del descuento o cargo no puede ser mayor que 100."
  },
  source: `Annex FE 1.9, rule ${rule.code}`,
  check: (prepared, report) =>
    visitEach(prepared, ({ percentage }, at, statedAllowance) => {
      // a percentage computed from the amounts is wrong only if they are
      if (BigDecimal.isGreaterThan(percentage, hundred) && statedAllowance?.percentage !== undefined) {
        report(at("Percentage"), atMost(100), toExact(percentage, 2))
      }
    })
})

const baseRule = <const Head extends Pick<Rule<PreparedSale>, "code" | "severity" | "explained">>(
  rule: Head,
  visitEach: Each
) => ({
  ...rule,
  message: {
    en: "A discount or charge cannot be more than its base.",
    es: "El valor del descuento o cargo no puede superar el valor base."
  },
  source: `Annex FE 1.9, rule ${rule.code}`,
  check: (prepared: PreparedSale, report: Report) =>
    visitEach(prepared, ({ amount, baseAmount }, at, statedAllowance) => {
      if (BigDecimal.isGreaterThan(amount, baseAmount)) {
        if (statedAllowance?.baseAmount === undefined && visitEach === eachOfDocument) {
          // a wrong gross amount does not make a discount wrong
          if (isWithinGross(amount, prepared)) return
        }
        report(at("Amount"), atMost(toFixed(baseAmount, 2)), toFixed(amount, 2))
      }
    })
})

/**
 * Rules on discounts and charges: those of the document, in the form in which they will be filed, and those of its
 * lines. The authority does not enforce the rules on lines.
 */
export const allowanceRules = rulesOver<PreparedSale>()([
  percentageRule(
    {
      code: "FAQ06",
      explained: explain(
        { path: "$.Discounts[*].Percentage" },
        "The percentage of a discount or charge is more than 100.",
        "El porcentaje de un descuento o cargo es mayor que 100.",
        "Correct Percentage and Amount in Discounts or Charges.",
        "Corrija Percentage y Amount en Discounts o Charges."
      )
    },
    eachOfDocument
  ),
  baseRule(
    {
      code: "FAQ07",
      explained: explain(
        { path: "$.Discounts[*].Amount" },
        "A discount or charge is more than its base.",
        "Un descuento o cargo supera su base.",
        "Correct Amount or BaseAmount in Discounts or Charges.",
        "Corrija Amount o BaseAmount en Discounts o Charges."
      )
    },
    eachOfDocument
  ),
  percentageRule(
    {
      code: "FBE05",
      explained: explain(
        { codes: ["BE05", "BE06"], path: "$.Items[*].Discounts[*].Amount" },
        "A discount or charge of a line exceeds 100 percent, or its base; the authority does not enforce this rule.",
        "Un descuento o cargo de una línea supera el 100 por ciento, o su base; la DIAN no exige esta regla.",
        "Correct Percentage, Amount or BaseAmount of the discount or charge of the line.",
        "Corrija Percentage, Amount o BaseAmount del descuento o cargo de la línea."
      ),
      severity: "notification"
    },
    eachOfLines
  ),
  baseRule({ code: "FBE06", severity: "notification" }, eachOfLines)
])
