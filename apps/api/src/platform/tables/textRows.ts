import type { Language } from "@radicar/domain/inner/rules/Language"
import { type CellText, type Column, type ColumnKind, headings } from "./Column.ts"

/** Byte order mark: without it, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff"

/** Beginnings of a text that a spreadsheet reads as a formula, full-width forms included (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r＝＋－＠]/u

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell of a CSV row (RFC 4180). A leading apostrophe keeps spreadsheets from reading a text as a formula. */
const cell = (value: CellText, kind: ColumnKind): string => {
  if (value === undefined) return ""
  return quoted(kind === "text" && formula.test(value) ? `'${value}` : value)
}

const line = (cells: ReadonlyArray<string>): string => `${cells.join(",")}\r\n`

/** Begins a CSV file: byte order mark and headings. */
export const csvBegin = (columns: ReadonlyArray<Pick<Column<never>, "name">>, language: Language): string =>
  BYTE_ORDER_MARK + line(headings(columns, language).map((name) => cell(name, "text")))

/** Writes rows of a CSV file (RFC 4180). */
export const csvRows = <Row>(columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>): string =>
  rows.map((row) => line(columns.map(({ kind, valueOf }) => cell(valueOf(row), kind)))).join("")

/** A cell as a JSON value. Amounts are numbers with every digit; an empty cell is `null`. */
const json = (value: CellText, kind: ColumnKind): string =>
  value === undefined ? "null" : kind === "amount" ? value : JSON.stringify(value)

/** Writes rows as JSON objects, one on each line, by the keys of the columns. */
export const jsonLines = <Row>(columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>): string => {
  const keys = columns.map(({ key }) => JSON.stringify(key))
  return rows
    .map((row) => {
      const fields = columns.map(({ kind, valueOf }, index) => `${keys[index]}:${json(valueOf(row), kind)}`)
      return `{${fields.join(",")}}\n`
    })
    .join("")
}
