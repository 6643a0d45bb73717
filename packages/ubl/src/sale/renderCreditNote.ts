import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotals } from "../part/taxTotal.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { renderSale } from "./renderSale.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { deliveryTerms, exchangeRate, paymentMeans } from "./salePayment.ts"
import {
  additionalReferences,
  billingReference,
  discrepancyResponse,
  invoicePeriod,
  orderReference
} from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

const root = documentRoot("CreditNote")

const shape: SaleShape = {
  profile: "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
  typeCode: "cbc:CreditNoteTypeCode",
  dueDate: false,
  line: "cac:CreditNoteLine",
  quantity: "cbc:CreditedQuantity",
  freeOfCharge: true,
  allowancesFirst: false
}

/**
 * Writes a credit note as UBL 2.1 `CreditNote` (annex FE 1.9 §6.2). The schema puts the exchange rate in front of the
 * discounts, and has no place for withholdings and prepayments.
 */
export const renderCreditNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => {
    const { currencyCode, legalMonetaryTotal } = checked.document
    saleHeader(xml, shape, checked, key)
    invoicePeriod(xml, checked)
    discrepancyResponse(xml, checked)
    orderReference(xml, checked)
    billingReference(xml, checked)
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
  })
