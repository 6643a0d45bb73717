import { Schema } from "effect"
import { text } from "../wire/text.ts"
import { wireList } from "../wire/wireList.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

/** A name and its value. `code` and `listName` belong to a value that is in a list (`@schemeID`, `@schemeName`). */
export const DataValue = wireStruct("DataValue", {
  name: described(text(500), {
    en: "Name of the value, as the sector's specification spells it.",
    es: "Nombre del dato, como lo escribe la especificación del sector."
  }),
  value: described(Schema.optionalKey(text(5000)), {
    en: "The value itself. If absent, the element is written empty.",
    es: "El valor del dato. Si falta, el elemento se escribe vacío."
  }),
  code: described(Schema.optionalKey(text(100)), {
    en: "Code of the value in the list that ListName names.",
    es: "Código del valor en la lista que indica ListName."
  }),
  listName: described(Schema.optionalKey(text(200)), {
    en: "Name of the list from which Code is taken.",
    es: "Nombre de la lista de la que se toma Code."
  })
})

/** A value of the schema {@link DataValue}. */
export type DataValue = typeof DataValue.Type

/** A collection of related values in a {@link DataGroup}. */
export const DataCollection = wireStruct("DataCollection", {
  name: described(Schema.optionalKey(text(200)), {
    en: "Name of the collection, as the sector's specification spells it. No source gives a list of names.",
    es: "Nombre de la colección, como lo escribe la especificación del sector. Ninguna fuente da una lista de nombres."
  }),
  values: described(wireList(DataValue, { maximum: 500 }), {
    en: "Values of the collection, filed in this order.",
    es: "Datos de la colección, transmitidos en este orden."
  })
})

/** A value of the schema {@link DataCollection}. */
export type DataCollection = typeof DataCollection.Type

/**
 * Data of a sector that has no fields of its own here, filed exactly as stated
 * (`CustomTagGeneral/Interoperabilidad/Group`).
 */
export const DataGroup = wireStruct("DataGroup", {
  name: described(text(200), {
    en: "Name of the group, such as Sector Salud for health services, which Health states instead.",
    es: "Nombre del grupo, como Sector Salud para los servicios de salud, que se informan en Health."
  }),
  collections: described(wireList(DataCollection, { maximum: 100 }), {
    en: "Collections of the group, filed exactly as stated and in this order.",
    es: "Colecciones del grupo, transmitidas tal cual y en este orden."
  })
})

/** A value of the schema {@link DataGroup}. */
export type DataGroup = typeof DataGroup.Type

/** The group of the health sector, which `Health` states. */
export const healthGroupName = "Sector Salud"
