import type { BuyerBenefits } from "@radicar/domain/document/equivalent/equivalentFields"
import { toExact } from "@radicar/domain/number/Decimal"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/** `BeneficiosComprador` as the official sample spells it; the annex' own paths spell the inner group with a V. */
export const buyerBenefits = (xml: XmlWriter, { code, name, points }: BuyerBenefits): void => {
  xml.open("BeneficiosComprador")
  xml.open("InformacionBeneficiosComprador")
  namedValues(xml, [
    ["Codigo", code],
    ["NombresApellidos", name],
    ["Puntos", toExact(points, 0)]
  ])
  xml.close("InformacionBeneficiosComprador")
  xml.close("BeneficiosComprador")
}
