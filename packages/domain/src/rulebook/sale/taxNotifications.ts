import { BigDecimal } from "effect"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { ItemTax } from "../../document/Item.ts"
import { meantRate } from "../../document/saleAmounts.ts"
import { decimal, toExact } from "../../number/Decimal.ts"
import type { Localized } from "../../rules/Language.ts"
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

/** Fields of the other kind of taxes; zeros fill the fields that a tax does not use. */
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

/** Rates of IVA (list TarifaImpuestos): 16 of state contracts from before the rate of 19. */
const ivaRates = ["0", "5", "16", "19"].map(decimal)
const anIvaRate: Localized = { en: "0, 5, 16 or 19", es: "0, 5, 16 o 19" }

/** Notifications of what the authority accepts in the taxes of lines and complains about, and of what is not filed. */
export const taxNotifications: ReadonlyArray<Rule<PreparedSale>> = [
  unplacedTaxRule,
  {
    ...taxRule({
      code: "FAX14",
      message: {
        en: "The rate is not one of the list of rates.",
        es: "Reporta una tarifa distinta de las de la lista de tarifas."
      },
      check: (tax, _item, at, report) => {
        const { code, percentage } = tax
        if (percentage === undefined) return
        // rates of INC that were once in force are not all listed, but none was below 1
        const rate = meantRate(tax)
        if (rate !== undefined) return report(at("Percentage"), toExact(rate, 0), toExact(percentage, 0))
        if (code !== "01" || ivaRates.some((each) => BigDecimal.equals(each, percentage))) return
        report(at("Percentage"), anIvaRate, toExact(percentage, 0))
      }
    }),
    severity: "notification",
    source:
      "Annex FE 1.9 §13.3.9, list of rates: IVA 0.00, 5.00, 16.00 and 19.00, INC 2.00, 4.00, 8.00 and 16.00; rule FAX14"
  }
]
