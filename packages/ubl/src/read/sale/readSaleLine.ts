import { fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readAllowances } from "../part/readAllowances.ts"
import { readItem } from "../part/readItem.ts"
import { readLineTaxes } from "../part/readTaxes.ts"

const isZero = (text: string | undefined): boolean => /^0+(?:\.0+)?$/u.test(text ?? "")

/** A line of a sale; `quantity` is the element that counts it, `index` counts from 0. */
export const readSaleLine = (xml: XmlReader, quantity: string, index: number): Wire => {
  xml.confirm("cbc:ID", String(index + 1))
  const count = xml.text(quantity)
  const unit = xml.text(`${quantity}/@unitCode`)
  const subtotal = xml.text("cbc:LineExtensionAmount")
  const value = "cac:PricingReference/cac:AlternativeConditionPrice"
  const reference = xml.text(`${value}/cbc:PriceAmount`)
  xml.confirm(`${value}/cbc:PriceTypeCode`, "01")
  xml.confirm("cbc:FreeOfChargeIndicator", String(isZero(subtotal) && reference !== undefined))
  xml.confirmNumber("cac:Price/cbc:BaseQuantity", count)
  xml.confirm("cac:Price/cbc:BaseQuantity/@unitCode", unit)
  const { BrandName, Code, Description, ModelName, StandardItemIdentification } = readItem(xml.at("cac:Item"))
  return fields({
    Code,
    Description,
    Quantity: number(count),
    Price: number(xml.text("cac:Price/cbc:PriceAmount")),
    PriceReference: number(reference),
    SubtotalAmount: number(subtotal),
    UnitCode: unit,
    BrandName,
    ModelName,
    Note: xml.text("cbc:Note"),
    StandardItemIdentification,
    Taxes: readLineTaxes(xml),
    ...readAllowances(xml)
  })
}
