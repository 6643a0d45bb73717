import { CliOutput } from "effect/cli"
import type { Layout } from "./Layout.ts"
import { wrap } from "./wrap.ts"

/**
 * One labelled value; `undefined` and empty values leave the row out. Colour is put on when it is laid out: in the value
 * itself it would be shown as the control characters that it is made of.
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
