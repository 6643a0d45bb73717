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

/** Currency of a column's amounts: one code, or the code in another column of the table, by its key. */
type ColumnCurrency = { readonly code: string } | { readonly key: string }

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
  /** Currency in which a workbook adds up the amounts; without one, the column has no total. */
  readonly currency?: ColumnCurrency
}

/** The headings of a table. */
export const headings = (columns: ReadonlyArray<Pick<Column<never>, "name">>, language: Language) =>
  columns.map(({ name }) => name[language])
