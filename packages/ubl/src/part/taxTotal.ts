import { taxes } from "@radicar/domain/inner/codes/taxes"
import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { type Item, ItemTax, SaleItem } from "@radicar/domain/inner/document/Item"
import {
  type TaxSubtotal,
  type TaxTotal,
  lineSubtotal as subtotalOfLine,
  taxKind,
  taxTotals
} from "@radicar/domain/inner/document/TaxTotal"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { parseDecimal, sum, toExact, toFixed, zero } from "@radicar/domain/inner/number/Decimal"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { type BigDecimal, Result } from "effect"
import { compileWrite, part, readPart, type Part, type Row, type Values, wireName, type Writing } from "../table/Row.ts"
import { attribute } from "../table/attributes.ts"
import { amount, code, exactNumber, lineAmount, named } from "../table/elements.ts"
import { each, group } from "../table/nesting.ts"
import { list } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"

/** `cac:TaxScheme` of a tax: its code and its short name. */
export const taxScheme = <S, W extends Writing, R>(
  codeOf: (subject: S, writing: W) => string,
  rule?: string
): Row<S, W, R> =>
  group("cac:TaxScheme", [code("cbc:ID", "code", rule, { from: codeOf }), named("cbc:Name", taxes, "code", codeOf)])

type Money = typeof amount

/** A tax at one rate; the amounts of a line have every digit, those of the document two. */
const subtotalOf = (money: Money): Part<TaxSubtotal, SaleWriting, SaleReading> =>
  part(ItemTax, [
    money("cbc:TaxableAmount", "taxableAmount", "FAX05"),
    money("cbc:TaxAmount", "amount", "FAX07"),
    exactNumber("cbc:BaseUnitMeasure", "baseQuantity", "FAX09", {
      attributes: [attribute("unitCode", "baseUnitCode", undefined, { note: "absent: the unit" })],
      note: "of a tax per unit; absent: the quantity"
    }),
    lineAmount("cbc:PerUnitAmount", "perUnitAmount", "FAX12", { note: "of a tax per unit" }),
    group("cac:TaxCategory", [
      exactNumber("cbc:Percent", "percentage", "FAX14"),
      taxScheme((_, { taxCode }) => taxCode, "FAX19")
    ])
  ])

const lineSubtotal = subtotalOf(lineAmount)

/** A tax at all of its rates. */
const headerTable = part<TaxTotal, SaleWriting, SaleReading>(
  [],
  [amount("cbc:TaxAmount", "amount"), each("cac:TaxSubtotal", "subtotals", subtotalOf(amount))]
)

const category = "cac:TaxCategory/cac:TaxScheme"

/** What the taxes of the lines come to (rule FAS02), where the lines are such as a body can have. */
const totalsOf = (reading: SaleReading, items: JsonValue | undefined): ReadonlyMap<string, TaxTotal> => {
  const list = Array.isArray(items) ? items : []
  const decoded = Result.all(list.map((each) => readDocument(SaleItem, each, { language: "en" })))
  const totals = Result.isSuccess(decoded) ? taxTotals(decoded.success) : []
  return (reading.taxTotals ??= new Map(totals.map((each) => [each.code, each])))
}

const confirmSubtotal = (xml: XmlReader, code: string, stated: TaxSubtotal): void => {
  const { baseQuantity, baseUnitCode, percentage, perUnitAmount, taxableAmount } = stated
  const confirm = (path: string, value: BigDecimal.BigDecimal | undefined, text: typeof toFixed): void =>
    value === undefined ? undefined : xml.confirmNumber(path, text(value, 2))
  xml.text(`${category}/cbc:ID`)
  xml.confirmName(`${category}/cbc:Name`, taxes.nameOf(code) ?? code)
  confirm("cbc:TaxableAmount", taxableAmount, toFixed)
  confirm("cbc:TaxAmount", stated.amount, toFixed)
  confirm("cbc:BaseUnitMeasure", baseQuantity, toExact)
  if (baseQuantity !== undefined) xml.confirm("cbc:BaseUnitMeasure/@unitCode", baseUnitCode)
  confirm("cbc:PerUnitAmount", perUnitAmount, toExact)
  confirm("cac:TaxCategory/cbc:Percent", percentage, toExact)
}

/**
 * Taxes over the whole document: counted as read where they are what the lines come to. Those that no line has are a
 * field of a document that has one for them.
 */
const headerTaxes = (
  element: string,
  rule: string,
  from: (checked: CheckedSale) => ReadonlyArray<TaxTotal>,
  field?: string
): Row<unknown, SaleWriting, SaleReading> => ({
  element,
  fields: field === undefined ? [] : [field],
  ...(field === undefined ? {} : { note: "and what the lines withhold" }),
  rule,
  rows: headerTable.rows,
  compileWrite: () => {
    const write = compileWrite([group(element, headerTable.rows)])
    return (xml, _, writing) => {
      for (const tax of from(writing.checked)) {
        writing.taxCode = tax.code
        write(xml, tax, writing)
      }
    }
  },
  settle: (xml, values, reading) => {
    const totals = reading.taxTotals ?? totalsOf(reading, values["Items"])
    for (const found of xml.all(element)) {
      const subtotals = found.all("cac:TaxSubtotal")
      const code = subtotals[0]?.peek(`${category}/cbc:ID`) ?? ""
      const stated = totals.get(code)
      if (stated === undefined) {
        if (field !== undefined) readStated(found, wireName(field), values, reading)
        continue
      }
      found.confirmNumber("cbc:TaxAmount", toFixed(stated.amount, 2))
      subtotals.forEach((subtotal, index) => {
        const rate = stated.subtotals[index]
        if (rate !== undefined && subtotal.peek(`${category}/cbc:ID`) === code) confirmSubtotal(subtotal, code, rate)
      })
    }
  }
})

