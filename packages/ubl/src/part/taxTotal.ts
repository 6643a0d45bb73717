import type { Item } from "@radicar/domain/document/Item"
import type { ItemTax } from "@radicar/domain/document/ItemTax"
import { taxKind } from "@radicar/domain/document/taxKind"
import { toExact } from "@radicar/domain/number/Decimal"
import { lineSubtotal, type TaxSubtotal, type TaxTotal } from "@radicar/domain/totals/TaxTotal"
import type { BigDecimal } from "effect"
import { branch, concat } from "../xml/element.ts"
import { escapeAttribute } from "../xml/escape.ts"
import { headerAmount, lineAmount } from "../xml/money.ts"
import { taxScheme } from "./taxScheme.ts"

type WriteAmount = (name: string, value: BigDecimal.BigDecimal, currency: string) => string

const taxSubtotal = (code: string, rate: TaxSubtotal, currency: string, amount: WriteAmount): string => {
  const { baseQuantity, perUnitAmount, percentage, taxableAmount } = rate
  return branch(
    "cac:TaxSubtotal",
    (taxableAmount === undefined ? "" : amount("cbc:TaxableAmount", taxableAmount, currency)) +
      amount("cbc:TaxAmount", rate.amount, currency) +
      (baseQuantity === undefined
        ? ""
        : branch(
            "cbc:BaseUnitMeasure",
            toExact(baseQuantity, 2),
            ` unitCode="${escapeAttribute(rate.baseUnitCode ?? "")}"`
          )) +
      (perUnitAmount === undefined ? "" : lineAmount("cbc:PerUnitAmount", perUnitAmount, currency)) +
      branch(
        "cac:TaxCategory",
        (percentage === undefined ? "" : branch("cbc:Percent", toExact(percentage, 2))) + taxScheme(code)
      )
  )
}

/** A tax over the whole document (rules FAS01 to FAS16), or a withholding (FAT01 to FAT12). */
export const headerTaxTotal = (total: TaxTotal, currency: string): string =>
  branch(
    total.kind === "withholding" ? "cac:WithholdingTaxTotal" : "cac:TaxTotal",
    headerAmount("cbc:TaxAmount", total.amount, currency) +
      concat(total.subtotals, (subtotal) => taxSubtotal(total.code, subtotal, currency, headerAmount))
  )

const lineTaxTotal = (item: Item, tax: ItemTax, currency: string): string =>
  branch(
    taxKind(tax.code) === "withholding" ? "cac:WithholdingTaxTotal" : "cac:TaxTotal",
    lineAmount("cbc:TaxAmount", tax.amount, currency) +
      taxSubtotal(tax.code, lineSubtotal(item, tax), currency, lineAmount)
  )

/** The taxes of one line and behind them its withholdings, as the XSD orders them (rules FAX*, FAY*). */
export const lineTaxTotals = (item: Item, currency: string): string => {
  let total = ""
  let withheld = ""
  for (const tax of item.taxes ?? []) {
    if (taxKind(tax.code) === "withholding") withheld += lineTaxTotal(item, tax, currency)
    else total += lineTaxTotal(item, tax, currency)
  }
  return total + withheld
}
