import { taxes } from "@radicar/domain/inner/codes/taxes"
import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { type Allowance, AllowanceCharge, Item, ItemTax } from "@radicar/domain/inner/document/Item"
import {
  lineSubtotal as subtotalOfLine,
  taxKind,
  type TaxSubtotal,
  type TaxTotal,
  taxTotals
} from "@radicar/domain/inner/document/TaxTotal"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseDecimal, sum, toExact, toFixed, zero } from "@radicar/domain/inner/number/Decimal"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { type BigDecimal, Result } from "effect"
import {
  compileWrite,
  inOrder,
  part,
  type Part,
  type Reading,
  readPart,
  readValues,
  type Row,
  type Values,
  wireName,
  type Writing
} from "../table/Row.ts"
import { attribute } from "../table/attributes.ts"
import { amount, code, date, derived, exactNumber, lineAmountRow, named, text } from "../table/elements.ts"
import { each, group } from "../table/nesting.ts"
import { list, number, type Wire } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"
import { LegalMonetaryTotal, PrepaidPayment, type SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import { prepaymentsOfOperation } from "@radicar/domain/inner/document/Health"
import { discountReasons } from "@radicar/domain/inner/codes/discountReasons"

/** `cac:TaxScheme` of a tax: its code and its short name. */
export const taxScheme = <S, W extends Writing, R>(
  codeOf: (subject: S, writing: W) => string,
  rule?: string
): Row<S, W, R> =>
  group("cac:TaxScheme", [code("cbc:ID", "code", rule, { from: codeOf }), named("cbc:Name", taxes, "code", codeOf)])

type Money = typeof amount

/** A tax at one rate. Amounts are unrounded in a line and have two fraction digits in the document. */
const subtotalOf = (money: Money): Part<TaxSubtotal, SaleWriting, SaleReading> =>
  part(ItemTax, [
    money("cbc:TaxableAmount", "taxableAmount", "FAX05"),
    money("cbc:TaxAmount", "amount", "FAX07"),
    exactNumber("cbc:BaseUnitMeasure", "baseQuantity", "FAX09", {
      attributes: [
        attribute("unitCode", "baseUnitCode", undefined, {
          note: { en: "absent: the unit", es: "si falta, la unidad" }
        })
      ],
      note: { en: "of a tax per unit; absent: the quantity", es: "de un tributo por unidad; si falta, la cantidad" }
    }),
    lineAmountRow("cbc:PerUnitAmount", "perUnitAmount", "FAX12", {
      note: { en: "of a tax per unit", es: "de un tributo por unidad" }
    }),
    group("cac:TaxCategory", [
      exactNumber("cbc:Percent", "percentage", "FAX14"),
      taxScheme((_, { taxCode }) => taxCode, "FAX19")
    ])
  ])

const lineSubtotal = subtotalOf(lineAmountRow)

/** A tax at all of its rates. */
const headerTable = part<TaxTotal, SaleWriting, SaleReading>(
  [],
  [amount("cbc:TaxAmount", "amount"), each("cac:TaxSubtotal", "subtotals", subtotalOf(amount))]
)

const category = "cac:TaxCategory/cac:TaxScheme"

/** The tax totals of the lines (rule FAS02). They are empty if a line is not a valid item of a body. */
const totalsOf = (reading: SaleReading, items: JsonValue | undefined): ReadonlyMap<string, TaxTotal> => {
  const list = Array.isArray(items) ? items : []
  const schema = reading.lines?.schema ?? Item
  const decoded = Result.all(list.map((each) => readDocument(schema, each, { language: "en" })))
  const totals = Result.isSuccess(decoded) ? taxTotals(decoded.success) : []
  return (reading.taxTotals ??= new Map(totals.map((each) => [each.code, each])))
}

const confirmSubtotal = (xml: XmlReader, code: string, subtotal: TaxSubtotal): void => {
  const { baseQuantity, baseUnitCode, percentage, perUnitAmount, taxableAmount } = subtotal
  const confirm = (path: string, value: BigDecimal.BigDecimal | undefined, text: typeof toFixed): void =>
    value === undefined ? undefined : xml.confirmNumber(path, text(value, 2))
  xml.text(`${category}/cbc:ID`)
  xml.confirmName(`${category}/cbc:Name`, taxes.nameOf(code) ?? code)
  confirm("cbc:TaxableAmount", taxableAmount, toFixed)
  confirm("cbc:TaxAmount", subtotal.amount, toFixed)
  confirm("cbc:BaseUnitMeasure", baseQuantity, toExact)
  if (baseQuantity !== undefined) xml.confirm("cbc:BaseUnitMeasure/@unitCode", baseUnitCode)
  confirm("cbc:PerUnitAmount", perUnitAmount, toExact)
  confirm("cac:TaxCategory/cbc:Percent", percentage, toExact)
}

/**
 * Taxes of the whole document. They count as read if they equal the totals of the lines. If `field` is given, taxes
 * that no line has are read into that field.
 */
const headerTaxes = (
  element: string,
  rule: string,
  from: (checked: CheckedSale) => ReadonlyArray<TaxTotal>,
  field?: string
): Row<unknown, SaleWriting, SaleReading> => ({
  element,
  fields: field === undefined ? [] : [field],
  ...(field === undefined ? {} : { note: { en: "and what the lines withhold", es: "y lo que retienen las líneas" } }),
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
    for (const taxTotal of xml.all(element)) {
      const subtotals = taxTotal.all("cac:TaxSubtotal")
      const code = subtotals[0]?.peek(`${category}/cbc:ID`) ?? ""
      const total = totals.get(code)
      if (total === undefined) {
        if (field !== undefined) readStated(taxTotal, wireName(field), values, reading)
        continue
      }
      taxTotal.confirmNumber("cbc:TaxAmount", toFixed(total.amount, 2))
      subtotals.forEach((subtotal, index) => {
        const rate = total.subtotals[index]
        if (rate !== undefined && subtotal.peek(`${category}/cbc:ID`) === code) confirmSubtotal(subtotal, code, rate)
      })
    }
  }
})

