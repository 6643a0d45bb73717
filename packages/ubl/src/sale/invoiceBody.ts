import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotals, withholdingTaxTotals } from "../part/taxTotal.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { deliveryTerms, exchangeRate, paymentMeans, prepaidPayment } from "./salePayment.ts"
import { additionalReferences, invoicePeriod, orderReference } from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

/** The shape of a sale written as UBL 2.1 `Invoice`. */
export const invoiceShape = (profile: string): SaleShape => ({
  profile,
  typeCode: "cbc:InvoiceTypeCode",
  dueDate: true,
  line: "cac:InvoiceLine",
  quantity: "cbc:InvoicedQuantity",
  freeOfCharge: true,
  allowancesFirst: true
})

/** What stands behind the extensions of a sale written as UBL 2.1 `Invoice`, in the order of the schema. */
export const invoiceBody = (xml: XmlWriter, shape: SaleShape, checked: CheckedSale, key: DocumentKey): void => {
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
}
