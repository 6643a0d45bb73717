import type { CellText, Column, ColumnKind } from "./Column.ts"

/** Widths of dates and moments in characters, and the least widths of other values. */
const leastWidths: Readonly<Record<ColumnKind, number>> = { text: 6, amount: 12, date: 12, moment: 20 }

/** Maximum width of a column of texts, in characters. */
const widestText = 60

/** Width of a column whose texts are codes that nobody reads, such as a CUFE with its 96 digits. */
const codeWidth = 22

/** Characters that a heading needs for the button of its filter. */
const filterButton = 3

/** Characters that a total may have more than the largest amount: three digits and a separator. */
const totalDigits = 4

/** Characters of an amount as `#,##0.00` shows it. */
const amountLength = (amount: string): number => {
  const [integer = ""] = amount.split(".")
  return integer.length + Math.floor((integer.length - 1) / 3) + 3
}

const textLength = (text: string): number =>
  text.length <= widestText ? text.length : text.includes(" ") ? widestText : codeWidth

const lengthOf = (kind: ColumnKind, value: CellText): number => {
  if (value === undefined || value === "") return 0
  if (kind === "amount") return amountLength(value) + totalDigits
  return kind === "text" ? textLength(value) : 0
}

/**
 * Width of a column in characters, by its heading and the values in the first rows of the sheet. A sheet states its
 * widths before its rows, so later rows cannot change them.
 */
export const columnWidth = <Row>(
  { kind, valueOf, wordOf = valueOf }: Column<Row>,
  heading: string,
  rows: ReadonlyArray<Row>
): number => {
  let longest = Math.max(leastWidths[kind], heading.length + filterButton)
  for (const row of rows) longest = Math.max(longest, lengthOf(kind, wordOf(row)))
  // capitals are wider than digits, by which a width is counted
  return Math.ceil(longest * 1.1) + 1
}
