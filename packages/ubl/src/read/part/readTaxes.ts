import { taxes } from "@radicar/domain/codes/taxes"
import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { TaxSubtotal, TaxTotal } from "@radicar/domain/document/TaxTotal"
import { fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

const category = "cac:TaxCategory"

/** The code of a tax; its name follows from it. */
const readCode = (subtotal: XmlReader): string | undefined => {
  const scheme = subtotal.at(`${category}/cac:TaxScheme`)
  const code = scheme.text("cbc:ID")
  scheme.confirmName("cbc:Name", code === undefined ? undefined : (taxes.nameOf(code) ?? code))
  return code
}

const readSubtotal = (xml: XmlReader): Wire =>
  fields({
    Code: readCode(xml),
    Amount: number(xml.text("cbc:TaxAmount")),
    Percentage: number(xml.text(`${category}/cbc:Percent`)),
    TaxableAmount: number(xml.text("cbc:TaxableAmount")),
    PerUnitAmount: number(xml.text("cbc:PerUnitAmount")),
    BaseQuantity: number(xml.text("cbc:BaseUnitMeasure")),
    BaseUnitCode: xml.text("cbc:BaseUnitMeasure/@unitCode")
  })

/** The taxes and withholdings of a line, one for each subtotal; the amount over a single one repeats its own. */
export const readLineTaxes = (line: XmlReader): Wire =>
  list(
    [...line.all("cac:TaxTotal"), ...line.all("cac:WithholdingTaxTotal")].flatMap((total) => {
      const subtotals = total.all("cac:TaxSubtotal")
      if (subtotals.length === 1) total.confirmNumber("cbc:TaxAmount", subtotals[0]?.peek("cbc:TaxAmount"))
      return subtotals.map(readSubtotal)
    })
  )

const confirmSubtotal = (xml: XmlReader, stated: TaxSubtotal): void => {
  const { baseQuantity, baseUnitCode, percentage, perUnitAmount, taxableAmount } = stated
  if (taxableAmount !== undefined) xml.confirmNumber("cbc:TaxableAmount", toFixed(taxableAmount, 2))
  xml.confirmNumber("cbc:TaxAmount", toFixed(stated.amount, 2))
  if (baseQuantity !== undefined) xml.confirmNumber("cbc:BaseUnitMeasure", toExact(baseQuantity, 2))
  if (baseQuantity !== undefined) xml.confirm("cbc:BaseUnitMeasure/@unitCode", baseUnitCode)
  if (perUnitAmount !== undefined) xml.confirmNumber("cbc:PerUnitAmount", toExact(perUnitAmount, 2))
  if (percentage !== undefined) xml.confirmNumber(`${category}/cbc:Percent`, toExact(percentage, 2))
}

/** Counts the taxes over the whole document as read where they are what the lines come to (rule FAS02). */
export const confirmTaxTotals = (root: XmlReader, totals: ReadonlyArray<TaxTotal>): void => {
  const byCode = new Map(totals.map((total) => [total.code, total]))
  for (const xml of [...root.all("cac:TaxTotal"), ...root.all("cac:WithholdingTaxTotal")]) {
    const subtotals = xml.all("cac:TaxSubtotal")
    const code = subtotals[0]?.peek(`${category}/cac:TaxScheme/cbc:ID`)
    const stated = byCode.get(code ?? "")
    if (stated === undefined) continue
    xml.confirmNumber("cbc:TaxAmount", toFixed(stated.amount, 2))
    subtotals.forEach((subtotal, index) => {
      const rate = stated.subtotals[index]
      if (rate === undefined || subtotal.peek(`${category}/cac:TaxScheme/cbc:ID`) !== code) return
      readCode(subtotal)
      confirmSubtotal(subtotal, rate)
    })
  }
}
