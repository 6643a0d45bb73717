import { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/PreparedSale.ts"
import { decimal, toExact, toFixed } from "../../number/Decimal.ts"
import type { Allowance } from "../../totals/Allowance.ts"
import type { WirePath } from "../../wire/Reader.ts"
import type { Rule } from "../Rule.ts"
import { atMost } from "../sharedWordings.ts"

const hundred = decimal("100")

type Visit = (allowance: Allowance, at: (field: "Amount" | "Percentage") => WirePath) => void

const visitList = (allowances: ReadonlyArray<Allowance>, path: WirePath, listed: boolean, visit: Visit): void => {
  let discounts = 0
  let charges = 0
  for (const allowance of allowances) {
    const { charge } = allowance
    const index = charge ? charges++ : discounts++
    visit(allowance, (field) =>
      listed
        ? [...path, charge ? "Charges" : "Discounts", index, field]
        : // a discount of the document may stand in the totals alone
          ["LegalMonetaryTotal", charge ? "ChargeAmount" : "DiscountAmount"]
    )
  }
}

const eachOfDocument = ({ allowances, document }: PreparedSale, visit: Visit): void => {
  const stated = (charge: boolean) => (charge ? document.charges : document.discounts) !== undefined
  for (const charge of [false, true]) {
    visitList(
      allowances.filter((allowance) => allowance.charge === charge),
      [],
      stated(charge),
      visit
    )
  }
}

const eachOfLines = ({ lineAllowances }: PreparedSale, visit: Visit): void =>
  lineAllowances.forEach((allowances, index) => {
    if (allowances.length > 0) visitList(allowances, ["Items", index], true, visit)
  })

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
