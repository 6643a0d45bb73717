import type { Cell, Table } from "./Sheet.ts"
import { styles } from "./style.ts"

/** Room between two columns. */
export const columnGap = 9

/** Widest of the lines of a cell. */
const cellWidth = ({ lines, notes = [] }: Cell): number =>
  Math.max(
    0,
    ...lines.map((line) => styles.cell.font.width(line, styles.cell.size)),
    ...notes.map((line) => styles.note.font.width(line, styles.note.size))
  )

/** The widest word of a title: titles are broken between words only. */
const titleWidth = (title: string): number =>
  Math.max(...title.split(" ").map((word) => styles.column.font.width(word, styles.column.size)))

/** Where each column of a table begins and how wide it is, in points from the left of the table. */
export const columnWidths = (
  { columns, rows }: Table,
  whole: number
): ReadonlyArray<{ readonly x: number; readonly width: number }> => {
  const fitted = columns.map(({ title, width }, index) => {
    if (width.kind === "fill") return undefined
    let widest = titleWidth(title)
    for (const row of rows) {
      const cell = row[index]
      if (cell !== undefined) widest = Math.max(widest, cellWidth(cell))
    }
    return Math.min(Math.ceil(widest), width.maximum)
  })
  const gaps = columnGap * (columns.length + 1)
  const taken = fitted.reduce<number>((sum, width) => sum + (width ?? 0), gaps)
  const fills = fitted.filter((width) => width === undefined).length
  const rest = fills === 0 ? 0 : (whole - taken) / fills
  // without a column that fills, the table is spread over the whole width
  const spread = fills === 0 ? (whole - taken) / columns.length : 0
  let x = columnGap
  return fitted.map((width) => {
    const column = { x, width: (width ?? rest) + spread }
    x += column.width + columnGap
    return column
  })
}
