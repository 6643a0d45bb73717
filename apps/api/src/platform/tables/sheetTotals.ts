import { parseDecimal, sum, toExact } from "@radicar/domain/inner/number/Decimal"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { BigDecimal } from "effect"
import type { Column } from "./Column.ts"
import { headingCell, letters, totalCell } from "./sheetCells.ts"

/**
 * Sums of a sheet's amounts so far, as decimals by group and key of the column. The group of amounts without a readable
 * name is empty. Plain values, which can be sent to a thread.
 */
export type SheetSums = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A code of ISO 4217 or the name of a book. No other text of a document gets into a formula. */
const groupName = /^\p{L}{1,20}$/u

/** A decimal of any length; those of documents, which are shorter, are read faster. */
const exactly = (amount: string): BigDecimal.BigDecimal => parseDecimal(amount) ?? BigDecimal.fromStringUnsafe(amount)

/** Amounts of a column by group. */
const amountsByGroup = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  { group, valueOf }: Column<Row>,
  rows: ReadonlyArray<Row>
): ReadonlyMap<string, ReadonlyArray<BigDecimal.BigDecimal>> => {
  const amounts = new Map<string, Array<BigDecimal.BigDecimal>>()
  if (group === undefined) return amounts
  const naming = "key" in group ? columns.find(({ key }) => key === group.key) : undefined
  for (const row of rows) {
    const amount = valueOf(row)
    if (amount === undefined || amount === "") continue
    const stated = "name" in group ? group.name : (naming?.valueOf(row) ?? "")
    const name = groupName.test(stated) ? stated : ""
    const known = amounts.get(name)
    const value = exactly(amount)
    if (known === undefined) amounts.set(name, [value])
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
  const added = new Map(Array.from(sums, ([name, byColumn]) => [name, new Map(byColumn)]))
  for (const column of columns) {
    for (const [name, amounts] of amountsByGroup(columns, column, rows)) {
      const byColumn = added.get(name) ?? new Map<string, string>()
      const before = exactly(byColumn.get(column.key) ?? "0")
      byColumn.set(column.key, toExact(sum([before, ...amounts]), 2))
      added.set(name, byColumn)
    }
  }
  return added
}

/** Names of a total that counts every row, whatever the filter shows. */
const ofAllRows = { en: "(all rows)", es: "(todas las filas)" } as const

/**
 * Rows of totals after the last row of a table and an empty one, which keeps them out of the filter: one per group. In
 * one group a total is that of the rows that the filter shows. Amounts of several currencies or books are never added
 * together, so each group has the total of all its rows.
 */
export const totalRows = (
  columns: ReadonlyArray<Column<never>>,
  sums: SheetSums,
  { language, lastRow }: { readonly language: Language; readonly lastRow: number }
): string => {
  const range = (index: number): string => `${letters(index)}$2:${letters(index)}$${lastRow}`
  const formulaOf = (index: number, name: string): string => {
    const { group } = columns[index] ?? {}
    if (group === undefined || "name" in group || sums.size === 1) return `SUBTOTAL(109,${range(index)})`
    const naming = columns.findIndex(({ key }) => key === group.key)
    return `SUMIF($${letters(naming)}$2:$${letters(naming)}$${lastRow},"${name}",${range(index)})`
  }
  const names = [...sums.keys()].filter((name) => name !== "").toSorted()
  return names
    .map((name, place) => {
      const row = lastRow + 2 + place
      const cells = columns.map(({ key }, index) => {
        const reference = `${letters(index)}${row}`
        if (index === 0) {
          return headingCell(reference, sums.size === 1 ? `Total ${name}` : `Total ${name} ${ofAllRows[language]}`)
        }
        const value = sums.get(name)?.get(key)
        return value === undefined ? "" : totalCell(reference, formulaOf(index, name), value)
      })
      return `<row r="${row}">${cells.join("")}</row>`
    })
    .join("")
}
