import { day, fields, list } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readSpdService } from "./readSpdService.ts"

/** What a document of public utilities states beside a sale. */
export const readSpdFields = (root: XmlReader) => {
  const place = root.at("cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation")
  const services = root
    .all("ext:UBLExtensions/ext:UBLExtension")
    .filter(
      (each) => each.has("ext:ExtensionContent/Services_SPD") || each.has("ext:ExtensionContent/OTHERCOMPANY_SPD")
    )
  return {
    TaxPointDate: day(root.text("cbc:TaxPointDate")),
    AccountingCostCode: root.text("cbc:AccountingCostCode"),
    AccountingCost: root.text("cbc:AccountingCost"),
    Premises: fields({
      ServiceType: place.text("cbc:LocationTypeCode/@listID"),
      Stratum: place.text("cbc:LocationTypeCode")
    }),
    SpdServices: list(services.map(readSpdService))
  }
}
