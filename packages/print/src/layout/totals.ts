import { cleanLine } from "../text/clean.ts"
import { type Block, fitting, gap, highest, type Line, textLines } from "./Block.ts"
import { ellipsis } from "./ellipsis.ts"
import type { Flow } from "./Flow.ts"
import type { Grid, TotalRow, Totals } from "./Sheet.ts"
import { colours, frame, leading, styles } from "./style.ts"

const nameShare = 0.34

/** Lines of a grid with its titles: names are aligned left, numbers right. */
const gridLines = ({ rows, titles }: Grid, width: number): ReadonlyArray<Line> => {
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

const width = 232
const inset = 8
const leftWidth = frame.width - width - 20

const row = ({ amount, label, strong }: TotalRow): Line => {
  const style = strong === true ? styles.total : styles.value
  const labelStyle = strong === true ? styles.total : styles.label
  const labelWidth = style.font.width(label, labelStyle.size)
  const room = width - 2 * inset - 8
  const amountStyle = fitting(amount, Math.max(room - labelWidth, room * 0.4), style)
  return {
    height: strong === true ? 20 : leading(styles.value) + 2.5,
    fill: strong === true ? colours.accent : colours.tint,
    spans: [
      { x: inset, text: label, style: fitting(label, room * 0.6, labelStyle) },
      { x: width - inset, text: amount, style: amountStyle, right: true }
    ]
  }
}

const blocksOf = ({ grids, rows, words }: Totals): ReadonlyArray<Block> => {
  const right: Block = { x: frame.left + frame.width - width, width, lines: rows.map(row) }
  const left: Block = {
    x: frame.left,
    width: leftWidth,
    lines: [
      ...(words === "" ? [] : [...textLines("VALOR EN LETRAS", leftWidth, styles.heading), gap(2)]),
      ...textLines(words, leftWidth, styles.strong),
      ...grids.flatMap((grid) => [gap(8), ...gridLines(grid, leftWidth)])
    ]
  }
  return [left, right]
}

/** Height of the totals. */
export const totalsHeight = (totals: Totals): number => highest(blocksOf(totals))

/** Places the totals on one page, with words and grids to their left. */
export const placeTotals = (flow: Flow, totals: Totals): void => {
  flow.place(blocksOf(totals))
  flow.skip(8)
}
