import { BigDecimal } from "effect"
import { decimal, isPositive, sum, roundHalfEven, zero } from "../number/Decimal.ts"
import { prepaymentsOfOperation } from "./Health.ts"
import type { Item } from "./Item.ts"
import type { LegalMonetaryTotal } from "./SaleDocument.ts"
import { kindOf, type RatedTax, type TaxSubtotal, type TaxTotal } from "./TaxTotal.ts"

type Amount = BigDecimal.BigDecimal

/** Discounts or charges, of which only the amounts are needed. */
type Amounts = ReadonlyArray<{ readonly amount: Amount }>

/** The amount of a line before taxes, unrounded: `quantity × price − discounts + charges` (rule FAV06). */
export const lineAmount = ({
  charges,
  discounts,
  price,
  quantity
}: Pick<Item, "price" | "quantity"> & { readonly charges?: Amounts; readonly discounts?: Amounts }): Amount => {
  let computed = BigDecimal.multiply(price, quantity)
  if (charges !== undefined) for (const { amount } of charges) computed = BigDecimal.sum(computed, amount)
  if (discounts !== undefined) for (const { amount } of discounts) computed = BigDecimal.subtract(computed, amount)
  return computed
}

/** A percentage of a base, unrounded. */
export const exactPercentOf = (base: Amount, percentage: Amount): Amount =>
  BigDecimal.make(base.value * percentage.value, base.scale + percentage.scale + 2)

/** A percentage of a base, rounded to two fraction digits (rules FAX07, FAS07). */
export const percentOf = (base: Amount, percentage: Amount): Amount =>
  roundHalfEven(exactPercentOf(base, percentage), 2)

/** Whether a tax is stated per 100 ml, as that of sugary drinks (rules FAX07 and FAS07, tax 34). */
export const isPerHundred = (code: string): boolean => code === "34"

/** A tax per unit for a quantity, unrounded (rules FAX07, FAS07). */
export const perUnitOf = (code: string, quantity: Amount, perUnitAmount: Amount): Amount => {
  const product = BigDecimal.multiply(quantity, perUnitAmount)
  return isPerHundred(code) ? BigDecimal.make(product.value, product.scale + 2) : product
}

const one = decimal("1")

/**
 * The percentage meant by a rate of IVA (01) or INC (04) that is stated as a fraction: 19 for 0.19. `undefined` for any
 * other rate. IVA and INC have no rates between 0 and 1 (annex FE 1.9 §13.3.9), while withholdings of 0.1 % exist.
 */
export const meantRate = ({ code, percentage }: RatedTax) =>
  (code === "01" || code === "04") &&
  percentage !== undefined &&
  isPositive(percentage) &&
  BigDecimal.isLessThan(percentage, one)
    ? BigDecimal.make(percentage.value * 100n, percentage.scale)
    : undefined

/** The amount of a tax at one rate, unrounded; `undefined` if the values it is computed from are not stated. */
export const exactTaxOf = (
  code: string,
  {
    baseQuantity,
    percentage,
    perUnitAmount,
    taxableAmount
  }: { readonly [Field in Exclude<keyof TaxSubtotal, "amount" | "baseUnitCode">]?: TaxSubtotal[Field] }
): Amount | undefined => {
  if (percentage !== undefined && taxableAmount !== undefined) return exactPercentOf(taxableAmount, percentage)
  return perUnitAmount === undefined || baseQuantity === undefined
    ? undefined
    : perUnitOf(code, baseQuantity, perUnitAmount)
}

/** The tax on plastic bags. */
const bags = "22"

/** Whether a line has the tax on plastic bags and no percentage tax. */
export const hasBagsAlone = ({ taxes = [] }: { readonly taxes?: ReadonlyArray<RatedTax> }): boolean =>
  taxes.some(({ code }) => code === bags) && taxes.every((tax) => kindOf(tax) !== "percentage")

/**
 * The bases of all percentage taxes (`all`), and of only the first in each line (`firsts`). The formula of rule FAU04
 * counts a line with two taxes twice, but the authority's own samples count it once. `ofBags` are the values of lines
 * whose only tax is that on plastic bags.
 */
export const percentageBases = (
  items: ReadonlyArray<{
    readonly subtotalAmount?: Amount | undefined
    readonly taxes?: ReadonlyArray<RatedTax & { readonly taxableAmount?: Amount | undefined }>
  }>
) => {
  const all: Array<Amount> = []
  const firsts: Array<Amount> = []
  const ofBags: Array<Amount> = []
  for (const item of items) {
    const { subtotalAmount = zero, taxes } = item
    if (taxes === undefined) continue
    let first = true
    for (const tax of taxes) {
      if (kindOf(tax) !== "percentage") continue
      const { taxableAmount = zero } = tax
      all.push(taxableAmount)
      if (first) firsts.push(taxableAmount)
      first = false
    }
    if (first && hasBagsAlone(item)) ofBags.push(subtotalAmount)
  }
  return { all, firsts, ofBags }
}

/** The gross amount plus every tax except withholdings (rule FAU06). */
export const taxInclusiveOf = (grossAmount: Amount, totals: ReadonlyArray<Pick<TaxTotal, "amount" | "kind">>): Amount =>
  sum([grossAmount, ...totals.flatMap(({ amount, kind }) => (kind === "withholding" ? [] : [amount]))])

/**
 * The payable amount: with taxes, less discounts, plus charges (rule FAU14). A prepayment is subtracted only if the
 * operation credits it, as those of the health sector do (Documento Técnico 2 §9.a).
 */
export const payableOf = (
  {
    chargeAmount = zero,
    discountAmount = zero,
    prepaidAmount = zero,
    taxInclusiveAmount
  }: Pick<LegalMonetaryTotal, "chargeAmount" | "discountAmount" | "prepaidAmount" | "taxInclusiveAmount">,
  operationCode: string
): Amount =>
  BigDecimal.subtract(
    sum([taxInclusiveAmount, chargeAmount]),
    prepaymentsOfOperation(operationCode) === "credited" ? sum([discountAmount, prepaidAmount]) : discountAmount
  )
