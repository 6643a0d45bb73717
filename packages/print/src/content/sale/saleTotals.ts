import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { prepaymentsOfOperation } from "@radicar/domain/inner/document/Health"
import { payableOf } from "@radicar/domain/inner/document/saleAmounts"
import type { TaxSubtotal, TaxTotal } from "@radicar/domain/inner/document/TaxTotal"
import { sum, zero } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal } from "effect"
import type { Grid, Totals } from "../../layout/Sheet.ts"
import { amountInWords } from "../../text/amountInWords.ts"
import { money, percent, quantityText } from "../../text/money.ts"
import { dayText } from "../../text/moments.ts"
import { type AmountRow, joined, pesosGrid, totalRows } from "../facts.ts"
import { paymentLabel } from "../health/healthPanel.ts"
import { perUnitText, unitText } from "./saleTable.ts"

const unlessZero = (
  label: string,
  amount: BigDecimal.BigDecimal | undefined,
  sign: "+" | "−"
): ReadonlyArray<AmountRow> => (amount === undefined || amount.value === 0n ? [] : [{ label, amount, sign }])

const rateOf = (code: string, { perUnitAmount, percentage }: TaxSubtotal): string =>
  percentage === undefined ? perUnitText(code, perUnitAmount ?? sum([])) : percent(percentage)

const baseOf = ({ baseQuantity, baseUnitCode, taxableAmount }: TaxSubtotal): string =>
  taxableAmount === undefined
    ? joined(" ", baseQuantity && quantityText(baseQuantity), baseUnitCode && unitText(baseUnitCode))
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

/** Label for prepayments; in the health sector they include payments that the provider collects from patients. */
const prepaymentLabel = ({ operationCode }: CheckedSale): string =>
  prepaymentsOfOperation(operationCode) === "informative" ? "Anticipos" : "Recaudos y anticipos"

/** Table of the prepayments, if the body lists them. */
const prepaymentGrid = (checked: CheckedSale): ReadonlyArray<Grid> => {
  const { prepaidPayments = [] } = checked.document
  return prepaidPayments.length === 0
    ? []
    : [
        {
          titles: [prepaymentLabel(checked), "Fecha", "Valor"],
          rows: prepaidPayments.map((payment, index) => [
            paymentLabel(payment, index),
            dayText(payment.date),
            money(payment.amount)
          ])
        }
      ]
}

/**
 * Rows for the net payment: the payable amount minus prepayments and withholdings. Health operations deduct only
 * withholdings: `credited` prepayments are already deducted, and `reported` ones were never due.
 */
const netRows = (checked: CheckedSale, label: string): ReadonlyArray<AmountRow> => {
  const { document, operationCode, withholdingTaxTotals } = checked
  const { payableAmount, prepaidAmount: statedPrepayment = zero } = document.legalMonetaryTotal
  const prepaidAmount = prepaymentsOfOperation(operationCode) === "informative" ? statedPrepayment : zero
  const withheld = sum(withholdingTaxTotals.map(({ amount }) => amount))
  const deductions = sum([prepaidAmount, withheld])
  if (deductions.value === 0n) return []
  return [
    ...unlessZero("Anticipos", prepaidAmount, "−"),
    ...unlessZero("Retenciones", withheld, "−"),
    { label, amount: BigDecimal.subtract(payableAmount, deductions), strong: true }
  ]
}

/** Row for the rounding of the payable amount, with a sign if that amount includes the rounding. */
const roundingRow = ({
  document: { legalMonetaryTotal: total },
  operationCode
}: CheckedSale): ReadonlyArray<AmountRow> => {
  const { payableRoundingAmount: amount = zero } = total
  if (amount.value === 0n) return []
  const exact = payableOf(total, operationCode)
  const added = BigDecimal.subtract(total.payableAmount, exact)
  const isIn = BigDecimal.isGreaterThanOrEqualTo(BigDecimal.abs(sum([added, added])), amount)
  return [{ label: "Redondeo", amount, ...(isIn ? { sign: added.value < 0n ? "−" : "+" } : {}) }]
}

const rowsOf = (checked: CheckedSale): ReadonlyArray<AmountRow> => {
  const { document, kind, operationCode, taxTotals } = checked
  const total = document.legalMonetaryTotal
  const isCredited = prepaymentsOfOperation(operationCode) === "credited"
  const isNote = kind.correctionReasons !== undefined
  return [
    { label: "Subtotal", amount: total.grossAmount },
    { label: "Base gravable", amount: total.taxExclusiveAmount },
    ...taxTotals.map(({ amount, name }) => ({ label: name, amount })),
    { label: "Total con impuestos", amount: total.taxInclusiveAmount },
    ...unlessZero("Descuentos", total.discountAmount, "−"),
    ...unlessZero("Cargos", total.chargeAmount, "+"),
    ...(isCredited ? unlessZero(prepaymentLabel(checked), total.prepaidAmount, "−") : []),
    ...roundingRow(checked),
    { label: isNote ? "Total de la nota" : "Total a pagar", amount: total.payableAmount, strong: true },
    ...netRows(checked, isNote ? "Neto de la nota" : "Neto a pagar")
  ]
}

/**
 * Builds the totals of a sale: amounts, the payable amount in words, and each tax, withholding, discount and charge.
 */
export const saleTotals = (checked: CheckedSale): Totals => {
  const { document, taxTotals, withholdingTaxTotals } = checked
  const { currencyCode, legalMonetaryTotal: total, paymentExchangeRate: rate } = document
  const rows = rowsOf(checked)
  return {
    kind: "totals",
    words: amountInWords(total.payableAmount, currencyCode),
    rows: totalRows(rows, currencyCode),
    grids: [
      ...taxGrid("Impuestos", taxTotals),
      ...taxGrid("Retenciones", withholdingTaxTotals),
      ...allowanceGrid(checked),
      ...prepaymentGrid(checked),
      ...pesosGrid(rows, currencyCode, rate?.calculationRate)
    ]
  }
}