/** Reads a tax that the document states and no line has. */
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

/** {@link withholdingTaxTotals} of a support document, whose body may state them itself. */
export const purchaseWithholdingRows = headerTaxes("cac:WithholdingTaxTotal", "FAT", withheld, "withholdings")

/**
 * A tax of a line at a single rate, which nearly all have: the amount above its subtotal repeats that of the subtotal.
 */
const lineTable: ReadonlyArray<Row<TaxSubtotal, SaleWriting, SaleReading>> = [
  lineAmountRow("cbc:TaxAmount", "amount"),
  group("cac:TaxSubtotal", lineSubtotal.rows)
]

/** A tax of a line at several rates, or on several bases: one group, as rule FAX01 demands. */
const lineRatesTable: ReadonlyArray<Row<Pick<TaxTotal, "amount" | "subtotals">, SaleWriting, SaleReading>> = [
  lineAmountRow("cbc:TaxAmount", "amount"),
  each("cac:TaxSubtotal", "subtotals", lineSubtotal)
]

const isWithheld = (code: string): boolean => taxKind(code) === "withholding"

/** The taxes of a line with one code, with a subtotal for each. */
const ratesOf = (item: Item, code: string): Pick<TaxTotal, "amount" | "subtotals"> => {
  const subtotals = (item.taxes ?? []).filter((tax) => tax.code === code).map((tax) => subtotalOfLine(item, tax))
  return { amount: sum(subtotals.map(({ amount: each }) => each)), subtotals }
}

/** Whether the line states the tax between two indexes. */
const isStated = (taxes: ReadonlyArray<ItemTax>, code: string, from: number, to: number): boolean => {
  for (let index = from; index < to; index++) if (taxes[index]?.code === code) return true
  return false
}

const amountIn = (subtotal: XmlReader): BigDecimal.BigDecimal =>
  parseDecimal(subtotal.peek("cbc:TaxAmount") ?? "") ?? zero

/** Taxes of a line: one item of the body for each subtotal. The amount above the subtotals is their sum. */
const taxesOfLine = (element: string, rule: string, withheld: boolean): Row<Item, SaleWriting, SaleReading> => ({
  element,
  fields: ["taxes"],
  nested: true,
  note: { en: "summed up for the document too", es: "se suma también para el documento" },
  rule,
  rows: lineTable,
  compileWrite: () => {
    const write = compileWrite([group(element, lineTable)])
    const writeRates = compileWrite([group(element, lineRatesTable)])
    return (xml, item, writing) => {
      const { taxes } = item
      if (taxes === undefined) return
      for (let index = 0; index < taxes.length; index++) {
        const tax = taxes[index]
        if (tax === undefined || isWithheld(tax.code) !== withheld || isStated(taxes, tax.code, 0, index)) continue
        writing.taxCode = tax.code
        if (isStated(taxes, tax.code, index + 1, taxes.length)) writeRates(xml, ratesOf(item, tax.code), writing)
        else write(xml, subtotalOfLine(item, tax), writing)
      }
    }
  },
  read: (xml, values, reading) => {
    const taxes = xml.all(element).flatMap((tax) => {
      const subtotals = tax.all("cac:TaxSubtotal")
      // a tax in the group of withholdings, or the reverse, would be written elsewhere, so it stays unread
      if (subtotals.some((subtotal) => isWithheld(subtotal.peek(`${category}/cbc:ID`) ?? "") !== withheld)) return []
      tax.confirmNumber("cbc:TaxAmount", toExact(sum(subtotals.map(amountIn)), 2))
      return subtotals.map((subtotal) => readPart(lineSubtotal, subtotal, reading))
    })
    values["Taxes"] = list([...((values["Taxes"] as ReadonlyArray<JsonValue> | undefined) ?? []), ...taxes])
  }
})

