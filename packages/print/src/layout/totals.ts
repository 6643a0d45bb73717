import { cleanLine } from "../text/clean.ts"
import type { TextStyle } from "../pdf/Canvas.ts"
import { type Block, gap, highest, type Line, textLines } from "./Block.ts"
import type { Flow } from "./Flow.ts"
import type { Grid, TotalRow, Totals } from "./Sheet.ts"
import { pairLines } from "./pairLines.ts"
import { colours, frame, leading, smallest, styles } from "./style.ts"

const columnGap = 8

/** Least width of the names of a grid, in points. */
const leastName = 60

/** Widths of the columns of a grid with numbers, in a style that leaves room for the names. */
const numberColumns = ({ rows, titles }: Grid, width: number) => {
  const widths = (style: TextStyle): ReadonlyArray<number> =>
    titles
      .slice(1)
      .map((title, index) =>
        Math.max(
          styles.heading.font.width(title.toUpperCase(), styles.heading.size),
          ...rows.map((row) => style.font.width(cleanLine(row[index + 1] ?? ""), style.size))
        )
      )
  const full = widths(styles.value)
  const taken = full.reduce((sum, each) => sum + each + columnGap, 0)
  if (width - taken >= leastName) return { style: styles.value, widths: full }
  const small = { ...styles.value, size: smallest }
  return { style: small, widths: widths(small) }
}

/** Lines of a grid with its titles: names are aligned left and wrapped, numbers right. */
const gridLines = (grid: Grid, width: number): ReadonlyArray<Line> => {
  const { style: numberStyle, widths } = numberColumns(grid, width)
  const ends = widths.map(
    (_, index) => width - widths.slice(index + 1).reduce((sum, each) => sum + each + columnGap, 0)
  )
  const nameWidth = Math.max(leastName, width - widths.reduce((sum, each) => sum + each + columnGap, 0))
  const line = ([name = "", ...numbers]: ReadonlyArray<string>, head: boolean): ReadonlyArray<Line> => {
    const style = head ? styles.heading : numberStyle
    const [first, ...others] = textLines(name, nameWidth, head ? styles.heading : styles.value)
    const spans = numbers.map((text, index) => {
      const x = ends[index] ?? width
      return { x, text: cleanLine(text), style, align: "right" as const }
    })
    return [{ height: leading(styles.value) + (head ? 1 : 0), spans: [...(first?.spans ?? []), ...spans] }, ...others]
  }
  return [
    ...line(
      grid.titles.map((title) => title.toUpperCase()),
      true
    ),
    ...grid.rows.flatMap((row) => line(row, false))
  ]
}

const width = 236
const inset = 8
const leftWidth = frame.width - width - 18

const strongStyles = { left: styles.total, right: styles.total } as const
const rowStyles = { left: styles.label, right: styles.value } as const

/** Lines of a row of totals inside its coloured box. */
const rowLines = ({ amount, label, strong }: TotalRow): ReadonlyArray<Line> => {
  const isStrong = strong === true
  const fill = isStrong ? colours.fill : colours.tint
  const lines = pairLines(label, amount, width - 2 * inset, isStrong ? strongStyles : rowStyles)
  const padded = lines.map(({ height, spans }) => ({
    height: height + (isStrong ? 0 : 2),
    fill,
    spans: spans.map((span) => ({ ...span, x: span.x + inset }))
  }))
  const edge = { ...gap(3.5), fill }
  return isStrong ? [edge, ...padded, edge] : padded
}

const blocksOf = ({ grids, rows, words }: Totals): ReadonlyArray<Block> => {
  const right: Block = { x: frame.left + frame.width - width, width, lines: rows.flatMap(rowLines) }
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
