import type { Language } from "@radicar/domain/inner/rules/Language"
import { deflatePart, emptyFile, type FilePart, type FileSoFar, ZipWriter } from "@radicar/zip/inner/zip"
import { deflateRawSync } from "node:zlib"
import { type CellText, type Column, type ColumnKind, headings } from "./Column.ts"

/** Maximum number of rows in a sheet that Excel opens, headings included. */
const maximumRows = 1_048_576

/** Inflated size of a sheet in octets above which further rows go to another sheet; far below ZIP's limit of 4 GiB. */
const FULL_SHEET = 3 * 1024 ** 3

/** Maximum number of characters in a cell. */
const longestText = 32_767

const formats: Readonly<Record<ColumnKind | "heading", { readonly style: number; readonly width: number }>> = {
  text: { style: 5, width: 22 },
  amount: { style: 1, width: 16 },
  date: { style: 2, width: 12 },
  moment: { style: 3, width: 20 },
  heading: { style: 4, width: 0 }
}

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml"
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/**
 * Format of a cell, by the ids of its number format and font. Number formats below 164 are built in: 4 is `#,##0.00`,
 * 49 is text.
 */
const cellFormat = (numberFormat: number, font: number): string =>
  `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** Cell formats, indexed by the styles in {@link formats}: general, amount, date, moment, heading, text. */
const cellFormats = [
  cellFormat(0, 0),
  cellFormat(4, 0),
  cellFormat(164, 0),
  cellFormat(165, 0),
  cellFormat(49, 1),
  cellFormat(49, 0)
]

const styles = [
  `${declaration}<styleSheet xmlns="${spreadsheet}">`,
  String.raw`<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/>`,
  String.raw`<numFmt numFmtId="165" formatCode="yyyy\-mm\-dd\ hh:mm:ss"/></numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length}">${cellFormats.join("")}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
].join("")

/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- these characters are the subject
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" }

/** Form of texts that {@link xmlText} has to change. */
// oxlint-disable-next-line no-control-regex -- they are to be found
const marked = /[&<>\r_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/u

/**
 * Escapes a text for XML. Excel would read `_x0041_` as the character with that code, so its first underscore is
 * escaped.
 */
const xmlText = (text: string): string =>
  marked.test(text)
    ? text
        .toWellFormed()
        .replaceAll(unwritable, "\ufffd")
        .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, "_x005F_")
        .replaceAll(/[&<>\r]/gu, (character) => escapes[character] ?? character)
    : text

const dayMillis = 86_400_000

/** Day 0 of Excel's calendar. */
const dayZero = Date.UTC(1899, 11, 30)

/**
 * A date or moment as Excel stores it: the number of days, with the time as a fraction. Some readers cut a moment to
 * seconds, so the fraction has twelve digits, which differ from the second by less than a microsecond.
 */
const serial = (text: string, kind: ColumnKind): string => {
  const days = (Date.parse(`${text.slice(0, 10)}T00:00:00Z`) - dayZero) / dayMillis
  if (kind === "date") return String(days)
  const time = Date.parse(`1970-01-01T${text.slice(11)}Z`) / dayMillis
  return `${days}${time.toFixed(12).slice(1)}`
}

/** Letters of a column by its index from 0: A, Z, AA. */
const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26)

const textCell = (reference: string, style: number, text: string): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`

const cell = (reference: string, kind: ColumnKind, value: CellText): string => {
  if (value === undefined || value === "") return ""
  const { style } = formats[kind]
  if (kind === "text") return textCell(reference, style, value)
  return `<c r="${reference}" s="${style}"><v>${kind === "amount" ? value : serial(value, kind)}</v></c>`
}

/** Place of rows in a sheet. */
export interface SheetPlace {
  /** Number of the first row; the headings are row 1. */
  readonly row: number
  /** The sheet up to these rows. */
  readonly file: FileSoFar
}

/**
 * Writes rows of a sheet, compressed. Amounts keep every digit, and no text becomes a formula. The place is the only
 * state, so each part may be written in another thread.
 */
export const sheetRows = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>,
  place: SheetPlace
): FilePart => {
  const named = columns.map((column, index) => ({ ...column, letter: letters(index) }))
  const xml = rows.map((row, index) => {
    const number = place.row + index
    const cells = named.map(({ kind, letter, valueOf }) => cell(`${letter}${number}`, kind, valueOf(row)))
    return `<row r="${number}">${cells.join("")}</row>`
  })
  return deflatePart(Buffer.from(xml.join(""), "utf8"), place.file)
}

/** Beginning of a sheet: column widths and fixed headings. */
const sheetBegin = (columns: ReadonlyArray<Pick<Column<never>, "kind" | "name">>, language: Language): string => {
  const widths = columns.map(
    ({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${formats[kind].width}" customWidth="1"/>`
  )
  const names = headings(columns, language).map((name, index) =>
    textCell(`${letters(index)}1`, formats.heading.style, name)
  )
  return `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols><sheetData><row r="1">${names.join("")}</row>`
}

