import type { LegalMonetaryTotal } from "@radicar/domain/document/LegalMonetaryTotal"
import type { BigDecimal } from "effect"
import { branch } from "../xml/element.ts"
import { headerAmount } from "../xml/money.ts"

/** The totals of the document under the element's name of its type (rules FAU*). */
export const monetaryTotal = (name: string, total: LegalMonetaryTotal, currency: string): string => {
  const optional = (element: string, value: BigDecimal.BigDecimal | undefined): string =>
    value === undefined || value.value === 0n ? "" : headerAmount(element, value, currency)
  return branch(
    name,
    headerAmount("cbc:LineExtensionAmount", total.grossAmount, currency) +
      headerAmount("cbc:TaxExclusiveAmount", total.taxExclusiveAmount, currency) +
      headerAmount("cbc:TaxInclusiveAmount", total.taxInclusiveAmount, currency) +
      optional("cbc:AllowanceTotalAmount", total.discountAmount) +
      optional("cbc:ChargeTotalAmount", total.chargeAmount) +
      optional("cbc:PrepaidAmount", total.prepaidAmount) +
      headerAmount("cbc:PayableAmount", total.payableAmount, currency)
  )
}
