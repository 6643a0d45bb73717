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

/** A column of a table. */
export interface Column<Row> {
  /** Name for programs; unique in its table. */
  readonly key: string
  /** Heading of the column. */
  readonly name: Localized
  readonly kind: ColumnKind
  readonly valueOf: (row: Row) => CellText
}

/** The headings of a table. */
export const headings = (columns: ReadonlyArray<Pick<Column<never>, "name">>, language: Language) =>
  columns.map(({ name }) => name[language])
