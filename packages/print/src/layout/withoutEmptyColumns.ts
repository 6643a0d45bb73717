import type { Table } from "./Sheet.ts"

/** A table without the columns that nothing stands in. */
export const withoutEmptyColumns = (table: Table): Table => {
  const isUsed = table.columns.map((_, index) =>
    table.rows.some((row) => {
      const { lines = [], notes = [] } = row[index] ?? {}
      return notes.length > 0 || lines.some((line) => line !== "")
    })
  )
  return {
    ...table,
    columns: table.columns.filter((_, index) => isUsed[index]),
    rows: table.rows.map((row) => row.filter((_, index) => isUsed[index]))
  }
}
