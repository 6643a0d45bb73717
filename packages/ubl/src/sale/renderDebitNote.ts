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
import { deliveryTerms, exchangeRate, paymentMeans, prepaidPayment } from "./salePayment.ts"
import {
  additionalReferences,
  billingReference,
  discrepancyResponse,
  invoicePeriod,
  orderReference
} from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

const root = documentRoot("DebitNote")

const shape: SaleShape = {
  profile: "DIAN 2.1: Nota Débito de Factura Electrónica de Venta",
  dueDate: false,
  line: "cac:DebitNoteLine",
  quantity: "cbc:DebitedQuantity",
  freeOfCharge: false,
  allowancesFirst: false
}

/**
 * Writes a debit note as UBL 2.1 `DebitNote` (annex FE 1.9 §6.3). The schema has no type code, puts prepayments and
 * discounts in front of the payment, and calls the totals `RequestedMonetaryTotal`.
 */
export const renderDebitNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => {
    const { currencyCode, legalMonetaryTotal } = checked.document
    saleHeader(xml, shape, checked, key)
    invoicePeriod(xml, checked)
    discrepancyResponse(xml, checked)
    orderReference(xml, checked)
    billingReference(xml, checked, { defaultScheme: "CUFE-SHA384" })
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
  })
