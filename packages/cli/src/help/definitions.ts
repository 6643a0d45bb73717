import { CliOutput } from "effect/cli"
import { wrap } from "../output/wrap.ts"

/** A term and what it means. */
export interface Definition {
  readonly term: string
  readonly text: string
  readonly paint?: (term: string) => string
}

const widestTerm = 30

/**
 * Terms in one column, texts in the next. A term that would push all texts to the right stands on a line of its own with
 * its text below.
 */
export const definitions = (entries: ReadonlyArray<Definition>, columns: number): string => {
  const widths = entries.map(({ term }) => CliOutput.displayWidth(term))
  const column = Math.max(0, ...widths.filter((width) => width <= widestTerm)) + 4
  return entries
    .flatMap(({ paint = (term) => term, term, text }, index) => {
      const width = widths[index] ?? 0
      const [first = "", ...rest] = wrap(text, columns - column).map((line) => line)
      const continued = rest.map((line) => " ".repeat(column) + line)
      return width + 4 <= column
        ? [`  ${paint(term)}${" ".repeat(column - width - 2)}${first}`, ...continued]
        : [`  ${paint(term)}`, " ".repeat(column) + first, ...continued]
    })
    .map((line) => line.trimEnd())
    .join("\n")
}
