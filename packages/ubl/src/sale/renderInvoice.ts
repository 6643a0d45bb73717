import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { invoiceBody, invoiceShape } from "./invoiceBody.ts"
import { renderSale } from "./renderSale.ts"
import { saleProfiles } from "./saleProfiles.ts"

const root = documentRoot("Invoice")

const shape = invoiceShape(saleProfiles.invoice)

/**
 * Writes a sales invoice as UBL 2.1 `Invoice` with the DIAN extensions (annex FE 1.9 §6.1), directly in canonical form.
 * Pure: the same invoice and key give the same bytes.
 */
export const renderInvoice = (checked: CheckedSale, key: DocumentKey): CanonicalXml =>
  renderSale(root, checked, key, (xml) => invoiceBody(xml, shape, checked, key))
