import type { Item, ItemTax } from "@radicar/domain/document/Item"
import { taxKind, lineSubtotal, type TaxSubtotal, type TaxTotal } from "@radicar/domain/document/TaxTotal"
import { toExact } from "@radicar/domain/number/Decimal"
import { escapeAttribute } from "../xml/escape.ts"
import { headerAmount, lineAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { taxScheme } from "./taxScheme.ts"

type WriteAmount = typeof headerAmount

const taxSubtotal = (
  xml: XmlWriter,
  code: string,
  rate: TaxSubtotal,
  currency: string,
  writeAmount: WriteAmount
): void => {
  const { baseQuantity, perUnitAmount, percentage, taxableAmount } = rate
  xml.open("cac:TaxSubtotal")
  if (taxableAmount !== undefined) writeAmount(xml, "cbc:TaxableAmount", taxableAmount, currency)
  writeAmount(xml, "cbc:TaxAmount", rate.amount, currency)
  if (baseQuantity !== undefined) {
    const unitCode = escapeAttribute(rate.baseUnitCode ?? "")
    xml.plain("cbc:BaseUnitMeasure", toExact(baseQuantity, 2), ` unitCode="${unitCode}"`)
  }
  if (perUnitAmount !== undefined) lineAmount(xml, "cbc:PerUnitAmount", perUnitAmount, currency)
  xml.open("cac:TaxCategory")
  if (percentage !== undefined) xml.plain("cbc:Percent", toExact(percentage, 2))
  taxScheme(xml, code)
  xml.close("cac:TaxCategory")
  xml.close("cac:TaxSubtotal")
}

const taxTotalsNamed = (xml: XmlWriter, name: string, totals: ReadonlyArray<TaxTotal>, currency: string): void => {
  for (const total of totals) {
    xml.open(name)
    headerAmount(xml, "cbc:TaxAmount", total.amount, currency)
    for (const subtotal of total.subtotals) taxSubtotal(xml, total.code, subtotal, currency, headerAmount)
    xml.close(name)
  }
}

/** The taxes over the whole document (rules FAS01 to FAS16). */
export const headerTaxTotals = (xml: XmlWriter, totals: ReadonlyArray<TaxTotal>, currency: string): void =>
  taxTotalsNamed(xml, "cac:TaxTotal", totals, currency)

/** The withholdings over the whole document (rules FAT01 to FAT12). */
export const withholdingTaxTotals = (xml: XmlWriter, totals: ReadonlyArray<TaxTotal>, currency: string): void =>
  taxTotalsNamed(xml, "cac:WithholdingTaxTotal", totals, currency)

const lineTaxTotal = (xml: XmlWriter, name: string, item: Item, tax: ItemTax, currency: string): void => {
  xml.open(name)
  lineAmount(xml, "cbc:TaxAmount", tax.amount, currency)
  taxSubtotal(xml, tax.code, lineSubtotal(item, tax), currency, lineAmount)
  xml.close(name)
}

/** The taxes of one line and behind them its withholdings, as the XSD orders them (rules FAX*, FAY*). */
export const lineTaxTotals = (xml: XmlWriter, item: Item, currency: string): void => {
  if (item.taxes === undefined) return
  let withheld = 0
  for (const tax of item.taxes) {
    if (taxKind(tax.code) === "withholding") withheld++
    else lineTaxTotal(xml, "cac:TaxTotal", item, tax, currency)
  }
  if (withheld === 0) return
  for (const tax of item.taxes) {
    if (taxKind(tax.code) === "withholding") lineTaxTotal(xml, "cac:WithholdingTaxTotal", item, tax, currency)
  }
}
