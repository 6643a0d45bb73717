import { discountReasons } from "@radicar/domain/codes/discountReasons"
import { toExact } from "@radicar/domain/number/Decimal"
import type { Allowance } from "@radicar/domain/totals/Allowance"
import { branch, leaf, optionalLeaf } from "../xml/element.ts"
import { lineAmount } from "../xml/money.ts"

const defaultReason = ({ charge, reasonCode }: Allowance): string =>
  charge ? "Recargo" : (discountReasons.nameOf(reasonCode ?? "") ?? "Descuento")

/** A discount or charge; `index` counts from 0 (rules FAQ02 to FAQ10, FBE01 to FBE08). */
export const allowanceCharge = (allowance: Allowance, index: number, currency: string): string =>
  branch(
    "cac:AllowanceCharge",
    branch("cbc:ID", String(index + 1)) +
      branch("cbc:ChargeIndicator", String(allowance.charge)) +
      optionalLeaf("cbc:AllowanceChargeReasonCode", allowance.reasonCode) +
      leaf("cbc:AllowanceChargeReason", allowance.reason ?? defaultReason(allowance)) +
      branch("cbc:MultiplierFactorNumeric", toExact(allowance.percentage, 2)) +
      lineAmount("cbc:Amount", allowance.amount, currency) +
      lineAmount("cbc:BaseAmount", allowance.baseAmount, currency)
  )
