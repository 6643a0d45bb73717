import type { Canvas } from "../pdf/Canvas.ts"
import { clean, cleanLine } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { type Block, drawLines, fitting, gap, heightOf, highest, type Line, textLines } from "./Block.ts"
import type { Flow } from "./Flow.ts"
import type { Cell, Column, ShortTable, Table } from "./Sheet.ts"
import { shortRowLines, shortTableOf, shortTitleLines } from "./shortTable.ts"
import { colours, frame, leading, smallest, styles } from "./style.ts"

/** Space between two columns. */
const columnGap = 9

/** Width of the widest line of a cell. */
const cellWidth = ({ lines, notes = [] }: Cell): number =>
  Math.max(
    0,
    ...lines.map((line) => styles.cell.font.width(line, styles.cell.size)),
    ...notes.map((line) => styles.note.font.width(line, styles.note.size))
  )

/** Width of the widest word of a title, because titles are wrapped only between words. */
const titleWidth = (title: string): number =>
  Math.max(...title.split(" ").map((word) => styles.column.font.width(word, styles.column.size)))

/** Least width of a filling column, in points. */
const leastFill = 96

/** Start and width of a column, in points from the left of the table. */
interface Place {
  readonly x: number
  readonly width: number
}

/** Width of each column, `undefined` for a filling one. `shrink` is the share of its size to which a number shrinks. */
const fittedWidths = ({ columns, rows }: Table, shrink: number): ReadonlyArray<number | undefined> =>
  columns.map(({ align, isUnwrapped, title, width }, index) => {
    if (width === "fill") return undefined
    let widest = 0
    for (const row of rows) {
      const cell = row[index]
      if (cell !== undefined) widest = Math.max(widest, cellWidth(cell))
    }
    // what is not wrapped is whole: numbers get room, and become smaller before the filling column is too narrow
    const isWhole = align === "right" || isUnwrapped === true
    const most = isWhole ? Math.max(width, widest) * shrink : width
    return Math.ceil(Math.max(titleWidth(title), Math.min(widest, most)))
  })

/** Computes the places of the columns; `undefined` if they do not fit at the smallest size. */
const columnPlaces = (table: Table, tableWidth: number): ReadonlyArray<Place> | undefined => {
  const gaps = columnGap * (table.columns.length + 1)
  for (const shrink of [1, smallest / styles.cell.size]) {
    const fitted = fittedWidths(table, shrink)
    const taken = fitted.reduce<number>((sum, width) => sum + (width ?? 0), gaps)
    const fills = fitted.filter((width) => width === undefined).length
    const rest = tableWidth - taken
    if (rest < leastFill * fills) continue
    // without a filling column, the table is spread over the whole width
    const spread = fills === 0 ? rest / table.columns.length : 0
    let x = columnGap
    return fitted.map((width) => {
      const column = { x, width: (width ?? rest / fills) + spread }
      x += column.width + columnGap
      return column
    })
  }
  return undefined
}

/** Removes the columns of a table in which every cell is empty. */
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

const padding = 1.6

/**
 * Makes the lines of a cell. Texts that must stay on one line, such as numbers, become smaller if necessary; others are
 * wrapped.
 */
const cellLines = ({ lines, notes = [] }: Cell, { align, isUnwrapped }: Column, width: number): ReadonlyArray<Line> =>
  align === "right" || isUnwrapped === true
    ? lines.map((text) => {
        const span = { text, style: fitting(text, width, styles.cell) }
        return {
          height: leading(styles.cell),
          spans: [align === "right" ? { ...span, x: width, align } : { ...span, x: 0 }]
        }
      })
    : [
        ...lines.flatMap((text) => textLines(text, width, styles.cell)),
        ...notes.flatMap((text) => textLines(text, width, styles.note))
      ]

const rowBlocks = (
  row: ReadonlyArray<Cell>,
  columns: ReadonlyArray<Column>,
  places: ReadonlyArray<Place>
): ReadonlyArray<Block> =>
  columns.map((column, index) => {
    const { width = 0, x = 0 } = places[index] ?? {}
    const lines = cellLines(row[index] ?? { lines: [] }, column, width)
    return { x: frame.left + x, width, lines: [gap(padding), ...lines, gap(padding)] }
  })