/** A tax that the document states and no line. */
const readStated = (xml: XmlReader, field: string, values: Values, reading: SaleReading): void => {
  const subtotals = xml.all("cac:TaxSubtotal").map((subtotal) => readPart(lineSubtotal, subtotal, reading))
  xml.confirmNumber("cbc:TaxAmount", toFixed(sum(subtotals.map(amountOf)), 2))
  values[field] = list([...((values[field] as ReadonlyArray<JsonValue> | undefined) ?? []), ...subtotals])
}

const amountOf = (subtotal: JsonValue | undefined): BigDecimal.BigDecimal =>
  parseDecimal(subtotal instanceof JsonObject ? String(subtotal.get("Amount")) : "") ?? zero

/** The taxes over the whole document (rules FAS01 to FAS16). */
export const headerTaxTotals = headerTaxes("cac:TaxTotal", "FAS", ({ taxTotals: totals }) => totals)

const withheld = ({ withholdingTaxTotals: totals }: CheckedSale) => totals

/** The withholdings over the whole document (rules FAT01 to FAT12). */
export const withholdingTaxTotals = headerTaxes("cac:WithholdingTaxTotal", "FAT", withheld)

/** {@link withholdingTaxTotals} of a support document, which may state them itself. */
export const purchaseWithholdings = headerTaxes("cac:WithholdingTaxTotal", "FAT", withheld, "withholdings")

/** A tax of a line has nearly always a single rate: the amount over its subtotal repeats that of the subtotal. */
const lineTable: ReadonlyArray<Row<TaxSubtotal, SaleWriting, SaleReading>> = [
  lineAmount("cbc:TaxAmount", "amount"),
  group("cac:TaxSubtotal", lineSubtotal.rows)
]

/** A tax of a line at several rates, or on several bases: one group, as rule FAX01 demands. */
const lineRatesTable: ReadonlyArray<Row<Pick<TaxTotal, "amount" | "subtotals">, SaleWriting, SaleReading>> = [
  lineAmount("cbc:TaxAmount", "amount"),
  each("cac:TaxSubtotal", "subtotals", lineSubtotal)
]

const isWithheld = (code: string): boolean => taxKind(code) === "withholding"

/** What a line's taxes of one code come to, one for each subtotal. */
const ratesOf = (item: Item, code: string): Pick<TaxTotal, "amount" | "subtotals"> => {
  const subtotals = (item.taxes ?? []).filter((tax) => tax.code === code).map((tax) => subtotalOfLine(item, tax))
  return { amount: sum(subtotals.map(({ amount: each }) => each)), subtotals }
}

/** Whether the line states the tax before, or after, the place. */
const isStated = (taxes: ReadonlyArray<ItemTax>, code: string, from: number, to: number): boolean => {
  for (let index = from; index < to; index++) if (taxes[index]?.code === code) return true
  return false
}

const amountIn = (subtotal: XmlReader): BigDecimal.BigDecimal =>
  parseDecimal(subtotal.peek("cbc:TaxAmount") ?? "") ?? zero

/** Taxes of a line, one for each subtotal; the amount over them is their sum. */
const taxesOfLine = (element: string, rule: string, withheld: boolean): Row<Item, SaleWriting, SaleReading> => ({
  element,
  fields: ["taxes"],
  nested: true,
  note: "summed up for the document too",
  rule,
  rows: lineTable,
  compileWrite: () => {
    const write = compileWrite([group(element, lineTable)])
    const writeRates = compileWrite([group(element, lineRatesTable)])
    return (xml, item, writing) => {
      const { taxes: stated } = item
      if (stated === undefined) return
      for (let index = 0; index < stated.length; index++) {
        const tax = stated[index]
        if (tax === undefined || isWithheld(tax.code) !== withheld || isStated(stated, tax.code, 0, index)) continue
        writing.taxCode = tax.code
        if (isStated(stated, tax.code, index + 1, stated.length)) writeRates(xml, ratesOf(item, tax.code), writing)
        else write(xml, subtotalOfLine(item, tax), writing)
      }
    }
  },
  read: (xml, values, reading) => {
    const found = xml.all(element).flatMap((tax) => {
      const subtotals = tax.all("cac:TaxSubtotal")
      // in the group of the other kind it is not where this writes it: it stays unread
      if (subtotals.some((subtotal) => isWithheld(subtotal.peek(`${category}/cbc:ID`) ?? "") !== withheld)) return []
      tax.confirmNumber("cbc:TaxAmount", toExact(sum(subtotals.map(amountIn)), 2))
      return subtotals.map((subtotal) => readPart(lineSubtotal, subtotal, reading))
    })
    values["Taxes"] = list([...((values["Taxes"] as ReadonlyArray<JsonValue> | undefined) ?? []), ...found])
  }
})

/** The taxes of one line (rules FAX*). */
export const lineTaxes = taxesOfLine("cac:TaxTotal", "FAX", false)

/** The withholdings of one line, of which an invoice alone has any (rules FAY*). */
export const lineWithholdings = taxesOfLine("cac:WithholdingTaxTotal", "FAY", true)
