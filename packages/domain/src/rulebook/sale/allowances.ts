import { type Rules, rule, type Check, ruleWithCause, unexplained } from "../../rules/Rule.ts"
import { checkEach } from "../../rules/unreadable.ts"
import { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { decimal, toExact, toFixed } from "../../number/Decimal.ts"
import type { Allowance, AllowanceCharge } from "../../document/Item.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { isWithinGross } from "./totals.ts"
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
  checkEach(lineAllowances, (allowances, place) => {
    line = place
    list = "Discounts"
    index = 0
    for (const allowance of allowances) {
      if (allowance.charge && list === "Discounts") {
        list = "Charges"
        index = 0
      }
      visit(allowance, at, allowance.charge ? items[line]?.charges?.[index] : items[line]?.discounts?.[index])
      index++
    }
  })
}

type Each = (prepared: PreparedSale, visit: Visit) => void

const percentageCheck =
  (visitEach: Each): Check<PreparedSale> =>
  (prepared, report) =>
    visitEach(prepared, ({ percentage }, at, statedAllowance) => {
      // a percentage computed from the amounts is wrong only if they are
      if (BigDecimal.isGreaterThan(percentage, hundred) && statedAllowance?.percentage !== undefined) {
        report(at("Percentage"), atMost(100), toExact(percentage, 2))
      }
    })

const baseCheck =
  (visitEach: Each): Check<PreparedSale> =>
  (prepared, report) =>
    visitEach(prepared, ({ amount, baseAmount }, at, statedAllowance) => {
      if (BigDecimal.isGreaterThan(amount, baseAmount)) {
        if (statedAllowance?.baseAmount === undefined && visitEach === eachOfDocument) {
          // a wrong gross amount does not make a discount wrong
          if (isWithinGross(amount, prepared)) return
        }
        report(at("Amount"), atMost(toFixed(baseAmount, 2)), toFixed(amount, 2))
      }
    })

const percentageMessage = [
  "A discount or charge cannot be more than 100 percent.",
  "El porcentaje del descuento o cargo no puede ser mayor que 100."
] as const

const [baseMessage, baseMessageEs] = [
  "A discount or charge cannot be more than its base.",
  "El valor del descuento o cargo no puede superar el valor base."
] as const

/**
 * Rules on discounts and charges: those of the document, in the form in which they will be filed, and those of its
 * lines. The authority does not enforce the rules on lines.
 */
export const allowanceRules: Rules<PreparedSale> = [
  rule(
    { code: "FAQ06", path: "$.Discounts[*].Percentage" },
    ...percentageMessage,
    "Correct Percentage and Amount in Discounts or Charges.",
    "Corrija Percentage y Amount en Discounts o Charges.",
    percentageCheck(eachOfDocument)
  ),
  rule(
    { code: "FAQ07", path: "$.Discounts[*].Amount" },
    baseMessage,
    baseMessageEs,
    "Correct Amount or BaseAmount in Discounts or Charges.",
    "Corrija Amount o BaseAmount en Discounts o Charges.",
    baseCheck(eachOfDocument)
  ),
  ruleWithCause(
    { code: "FBE05", severity: "notification", codes: ["BE05", "BE06"], path: "$.Items[*].Discounts[*].Amount" },
    ...percentageMessage,
    "A discount or charge of a line exceeds 100 percent, or its base; the authority does not enforce this rule.",
    "Un descuento o cargo de una línea supera el 100 por ciento, o su base; la DIAN no exige esta regla.",
    "Correct Percentage, Amount or BaseAmount of the discount or charge of the line.",
    "Corrija Percentage, Amount o BaseAmount del descuento o cargo de la línea.",
    percentageCheck(eachOfLines)
  ),
  unexplained({ code: "FBE06", severity: "notification" }, baseMessage, baseMessageEs, baseCheck(eachOfLines))
]
