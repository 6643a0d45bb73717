import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import { equivalentTypes } from "@radicar/domain/document/equivalent/equivalentTypes"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { invoiceBody, invoiceShape } from "../sale/invoiceBody.ts"
import { renderSale } from "../sale/renderSale.ts"
import type { SaleShape } from "../sale/SaleShape.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { equivalentExtensions } from "./equivalentExtensions.ts"

const root = documentRoot("Invoice")

const shapes: ReadonlyMap<string, SaleShape> = new Map(
  equivalentTypes.map(({ code, profile }) => [code, invoiceShape(profile)])
)

/** Writes an equivalent as UBL 2.1 `Invoice`, with the extensions of its type in front of the signature (annex DEE 1.0). */
export const renderEquivalent = (checked: CheckedSale, key: DocumentKey): CanonicalXml => {
  const shape = shapes.get(checked.document.typeCode) ?? invoiceShape("DIAN 2.1")
  return renderSale(root, checked, key, (xml) => invoiceBody(xml, shape, checked, key), equivalentExtensions(checked))
}