/** The taxes of one line (rules FAX*). */
export const lineTaxes = taxesOfLine("cac:TaxTotal", "FAX", false)

/** The withholdings of one line, which only invoices have (rules FAY*). */
export const lineWithholdings = taxesOfLine("cac:WithholdingTaxTotal", "FAY", true)

/** The reason that is written if the body states none. */
const defaultReason = (charge: boolean, code: string | undefined): string =>
  charge ? "Recargo" : (discountReasons.nameOf(code ?? "") ?? "Descuento")

/**
 * Form of a base that a body can state. A base with more digits is the price multiplied by the quantity, and a body may
 * omit it.
 */
const statable = /^[0-9]+(?:\.[0-9]{1,6})?$/u

const reason: Row<Allowance> = {
  ...text<Allowance>("cbc:AllowanceChargeReason", "reason", undefined, {
    from: ({ charge, reason: statedReason, reasonCode }) => statedReason ?? defaultReason(charge, reasonCode)
  }),
  settle: (_, values) => {
    const code = values["Code"] as string | undefined
    if (values["Reason"] === defaultReason(values["charge"] === true, code)) values["Reason"] = undefined
  }
}

const indicator: Row<Allowance> = {
  ...code<Allowance>("cbc:ChargeIndicator", "charge", undefined, { from: ({ charge }) => String(charge) }),
  fields: [],
  read: (xml, values) => {
    values["charge"] = xml.text("cbc:ChargeIndicator") === "true"
  }
}

const allowance = part<Allowance>(AllowanceCharge, [
  derived("cbc:ID", {
    from: (_, { index }) => String(index + 1),
    expected: (_, __, { index }) => String(index + 1)
  }),
  indicator,
  text("cbc:AllowanceChargeReasonCode", "code", undefined, { from: ({ reasonCode }) => reasonCode }),
  reason,
  exactNumber("cbc:MultiplierFactorNumeric", "percentage", "FAQ06, FBE05", {
    note: { en: "at most 100; absent: by the amounts", es: "máximo 100; si falta, según los valores" }
  }),
  lineAmountRow("cbc:Amount", "amount", "FAQ07", { note: { en: "at most the base", es: "máximo la base" } }),
  {
    ...lineAmountRow<Allowance>("cbc:BaseAmount", "baseAmount", undefined, {
      note: {
        en: "absent: of the document the gross amount, or a charge above it that charge; of a line quantity by price",
        es: "si falta: en el documento el valor bruto o, en un cargo que lo supera, ese cargo; en una línea cantidad por precio"
      }
    }),
    read: (xml, values) => {
      const base = xml.text("cbc:BaseAmount")
      values["BaseAmount"] = base !== undefined && statable.test(base) ? number(base) : undefined
    }
  }
])

/**
 * Discounts and charges, numbered from 1: of a document (rules FAQ02 to FAQ10) or of a line (FBE01 to FBE08). They form
 * one list in XML and two in a body.
 */
export const allowanceCharges = <S, W extends Writing, R extends Reading>(
  rule: string,
  from: (subject: S, writing: W) => ReadonlyArray<Allowance>
): Row<S, W, R> => ({
  ...each<S, Allowance, W, R>("cac:AllowanceCharge", "discounts", allowance, { from, rule }),
  fields: ["discounts", "charges"],
  read: (xml, values, reading) => {
    const { index } = reading
    const all = xml.all("cac:AllowanceCharge").map((allowanceCharge, place) => {
      reading.index = place
      return readValues(allowance, allowanceCharge, reading)
    })
    reading.index = index
    const those = (charge: boolean) =>
      list(all.filter((each) => each["charge"] === charge).map((each) => inOrder(each, allowance.order)))
    values["Discounts"] = those(false)
    values["Charges"] = those(true)
  }
})

