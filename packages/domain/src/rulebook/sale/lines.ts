import { BigDecimal } from "effect"
import { itemStandards } from "../../codes/itemStandards.ts"
import { units } from "../../codes/units.ts"
import type { Item } from "../../document/Item.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { toFixed } from "../../number/Decimal.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { moneyAgrees } from "./moneyAgrees.ts"
import type { Report, Rule } from "../../rules/Rule.ts"
import { moreThanZero } from "../../rules/sharedWordings.ts"

const lineRule = (options: {
  readonly code: string
  readonly message: Localized
  readonly check: (item: Item, at: (field: string) => WirePath, report: Report) => void
}): Rule<PreparedSale> => ({
  code: options.code,
  message: options.message,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: ({ document }, report) => {
    let index = 0
    // one for all lines: nearly none of them has anything to report
    const at = (field: string): WirePath => ["Items", index, field]
    for (const item of document.items) {
      options.check(item, at, report)
      index++
    }
  }
})

const lineAmount = ({ charges, discounts, price, quantity }: Item): BigDecimal.BigDecimal => {
  let computed = BigDecimal.multiply(price, quantity)
  if (charges !== undefined) for (const { amount } of charges) computed = BigDecimal.sum(computed, amount)
  if (discounts !== undefined) for (const { amount } of discounts) computed = BigDecimal.subtract(computed, amount)
  return computed
}

/** Quantity, unit, price and amount of each line. */
export const lineRules: ReadonlyArray<Rule<PreparedSale>> = [
  lineRule({
    code: "FAV04b",
    message: { en: "The quantity must be more than zero.", es: "La cantidad debe ser mayor que cero." },
    check: (item, at, report) => {
      if (item.quantity.value === 0n) report(at("Quantity"), moreThanZero, "0")
    }
  }),
  lineRule({
    code: "FAV05",
    message: { en: "The unit of measure is not valid.", es: "La unidad de medida no es válida." },
    check: (item, at, report) => {
      if (!units.has(item.unitCode)) reportUnlessListed(units, item.unitCode, at("UnitCode"), report)
    }
  }),
  lineRule({
    code: "FAV06",
    message: {
      en: "The amount of the line is not quantity by price less discounts plus charges.",
      es: "El valor total de la línea no es igual a la cantidad por el precio menos los descuentos más los cargos."
    },
    check: (item, at, report) => {
      const computed = lineAmount(item)
      if (!moneyAgrees(item.subtotalAmount, computed)) {
        report(at("SubtotalAmount"), toFixed(computed, 2), toFixed(item.subtotalAmount, 2))
      }
    }
  }),
  lineRule({
    code: "FAW03",
    message: {
      en: "Something given for nothing must state its commercial value.",
      es: "Si es una muestra o regalo se debe informar el precio de referencia, mayor que cero."
    },
    check: (item, at, report) => {
      if (item.subtotalAmount.value === 0n && item.price.value === 0n && item.priceReference === undefined) {
        report(at("PriceReference"), moreThanZero, undefined)
      }
    }
  }),
  lineRule({
    code: "FAZ09",
    message: {
      en: "The line must identify the good or service by a code.",
      es: "Debe existir el grupo de información de identificación del bien o servicio."
    },
    check: (item, at, report) => {
      if (item.code === undefined && item.standardItemIdentification === undefined) {
        report(at("Code"), { en: "the code of the good or service", es: "el código del bien o servicio" }, undefined)
      }
    }
  }),
  lineRule({
    code: "FAZ12",
    message: {
      en: "The standard of the code of the good or service is not valid.",
      es: "El estándar del código del bien o servicio no es válido."
    },
    check: ({ standardItemIdentification: standard }, at, report) => {
      if (standard === undefined || itemStandards.has(standard.schemeId)) return
      const path = [...at("StandardItemIdentification"), "SchemeId"]
      reportUnlessListed(itemStandards, standard.schemeId, path, report)
    }
  })
]
