import type { Localized } from "@radicar/domain/rules/Language"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { CliOutput } from "effect/cli"
import type { Paint } from "./Paint.ts"

/** How text for a person is laid out: width in terminal cells, emphasis and language. */
export interface Layout {
  readonly columns: number
  readonly paint: Paint
  readonly say: (text: Localized) => string
}

/**
 * Makes text of others safe to show on a terminal: control characters, which could move the cursor or hide something,
 * become visible escapes; line ends stay.
 */
export const printable = (text: string): string =>
  text.replaceAll(
    // oxlint-disable-next-line no-control-regex -- control characters are what this is about
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`
  )

/**
 * Breaks text at blanks into lines of at most `width` terminal cells. A word that is wider than that, such as a key,
 * stays whole on a line of its own, so that it can be copied.
 */
export const wrap = (text: string, width: number): ReadonlyArray<string> =>
  printable(text)
    .split("\n")
    .flatMap((paragraph) => {
      const lines: Array<string> = []
      let line = ""
      for (const word of paragraph.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`
        if (line !== "" && CliOutput.displayWidth(longer) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })

/**
 * One labelled value; `undefined` and empty values leave the row out. Colour is put on when it is laid out: in the
 * value itself it would be shown as the control characters that it is made of.
 */
export type Row = readonly [label: string, value: string | undefined, paint?: ((text: string) => string) | undefined]

/** How rows are laid out. */
export interface RowsOptions {
  readonly columns: number
  /** Blanks in front of every line. */
  readonly indent?: number
  readonly label?: (text: string) => string
}

/** Labels in one column, values in the next, wrapped inside theirs. */
export const rows = (entries: ReadonlyArray<Row>, { columns, indent = 0, label = (text) => text }: RowsOptions) => {
  const shown = entries.filter(([, value]) => value !== undefined && value !== "")
  const width = Math.max(0, ...shown.map(([name]) => CliOutput.displayWidth(name))) + 2
  const margin = " ".repeat(indent)
  return shown
    .flatMap(([name, value = "", paint = (text: string) => text]) =>
      wrap(value, columns - indent - width).map((line, index) => {
        const left = index === 0 ? label(name) + " ".repeat(width - CliOutput.displayWidth(name)) : " ".repeat(width)
        return `${margin}${left}${paint(line)}`
      })
    )
    .join("\n")
}

/** Labelled values as a person reads them: the labels recede. */
export const factRows = (
  { columns, paint }: Pick<Layout, "columns" | "paint">,
  entries: ReadonlyArray<Row>,
  indent = 0
) => rows(entries, { columns, indent, label: paint.dim })

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
  /**
   * Cut down to this many characters where the terminal is narrow; without it never cut: the column names the thing.
   */
  readonly least?: number
  /** Left out where nothing else helps. */
  readonly optional?: boolean
}

/** The text of a cell, and its colour. */
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
 * A table under its headings that fits `width` terminal cells as far as it may: what has a shorter form takes it, then
 * what is optional is cut or left out, then what may be cut is cut. A column without a value in any line is not shown.
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