/**
 * Shared strings: none, since cells contain their texts. When Apache POI 5.5.1 closes a workbook that lacks the part,
 * it adds the relationship alone. Other readers then refuse the workbook.
 */
const sharedStrings = `${declaration}<sst xmlns="${spreadsheet}" count="0" uniqueCount="0"/>`

const sheetEnd = "</sheetData></worksheet>"

const sheetPath = (number: number): string => `worksheets/sheet${number}.xml`

/**
 * Writes an XLSX file sheet by sheet and part by part without holding it in memory. Each method returns the octets to
 * append. Rows come from {@link sheetRows}.
 */
export class Workbook {
  readonly #zip = new ZipWriter()
  readonly #columns: ReadonlyArray<Pick<Column<never>, "kind" | "name">>
  readonly #language: Language
  readonly #name: string
  readonly #maximumRows: number
  #sheets = 0
  #place: SheetPlace = { row: 1, file: emptyFile }

  /**
   * `name` is the name of the sheets, at most 25 characters; `rows` is the maximum number of rows in a sheet, headings
   * included.
   */
  constructor(
    columns: ReadonlyArray<Pick<Column<never>, "kind" | "name">>,
    {
      language,
      name,
      rows = maximumRows
    }: { readonly language: Language; readonly name: string; readonly rows?: number }
  ) {
    this.#columns = columns
    this.#language = language
    this.#name = name
    this.#maximumRows = rows
  }

  /** Place of the next rows. */
  get place(): SheetPlace {
    return this.#place
  }

  /** Number of rows that still fit into the current sheet. */
  get room(): number {
    return this.#place.file.length >= FULL_SHEET ? 0 : this.#maximumRows - this.#place.row + 1
  }

  #part({ deflated, file }: FilePart, rows: number): Uint8Array {
    this.#place = { row: this.#place.row + rows, file }
    return this.#zip.add(deflated)
  }

  /** Begins the first sheet, or ends a full one and begins the next. */
  nextSheet(): Uint8Array {
    const before = this.#sheets === 0 ? Buffer.alloc(0) : this.#endSheet()
    this.#sheets += 1
    this.#place = { row: 1, file: emptyFile }
    const begin = Buffer.concat(this.#zip.begin(`xl/${sheetPath(this.#sheets)}`))
    const head = Buffer.from(sheetBegin(this.#columns, this.#language), "utf8")
    return Buffer.concat([before, begin, this.#part(deflatePart(head, emptyFile), 1)])
  }

  /** Adds rows that were written for {@link Workbook.place}. */
  add(part: FilePart, rows: number): Uint8Array {
    return this.#part(part, rows)
  }

  #endSheet(): Uint8Array {
    const last = this.#part(deflatePart(Buffer.from(sheetEnd, "utf8"), this.#place.file), 0)
    return Buffer.concat([last, ...this.#zip.close(this.#place.file)])
  }

  /** Ends the last sheet and the file. */
  finish(): Uint8Array {
    const numbers = Array.from({ length: this.#sheets }, (_, index) => index + 1)
    const sheets = numbers.map(
      (number) =>
        `<sheet name="${number === 1 ? this.#name : `${this.#name} ${number}`}" sheetId="${number}" r:id="rId${number}"/>`
    )
    const overrides = numbers.map(
      (number) => `<Override PartName="/xl/${sheetPath(number)}" ContentType="${types}.worksheet+xml"/>`
    )
    const links = numbers.map(
      (number) => `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="${sheetPath(number)}"/>`
    )
    const file = (name: string, content: string): Uint8Array => {
      const bytes = Buffer.from(content, "utf8")
      return Buffer.concat(this.#zip.file({ name, bytes }, deflateRawSync(bytes)))
    }
    return Buffer.concat([
      this.#endSheet(),
      file("xl/styles.xml", styles),
      file("xl/sharedStrings.xml", sharedStrings),
      file(
        "xl/workbook.xml",
        `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>${sheets.join("")}</sheets></workbook>`
      ),
      file(
        "xl/_rels/workbook.xml.rels",
        `${declaration}<Relationships xmlns="${packages}/relationships">${links.join("")}<Relationship Id="styles" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="strings" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
      ),
      file(
        "_rels/.rels",
        `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
      ),
      file(
        "[Content_Types].xml",
        `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>${overrides.join("")}</Types>`
      ),
      ...this.#zip.end()
    ])
  }
}
