import { fitting, type Line } from "./Block.ts"
import { ellipsis } from "./ellipsis.ts"
import type { Grid } from "./Sheet.ts"
import { leading, styles } from "./style.ts"
import { cleanLine } from "../text/clean.ts"

const nameShare = 0.34

/** A grid's titles and rows: names from the left, numbers to the right of their columns. */
export const gridLines = ({ rows, titles }: Grid, width: number): ReadonlyArray<Line> => {
  const nameWidth = width * nameShare
  const columnWidth = (width - nameWidth) / Math.max(1, titles.length - 1)
  const line = (cells: ReadonlyArray<string>, head: boolean): Line => {
    const style = head ? styles.heading : styles.value
    return {
      height: leading(styles.value) + (head ? 1 : 0),
      spans: cells.map((cell, index) => {
        const text = cleanLine(cell)
        return index === 0
          ? { x: 0, text: ellipsis(text, nameWidth - 4, style), style }
          : {
              x: nameWidth + columnWidth * index,
              text,
              style: fitting(text, columnWidth - 4, style),
              right: true as const
            }
      })
    }
  }
  return [
    line(
      titles.map((title) => title.toUpperCase()),
      true
    ),
    ...rows.map((row) => line(row, false))
  ]
}
