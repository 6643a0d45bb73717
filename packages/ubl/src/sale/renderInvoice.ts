import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotals, withholdingTaxTotals } from "../part/taxTotal.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { renderSale } from "./renderSale.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { deliveryTerms, exchangeRate, paymentMeans, prepaidPayment } from "./salePayment.ts"
import { additionalReferences, invoicePeriod, orderReference } from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

const root = documentRoot("Invoice")

const shape: SaleShape = {
  profile: "DIAN 2.1: Factura Electrónica de Venta",
  typeCode: "cbc:InvoiceTypeCode",
  dueDate: true,
  line: "cac:InvoiceLine",
  quantity: "cbc:InvoicedQuantity",
  freeOfCharge: true,
  allowancesFirst: true
}

/**
 * Writes a sales invoice as UBL 2.1 `Invoice` with the DIAN extensions (annex FE 1.9 §6.1), directly in canonical form.
 * Pure: the same invoice and key give the same bytes.
 */
export const renderInvoice = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => {
    const { currencyCode, legalMonetaryTotal } = checked.document
    saleHeader(xml, shape, checked, key)
    invoicePeriod(xml, checked)
    orderReference(xml, checked)
    additionalReferences(xml, checked)
    supplierParty(xml, checked)
    customerParty(xml, checked)
    deliveryTerms(xml, checked)
    paymentMeans(xml, checked)
    prepaidPayment(xml, checked)
    allowanceCharges(xml, checked.allowances, currencyCode)
    exchangeRate(xml, checked)
    headerTaxTotals(xml, checked.taxTotals, currencyCode)
    withholdingTaxTotals(xml, checked.withholdingTaxTotals, currencyCode)
    monetaryTotal(xml, "cac:LegalMonetaryTotal", legalMonetaryTotal, currencyCode)
    saleLines(xml, shape, checked)
  })
