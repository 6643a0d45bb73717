import { readableValues, checkEach, skip, ifReadable } from "../../rules/unreadable.ts"
import { BigDecimal } from "effect"
import { taxes } from "../../codes/taxes.ts"
import type { Item, ItemTax } from "../../document/Item.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import {
  exactPercentOf,
  exactTaxOf,
  isPerHundred,
  meantRate,
  percentOf,
  perUnitOf
} from "../../document/saleAmounts.ts"
import { kindOf, taxBase, taxKind, type TaxSubtotal, type TaxTotal, taxTotals } from "../../document/TaxTotal.ts"
import { decimal, isWithin, roundHalfEven, toExact, toFixed, zero } from "../../number/Decimal.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { moneyAgrees, possibleLineAmounts } from "./lines.ts"
import { type Report, type Rule, ruleWithCause, rule, type Check, type Rules } from "../../rules/Rule.ts"
import { again, anAmount, aPercentage, once } from "../../rules/sharedWordings.ts"

type CheckTax = (tax: ItemTax, item: Item, at: (field: string) => WirePath, report: Report) => void

/** Makes a check of each tax of each line. */
export const forEachTax =
  (check: CheckTax): Rule<PreparedSale>["check"] =>
  ({ document }, report) => {
    let line = 0
    let index = 0
    // one function for all taxes, because nearly none has anything to report
    const at = (field: string): WirePath => ["Items", line, "Taxes", index, field]
    let item: Item | undefined
    const checkTax = (tax: ItemTax, nth: number): void => {
      index = nth
      if (item !== undefined) check(tax, item, at, report)
    }
    checkEach(document.items, (each, place) => {
      line = place
      item = each
      checkEach(each.taxes ?? [], checkTax)
    })
  }

/** The maximum difference that rounding to two digits makes. */
const nearly = decimal("0.01")

const isSameTax = (one: ItemTax, other: ItemTax): boolean =>
  (["percentage", "taxableAmount", "perUnitAmount", "baseQuantity"] as const).every((field) =>
    BigDecimal.equals(one[field] ?? zero, other[field] ?? zero)
  )

/** Whether a tax of a line is an amount per unit, not a percentage. */
export const isPerUnit = (tax: ItemTax): boolean => kindOf(tax) === "perUnit"

const agrees = (code: string, statedAmount: BigDecimal.BigDecimal, computed: BigDecimal.BigDecimal): boolean =>
  moneyAgrees(statedAmount, computed, code === "01" ? "iva" : "money")

/** The amount of a line's tax as computed from its other values; `undefined` if these do not determine it. */
const computedAmount = (tax: ItemTax, item: Item): BigDecimal.BigDecimal | undefined => {
  if (!isPerUnit(tax)) {
    const { percentage, taxableAmount } = tax
    return taxableAmount === undefined || percentage === undefined ? undefined : percentOf(taxableAmount, percentage)
  }
  const { code, perUnitAmount } = tax
  // a quantity of 0 is refused by rule FAV04b
  if (perUnitAmount === undefined || (tax.baseQuantity === undefined && item.quantity.value === 0n)) return undefined
  return perUnitOf(code, taxBase(item, tax).quantity, perUnitAmount)
}

/** The correct amount of a line's tax. `undefined` if the stated amount agrees with it, or if it cannot be computed. */
const rightAmount = (tax: ItemTax, item: Item): BigDecimal.BigDecimal | undefined => {
  const { amount, code } = tax
  if (!isPerUnit(tax)) {
    const { percentage, taxableAmount } = tax
    if (taxableAmount === undefined || percentage === undefined) return undefined
    // the fast path for nearly every tax, without a division
    if (isWithin(amount, exactPercentOf(taxableAmount, percentage), nearly)) return undefined
  }
  const computed = computedAmount(tax, item)
  return computed === undefined || agrees(code, amount, computed) ? undefined : computed
}

const hundred = decimal("100")

/**
 * The percentage meant by a rate stated as a fraction (see {@link meantRate}), if the tax's amount fits that
 * percentage.
 */
const rateOfAmount = (tax: ItemTax): BigDecimal.BigDecimal | undefined => {
  const rate = meantRate(tax)
  if (rate === undefined || tax.taxableAmount === undefined) return undefined
  return agrees(tax.code, tax.amount, percentOf(tax.taxableAmount, rate)) ? rate : undefined
}

const isComplete = (tax: ItemTax): boolean =>
  isPerUnit(tax) ? tax.perUnitAmount !== undefined : tax.taxableAmount !== undefined && tax.percentage !== undefined

const baseOf = ({ amount, percentage }: ItemTax, { subtotalAmount }: Item): BigDecimal.BigDecimal =>
  percentage === undefined || percentage.value === 0n
    ? subtotalAmount
    : BigDecimal.divideUnsafe(BigDecimal.multiply(amount, hundred), percentage)

