import type { Language } from "@radicar/domain/inner/rules/Language"
import { deflatePart, type FileSoFar } from "@radicar/zip/inner/zip"
import { type Column, headings } from "./Column.ts"
import { columnWidth } from "./columnWidths.ts"
import { cell, declaration, headingCell, letters, spreadsheet } from "./sheetCells.ts"
import { addUpRows, type SheetSums, totalRows } from "./sheetTotals.ts"

/** Place of rows in a sheet. */
export interface SheetPlace {
  /** Number of the next row. Row 1 is that of the headings, which come with the first rows. */
  readonly row: number
  /** The sheet up to these rows. */
  readonly file: FileSoFar
  /** Sums of the amounts up to these rows. */
  readonly sums: SheetSums
  /** Language of headings and totals. */
  readonly language: Language
}

/** Compressed rows, and the place after them. */
export interface SheetPart {
  /** Complete blocks of raw DEFLATE; the parts of a sheet are joined in their order. */
  readonly deflated: Uint8Array
  readonly place: SheetPlace
}

/** Beginning of a sheet: column widths by the first rows, and fixed headings. */
const sheetBegin = <Row>(columns: ReadonlyArray<Column<Row>>, rows: ReadonlyArray<Row>, language: Language): string => {
  const names = headings(columns, language)
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${columnWidth(column, names[index] ?? "", rows)}" customWidth="1"/>`
  )
  const cells = names.map((name, index) => headingCell(`${letters(index)}1`, name))
  return `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols><sheetData><row r="1">${cells.join("")}</row>`
}

const partOf = (xml: string, { file, ...place }: SheetPlace): SheetPart => {
  const part = deflatePart(Buffer.from(xml, "utf8"), file)
  return { deflated: part.deflated, place: { ...place, file: part.file } }
}

/**
 * Writes rows of a sheet, compressed; before the first ones the headings. Amounts keep every digit, and no text becomes
 * a formula. The place is the only state, so each part may be written in another thread.
 */
export const sheetRows = <Row>(
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>,
  place: SheetPlace
): SheetPart => {
  const begin = place.row === 1 ? sheetBegin(columns, rows, place.language) : ""
  const first = Math.max(place.row, 2)
  const named = columns.map((column, index) => ({ ...column, letter: letters(index) }))
  const xml = rows.map((row, index) => {
    const number = first + index
    const cells = named.map(({ kind, letter, valueOf, wordOf = valueOf }) =>
      cell(`${letter}${number}`, kind, wordOf(row))
    )
    return `<row r="${number}">${cells.join("")}</row>`
  })
  const sums = addUpRows(columns, rows, place.sums)
  return partOf(`${begin}${xml.join("")}`, { ...place, row: first + rows.length, sums })
}

/** Last row whose cells offer the choices of their column. */
const lastChoice = 50_001

/** Lists of choices of the columns that have some. Other values are allowed. */
const choicesOf = (columns: ReadonlyArray<Column<never>>): string => {
  const lists = columns.flatMap(({ choices }, index) =>
    choices === undefined
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" sqref="${letters(index)}2:${letters(index)}${lastChoice}"><formula1>${choices}</formula1></dataValidation>`
        ]
  )
  return lists.length === 0 ? "" : `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>`
}

/** End of a sheet: totals, the filter over the table, whose range is also returned, and the choices of its cells. */
export const sheetEnd = (columns: ReadonlyArray<Column<never>>, place: SheetPlace) => {
  const { language, row, sums } = place
  const lastRow = row - 1
  const lastColumn = letters(columns.length - 1)
  const totals = totalRows(columns, sums, { language, lastRow })
  const xml = `${totals}</sheetData><autoFilter ref="A1:${lastColumn}${lastRow}"/>${choicesOf(columns)}</worksheet>`
  return { part: partOf(xml, place), table: `$A$1:$${lastColumn}$${lastRow}` }
}
