import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { purchaseCustomerParty, purchaseSupplierParty } from "../part/party.ts"
import { headerTaxTotals, withholdingTaxTotals } from "../part/taxTotal.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { generationNames } from "./generationNames.ts"
import { renderSale } from "./renderSale.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { exchangeRate, paymentMeans, prepaidPayment } from "./salePayment.ts"
import { saleProfiles } from "./saleProfiles.ts"
import { additionalReferences, orderReference } from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

const root = documentRoot("Invoice")

/** When the line was bought, and whether one by one or over a week (rule DSFC02a): the period's beginning, or the day of issue. */
const linePeriod = (xml: XmlWriter, { document }: CheckedSale): void => {
  const code = document.generationCode ?? "1"
  xml.open("cac:InvoicePeriod")
  xml.leaf("cbc:StartDate", document.period?.startDate?.date ?? document.date.date)
  xml.leaf("cbc:DescriptionCode", code)
  xml.leaf("cbc:Description", generationNames.get(code) ?? code)
  xml.close("cac:InvoicePeriod")
}

const shape: SaleShape = {
  profile: saleProfiles.support,
  typeCode: "cbc:InvoiceTypeCode",
  dueDate: true,
  line: "cac:InvoiceLine",
  quantity: "cbc:InvoicedQuantity",
  freeOfCharge: true,
  linePeriod,
  allowancesFirst: true
}

/** Writes a support document as UBL 2.1 `Invoice`: who sells is the supplier, who issues the customer (annex DS 1.1). */
export const renderSupport = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => {
    const { currencyCode, legalMonetaryTotal } = checked.document
    saleHeader(xml, shape, checked, key)
    orderReference(xml, checked)
    additionalReferences(xml, checked)
    purchaseSupplierParty(xml, checked)
    purchaseCustomerParty(xml, checked)
    paymentMeans(xml, checked)
    prepaidPayment(xml, checked)
    allowanceCharges(xml, checked.allowances, currencyCode)
    exchangeRate(xml, checked)
    headerTaxTotals(xml, checked.taxTotals, currencyCode)
    withholdingTaxTotals(xml, checked.withholdingTaxTotals, currencyCode)
    monetaryTotal(xml, "cac:LegalMonetaryTotal", legalMonetaryTotal, currencyCode)
    saleLines(xml, shape, checked)
  })
