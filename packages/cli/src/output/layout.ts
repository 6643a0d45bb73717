import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { CliOutput } from "effect/cli"
import type { Paint } from "./Paint.ts"

/** Layout of text for a person: width in terminal cells, emphasis and language. */
export interface Layout {
  readonly columns: number
  readonly paint: Paint
  readonly say: (text: Localized) => string
}

/**
 * Makes foreign text safe to show on a terminal. Control characters, which could move the cursor or hide something,
 * become visible escapes; line ends are kept.
 */
export const printable = (text: string): string =>
  text.replaceAll(
    // oxlint-disable-next-line no-control-regex -- control characters are what this is about
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`
  )

/**
 * Wraps text at blanks into lines of at most `width` terminal cells. A wider word, such as a key, stays whole on a
 * separate line, so that it can be copied.
 */
export const wrapText = (text: string, width: number): ReadonlyArray<string> =>
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
 * One labelled value. A row with an `undefined` or empty value is omitted. Colour is applied during layout: inside the
 * value it would be shown as escaped control characters.
 */
export type Entry = readonly [label: string, value: string | undefined, paint?: ((text: string) => string) | undefined]

/** Options for laying out rows. */
export interface RowsOptions {
  readonly columns: number
  /** Number of blanks before every line. */
  readonly indent?: number | undefined
  readonly label?: (text: string) => string
}

/** Lays out labels in one column and values in the next, where they are wrapped. */
export const rows = (entries: ReadonlyArray<Entry>, { columns, indent = 0, label = (text) => text }: RowsOptions) => {
  const filled = entries.filter(([, value]) => value !== undefined && value !== "")
  const width = Math.max(0, ...filled.map(([name]) => CliOutput.displayWidth(name))) + 2
  const margin = " ".repeat(indent)
  return filled
    .flatMap(([name, value = "", paint = (text: string) => text]) =>
      wrapText(value, columns - indent - width).map((line, index) => {
        const left = index === 0 ? label(name) + " ".repeat(width - CliOutput.displayWidth(name)) : " ".repeat(width)
        return `${margin}${left}${paint(line)}`
      })
    )
    .join("\n")
}

/** A {@link Entry} whose label may be in both languages. */
export type LocalizedEntry = readonly [
  label: string | Localized,
  ...rest: Entry extends readonly [string, ...infer Rest] ? Rest : never
]

const labelIn = (label: string | Localized, { say }: Pick<Layout, "say">): string =>
  typeof label === "string" ? label : say(label)

/** Lays out labelled values, with dimmed labels in the reader's language. */
export const factRows = (
  { columns, indent, paint, say }: Layout & { readonly indent?: number },
  facts: ReadonlyArray<LocalizedEntry>
): string => {
  const entries = facts.map(([label, ...rest]): Entry => [labelIn(label, { say }), ...rest])
  return rows(entries, { columns, indent, label: paint.dim })
}

/** A text followed by a secret that is shown once, whole on a separate line to be copied. */
export const withSecret = (text: string, title: Localized, secret: string | undefined, { say }: Layout): string =>
  secret === undefined ? text : [text, "", say(title), secret].join("\n")

/** Formats a moment of ISO 8601 in Colombian time, to the second. */
export const localMoment = (moment: string): string =>
  fromEpochMillis(Date.parse(moment)).toString().slice(0, 19).replace("T", " ")

/** Formats a moment of ISO 8601 without changing its zone, to the minute. */
export const toMinute = (moment: string): string => moment.slice(0, 16).replace("T", " ")

/** Shortens a formatted moment: without year and seconds, for a narrow table. */
export const shortMoment = (moment: string): string => moment.slice(5, 16)

/** A column of a table. */
export interface TextColumn {
  readonly heading: string
  readonly align?: "right"
  /** Shortens a text without losing information; applied before anything is cut. */
  readonly shorter?: (text: string) => string
  /**
   * Minimum width in characters to which the column may be cut on a narrow terminal. Without it the column is never
   * cut, because it identifies the item.
   */
  readonly least?: number
  /** Whether the column may be omitted as a last resort. */
  readonly optional?: boolean
}

/** Text of a cell, with its colour. */
export type TextCell = string | undefined | readonly [text: string, paint: (text: string) => string]

const GAP = 2

const textOf = (cell: TextCell): string =>
  cell === undefined ? "" : printable(typeof cell === "string" ? cell : cell[0])
const plain = (text: string): string => text
const paintOf = (cell: TextCell) => (cell === undefined || typeof cell === "string" ? plain : cell[1])

const cut = (text: string, width: number): string =>
  CliOutput.displayWidth(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`

/** Determines the width and the form of each column: whole, shortened, or omitted. */
const laidOut = (columns: ReadonlyArray<TextColumn>, cells: ReadonlyArray<ReadonlyArray<string>>, width: number) => {
  const widest = (column: TextColumn, index: number, of = plain) =>
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
  let visible = plan.filter(({ index }) => cells.some((line) => line[index] !== ""))
  const excess = () => visible.reduce((sum, { wide }) => sum + wide + GAP, -GAP) - width
  for (const each of visible.toReversed()) {
    if (excess() <= 0 || each.column.shorter === undefined) continue
    each.of = each.column.shorter
    each.wide = widest(each.column, each.index, each.of)
  }
  const cutDown = (isOptional: boolean) => {
    for (const each of visible.toSorted((left, right) => right.wide - left.wide)) {
      const { least, optional = false } = each.column
      if (excess() <= 0 || least === undefined || optional !== isOptional) continue
      each.wide = Math.max(Math.min(least, each.wide), each.wide - excess())
    }
  }
  cutDown(true)
  for (const each of visible.toReversed()) {
    if (excess() > 0 && each.column.optional === true) visible = visible.filter((other) => other !== each)
  }
  cutDown(false)
  // use the room of an omitted column
  for (const each of visible) {
    if (excess() < 0 && each.of === plain) each.wide = Math.min(each.natural, each.wide - excess())
  }
  return visible
}

/**
 * Lays out a table with headings that fits `width` terminal cells if possible. Columns are first shortened, then
 * optional ones are cut or omitted, then others are cut. A column without any value is omitted.
 */
export const layOutTable = (
  columns: ReadonlyArray<TextColumn>,
  lines: ReadonlyArray<ReadonlyArray<TextCell>>,
  { columns: width, paint }: { readonly columns: number; readonly paint: { readonly dim: (text: string) => string } }
): string => {
  const cells = lines.map((line) => line.map(textOf))
  const visible = laidOut(columns, cells, width)
  const written = (texts: ReadonlyArray<string>, paints: ReadonlyArray<(text: string) => string>) =>
    visible
      .map(({ column, index, wide }, place) => {
        const text = cut(texts[index] ?? "", wide)
        const blanks = " ".repeat(wide - CliOutput.displayWidth(text))
        const coloured = text === "" ? "" : (paints[index] ?? plain)(text)
        const isLast = place === visible.length - 1
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
      const short = texts.map((text, index) => visible.find((each) => each.index === index)?.of(text) ?? text)
      return written(
        short,
        (lines[row] ?? []).map((cell) => paintOf(cell))
      )
    })
  ].join("\n")
}

