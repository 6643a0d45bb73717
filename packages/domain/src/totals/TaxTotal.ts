import { BigDecimal } from "effect"
import { taxes } from "../codes/taxes.ts"
import { type TaxKind, taxKind } from "../document/taxKind.ts"
import type { Item } from "../document/Item.ts"
import type { ItemTax } from "../document/ItemTax.ts"
import { roundHalfEven, sum, toExact, zero } from "../number/Decimal.ts"

/** A tax at one rate (`cac:TaxSubtotal`): of the document, with two fraction digits, or of one line. */
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

/** A tax per unit is measured in its own unit, or else in the item's quantity and unit. */
export const taxBase = (
  item: Item,
  tax: ItemTax
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

const subtotalOf = (kind: TaxKind, { amounts, bases, first, unitCode }: Group): TaxSubtotal => {
  const amount = roundHalfEven(sum(amounts), 2)
  return kind === "perUnit"
    ? perUnitSubtotal(amount, first, { quantity: sum(bases), unitCode })
    : percentageSubtotal(amount, first, roundHalfEven(sum(bases), 2))
}

/** What one line says of a tax; every digit is kept. */
export const lineSubtotal = (item: Item, tax: ItemTax): TaxSubtotal =>
  taxKind(tax.code) === "perUnit"
    ? perUnitSubtotal(tax.amount, tax, taxBase(item, tax))
    : percentageSubtotal(tax.amount, tax, tax.taxableAmount ?? zero)

/** The rates of one tax. */
interface Rates {
  readonly kind: TaxKind
  /** By the rate as text, however it was written. */
  readonly groups: Map<string, Group>
  /** What the line before was of: most lines have its rate, and need no text of it. */
  latest: { readonly percentage: BigDecimal.BigDecimal; readonly group: Group } | undefined
}

const isWrittenAlike = (left: BigDecimal.BigDecimal, right: BigDecimal.BigDecimal): boolean =>
  left.value === right.value && left.scale === right.scale

/** The group of a tax; `unitCode` is that of a tax per unit. */
const groupOf = (rates: Rates, tax: ItemTax, unitCode: string | undefined): Group => {
  const { groups, latest } = rates
  const percentage = tax.percentage ?? zero
  if (unitCode === undefined && latest !== undefined && isWrittenAlike(latest.percentage, percentage))
    return latest.group
  const rate = unitCode === undefined ? toExact(percentage, 2) : `${toExact(tax.perUnitAmount ?? zero, 2)} ${unitCode}`
  let group = groups.get(rate)
  if (group === undefined) {
    group = { first: tax, unitCode: unitCode ?? "", amounts: [], bases: [] }
    groups.set(rate, group)
  }
  rates.latest = { percentage, group }
  return group
}

/**
 * The taxes of all lines by code and rate, in the order in which they first appear. Each subtotal is the sum of its
 * lines rounded half to even to two digits, each total the sum of its subtotals (rule FAS02).
 */
export const taxTotals = (items: ReadonlyArray<Item>): ReadonlyArray<TaxTotal> => {
  const taxed = new Map<string, Rates>()
  for (const item of items) {
    for (const tax of item.taxes ?? []) {
      let rates = taxed.get(tax.code)
      if (rates === undefined)
        taxed.set(tax.code, (rates = { groups: new Map(), kind: taxKind(tax.code), latest: undefined }))
      const base = rates.kind === "perUnit" ? taxBase(item, tax) : undefined
      const group = groupOf(rates, tax, base?.unitCode)
      group.amounts.push(tax.amount)
      group.bases.push(base?.quantity ?? tax.taxableAmount ?? zero)
    }
  }
  return Array.from(taxed, ([code, { groups, kind }]) => {
    const subtotals = Array.from(groups.values(), (group) => subtotalOf(kind, group))
    return {
      code,
      name: taxes.nameOf(code) ?? code,
      kind,
      amount: sum(subtotals.map((subtotal) => subtotal.amount)),
      subtotals
    }
  })
}