/** Adds zero to the candidates of an unknown tax code: it may stand for a withholding, which adds nothing. */
const withNothing = (
  code: string,
  values: ReadonlyArray<BigDecimal.BigDecimal>
): ReadonlyArray<BigDecimal.BigDecimal> => (taxes.has(code) ? values : [...values, zero])

/**
 * Candidates for the amount that a line's tax adds to the taxes of the document: the stated amount. If rule FAX07
 * refuses it, the computed amount comes first. Any of the tax's values may be the wrong one, so a total that fits one
 * candidate is not refused.
 */
export const possibleAmounts = (tax: ItemTax, item: Item): ReadonlyArray<BigDecimal.BigDecimal> => {
  if (taxKind(tax.code) === "withholding") return []
  const computed = computedAmount(tax, item)
  const { code } = tax
  const values = ifReadable(
    () => (computed === undefined || agrees(code, tax.amount, computed) ? [tax.amount] : [computed, tax.amount]),
    () => [computed ?? skip()]
  )
  return withNothing(code, values)
}

/**
 * Candidates for the amount that a line's tax adds to the taxable amount of the document, as in {@link
 * possibleAmounts}.
 */
export const possibleBases = (tax: ItemTax, item: Item): ReadonlyArray<BigDecimal.BigDecimal> => {
  const statedBase = () => tax.taxableAmount ?? skip()
  switch (kindOf(tax)) {
    case "withholding":
      return []
    case "perUnit":
      // without an amount per unit it is probably a tax by percentage
      return tax.perUnitAmount === undefined ? readableValues(statedBase, () => zero) : []
    case "percentage":
      return isComplete(tax) && rightAmount(tax, item) === undefined
        ? withNothing(tax.code, [statedBase()])
        : withNothing(tax.code, [...readableValues(() => baseOf(tax, item), statedBase), ...possibleLineAmounts(item)])
  }
}

