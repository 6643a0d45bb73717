import { roundHalfEven } from "@radicar/domain/number/Decimal"
import { BigDecimal } from "effect"
import type { Grid, TotalRow } from "../layout/Sheet.ts"
import { money } from "../text/money.ts"

/** A row of totals before it is written; a strong one is printed with the currency. */
export interface AmountRow {
  readonly label: string
  readonly amount: BigDecimal.BigDecimal
  /** What is written before the amount: that it is added or subtracted. */
  readonly sign?: "+" | "−"
  readonly strong?: true
}

/** Rows of totals in the currency of their document. */
export const totalRows = (rows: ReadonlyArray<AmountRow>, currencyCode: string): ReadonlyArray<TotalRow> =>
  rows.map(({ amount, label, sign = "", strong }) =>
    strong === true
      ? { label: `${label} ${currencyCode}`, amount: sign + money(amount), strong }
      : { label, amount: sign + money(amount) }
  )

/**
 * The same rows in pesos, of a document in another currency: each amount times the rate, which is pesos for one unit,
 * rounded to two digits (`TotalesCop`). Nothing without a rate.
 */
export const pesosGrid = (
  rows: ReadonlyArray<AmountRow>,
  currencyCode: string,
  rate: BigDecimal.BigDecimal | undefined
): ReadonlyArray<Grid> =>
  currencyCode === "COP" || rate === undefined
    ? []
    : [
        {
          titles: ["Totales en pesos", "COP"],
          rows: rows.map(({ amount, label, sign = "" }) => [
            label,
            sign + money(roundHalfEven(BigDecimal.multiply(amount, rate), 2))
          ])
        }
      ]
