import { BigDecimal } from "effect"
import { Amount } from "../../number/amount.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * What was earned, what is withheld (`discountAmount`) and what is left. Callers take `payableAmount` for the one or for
 * the other, and `totalAmount` for what it is not; {@link payrollTotals} reads both.
 */
export const PayrollMonetaryTotal = wireStruct("PayrollMonetaryTotal", {
  payableAmount: Amount,
  discountAmount: Amount,
  totalAmount: Amount
})

/** See {@link PayrollMonetaryTotal}. */
export type PayrollMonetaryTotal = typeof PayrollMonetaryTotal.Type

/** A total with the field it was read from. */
export interface StatedTotal {
  readonly field: "PayableAmount" | "DiscountAmount" | "TotalAmount"
  readonly amount: BigDecimal.BigDecimal
}

/** `DevengadosTotal`, `DeduccionesTotal` and `ComprobanteTotal`. */
export interface PayrollTotals {
  readonly earned: StatedTotal
  readonly deducted: StatedTotal
  readonly net: StatedTotal
}

/** The totals by what they are: nothing withheld is negative, so of the two the greater is what was earned. */
export const payrollTotals = (total: PayrollMonetaryTotal): PayrollTotals => {
  const payable: StatedTotal = { field: "PayableAmount", amount: total.payableAmount }
  const whole: StatedTotal = { field: "TotalAmount", amount: total.totalAmount }
  const swapped = BigDecimal.isGreaterThan(whole.amount, payable.amount)
  return {
    earned: swapped ? whole : payable,
    deducted: { field: "DiscountAmount", amount: total.discountAmount },
    net: swapped ? payable : whole
  }
}
