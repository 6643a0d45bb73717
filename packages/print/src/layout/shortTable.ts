import { gap, type Line, textLines } from "./Block.ts"
import { pairLines } from "./pairLines.ts"
import type { Cell, ShortRow, ShortTable, Table } from "./Sheet.ts"
import { styles } from "./style.ts"

const textOf = (cell: Cell | undefined): string => (cell?.lines ?? []).filter((line) => line !== "").join(" ")

/**
 * Rows of a table for narrow paper. Without rows of its own, a table has the text of its filling column as name, its
 * last column as amount, and the cells between with their titles.
 */
export const shortTableOf = ({ columns, rows, short }: Table): ShortTable => {
  if (short !== undefined) return short
  const filling = columns.findIndex(({ width }) => width === "fill")
  const nameAt = Math.max(0, filling)
  const amountAt = columns.length - 1
  const rowOf = (row: ReadonlyArray<Cell>): ShortRow => {
    const details = columns.flatMap(({ title }, index) => {
      const text = index === nameAt || index === amountAt ? "" : textOf(row[index])
      return text === "" ? [] : [`${title}: ${text}`]
    })
    return {
      name: textOf(row[nameAt]),
      detail: details.join(" · "),
      amount: nameAt === amountAt ? "" : textOf(row[amountAt]),
      notes: row.flatMap(({ notes = [] }) => notes)
    }
  }
  const titleAt = (index: number): string => columns[index]?.title ?? ""
  return { titles: [titleAt(nameAt), nameAt === amountAt ? "" : titleAt(amountAt)], rows: rows.map(rowOf) }
}

const cellStyles = { left: styles.cell, right: styles.cell } as const
const titleStyles = { left: styles.strong, right: styles.strong } as const

/** Lines of each row of a table for narrow paper; see `ShortRow`. */
export const shortRowLines = ({ rows }: ShortTable, width: number): ReadonlyArray<ReadonlyArray<Line>> =>
  rows.map(({ amount, detail, name, notes }) => [
    gap(1.5),
    ...(name === "" ? [] : textLines(name, width, styles.strong)),
    ...pairLines(detail, amount, width, cellStyles),
    ...notes.flatMap((note) => textLines(note, width, styles.note)),
    gap(1.5)
  ])

/** Line with the titles of the rows of a table for narrow paper. */
export const shortTitleLines = ({ titles: [name, amount] }: ShortTable, width: number) =>
  pairLines(name, amount, width, titleStyles)