/** An amount that is left out if it is zero. */
const unlessZero = (
  element: string,
  field: "chargeAmount" | "discountAmount" | "payableRoundingAmount",
  rule: string
): Row<LegalMonetaryTotal, SaleWriting, SaleReading> =>
  amount(element, field, rule, { from: (total) => nonZero(total[field]) })

const nonZero = (value: BigDecimal.BigDecimal | undefined): BigDecimal.BigDecimal | undefined =>
  value === undefined || value.value === 0n ? undefined : value

/**
 * The sum of the prepayments. Without prepayments it is written only if the operation subtracts them from the payable
 * amount.
 */
const prepaidAmount: Row<LegalMonetaryTotal, SaleWriting, SaleReading> = amount(
  "cbc:PrepaidAmount",
  "prepaidAmount",
  "FAU12",
  {
    from: (total, { checked }) =>
      prepaymentsOfOperation(checked.operationCode) === "credited"
        ? (total.prepaidAmount ?? zero)
        : nonZero(total.prepaidAmount)
  }
)

/** The totals of a document (rules FAU*). */
export const monetaryTotal = part<LegalMonetaryTotal, SaleWriting, SaleReading>(LegalMonetaryTotal, [
  amount("cbc:LineExtensionAmount", "grossAmount", "FAU02", { required: true }),
  amount("cbc:TaxExclusiveAmount", "taxExclusiveAmount", "FAU04"),
  amount("cbc:TaxInclusiveAmount", "taxInclusiveAmount", "FAU06"),
  unlessZero("cbc:AllowanceTotalAmount", "discountAmount", "FAU08"),
  unlessZero("cbc:ChargeTotalAmount", "chargeAmount", "FAU10"),
  prepaidAmount,
  unlessZero("cbc:PayableRoundingAmount", "payableRoundingAmount", "FAU14"),
  amount("cbc:PayableAmount", "payableAmount", "FAU14", { required: true })
])

const payment = part<PrepaidPayment, SaleWriting, SaleReading>(PrepaidPayment, [
  text("cbc:ID", "id", "FBD02", {
    from: ({ id }, { index }) => id ?? String(index + 1),
    note: { en: "absent: its place in the list", es: "si falta, su posición en la lista" },
    attributes: [
      attribute("schemeID", "conceptCode", "FED104", { note: { en: "of the health sector", es: "del sector salud" } })
    ]
  }),
  amount("cbc:PaidAmount", "amount", "FBD03"),
  date("cbc:ReceivedDate", "date", "FBD05"),
  // other issuers repeat the day of receipt
  { element: "cbc:PaidDate", fields: [], settle: (xml) => xml.confirm("cbc:PaidDate", xml.peek("cbc:ReceivedDate")) }
])

const asList = (value: Wire | undefined): ReadonlyArray<JsonValue> => (Array.isArray(value) ? value : [])

/** Whether a payment has no amount and no day, as in documents without prepayments. */
const isUnpaid = (payment: JsonValue): boolean =>
  payment instanceof JsonObject && payment.get("Date") === undefined && Number(String(payment.get("Amount"))) === 0

/** `cac:PrepaidPayment`: the prepayments. A single amount in the totals is a payment on the day of issue. */
export const prepaidPayments: Row<SaleDocument, SaleWriting, SaleReading> = {
  ...each<SaleDocument, PrepaidPayment, SaleWriting, SaleReading>("cac:PrepaidPayment", "prepaidPayments", payment, {
    from: (_, { checked }) => checked.prepayments,
    note: {
      en: "absent: `LegalMonetaryTotal.PrepaidAmount`, on the day of issue",
      es: "si falta, `LegalMonetaryTotal.PrepaidAmount`, el día de expedición"
    },
    rule: "FBD"
  }),
  settle: (root, values) => {
    const payments = asList(values["PrepaidPayments"]).filter((payment) => !isUnpaid(payment))
    values["PrepaidPayments"] = list(payments)
    const [only, another] = payments
    if (!(only instanceof JsonObject) || another !== undefined) return
    const [totals, issued] = [values["LegalMonetaryTotal"], root.peek("cbc:IssueDate")]
    const total = totals instanceof JsonObject ? totals.get("PrepaidAmount") : undefined
    const isTotal = total !== undefined && String(only.get("Amount")) === String(total)
    const isOfIssue = issued !== undefined && String(only.get("Date")).startsWith(issued)
    const isNumbered = only.get("Id") === "1" && only.get("ConceptCode") === undefined
    if (isTotal && isOfIssue && isNumbered) values["PrepaidPayments"] = undefined
  }
}