/** The lines without incomplete taxes, and with the correct amount for taxes that rule FAX07 refuses. */
const withRightTaxes = (items: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  items.map((item) => ({
    ...item,
    taxes: (item.taxes ?? [])
      .filter(isComplete)
      .map((tax) => ({ ...tax, amount: rightAmount(tax, item) ?? tax.amount }))
  }))

/** The correct amount of a tax at one rate, and the values it is computed from; `undefined` if these are not stated. */
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

const isSameRate = (one: TaxSubtotal, other: TaxSubtotal): boolean =>
  one.baseUnitCode === other.baseUnitCode &&
  BigDecimal.equals(one.percentage ?? zero, other.percentage ?? zero) &&
  BigDecimal.equals(one.perUnitAmount ?? zero, other.perUnitAmount ?? zero)

/** Whether the total of a tax at one rate is right after correcting the lines that a rule refuses. */
const followsFromLines = ({ document }: PreparedSale, code: string, subtotal: TaxSubtotal): boolean => {
  const right = taxTotals(withRightTaxes(document.items), document.withholdings?.filter(isComplete))
    .find((total) => total.code === code)
    ?.subtotals.find((candidate) => isSameRate(candidate, subtotal))
  const computed = right === undefined ? undefined : computedOf(code, right)
  return right === undefined || computed === undefined || agrees(code, right.amount, computed.amount)
}

/** Makes a check of each rate of a tax over the document. Each line may be off by the tolerance, but not their sum. */
const ofTotals =
  (totalsOf: (prepared: PreparedSale) => ReadonlyArray<TaxTotal>): Check<PreparedSale> =>
  (prepared, report) => {
    for (const { code, subtotals } of totalsOf(prepared)) {
      for (const subtotal of subtotals) {
        const computed = computedOf(code, subtotal)
        if (computed === undefined) continue
        if (!agrees(code, subtotal.amount, computed.amount) && !followsFromLines(prepared, code, subtotal)) {
          const rate = `${code} ${computed.from()}: `
          const isWhole = prepared.document.withholdings?.some((withholding) => withholding.code === code) === true
          report(
            [isWhole ? "Withholdings" : "Items"],
            rate + toFixed(computed.amount, 2),
            rate + toFixed(subtotal.amount, 2)
          )
        }
      }
    }
  }

const checkTaxAmount = forEachTax((tax, item, at, report) => {
  const computed = rightAmount(tax, item)
  if (computed === undefined) return
  const rate = rateOfAmount(tax)
  if (rate === undefined) report(at("Amount"), toFixed(computed, 2), toFixed(tax.amount, 2))
  else report(at("Percentage"), toExact(rate, 0), toExact(tax.percentage ?? zero, 0))
})

/** Rules on taxes and withholdings of each line and of the document. */
export const taxRules: Rules<PreparedSale> = [
  rule(
    { code: "FAX19", path: "$.Items[*].Taxes[*].Code" },
    "The tax is not valid.",
    "El código del tributo no es válido.",
    "Correct Items[].Taxes[].Code: two characters, such as 01 IVA or 04 INC.",
    "Corrija Items[].Taxes[].Code: dos caracteres, como 01 IVA o 04 INC.",
    forEachTax((tax, _item, at, report) => reportUnlessListed(taxes, tax.code, at("Code"), report))
  ),
  rule(
    { code: "FAX01", path: "$.Items[*].Taxes[*].Code" },
    "A line may state a tax at one rate on one base only once.",
    "En una línea no se puede informar más de una vez el mismo tributo con la misma tarifa y la misma base.",
    "State each tax once in Items[].Taxes, or once for each rate; omit the tax if excluded, state 0 if exempt.",
    "Informe cada tributo una sola vez en Items[].Taxes, o una por tarifa; omítalo si es excluido, informe 0 si es exento.",
    forEachTax((tax, { taxes: itemTaxes = [] }, at, report) => {
      for (const other of itemTaxes) {
        if (other === tax) return
        if (other.code === tax.code && isSameTax(other, tax)) return report(at("Code"), once(tax.code), again(tax.code))
      }
    })
  ),
  rule(
    { code: "FAX05", path: "$.Items[*].Taxes[*].TaxableAmount" },
    "The taxable amount is absent.",
    "No se encuentra la base imponible del tributo.",
    "Give Items[].Taxes[].TaxableAmount.",
    "Informe Items[].Taxes[].TaxableAmount.",
    forEachTax((tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.taxableAmount === undefined) report(at("TaxableAmount"), anAmount, undefined)
    })
  ),
  ruleWithCause(
    { code: "FAX14", path: "$.Items[*].Taxes[*].Percentage" },
    "The rate of the tax is absent.",
    "No se encuentra la tarifa del tributo.",
    "The rate of a tax is absent, or that of IVA is not in the list of rates, which only notifies.",
    "Falta la tarifa de un tributo, o la del IVA no está en la lista de tarifas, lo que solo se notifica.",
    "Correct Items[].Taxes[].Percentage: of IVA 19, 5, 16 of old state contracts, or 0 if exempt.",
    "Corrija Items[].Taxes[].Percentage: del IVA 19, 5, 16 en contratos estatales antiguos, o 0 si es exento.",
    forEachTax((tax, _item, at, report) => {
      if (!isPerUnit(tax) && tax.percentage === undefined) report(at("Percentage"), aPercentage, undefined)
    })
  ),
  rule(
    { code: "FAX12", path: "$.Items[*].Taxes[*].PerUnitAmount" },
    "The amount per unit is absent.",
    "No se encuentra el valor del tributo por unidad.",
    "Give Items[].Taxes[].PerUnitAmount.",
    "Informe Items[].Taxes[].PerUnitAmount.",
    forEachTax((tax, _item, at, report) => {
      if (isPerUnit(tax) && tax.perUnitAmount === undefined) report(at("PerUnitAmount"), anAmount, undefined)
    })
  ),
  ruleWithCause(
    { code: "FAX07", path: "$.Items[*].Taxes[*].Amount" },
    "The tax is not its base by its rate.",
    "El valor del tributo no es igual a la base imponible por la tarifa.",
    "A line's tax is not its base by its rate, or the units by the amount per unit.",
    "El tributo de una línea no es la base por la tarifa, o las unidades por el valor por unidad.",
    "Correct Amount, TaxableAmount and Percentage in Items[].Taxes; of the tax 34 it is the units by the amount, divided by 100.",
    "Corrija Amount, TaxableAmount y Percentage en Items[].Taxes; del tributo 34 son las unidades por el valor, divididas en 100.",
    checkTaxAmount
  ),
  rule(
    { code: "FAS07", path: "$.Items[*].Taxes[*].Amount" },
    "A tax of the document, the sum over its lines, is not its base by its rate, or its units by the amount per unit. Give the Amount of each line to the cent.",
    "El valor de un tributo del documento no es igual a la base imponible por la tarifa, o a las unidades por el valor por unidad. Informe Amount de cada línea con sus centavos.",
    "Correct Amount in Items[].Taxes, to the cent, so that the lines' roundings stay within 2.00 together; of a tax per unit also PerUnitAmount and BaseQuantity.",
    "Corrija Amount en Items[].Taxes, con centavos, para que los redondeos de las líneas no sumen más de 2,00; de un tributo por unidad también PerUnitAmount y BaseQuantity.",
    ofTotals(({ taxTotals }) => taxTotals)
  ),
  rule(
    { code: "FAT07", path: "$.Items[*].Taxes[*].Amount" },
    "A withholding of the document, the sum over its lines, is not its base by its rate.",
    "El valor de una retención del documento no es igual a la base por la tarifa.",
    "Correct Amount, TaxableAmount and Percentage of the withholding in Items[].Taxes.",
    "Corrija Amount, TaxableAmount y Percentage de la retención en Items[].Taxes.",
    ofTotals(({ withholdingTaxTotals }) => withholdingTaxTotals)
  )
]
