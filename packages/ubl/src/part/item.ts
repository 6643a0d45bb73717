import { Item, StandardItemIdentification } from "@radicar/domain/inner/document/Item"
import { JsonObject } from "@radicar/domain/inner/json/JsonObject"
import { part, type Reading, type Row, type Writing } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { text } from "../table/elements.ts"
import { group, one } from "../table/nesting.ts"

type Standard = typeof StandardItemIdentification.Type

/** Who keeps each product standard (annex FE 1.9 §13.3.5, rule FAZ14): the taxpayer's own, 999, nobody does. */
const keepers: Readonly<Record<string, string>> = { "001": "10", "010": "9", "020": "195" }

const standard = part<Standard>(StandardItemIdentification, [
  text("cbc:ID", "id", undefined, {
    attributes: [
      derivedAttribute("schemeAgencyID", { from: ({ schemeId }) => keepers[schemeId] }),
      attribute("schemeID", "schemeId")
    ]
  })
])

/** The code of a product standard; the taxpayer's own (999) repeats the seller's code and is no field then. */
const standardIdentification = <W extends Writing, R extends Reading>(): Row<Item, W, R> => {
  const row = one<Item, Standard, W, R>("cac:StandardItemIdentification", "standardItemIdentification", standard, {
    from: ({ code, standardItemIdentification }) =>
      standardItemIdentification ?? (code === undefined ? undefined : { id: code, schemeId: "999" }),
    rule: "FAZ10 to FAZ14, annex FE 1.9 §13.3.5"
  })
  return {
    ...row,
    settle: (_, values) => {
      const read = values["StandardItemIdentification"]
      if (read instanceof JsonObject && read.get("SchemeId") === "999" && read.get("Id") === values["Code"]) {
        values["StandardItemIdentification"] = undefined
      }
    }
  }
}

/** The good or service of a line (rules FAZ*). */
export const item = <W extends Writing, R extends Reading>(more: ReadonlyArray<Row<Item, W, R>>): Row<Item, W, R> =>
  group("cac:Item", [
    text("cbc:Description", "description", "FAZ02"),
    text("cbc:BrandName", "brandName"),
    text("cbc:ModelName", "modelName"),
    text("cac:SellersItemIdentification/cbc:ID", "code", "FAZ09", {
      note: "and a standard identification 999, where none is stated"
    }),
    standardIdentification<W, R>(),
    ...more
  ])
