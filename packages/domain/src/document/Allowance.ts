import { BigDecimal } from "effect"
import type { AllowanceCharge, Item } from "./Item.ts"
import { roundHalfEven, zero } from "../number/Decimal.ts"

/**
 * A discount or charge with everything that `cac:AllowanceCharge` must state (rules FAQ02 to FAQ10, FBE01 to FBE08).
 */
export interface Allowance {
  readonly charge: boolean
  readonly reasonCode: string | undefined
  readonly reason: string | undefined
  readonly percentage: BigDecimal.BigDecimal
  readonly amount: BigDecimal.BigDecimal
  readonly baseAmount: BigDecimal.BigDecimal
}

const none: ReadonlyArray<Allowance> = []
const hundred = BigDecimal.make(100n, 0)

/** `amount` as a percentage of `base`, two fraction digits; 0 if the base is 0. */
const shareOf = (amount: BigDecimal.BigDecimal, base: BigDecimal.BigDecimal): BigDecimal.BigDecimal =>
  base.value === 0n ? zero : roundHalfEven(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, hundred), base), 2)

/** Completes what the caller states: an absent base is `defaultBase`, an absent percentage follows from the amounts. */
export const allowance = (
  stated: AllowanceCharge,
  options: {
    readonly charge: boolean
    readonly defaultBase: () => BigDecimal.BigDecimal
    readonly defaultReasonCode?: string
  }
): Allowance => {
  const baseAmount = stated.baseAmount ?? options.defaultBase()
  return {
    charge: options.charge,
    reasonCode: stated.code ?? options.defaultReasonCode,
    reason: stated.reason,
    percentage: stated.percentage ?? shareOf(stated.amount, baseAmount),
    amount: stated.amount,
    baseAmount
  }
}

/** The discounts of a line, followed by its charges; an absent base is `quantity × price`. */
export const lineAllowances = ({ charges, discounts, price, quantity }: Item): ReadonlyArray<Allowance> => {
  if (discounts === undefined && charges === undefined) return none
  const defaultBase = () => BigDecimal.multiply(price, quantity)
  const discounted = discounts?.map((stated) => allowance(stated, { charge: false, defaultBase })) ?? none
  const charged = charges?.map((stated) => allowance(stated, { charge: true, defaultBase })) ?? none
  return charged.length === 0 ? discounted : [...discounted, ...charged]
}
