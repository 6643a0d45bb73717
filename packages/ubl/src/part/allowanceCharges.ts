import { discountReasons } from "@radicar/domain/codes/discountReasons"
import { toExact } from "@radicar/domain/number/Decimal"
import type { Allowance } from "@radicar/domain/document/Allowance"
import { lineAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

const defaultReason = ({ charge, reasonCode }: Allowance): string =>
  charge ? "Recargo" : (discountReasons.nameOf(reasonCode ?? "") ?? "Descuento")

/** Discounts and charges, numbered from 1 (rules FAQ02 to FAQ10, FBE01 to FBE08). */
export const allowanceCharges = (xml: XmlWriter, allowances: Iterable<Allowance>, currency: string): void => {
  let number = 0
  for (const allowance of allowances) {
    xml.open("cac:AllowanceCharge")
    xml.plain("cbc:ID", String(++number))
    xml.code("cbc:ChargeIndicator", allowance.charge ? "true" : "false")
    xml.optionalLeaf("cbc:AllowanceChargeReasonCode", allowance.reasonCode)
    xml.leaf("cbc:AllowanceChargeReason", allowance.reason ?? defaultReason(allowance))
    xml.plain("cbc:MultiplierFactorNumeric", toExact(allowance.percentage, 2))
    lineAmount(xml, "cbc:Amount", allowance.amount, currency)
    lineAmount(xml, "cbc:BaseAmount", allowance.baseAmount, currency)
    xml.close("cac:AllowanceCharge")
  }
}
