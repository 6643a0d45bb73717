import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { Item } from "@radicar/domain/document/Item"
import { toExact } from "@radicar/domain/number/Decimal"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { itemElement } from "../part/item.ts"
import { lineTaxTotals } from "../part/taxTotal.ts"
import { lineAmount } from "../xml/money.ts"
import { unitAttribute } from "../xml/unitAttribute.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import type { SaleShape } from "./SaleShape.ts"

const pricingReference = (xml: XmlWriter, { priceReference }: Item, currency: string): void => {
  if (priceReference === undefined) return
  xml.open("cac:PricingReference")
  xml.open("cac:AlternativeConditionPrice")
  lineAmount(xml, "cbc:PriceAmount", priceReference, currency)
  xml.code("cbc:PriceTypeCode", "01")
  xml.close("cac:AlternativeConditionPrice")
  xml.close("cac:PricingReference")
}

/** `index` counts from 0 (annex FE 1.9, group FAV). */
const saleLine = (xml: XmlWriter, shape: SaleShape, checked: CheckedSale, item: Item, index: number): void => {
  const currency = checked.document.currencyCode
  const unitCode = unitAttribute(item.unitCode)
  const allowances = checked.lineAllowances[index] ?? []
  const quantity = toExact(item.quantity, 2)
  xml.open(shape.line)
  xml.plain("cbc:ID", String(index + 1))
  xml.optionalLeaf("cbc:Note", item.note)
  xml.measured(shape.quantity, quantity, unitCode)
  lineAmount(xml, "cbc:LineExtensionAmount", item.subtotalAmount, currency)
  if (shape.freeOfCharge) xml.code("cbc:FreeOfChargeIndicator", isFree(item) ? "true" : "false")
  shape.linePeriod?.(xml, checked)
  pricingReference(xml, item, currency)
  if (shape.allowancesFirst) allowanceCharges(xml, allowances, currency)
  lineTaxTotals(xml, item, currency)
  if (!shape.allowancesFirst) allowanceCharges(xml, allowances, currency)
  itemElement(xml, item)
  xml.open("cac:Price")
  lineAmount(xml, "cbc:PriceAmount", item.price, currency)
  xml.measured("cbc:BaseQuantity", quantity, unitCode)
  xml.close("cac:Price")
  xml.close(shape.line)
}

const isFree = (item: Item): boolean => item.subtotalAmount.value === 0n && item.priceReference !== undefined

/** Every line of a document. */
export const saleLines = (xml: XmlWriter, shape: SaleShape, checked: CheckedSale): void =>
  checked.document.items.forEach((item, index) => saleLine(xml, shape, checked, item, index))
