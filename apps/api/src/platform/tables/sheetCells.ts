import type { CellText, ColumnKind } from "./Column.ts"

/** Maximum number of characters in a cell. */
const longestText = 32_767

/** Namespace of sheets, styles and shared texts. */
export const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

/** First line of every part of a workbook. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Indices of the cell formats in {@link styles}. */
const cellStyles = { amount: 1, date: 2, moment: 3, heading: 4, text: 5, total: 6 } as const

/** Alignment of amounts: one that is wider than its column is shown smaller, not as `####`. */
const shrinking = '<alignment shrinkToFit="1"/>'

/**
 * Format of a cell, by the ids of its number format and font. Number formats below 164 are built in: 4 is `#,##0.00`,
 * 49 is text.
 */
const cellFormat = (numberFormat: number, font: number, alignment = ""): string => {
  const attributes = `numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"`
  return alignment === "" ? `<xf ${attributes}/>` : `<xf ${attributes} applyAlignment="1">${alignment}</xf>`
}

/** Cell formats, indexed by {@link cellStyles}: general, amount, date, moment, heading, text, total. */
const cellFormats = [
  cellFormat(0, 0),
  cellFormat(4, 0, shrinking),
  cellFormat(164, 0),
  cellFormat(165, 0),
  cellFormat(49, 1),
  cellFormat(49, 0),
  cellFormat(4, 1, shrinking)
]

/** The part of a workbook with its formats. */
export const styles = [
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
export const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26)

const textCell = (reference: string, style: number, text: string): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`

/** A cell with a heading, or with the name of a total. */
export const headingCell = (reference: string, text: string): string => textCell(reference, cellStyles.heading, text)

/** A cell with a formula of amounts, and its value for readers that do not calculate. */
export const totalCell = (reference: string, formula: string, value: string): string =>
  `<c r="${reference}" s="${cellStyles.total}"><f>${xmlText(formula)}</f><v>${value}</v></c>`

/** A cell of a table; nothing if it is empty. */
export const cell = (reference: string, kind: ColumnKind, value: CellText): string => {
  if (value === undefined || value === "") return ""
  if (kind === "text") return textCell(reference, cellStyles.text, value)
  return `<c r="${reference}" s="${cellStyles[kind]}"><v>${kind === "amount" ? value : serial(value, kind)}</v></c>`
}
