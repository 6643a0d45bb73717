import type { Language, Localized } from "@radicar/domain/inner/rules/Language"

/** Value of a cell as text; `undefined` for an empty one. */
export type CellText = string | undefined

/**
 * Kind of a column's values.
 *
 * - `text`: any text, such as an identification.
 * - `amount`: a decimal, such as `119000.50`.
 * - `date`: `YYYY-MM-DD`.
 * - `moment`: `YYYY-MM-DD HH:MM:SS` on Colombian clocks.
 */
export type ColumnKind = "text" | "amount" | "date" | "moment"

/** Group of a column's amounts: one for all rows, or the word in another column of the table, by its key. */
type ColumnGroup = { readonly name: string } | { readonly key: string }

/** A column of a table. */
export interface Column<Row> {
  /** Name for programs; unique in its table. */
  readonly key: string
  /** Heading of the column. */
  readonly name: Localized
  readonly kind: ColumnKind
  readonly valueOf: (row: Row) => CellText
  /** Value in a workbook, where people read it in their language; `valueOf` if absent. */
  readonly wordOf?: (row: Row) => CellText
  /** Group, such as a currency or a book, by which a workbook adds up the amounts; without one, they have no total. */
  readonly group?: ColumnGroup
  /** Range with the values that a workbook offers in the cells of this column: `Lists!$A$2:$A$13`. */
  readonly choices?: string
}

/** The headings of a table. */
export const headings = (columns: ReadonlyArray<Pick<Column<never>, "name">>, language: Language) =>
  columns.map(({ name }) => name[language])
