import type { Canvas } from "../pdf/Canvas.ts"
import { clean, cleanLine } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { type Block, drawLines, fitting, gap, heightOf, highest, type Line, textLines } from "./Block.ts"
import { type Flow, roomFor } from "./Flow.ts"
import type { Cell, Column, Table } from "./Sheet.ts"
import { colours, frame, leading, styles } from "./style.ts"

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

/** Computes start and width of each column, in points from the left of the table. */
const columnWidths = (
  { columns, rows }: Table,
  tableWidth: number
): ReadonlyArray<{ readonly x: number; readonly width: number }> => {
  const fitted = columns.map(({ title, width }, index) => {
    if (width === "fill") return undefined
    let widest = titleWidth(title)
    for (const row of rows) {
      const cell = row[index]
      if (cell !== undefined) widest = Math.max(widest, cellWidth(cell))
    }
    return Math.min(Math.ceil(widest), width)
  })
  const gaps = columnGap * (columns.length + 1)
  const taken = fitted.reduce<number>((sum, width) => sum + (width ?? 0), gaps)
  const fills = fitted.filter((width) => width === undefined).length
  const rest = fills === 0 ? 0 : (tableWidth - taken) / fills
  // without a filling column, the table is spread over the whole width
  const spread = fills === 0 ? (tableWidth - taken) / columns.length : 0
  let x = columnGap
  return fitted.map((width) => {
    const column = { x, width: (width ?? rest) + spread }
    x += column.width + columnGap
    return column
  })
}

/** Removes the columns of a table in which every cell is empty. */
const withoutEmptyColumns = (table: Table): Table => {
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

type Place = ReturnType<typeof columnWidths>[number]

const padding = 2.1

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
          spans: [align === "right" ? { ...span, x: width, right: true } : { ...span, x: 0 }]
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
            spans: [align === "right" ? { ...span, x: width, right: true } : { ...span, x: 0 }]
          }
        }),
        gap(padding + above)
      ]
    }
  })
}

const skipped = 8

/**
 * Places a table and repeats its column titles on every page. If totals follow, `behind` is their height, and the last
 * row stays on one page with them: totals alone on a page could belong to any table.
 */
export const placeTable = (flow: Flow, table: Table, behind = 0): void => {
  if (table.rows.length === 0) return
  const { columns, rows, title } = withoutEmptyColumns(table)
  const cleaned = rows.map((row) =>
    row.map(({ lines, notes }) => ({
      lines: lines.map(cleanLine),
      ...(notes === undefined ? {} : { notes: notes.map(clean) })
    }))
  )
  const places = columnWidths({ ...table, columns, rows: cleaned }, frame.width)
  const heading = headingBlocks(columns, places)
  const headingHeight = highest(heading)
  const repeated = (canvas: Canvas, y: number): number => {
    canvas.box(frame.left, y, frame.width, headingHeight, colours.accent)
    for (const block of heading) drawLines(canvas, block, y)
    return headingHeight
  }
  const titleLines = title === undefined ? [] : [...textLines(title.toUpperCase(), frame.width, styles.heading), gap(3)]
  const placed = cleaned.map((row) => rowBlocks(row, columns, places))
  const keepOf = (index: number): number => (behind > 0 && index === placed.length - 1 ? behind + skipped : 0)
  flow.reserve(heightOf(titleLines) + headingHeight + roomFor(highest(placed[0] ?? []), keepOf(0)))
  if (titleLines.length > 0) flow.place([{ x: frame.left, width: frame.width, lines: titleLines }])
  flow.y += repeated(flow.canvas, flow.y)
  placed.forEach((blocks, index) => {
    flow.place(blocks, { repeated, keep: keepOf(index) })
    flow.canvas.rule(frame.left, flow.y, frame.width, colours.line)
  })
  flow.skip(skipped)
}
