import type { LegalMonetaryTotal } from "@radicar/domain/document/SaleDocument"
import type { BigDecimal } from "effect"
import { headerAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** The totals of the document under the element's name of its type (rules FAU*). */
export const monetaryTotal = (xml: XmlWriter, name: string, total: LegalMonetaryTotal, currency: string): void => {
  const optional = (element: string, value: BigDecimal.BigDecimal | undefined): void => {
    if (value !== undefined && value.value !== 0n) headerAmount(xml, element, value, currency)
  }
  xml.open(name)
  headerAmount(xml, "cbc:LineExtensionAmount", total.grossAmount, currency)
  headerAmount(xml, "cbc:TaxExclusiveAmount", total.taxExclusiveAmount, currency)
  headerAmount(xml, "cbc:TaxInclusiveAmount", total.taxInclusiveAmount, currency)
  optional("cbc:AllowanceTotalAmount", total.discountAmount)
  optional("cbc:ChargeTotalAmount", total.chargeAmount)
  optional("cbc:PrepaidAmount", total.prepaidAmount)
  headerAmount(xml, "cbc:PayableAmount", total.payableAmount, currency)
  xml.close(name)
}
