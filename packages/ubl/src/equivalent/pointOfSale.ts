import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { PointOfSale } from "@radicar/domain/document/equivalent/equivalentFields"
import { toFixed } from "@radicar/domain/number/Decimal"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/** `PuntoVenta` (annex DEE 1.0, rules DEPD25 to DEPD36): the accents of the names are checked. */
export const pointOfSale = (xml: XmlWriter, at: PointOfSale, { document }: CheckedSale): void => {
  xml.open("PuntoVenta")
  xml.open("InformacionCajaVenta")
  namedValues(xml, [
    ["PlacaCaja", at.cashRegisterPlate],
    ["UbicaciónCaja", at.location],
    ["Cajero", at.cashier],
    ["TipoCaja", at.registerType],
    ["CódigoVenta", at.saleCode],
    ["SubTotal", toFixed(document.legalMonetaryTotal.grossAmount, 2)]
  ])
  xml.close("InformacionCajaVenta")
  xml.close("PuntoVenta")
}
