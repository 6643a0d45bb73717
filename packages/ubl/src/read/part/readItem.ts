import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** The code of a product standard; the taxpayer's own (999) repeats the seller's code and is left out then. */
const readStandard = (xml: XmlReader, code: string | undefined): Wire => {
  const [id, schemeId] = [xml.text("cbc:ID"), xml.text("cbc:ID/@schemeID")]
  return schemeId === "999" && id === code ? undefined : fields({ Id: id, SchemeId: schemeId })
}

/** What a line says of its good or service. */
export const readItem = (xml: XmlReader) => {
  const code = xml.text("cac:SellersItemIdentification/cbc:ID")
  return {
    Code: code,
    Description: xml.text("cbc:Description"),
    BrandName: xml.text("cbc:BrandName"),
    ModelName: xml.text("cbc:ModelName"),
    StandardItemIdentification: readStandard(xml.at("cac:StandardItemIdentification"), code)
  }
}
