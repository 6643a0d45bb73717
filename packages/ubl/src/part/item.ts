import type { Item } from "@radicar/domain/document/Item"
import { escapeAttribute } from "../xml/escape.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** Who keeps each product standard (annex FE 1.9 §13.3.5, rule FAZ14): the taxpayer's own standard 999 has none. */
const standardAgencies: Readonly<Record<string, string>> = { "001": "10", "010": "9", "020": "195" }

const standardIdentification = (xml: XmlWriter, item: Item): void => {
  const standard =
    item.standardItemIdentification ?? (item.code === undefined ? undefined : { id: item.code, schemeId: "999" })
  if (standard === undefined) return
  const agency = standardAgencies[standard.schemeId]
  const attributes =
    (agency === undefined ? "" : ` schemeAgencyID="${agency}"`) + ` schemeID="${escapeAttribute(standard.schemeId)}"`
  xml.open("cac:StandardItemIdentification")
  xml.leaf("cbc:ID", standard.id, attributes)
  xml.close("cac:StandardItemIdentification")
}

/** The good or service of a line (rules FAZ*). */
export const itemElement = (xml: XmlWriter, item: Item): void => {
  xml.open("cac:Item")
  xml.leaf("cbc:Description", item.description)
  xml.optionalLeaf("cbc:BrandName", item.brandName)
  xml.optionalLeaf("cbc:ModelName", item.modelName)
  if (item.code !== undefined) {
    xml.open("cac:SellersItemIdentification")
    xml.leaf("cbc:ID", item.code)
    xml.close("cac:SellersItemIdentification")
  }
  standardIdentification(xml, item)
  xml.close("cac:Item")
}
