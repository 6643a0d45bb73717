import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import { equivalentTypeOf } from "@radicar/domain/document/equivalent/equivalentTypes"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { equivalentExtensions } from "../equivalent/equivalentExtensions.ts"
import { invoiceBody, invoiceShape } from "../sale/invoiceBody.ts"
import { renderSale } from "../sale/renderSale.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { spdService } from "./spdService.ts"

const root = documentRoot("Invoice")

const shape = invoiceShape(equivalentTypeOf("60")?.profile ?? "DIAN 2.1")

/** Writes a document of public utilities as UBL 2.1 `Invoice`, an extension for each service behind the software's maker. */
export const renderSpd = (checked: CheckedSale, key: DocumentKey): CanonicalXml => {
  const { currencyCode, spdServices = [] } = checked.document
  return renderSale(root, checked, key, (xml) => invoiceBody(xml, shape, checked, key), [
    ...equivalentExtensions(checked),
    ...spdServices.map((service, index) => spdService(service, index + 1, currencyCode))
  ])
}
