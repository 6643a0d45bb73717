import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { CliOutput } from "effect/cli"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"

/** How to see the page behind this one; nothing behind the last. */
export const moreText = (next: string | undefined, { paint, say }: Layout): ReadonlyArray<string> =>
  next === undefined ? [] : [paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))]

/** A moment of ISO 8601 on Colombian clocks, to the second. */
export const localMoment = (moment: string): string =>
  fromEpochMillis(Date.parse(moment)).toString().slice(0, 19).replace("T", " ")

/** The same without year and seconds, for a narrow table. */
export const shortMoment = (moment: string): string => moment.slice(5, 16)

/** A column of a table. */
export interface Column {
  readonly heading: string
  readonly align?: "right"
  /** Says the same in fewer characters; used before anything is cut. */
  readonly shorter?: (text: string) => string
  /** Cut down to so many characters where the terminal is narrow; a column without is never cut: it names the thing. */
  readonly least?: number
  /** Left out where nothing else helps. */
  readonly optional?: boolean
}

/** What stands in a column, and its colour. */
export type Cell = string | undefined | readonly [text: string, paint: (text: string) => string]

const GAP = 2

const textOf = (cell: Cell): string => (cell === undefined ? "" : printable(typeof cell === "string" ? cell : cell[0]))
const plain = (text: string): string => text
const paintOf = (cell: Cell) => (cell === undefined || typeof cell === "string" ? plain : cell[1])

const cut = (text: string, width: number): string =>
  CliOutput.displayWidth(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`

/** How wide each column is, and of what it is made: whole, in fewer characters, or not at all. */
const laidOut = (columns: ReadonlyArray<Column>, cells: ReadonlyArray<ReadonlyArray<string>>, width: number) => {
  const widest = (column: Column, index: number, of = plain) =>
    Math.max(
      CliOutput.displayWidth(column.heading),
      ...cells.map((line) => CliOutput.displayWidth(of(line[index] ?? "")))
    )
  const plan = columns.map((column, index) => ({
    column,
    index,
    of: plain,
    natural: widest(column, index),
    wide: widest(column, index)
  }))
  let shown = plan.filter(({ index }) => cells.some((line) => line[index] !== ""))
  const excess = () => shown.reduce((sum, { wide }) => sum + wide + GAP, -GAP) - width
  for (const each of shown.toReversed()) {
    if (excess() <= 0 || each.column.shorter === undefined) continue
    each.of = each.column.shorter
    each.wide = widest(each.column, each.index, each.of)
  }
  const cutDown = (isOptional: boolean) => {
    for (const each of shown.toSorted((left, right) => right.wide - left.wide)) {
      const { least, optional = false } = each.column
      if (excess() <= 0 || least === undefined || optional !== isOptional) continue
      each.wide = Math.max(Math.min(least, each.wide), each.wide - excess())
    }
  }
  cutDown(true)
  for (const each of shown.toReversed()) {
    if (excess() > 0 && each.column.optional === true) shown = shown.filter((other) => other !== each)
  }
  cutDown(false)
  // what leaving one out has made room for
  for (const each of shown) {
    if (excess() < 0 && each.of === plain) each.wide = Math.min(each.natural, each.wide - excess())
  }
  return shown
}

/**
 * A table under its headings that fits `width` terminal cells as far as it may: what has a shorter form takes it, then what
 * is optional is cut or left out, then what may be cut is cut. A column without a value in any line is not shown.
 */
export const table = (
  columns: ReadonlyArray<Column>,
  lines: ReadonlyArray<ReadonlyArray<Cell>>,
  { columns: width, paint }: { readonly columns: number; readonly paint: { readonly dim: (text: string) => string } }
): string => {
  const cells = lines.map((line) => line.map(textOf))
  const shown = laidOut(columns, cells, width)
  const written = (texts: ReadonlyArray<string>, paints: ReadonlyArray<(text: string) => string>) =>
    shown
      .map(({ column, index, wide }, place) => {
        const text = cut(texts[index] ?? "", wide)
        const blanks = " ".repeat(wide - CliOutput.displayWidth(text))
        const coloured = text === "" ? "" : (paints[index] ?? plain)(text)
        const isLast = place === shown.length - 1
        return column.align === "right" ? `${blanks}${coloured}` : `${coloured}${isLast ? "" : blanks}`
      })
      .join(" ".repeat(GAP))
      .trimEnd()
  return [
    written(
      columns.map(({ heading }) => heading),
      columns.map(() => paint.dim)
    ),
    ...cells.map((texts, row) => {
      const short = texts.map((text, index) => shown.find((each) => each.index === index)?.of(text) ?? text)
      return written(
        short,
        (lines[row] ?? []).map((cell) => paintOf(cell))
      )
    })
  ].join("\n")
}
