import type { BigDecimal } from "effect"
import { taxes } from "../../codes/taxes.ts"
import type { Item, ItemTax } from "../../document/Item.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { exactPercentOf, exactTaxOf, isPerHundred, percentOf, perUnitOf } from "../../document/saleAmounts.ts"
import { taxKind, taxBase, type TaxSubtotal, type TaxTotal } from "../../document/TaxTotal.ts"
import { decimal, isWithin, roundHalfEven, toExact, toFixed, zero } from "../../number/Decimal.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { moneyAgrees } from "./moneyAgrees.ts"
import { explain, type Explanation, type Report, type Rule } from "../../rules/Rule.ts"
import { again, anAmount, aPercentage, once } from "../../rules/sharedWordings.ts"

const taxRule = (options: {
  readonly code: string
  readonly message: Localized
  readonly explained?: Explanation
  readonly check: (tax: ItemTax, item: Item, at: (field: string) => WirePath, report: Report) => void
}): Rule<PreparedSale> => ({
  code: options.code,
  message: options.message,
  explained: options.explained,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: ({ document }, report) => {
    const { items } = document
    let line = 0
    let index = 0
    // one for all taxes: nearly none of them has anything to report
    const at = (field: string): WirePath => ["Items", line, "Taxes", index, field]
    for (; line < items.length; line++) {
      const item = items[line]
      if (item?.taxes === undefined) continue
      index = 0
      for (const tax of item.taxes) {
        options.check(tax, item, at, report)
        index++
      }
    }
  }
})

/** Rounded to two digits, nothing is further away than this. */
const nearly = decimal("0.01")

const isPerUnit = (tax: ItemTax): boolean => taxKind(tax.code) === "perUnit"

/** What the amount of a tax at one rate must be, and what it is computed from; `undefined` where that is not stated. */
const computedOf = (
  code: string,
  subtotal: TaxSubtotal
): { readonly amount: BigDecimal.BigDecimal; readonly from: () => string } | undefined => {
  const exact = exactTaxOf(code, subtotal)
  if (exact === undefined) return undefined
  const { baseQuantity = zero, baseUnitCode = "", percentage, perUnitAmount = zero } = subtotal
  if (percentage !== undefined) return { amount: roundHalfEven(exact, 2), from: () => `${toExact(percentage, 2)} %` }
  const divided = isPerHundred(code) ? " / 100" : ""
  return {
    amount: exact,
    from: () => `${toExact(perUnitAmount, 2)} × ${toExact(baseQuantity, 2)} ${baseUnitCode}${divided}`
  }
}

