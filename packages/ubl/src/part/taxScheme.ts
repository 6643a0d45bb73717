import { taxes } from "@radicar/domain/codes/taxes"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `cac:TaxScheme` of a tax: its code and its short name. */
export const taxScheme = (xml: XmlWriter, code: string): void => {
  xml.open("cac:TaxScheme")
  xml.code("cbc:ID", code)
  xml.code("cbc:Name", taxes.nameOf(code) ?? code)
  xml.close("cac:TaxScheme")
}