const headingBlocks = (columns: ReadonlyArray<Column>, places: ReadonlyArray<Place>): ReadonlyArray<Block> => {
  const titles = columns.map(({ title }, index) => wrap(title, places[index]?.width ?? 0, styles.column))
  const height = Math.max(...titles.map((lines) => lines.length)) * leading(styles.column)
  return columns.map(({ align }, index) => {
    const { width = 0, x = 0 } = places[index] ?? {}
    const lines = titles[index] ?? []
    const above = (height - lines.length * leading(styles.column)) / 2
    return {
      x: frame.left + x,
      width,
      lines: [
        gap(padding + above),
        ...lines.map((text): Line => {
          const span = { text, style: styles.column }
          return {
            height: leading(styles.column),
            spans: [align === "right" ? { ...span, x: width, align } : { ...span, x: 0 }]
          }
        }),
        gap(padding + above)
      ]
    }
  })
}

const skipped = 8

/** Table as placed on pages: lines of its heading, and the blocks of each row. */
interface Placed {
  readonly heading: ReadonlyArray<Block>
  readonly rows: ReadonlyArray<ReadonlyArray<Block>>
}

const cleanCell = ({ lines, notes }: Cell): Cell => ({
  lines: lines.map(cleanLine),
  ...(notes === undefined ? {} : { notes: notes.map(clean) })
})

const inColumns = (table: Table, places: ReadonlyArray<Place>): Placed => ({
  heading: headingBlocks(table.columns, places),
  rows: table.rows.map((row) => rowBlocks(row, table.columns, places))
})

/** A table whose numbers are too long for columns next to each other: each row on lines of the whole width. */
const inShortRows = (short: ShortTable): Placed => {
  const place = { x: frame.left + columnGap, width: frame.width - 2 * columnGap }
  const titles = shortTitleLines(short, place.width).map((line) => ({
    ...line,
    spans: line.spans.map((span) => ({ ...span, style: styles.column }))
  }))
  return {
    heading: [{ ...place, lines: [gap(padding), ...titles, gap(padding)] }],
    rows: shortRowLines(short, place.width).map((lines) => [{ ...place, lines }])
  }
}

/**
 * Places a table and repeats its column titles on every page. If totals follow, `behind` is their height, and the last
 * row stays on one page with them: totals alone on a page could belong to any table.
 */
export const placeTable = (flow: Flow, table: Table, behind = 0): void => {
  if (table.rows.length === 0) return
  const used = withoutEmptyColumns(table)
  const cleaned = { ...used, rows: used.rows.map((row) => row.map(cleanCell)) }
  const places = columnPlaces(cleaned, frame.width)
  const { heading, rows } = places === undefined ? inShortRows(shortTableOf(cleaned)) : inColumns(cleaned, places)
  const headingHeight = highest(heading)
  const repeated = (canvas: Canvas, y: number): number => {
    canvas.box(frame.left, y, frame.width, headingHeight, colours.fill)
    canvas.rule(frame.left, y + headingHeight, frame.width, colours.accent)
    for (const block of heading) drawLines(canvas, block, y)
    return headingHeight
  }
  const titleLines =
    table.title === undefined ? [] : [...textLines(table.title.toUpperCase(), frame.width, styles.heading), gap(3)]
  const keepOf = (index: number): number => (behind > 0 && index === rows.length - 1 ? behind + skipped : 0)
  flow.reserve(heightOf(titleLines) + headingHeight + flow.roomFor(highest(rows[0] ?? []), keepOf(0)))
  if (titleLines.length > 0) flow.place([{ x: frame.left, width: frame.width, lines: titleLines }])
  flow.y += repeated(flow.canvas, flow.y)
  rows.forEach((blocks, index) => {
    flow.place(blocks, { repeated, keep: keepOf(index) })
    flow.canvas.rule(frame.left, flow.y, frame.width, colours.line)
  })
  flow.skip(skipped)
}
