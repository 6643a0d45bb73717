import type { Item } from "@radicar/domain/document/Item"
import { branch, leaf, optionalLeaf } from "../xml/element.ts"
import { escapeAttribute } from "../xml/escape.ts"

/** Who keeps each product standard (annex FE 1.9 §13.3.5, rule FAZ14): the taxpayer's own standard 999 has none. */
const standardAgencies: Readonly<Record<string, string>> = { "001": "10", "010": "9", "020": "195" }

const standardIdentification = (item: Item): string => {
  const standard =
    item.standardItemIdentification ?? (item.code === undefined ? undefined : { id: item.code, schemeId: "999" })
  if (standard === undefined) return ""
  const agency = standardAgencies[standard.schemeId]
  const attributes =
    (agency === undefined ? "" : ` schemeAgencyID="${agency}"`) + ` schemeID="${escapeAttribute(standard.schemeId)}"`
  return branch("cac:StandardItemIdentification", leaf("cbc:ID", standard.id, attributes))
}

/** The good or service of a line (rules FAZ*). */
export const itemElement = (item: Item): string =>
  branch(
    "cac:Item",
    leaf("cbc:Description", item.description) +
      optionalLeaf("cbc:BrandName", item.brandName) +
      optionalLeaf("cbc:ModelName", item.modelName) +
      (item.code === undefined ? "" : branch("cac:SellersItemIdentification", leaf("cbc:ID", item.code))) +
      standardIdentification(item)
  )
