import type { Item } from "@radicar/domain/document/Item"
import { escapeAttribute, escapeText } from "../xml/escape.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** Each product standard with who keeps it (annex FE 1.9 §13.3.5, rule FAZ14): the taxpayer's own, 999, nobody does. */
const standards: ReadonlyMap<string, string> = new Map([
  ["001", ' schemeAgencyID="10" schemeID="001"'],
  ["010", ' schemeAgencyID="9" schemeID="010"'],
  ["020", ' schemeAgencyID="195" schemeID="020"'],
  ["999", ' schemeID="999"']
])

const standardIdentification = (xml: XmlWriter, item: Item): void => {
  const standard =
    item.standardItemIdentification ?? (item.code === undefined ? undefined : { id: item.code, schemeId: "999" })
  if (standard === undefined) return
  const attributes = standards.get(standard.schemeId)
  xml.open("cac:StandardItemIdentification")
  if (attributes !== undefined) xml.measured("cbc:ID", escapeText(standard.id), attributes)
  else xml.leaf("cbc:ID", standard.id, ` schemeID="${escapeAttribute(standard.schemeId)}"`)
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
