import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotals } from "../part/taxTotal.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { deliveryTerms, exchangeRate, paymentMeans, prepaidPayment } from "./salePayment.ts"
import {
  additionalReferences,
  billingReference,
  type BillingReferenceOptions,
  discrepancyResponse,
  invoicePeriod,
  orderReference
} from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

/** The shape of a note of a sale written as UBL 2.1 `DebitNote`, which has no type code. */
export const debitNoteShape = (profile: string): SaleShape => ({
  profile,
  dueDate: false,
  line: "cac:DebitNoteLine",
  quantity: "cbc:DebitedQuantity",
  freeOfCharge: false,
  allowancesFirst: false
})

/**
 * What stands behind the extensions of a note of a sale written as UBL 2.1 `DebitNote`. The schema puts prepayments and
 * discounts in front of the payment, and calls the totals `RequestedMonetaryTotal`.
 */
export const debitNoteBody = (
  xml: XmlWriter,
  shape: SaleShape,
  checked: CheckedSale,
  key: DocumentKey,
  reference: BillingReferenceOptions
): void => {
  const { currencyCode, legalMonetaryTotal } = checked.document
  saleHeader(xml, shape, checked, key)
  invoicePeriod(xml, checked)
  discrepancyResponse(xml, checked)
  orderReference(xml, checked)
  billingReference(xml, checked, reference)
  additionalReferences(xml, checked)
  supplierParty(xml, checked)
  customerParty(xml, checked)
  prepaidPayment(xml, checked)
  allowanceCharges(xml, checked.allowances, currencyCode)
  deliveryTerms(xml, checked)
  paymentMeans(xml, checked)
  exchangeRate(xml, checked)
  headerTaxTotals(xml, checked.taxTotals, currencyCode)
  monetaryTotal(xml, "cac:RequestedMonetaryTotal", legalMonetaryTotal, currencyCode)
  saleLines(xml, shape, checked)
}
