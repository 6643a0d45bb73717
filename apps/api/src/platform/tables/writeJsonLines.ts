import type { CellText, Column, ColumnKind } from "./Column.ts"

/** Amounts are written digit for digit; an empty cell is `null`. */
const json = (value: CellText, kind: ColumnKind): string =>
  value === undefined ? "null" : kind === "amount" ? value : JSON.stringify(value)

/** Writes rows as JSON objects, one on each line, by the keys of the columns. */
export const jsonLines = <Row>(columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>): string => {
  const keys = columns.map(({ key }) => JSON.stringify(key))
  return rows
    .map((row) => {
      const fields = columns.map(({ kind, valueOf }, index) => `${keys[index]}:${json(valueOf(row), kind)}`)
      return `{${fields.join(",")}}\n`
    })
    .join("")
}
