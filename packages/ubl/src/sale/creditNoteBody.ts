import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotals } from "../part/taxTotal.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { deliveryTerms, exchangeRate, paymentMeans } from "./salePayment.ts"
import {
  additionalReferences,
  billingReference,
  type BillingReferenceOptions,
  discrepancyResponse,
  invoicePeriod,
  orderReference
} from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

/** The shape of a note of a sale written as UBL 2.1 `CreditNote`. */
export const creditNoteShape = (profile: string): SaleShape => ({
  profile,
  typeCode: "cbc:CreditNoteTypeCode",
  dueDate: false,
  line: "cac:CreditNoteLine",
  quantity: "cbc:CreditedQuantity",
  freeOfCharge: true,
  allowancesFirst: false
})

/**
 * What stands behind the extensions of a note of a sale written as UBL 2.1 `CreditNote`. The schema puts the exchange rate
 * in front of the discounts, and has no place for withholdings and prepayments.
 */
export const creditNoteBody = (
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
  deliveryTerms(xml, checked)
  paymentMeans(xml, checked)
  exchangeRate(xml, checked)
  allowanceCharges(xml, checked.allowances, currencyCode)
  headerTaxTotals(xml, checked.taxTotals, currencyCode)
  monetaryTotal(xml, "cac:LegalMonetaryTotal", legalMonetaryTotal, currencyCode)
  saleLines(xml, shape, checked)
}