/** One rate of a tax over the whole document: each line may be off by the tolerance, all of them together may not. */
const headerTaxRule = (options: {
  readonly code: string
  readonly message: Localized
  readonly explained?: Explanation
  readonly totals: (prepared: PreparedSale) => ReadonlyArray<TaxTotal>
}): Rule<PreparedSale> => ({
  code: options.code,
  message: options.message,
  explained: options.explained,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: (prepared, report) => {
    for (const { code, subtotals } of options.totals(prepared)) {
      for (const subtotal of subtotals) {
        const computed = computedOf(code, subtotal)
        if (computed === undefined) continue
        if (!moneyAgrees(subtotal.amount, computed.amount, code === "01" ? "iva" : "money")) {
          const rate = `${code} ${computed.from()}: `
          const isWhole = prepared.document.withholdings?.some((stated) => stated.code === code) === true
          report(
            [isWhole ? "Withholdings" : "Items"],
            rate + toFixed(computed.amount, 2),
            rate + toFixed(subtotal.amount, 2)
          )
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
    explained: explain(
      { path: "$.Items[*].Taxes[*].Code" },
      "A line's tax is not in the list of taxes.",
      "El tributo de una línea no está en la lista.",
      "Correct Items[].Taxes[].Code: two characters, such as 01 IVA or 04 INC.",
      "Corrija Items[].Taxes[].Code: dos caracteres, como 01 IVA o 04 INC."
    ),
    check: (tax, _item, at, report) => reportUnlessListed(taxes, tax.code, at("Code"), report)
  }),
  taxRule({
    code: "FAX01",
    message: {
      en: "A line may state a tax only once.",
      es: "En una línea no se puede informar más de una vez el mismo tributo."
    },
    explained: explain(
      { path: "$.Items[*].Taxes[*].Code" },
      "A line states a tax more than once.",
      "Una línea informa un tributo más de una vez.",
      "State each tax Code once in Items[].Taxes; omit the tax if excluded, state 0 if exempt.",
      "Informe cada Code una sola vez en Items[].Taxes; omita el tributo si es excluido, informe 0 si es exento."
    ),
    check: (tax, item, at, report) => {
      const first = item.taxes?.find((other) => other.code === tax.code)
      if (first !== tax) report(at("Code"), once(tax.code), again(tax.code))
    }
  }),
  taxRule({
    code: "FAX05",
    message: { en: "The taxable amount is absent.", es: "No se encuentra la base imponible del tributo." },
    explained: explain(
      { path: "$.Items[*].Taxes[*].TaxableAmount" },
      "The base of a line's tax is absent.",
      "Falta la base del tributo de una línea.",
      "Give Items[].Taxes[].TaxableAmount.",
      "Informe Items[].Taxes[].TaxableAmount."
    ),
    check: (tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.taxableAmount === undefined) report(at("TaxableAmount"), anAmount, undefined)
    }
  }),
  taxRule({
    code: "FAX14",
    message: { en: "The rate of the tax is absent.", es: "No se encuentra la tarifa del tributo." },
    explained: explain(
      { path: "$.Items[*].Taxes[*].Percentage" },
      "The rate of a tax is absent.",
      "Falta la tarifa de un tributo.",
      "Give Items[].Taxes[].Percentage; 0 if exempt.",
      "Informe Items[].Taxes[].Percentage; 0 si es exento."
    ),
    check: (tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.percentage === undefined) report(at("Percentage"), aPercentage, undefined)
    }
  }),
  taxRule({
    code: "FAX12",
    message: { en: "The amount per unit is absent.", es: "No se encuentra el valor del tributo por unidad." },
    explained: explain(
      { path: "$.Items[*].Taxes[*].PerUnitAmount" },
      "The amount per unit of a tax is absent.",
      "Falta el valor por unidad de un tributo.",
      "Give Items[].Taxes[].PerUnitAmount.",
      "Informe Items[].Taxes[].PerUnitAmount."
    ),
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
    explained: explain(
      { path: "$.Items[*].Taxes[*].Amount" },
      "A line's tax is not its base by its rate, or the units by the amount per unit.",
      "El tributo de una línea no es la base por la tarifa, o las unidades por el valor por unidad.",
      "Correct Amount, TaxableAmount and Percentage in Items[].Taxes; of the tax 34 it is the units by the amount, divided by 100.",
      "Corrija Amount, TaxableAmount y Percentage en Items[].Taxes; del tributo 34 son las unidades por el valor, divididas en 100."
    ),
    check: (tax, item, at, report) => {
      const complete = isPerUnit(tax)
        ? tax.perUnitAmount !== undefined
        : tax.taxableAmount !== undefined && tax.percentage !== undefined
      if (!complete) return
      // the quick way for nearly every tax there is, which needs no division
      if (
        !isPerUnit(tax) &&
        isWithin(tax.amount, exactPercentOf(tax.taxableAmount ?? zero, tax.percentage ?? zero), nearly)
      )
        return
      const computed = isPerUnit(tax)
        ? perUnitOf(tax.code, taxBase(item, tax).quantity, tax.perUnitAmount ?? zero)
        : percentOf(tax.taxableAmount ?? zero, tax.percentage ?? zero)
      if (!moneyAgrees(tax.amount, computed, tax.code === "01" ? "iva" : "money")) {
        report(at("Amount"), toFixed(computed, 2), toFixed(tax.amount, 2))
      }
    }
  }),
  headerTaxRule({
    code: "FAS07",
    message: {
      en: "A tax of the document, the sum over its lines, is not its base by its rate, or its units by the amount per unit: give the Amount of each line to the cent.",
      es: "El valor de un tributo del documento no es igual a la base imponible por la tarifa, o a las unidades por el valor por unidad: informe Amount de cada línea con sus centavos."
    },
    explained: explain(
      { path: "$.Items[*].Taxes[*].Amount" },
      "A tax of the document, summed over its lines, is not its base by its rate, or its units by the amount per unit.",
      "Un tributo del documento, sumado de sus líneas, no es la base por la tarifa, o las unidades por el valor por unidad.",
      "Correct Amount in Items[].Taxes, to the cent, so that the lines' roundings stay within 2.00 together; of a tax per unit also PerUnitAmount and BaseQuantity.",
      "Corrija Amount en Items[].Taxes, con centavos, para que los redondeos de las líneas no sumen más de 2,00; de un tributo por unidad también PerUnitAmount y BaseQuantity."
    ),
    totals: ({ taxTotals }) => taxTotals
  }),
  headerTaxRule({
    code: "FAT07",
    message: {
      en: "A withholding of the document, the sum over its lines, is not its base by its rate.",
      es: "El valor de una retención del documento no es igual a la base por la tarifa."
    },
    explained: explain(
      { path: "$.Items[*].Taxes[*].Amount" },
      "A withholding of the document, summed over its lines, is not its base by its rate.",
      "Una retención del documento, sumada de sus líneas, no es la base por la tarifa.",
      "Correct Amount, TaxableAmount and Percentage of the withholding in Items[].Taxes.",
      "Corrija Amount, TaxableAmount y Percentage de la retención en Items[].Taxes."
    ),
    totals: ({ withholdingTaxTotals }) => withholdingTaxTotals
  })
]