/** A column of a list, with a function that returns the cell of an item. */
export interface ItemColumn<A> extends Omit<TextColumn, "heading"> {
  readonly heading: string | Localized
  readonly cell: (item: A) => TextCell
}

type ItemColumns<A> = (layout: Layout) => ReadonlyArray<ItemColumn<A>>

/** Writes items as a table, one per line; `none` if there are no items. */
export const listText =
  <A>(none: Localized, columnsIn: ItemColumns<A>) =>
  (items: ReadonlyArray<A>, layout: Layout): string => {
    if (items.length === 0) return layout.say(none)
    const columns = columnsIn(layout).map((column) => ({ ...column, heading: labelIn(column.heading, layout) }))
    const lines = items.map((item) => columns.map(({ cell }) => cell(item)))
    return layOutTable(columns, lines, layout)
  }

/** Writes a page of items like {@link listText}, with the command for the next page. */
export const pageText = <A>(none: Localized, columnsIn: ItemColumns<A>) => {
  const text = listText(none, columnsIn)
  return ({ items, next }: { readonly items: ReadonlyArray<A>; readonly next?: string }, layout: Layout): string => {
    const { paint, say } = layout
    const more =
      next === undefined ? "" : `\n${paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))}`
    return text(items, layout) + more
  }
}
