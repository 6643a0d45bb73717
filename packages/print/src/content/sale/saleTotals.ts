import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { TaxSubtotal, TaxTotal } from "@radicar/domain/document/TaxTotal"
import { sum } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"
import type { Grid, TotalRow, Totals } from "../../layout/Sheet.ts"
import { amountInWords } from "../../text/amountInWords.ts"
import { money, percent, quantity } from "../../text/money.ts"
import { joined } from "../facts.ts"
import { perUnitText, unitText } from "./saleTable.ts"

const row = (label: string, amount: BigDecimal.BigDecimal): TotalRow => ({ label, amount: money(amount) })

const unlessZero = (label: string, amount: BigDecimal.BigDecimal | undefined, sign = ""): ReadonlyArray<TotalRow> =>
  amount === undefined || amount.value === 0n ? [] : [{ label, amount: sign + money(amount) }]

const rateOf = (code: string, { perUnitAmount, percentage }: TaxSubtotal): string =>
  percentage === undefined ? perUnitText(code, perUnitAmount ?? sum([])) : percent(percentage)

const baseOf = ({ baseQuantity, baseUnitCode, taxableAmount }: TaxSubtotal): string =>
  taxableAmount === undefined
    ? joined(" ", baseQuantity && quantity(baseQuantity), baseUnitCode && unitText(baseUnitCode))
    : money(taxableAmount)

const taxGrid = (title: string, totals: ReadonlyArray<TaxTotal>): ReadonlyArray<Grid> =>
  totals.length === 0
    ? []
    : [
        {
          titles: [title, "Tarifa", "Base", "Valor"],
          rows: totals.flatMap(({ code, name, subtotals }) =>
            subtotals.map((subtotal) => [name, rateOf(code, subtotal), baseOf(subtotal), money(subtotal.amount)])
          )
        }
      ]

const allowanceGrid = ({ allowances }: CheckedSale): ReadonlyArray<Grid> =>
  allowances.length === 0
    ? []
    : [
        {
          titles: ["Descuentos y cargos", "Tasa", "Base", "Valor"],
          rows: allowances.map(({ amount, baseAmount, charge, percentage, reason }) => [
            reason ?? (charge ? "Cargo" : "Descuento"),
            percent(percentage),
            money(baseAmount),
            `${charge ? "+" : "−"}${money(amount)}`
          ])
        }
      ]

/** What a sale comes to: its totals, the amount in words, and taxes, withholdings, discounts and charges one by one. */
export const saleTotals = (checked: CheckedSale): Totals => {
  const { document, kind, taxTotals, withholdingTaxTotals } = checked
  const { currencyCode, legalMonetaryTotal: total } = document
  return {
    kind: "totals",
    words: amountInWords(total.payableAmount, currencyCode),
    rows: [
      row("Subtotal", total.grossAmount),
      row("Base gravable", total.taxExclusiveAmount),
      ...taxTotals.map(({ amount, name }) => row(name, amount)),
      row("Total con impuestos", total.taxInclusiveAmount),
      ...unlessZero("Descuentos", total.discountAmount, "−"),
      ...unlessZero("Cargos", total.chargeAmount, "+"),
      ...unlessZero("Anticipos (informativo)", total.prepaidAmount),
      ...unlessZero("Retenciones (informativo)", sum(withholdingTaxTotals.map(({ amount }) => amount))),
      {
        label: `${kind.correctionReasons === undefined ? "Total a pagar" : "Total de la nota"} ${currencyCode}`,
        amount: money(total.payableAmount),
        strong: true
      }
    ],
    grids: [
      ...taxGrid("Impuestos", taxTotals),
      ...taxGrid("Retenciones", withholdingTaxTotals),
      ...allowanceGrid(checked)
    ]
  }
}
