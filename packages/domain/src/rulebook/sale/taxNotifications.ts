import type { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { ItemTax } from "../../document/Item.ts"
import { meantRate } from "../../document/saleAmounts.ts"
import { toExact, zero } from "../../number/Decimal.ts"
import type { Rule } from "../../rules/Rule.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"
import { isPerUnit, taxRule } from "./taxes.ts"

const isUnset = (value: BigDecimal.BigDecimal | undefined): boolean => value === undefined || value.value === 0n

const hasNothingOfPercentages = ({ percentage, taxableAmount }: ItemTax): boolean =>
  isUnset(percentage) && isUnset(taxableAmount)

const hasNothingOfUnits = ({ baseQuantity, baseUnitCode, perUnitAmount }: ItemTax): boolean =>
  isUnset(perUnitAmount) && isUnset(baseQuantity) && baseUnitCode === undefined

const ofUnits = ["perUnitAmount", "baseQuantity", "baseUnitCode"] as const
const ofPercentages = ["percentage", "taxableAmount"] as const

/** What the other kind of taxes states; zeros fill the fields that a tax does not use. */
const unplacedTaxRule: Rule<PreparedSale> = {
  ...taxRule({
    code: unplaced.code,
    message: unplaced.message,
    check: (tax, _item, at, report) => {
      const perUnit = isPerUnit(tax)
      // so it is in nearly every line
      if (perUnit ? hasNothingOfPercentages(tax) : hasNothingOfUnits(tax)) return
      for (const field of perUnit ? ofPercentages : ofUnits) {
        const value = tax[field]
        if (value === undefined || (typeof value !== "string" && value.value === 0n)) continue
        reportUnplaced(
          at(field.charAt(0).toUpperCase() + field.slice(1)),
          typeof value === "string" ? value : toExact(value, 0),
          report
        )
      }
    }
  }),
  ...unplaced
}

/** What the authority accepts in the taxes of lines and complains about, and what is not filed of them. */
export const taxNotifications: ReadonlyArray<Rule<PreparedSale>> = [
  unplacedTaxRule,
  {
    ...taxRule({
      code: "FAX14",
      message: {
        en: "INC has no rate below 1 %: Percentage is 8 of 8 %, not 0.08.",
        es: "El INC no tiene tarifas inferiores al 1 %: Percentage es 8 para el 8 %, no 0.08."
      },
      check: (tax, _item, at, report) => {
        const { code, percentage = zero } = tax
        const rate = code === "04" ? meantRate(tax) : undefined
        if (rate !== undefined) report(at("Percentage"), toExact(rate, 0), toExact(percentage, 0))
      }
    }),
    severity: "notification",
    source: "Annex FE 1.9 §13.3.9, list of rates: INC 2.00, 4.00, 8.00 and 16.00; rule FAX14"
  }
]
