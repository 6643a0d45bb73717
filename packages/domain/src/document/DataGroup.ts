import { Schema } from "effect"
import { text } from "../wire/text.ts"
import { wireList } from "../wire/wireList.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** A name and its value; `code` and `listName` are of a value that is in a list (`@schemeID`, `@schemeName`). */
export const DataValue = wireStruct("DataValue", {
  name: text(500),
  value: Schema.optionalKey(text(5000, "If absent, the element is written empty.")),
  code: Schema.optionalKey(text(100)),
  listName: Schema.optionalKey(text(200))
})

/** See {@link DataValue}. */
export type DataValue = typeof DataValue.Type

/** Values that belong together. */
export const DataCollection = wireStruct("DataCollection", {
  name: Schema.optionalKey(text(200)),
  values: wireList(DataValue, { maximum: 500 })
})

/** See {@link DataCollection}. */
export type DataCollection = typeof DataCollection.Type

/**
 * Data of a sector that has no fields of its own here, filed exactly as stated
 * (`CustomTagGeneral/Interoperabilidad/Group`).
 */
export const DataGroup = wireStruct("DataGroup", {
  name: text(200),
  collections: wireList(DataCollection, { maximum: 100 })
})

/** See {@link DataGroup}. */
export type DataGroup = typeof DataGroup.Type

/** The group of the health sector, which `Health` states. */
export const healthGroupName = "Sector Salud"
