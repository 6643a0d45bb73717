import { BigDecimal } from "effect"
import { taxes } from "../../codes/taxes.ts"
import type { Item } from "../../document/Item.ts"
import type { ItemTax } from "../../document/ItemTax.ts"
import type { PreparedSale } from "../../document/PreparedSale.ts"
import { taxKind } from "../../document/taxKind.ts"
import { roundHalfEven, toExact, toFixed, zero } from "../../number/Decimal.ts"
import { taxBase, type TaxTotal } from "../../totals/TaxTotal.ts"
import type { WirePath } from "../../wire/Reader.ts"
import { reportUnlessListed } from "../codeRule.ts"
import type { Localized } from "../Language.ts"
import { moneyAgrees } from "../moneyAgrees.ts"
import type { Report, Rule } from "../Rule.ts"
import { again, anAmount, aPercentage, once } from "../sharedWordings.ts"

const taxRule = (options: {
  readonly code: string
  readonly message: Localized
  readonly check: (tax: ItemTax, item: Item, at: (field: string) => WirePath, report: Report) => void
}): Rule<PreparedSale> => ({
  code: options.code,
  message: options.message,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: ({ document }, report) => {
    document.items.forEach((item, line) => {
      item.taxes?.forEach((tax, index) => {
        options.check(tax, item, (field) => ["Items", line, "Taxes", index, field], report)
      })
    })
  }
})

const percentOf = (base: BigDecimal.BigDecimal, percentage: BigDecimal.BigDecimal): BigDecimal.BigDecimal => {
  const product = BigDecimal.multiply(base, percentage)
  return roundHalfEven(BigDecimal.make(product.value, product.scale + 2), 2)
}

/** A sugary drink's tax is stated per 100 ml (rule FAX07, tax 34). */
const perUnitOf = (item: Item, tax: ItemTax): BigDecimal.BigDecimal => {
  const product = BigDecimal.multiply(taxBase(item, tax).quantity, tax.perUnitAmount ?? zero)
  return tax.code === "34" ? BigDecimal.make(product.value, product.scale + 2) : product
}

const isPerUnit = (tax: ItemTax): boolean => taxKind(tax.code) === "perUnit"

/** One rate of a tax over the whole document: each line may be off by the tolerance, all of them together may not. */
const headerTaxRule = (options: {
  readonly code: string
  readonly message: Localized
  readonly totals: (prepared: PreparedSale) => ReadonlyArray<TaxTotal>
}): Rule<PreparedSale> => ({
  code: options.code,
  message: options.message,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: (prepared, report) => {
    for (const { code, subtotals } of options.totals(prepared)) {
      for (const { amount, percentage, taxableAmount } of subtotals) {
        if (percentage === undefined || taxableAmount === undefined) continue
        const computed = percentOf(taxableAmount, percentage)
        if (!moneyAgrees(amount, computed, code === "01" ? "iva" : "money")) {
          const rate = `${code} ${toExact(percentage, 2)} %: `
          report(["Items"], rate + toFixed(computed, 2), rate + toFixed(amount, 2))
        }
      }
    }
  }
})

/** Taxes and withholdings of each line, and of the document. */
export const taxRules: ReadonlyArray<Rule<PreparedSale>> = [
  taxRule({
    code: "FAX19",
    message: { en: "The tax is not valid.", es: "El código del tributo no es válido." },
    check: (tax, _item, at, report) => reportUnlessListed(taxes, tax.code, at("Code"), report)
  }),
  taxRule({
    code: "FAX01",
    message: {
      en: "A line may state a tax only once.",
      es: "En una línea no se puede informar más de una vez el mismo tributo."
    },
    check: (tax, item, at, report) => {
      const first = item.taxes?.find((other) => other.code === tax.code)
      if (first !== tax) report(at("Code"), once(tax.code), again(tax.code))
    }
  }),
  taxRule({
    code: "FAX05",
    message: { en: "The taxable amount is absent.", es: "No se encuentra la base imponible del tributo." },
    check: (tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.taxableAmount === undefined) report(at("TaxableAmount"), anAmount, undefined)
    }
  }),
  taxRule({
    code: "FAX14",
    message: { en: "The rate of the tax is absent.", es: "No se encuentra la tarifa del tributo." },
    check: (tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.percentage === undefined) report(at("Percentage"), aPercentage, undefined)
    }
  }),
  taxRule({
    code: "FAX12",
    message: { en: "The amount per unit is absent.", es: "No se encuentra el valor del tributo por unidad." },
    check: (tax, _item, at, report) => {
      if (isPerUnit(tax) && tax.perUnitAmount === undefined) report(at("PerUnitAmount"), anAmount, undefined)
    }
  }),
  taxRule({
    code: "FAX07",
    message: {
      en: "The tax is not its base by its rate.",
      es: "El valor del tributo no es igual a la base imponible por la tarifa."
    },
    check: (tax, item, at, report) => {
      const complete = isPerUnit(tax)
        ? tax.perUnitAmount !== undefined
        : tax.taxableAmount !== undefined && tax.percentage !== undefined
      if (!complete) return
      const computed = isPerUnit(tax)
        ? perUnitOf(item, tax)
        : percentOf(tax.taxableAmount ?? zero, tax.percentage ?? zero)
      if (!moneyAgrees(tax.amount, computed, tax.code === "01" ? "iva" : "money")) {
        report(at("Amount"), toFixed(computed, 2), toFixed(tax.amount, 2))
      }
    }
  }),
  headerTaxRule({
    code: "FAS07",
    message: {
      en: "A tax of the document, the sum over its lines, is not its base by its rate.",
      es: "El valor de un tributo del documento no es igual a la base imponible por la tarifa."
    },
    totals: ({ taxTotals }) => taxTotals
  }),
  headerTaxRule({
    code: "FAT07",
    message: {
      en: "A withholding of the document, the sum over its lines, is not its base by its rate.",
      es: "El valor de una retención del documento no es igual a la base por la tarifa."
    },
    totals: ({ withholdingTaxTotals }) => withholdingTaxTotals
  })
]
