import type { SpdQuantity } from "@radicar/domain/document/equivalent/SpdService"
import { toExact } from "@radicar/domain/number/Decimal"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** A quantity with its unit as the samples write it, every significant digit; nothing without one. */
export const quantity = (xml: XmlWriter, name: string, stated: SpdQuantity | undefined): void => {
  if (stated !== undefined) xml.plain(name, toExact(stated.value, 0), ` unitCode="${stated.unitCode}"`)
}

/** A number of days with its unit; nothing without one. */
export const dayCount = (xml: XmlWriter, name: string, days: number | undefined): void => {
  if (days !== undefined) xml.plain(name, String(days), ` unitCode="DAY"`)
}
