import { BigDecimal } from "effect"
import { taxes } from "../codes/taxes.ts"
import type { Item, ItemTax } from "./Item.ts"
import { isPositive, roundHalfEven, sum, toExact, zero } from "../number/Decimal.ts"

/**
 * Kinds of taxes. `percentage` and `perUnit` taxes go into `TaxTotal` (rules FAS07, FAX07, FAX09). `withholding` taxes
 * go into `WithholdingTaxTotal` and never change the payable amount (annex FE 1.9 §11.9.1).
 */
export type TaxKind = "percentage" | "perUnit" | "withholding"

const otherKinds: ReadonlyMap<string, TaxKind> = new Map<string, TaxKind>([
  ...["05", "06", "07"].map((code) => [code, "withholding"] as const),
  ...["02", "21", "22", "23", "24", "32", "33", "34"].map((code) => [code, "perUnit"] as const)
])

/** The kind of a tax by its code. */
export const taxKind = (code: string): TaxKind => otherKinds.get(code) ?? "percentage"

/** The values that decide the kind of a tax. */
export interface RatedTax {
  readonly code: string
  readonly percentage?: BigDecimal.BigDecimal | undefined
  readonly perUnitAmount?: BigDecimal.BigDecimal | undefined
}

const isMoreThanZero = (value: BigDecimal.BigDecimal | undefined): boolean => value !== undefined && isPositive(value)

/** The kind of a tax. Other taxes (ZZ) are per unit if they state an amount per unit, as official air tickets do. */
export const kindOf = (tax: RatedTax): TaxKind =>
  tax.code === "ZZ" && isMoreThanZero(tax.perUnitAmount) && !isMoreThanZero(tax.percentage)
    ? "perUnit"
    : taxKind(tax.code)

/**
 * The subtotal of a tax at one rate (`cac:TaxSubtotal`): of the whole document, with two fraction digits, or of one
 * line.
 */
export interface TaxSubtotal {
  readonly amount: BigDecimal.BigDecimal
  readonly taxableAmount: BigDecimal.BigDecimal | undefined
  readonly percentage: BigDecimal.BigDecimal | undefined
  readonly perUnitAmount: BigDecimal.BigDecimal | undefined
  readonly baseQuantity: BigDecimal.BigDecimal | undefined
  readonly baseUnitCode: string | undefined
}

/** One tax over the whole document (`cac:TaxTotal`): one per code (rule FAS01a), one subtotal per rate (FAS04). */
export interface TaxTotal {
  readonly code: string
  readonly name: string
  readonly kind: TaxKind
  readonly amount: BigDecimal.BigDecimal
  readonly subtotals: ReadonlyArray<TaxSubtotal>
}

/** The fields of a line that its taxes depend on. */
type TaxedItem = Pick<Item, "quantity" | "taxes" | "unitCode">

/** The base of a tax per unit: its own quantity and unit, or else those of the item. */
export const taxBase = (
  item: Pick<Item, "quantity" | "unitCode">,
  tax: Pick<ItemTax, "baseQuantity" | "baseUnitCode">
): { readonly quantity: BigDecimal.BigDecimal; readonly unitCode: string } => ({
  quantity: tax.baseQuantity ?? item.quantity,
  unitCode: tax.baseUnitCode ?? item.unitCode
})

interface Group {
  readonly first: ItemTax
  readonly unitCode: string
  readonly amounts: Array<BigDecimal.BigDecimal>
  readonly bases: Array<BigDecimal.BigDecimal>
}

const perUnitSubtotal = (
  amount: BigDecimal.BigDecimal,
  tax: ItemTax,
  base: { readonly quantity: BigDecimal.BigDecimal; readonly unitCode: string }
): TaxSubtotal => ({
  amount,
  taxableAmount: undefined,
  percentage: undefined,
  perUnitAmount: tax.perUnitAmount ?? zero,
  baseQuantity: base.quantity,
  baseUnitCode: base.unitCode
})

const percentageSubtotal = (
  amount: BigDecimal.BigDecimal,
  tax: ItemTax,
  taxableAmount: BigDecimal.BigDecimal
): TaxSubtotal => ({
  amount,
  taxableAmount,
  percentage: tax.percentage ?? zero,
  perUnitAmount: undefined,
  baseQuantity: undefined,
  baseUnitCode: undefined
})

const subtotalOf = ({ amounts, bases, first, unitCode }: Group): TaxSubtotal => {
  const amount = roundHalfEven(sum(amounts), 2)
  return kindOf(first) === "perUnit"
    ? perUnitSubtotal(amount, first, { quantity: sum(bases), unitCode })
    : percentageSubtotal(amount, first, roundHalfEven(sum(bases), 2))
}

/** The subtotal of a tax in one line, unrounded. */
export const lineSubtotal = (item: Item, tax: ItemTax): TaxSubtotal =>
  kindOf(tax) === "perUnit"
    ? perUnitSubtotal(tax.amount, tax, taxBase(item, tax))
    : percentageSubtotal(tax.amount, tax, tax.taxableAmount ?? zero)

/**
 * The taxes of all lines by code and rate, in the order in which they first appear. Each subtotal is the sum of its
 * lines rounded half to even to two digits, each total the sum of its subtotals (rule FAS02). `withholdings` are those
 * that the document states as a whole.
 */
export const taxTotals = (
  items: ReadonlyArray<TaxedItem>,
  withholdings?: ReadonlyArray<ItemTax>
): ReadonlyArray<TaxTotal> => {
  const groups = new Map<string, Map<string, Group>>()
  const add = (taxes: ReadonlyArray<ItemTax>, item: TaxedItem | undefined): void => {
    for (const tax of taxes) {
      const perUnit = kindOf(tax) === "perUnit"
      const base = perUnit && item !== undefined ? taxBase(item, tax) : undefined
      const rate =
        base === undefined
          ? toExact(tax.percentage ?? zero, 2)
          : `${toExact(tax.perUnitAmount ?? zero, 2)} ${base.unitCode}`
      let rates = groups.get(tax.code)
      if (rates === undefined) groups.set(tax.code, (rates = new Map()))
      let group = rates.get(rate)
      if (group === undefined) {
        group = { first: tax, unitCode: base?.unitCode ?? "", amounts: [], bases: [] }
        rates.set(rate, group)
      }
      group.amounts.push(tax.amount)
      group.bases.push(base?.quantity ?? tax.taxableAmount ?? zero)
    }
  }
  for (const item of items) if (item.taxes !== undefined) add(item.taxes, item)
  if (withholdings !== undefined) add(withholdings, undefined)
  return Array.from(groups, ([code, rates]) => {
    const kind = taxKind(code)
    const subtotals = Array.from(rates.values(), subtotalOf)
    return {
      code,
      name: taxes.nameOf(code) ?? code,
      kind,
      amount: sum(subtotals.map((subtotal) => subtotal.amount)),
      subtotals
    }
  })
}
