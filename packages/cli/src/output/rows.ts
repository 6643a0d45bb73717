import { CliOutput } from "effect/cli"
import { wrap } from "./wrap.ts"

/** One labelled value; `undefined` and empty values leave the row out. */
export type Row = readonly [label: string, value: string | undefined]

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
    .flatMap(([name, value = ""]) =>
      wrap(value, columns - indent - width).map((line, index) => {
        const left = index === 0 ? label(name) + " ".repeat(width - CliOutput.displayWidth(name)) : " ".repeat(width)
        return `${margin}${left}${line}`
      })
    )
    .join("\n")
}
