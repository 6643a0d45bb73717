import { fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** A quantity with its unit. */
export const readSpdQuantity = (xml: XmlReader, path: string): Wire =>
  fields({ Value: number(xml.text(path)), UnitCode: xml.text(`${path}/@unitCode`) })

/** A number of days. */
export const readDays = (xml: XmlReader, path: string): Wire => {
  xml.confirm(`${path}/@unitCode`, "DAY")
  return number(xml.text(path))
}
