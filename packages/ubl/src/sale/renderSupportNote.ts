import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { purchaseCustomerParty, purchaseSupplierParty } from "../part/party.ts"
import { headerTaxTotals } from "../part/taxTotal.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { renderSale } from "./renderSale.ts"
import { saleHeader } from "./saleHeader.ts"
import { saleLines } from "./saleLine.ts"
import { exchangeRate, paymentMeans } from "./salePayment.ts"
import { saleProfiles } from "./saleProfiles.ts"
import { additionalReferences, billingReference, discrepancyResponse, orderReference } from "./saleReferences.ts"
import type { SaleShape } from "./SaleShape.ts"

const root = documentRoot("CreditNote")

const shape: SaleShape = {
  profile: saleProfiles.supportNote,
  typeCode: "cbc:CreditNoteTypeCode",
  dueDate: false,
  line: "cac:CreditNoteLine",
  quantity: "cbc:CreditedQuantity",
  freeOfCharge: true,
  allowancesFirst: false
}

/** Writes an adjustment note of a support document as UBL 2.1 `CreditNote` (annex DS 1.1). */
export const renderSupportNote = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => {
    const { currencyCode, legalMonetaryTotal } = checked.document
    saleHeader(xml, shape, checked, key)
    discrepancyResponse(xml, checked)
    orderReference(xml, checked)
    billingReference(xml, checked, { defaultScheme: "CUDS-SHA384" })
    additionalReferences(xml, checked)
    purchaseSupplierParty(xml, checked)
    purchaseCustomerParty(xml, checked)
    paymentMeans(xml, checked)
    exchangeRate(xml, checked)
    allowanceCharges(xml, checked.allowances, currencyCode)
    headerTaxTotals(xml, checked.taxTotals, currencyCode)
    monetaryTotal(xml, "cac:LegalMonetaryTotal", legalMonetaryTotal, currencyCode)
    saleLines(xml, shape, checked)
  })
