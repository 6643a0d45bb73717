import { parseDecimal, sum, toExact } from "@radicar/domain/inner/number/Decimal"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { BigDecimal } from "effect"
import type { Column } from "./Column.ts"
import { headingCell, letters, totalCell } from "./sheetCells.ts"

/**
 * Sums of a sheet's amounts so far, as decimals by currency and key of the column. The currency of amounts without a
 * readable code is empty. Plain values, which can be sent to a thread.
 */
export type SheetSums = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A code of ISO 4217. No other text of a document gets into a formula. */
const currencyCode = /^[A-Z]{3}$/u

/** A decimal of any length; those of documents, which are shorter, are read faster. */
const exactly = (amount: string): BigDecimal.BigDecimal => parseDecimal(amount) ?? BigDecimal.fromStringUnsafe(amount)

/** Amounts of a column by currency. */
const amountsByCurrency = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  { currency, valueOf }: Column<Row>,
  rows: ReadonlyArray<Row>
): ReadonlyMap<string, ReadonlyArray<BigDecimal.BigDecimal>> => {
  const amounts = new Map<string, Array<BigDecimal.BigDecimal>>()
  if (currency === undefined) return amounts
  const naming = "key" in currency ? columns.find(({ key }) => key === currency.key) : undefined
  for (const row of rows) {
    const amount = valueOf(row)
    if (amount === undefined || amount === "") continue
    const stated = "code" in currency ? currency.code : (naming?.valueOf(row) ?? "")
    const code = currencyCode.test(stated) ? stated : ""
    const known = amounts.get(code)
    const value = exactly(amount)
    if (known === undefined) amounts.set(code, [value])
    else known.push(value)
  }
  return amounts
}

/** Adds the amounts of rows to the sums of a sheet, exactly. */
export const addUpRows = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>,
  sums: SheetSums
): SheetSums => {
  const added = new Map(Array.from(sums, ([code, byColumn]) => [code, new Map(byColumn)]))
  for (const column of columns) {
    for (const [code, amounts] of amountsByCurrency(columns, column, rows)) {
      const byColumn = added.get(code) ?? new Map<string, string>()
      const before = exactly(byColumn.get(column.key) ?? "0")
      byColumn.set(column.key, toExact(sum([before, ...amounts]), 2))
      added.set(code, byColumn)
    }
  }
  return added
}

/** Names of a total that counts every row, whatever the filter shows. */
const ofAllRows = { en: "(all rows)", es: "(todas las filas)" } as const

/**
 * Rows of totals after the last row of a table and an empty one, which keeps them out of the filter: one per currency.
 * In one currency a total is that of the rows that the filter shows. Amounts in several currencies are never added
 * together, so each currency has the total of all its rows.
 */
export const totalRows = (
  columns: ReadonlyArray<Column<never>>,
  sums: SheetSums,
  { language, lastRow }: { readonly language: Language; readonly lastRow: number }
): string => {
  const range = (index: number): string => `${letters(index)}$2:${letters(index)}$${lastRow}`
  const formulaOf = (index: number, code: string): string => {
    const { currency } = columns[index] ?? {}
    if (currency === undefined || "code" in currency || sums.size === 1) return `SUBTOTAL(109,${range(index)})`
    const naming = columns.findIndex(({ key }) => key === currency.key)
    return `SUMIF($${letters(naming)}$2:$${letters(naming)}$${lastRow},"${code}",${range(index)})`
  }
  const codes = [...sums.keys()].filter((code) => code !== "").toSorted()
  return codes
    .map((code, place) => {
      const row = lastRow + 2 + place
      const cells = columns.map(({ key }, index) => {
        const reference = `${letters(index)}${row}`
        if (index === 0) {
          return headingCell(reference, sums.size === 1 ? `Total ${code}` : `Total ${code} ${ofAllRows[language]}`)
        }
        const value = sums.get(code)?.get(key)
        return value === undefined ? "" : totalCell(reference, formulaOf(index, code), value)
      })
      return `<row r="${row}">${cells.join("")}</row>`
    })
    .join("")
}
