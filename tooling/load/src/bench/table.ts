import { spread } from "./measure.ts"

const column = (value: number, digits: number): string => value.toFixed(digits).padStart(11)

/** Formats the head of a table whose lines {@link row} makes. */
export const heading = (title: string): string =>
  `${title.padEnd(44)}${["minimum", "median", "maximum"].map((name) => name.padStart(11)).join("")}`

/** Formats a line with minimum, median and maximum of values. */
export const row = (name: string, values: ReadonlyArray<number>, digits = 1): string => {
  const { maximum, median, minimum } = spread(values)
  return `${name.padEnd(44)}${column(minimum, digits)}${column(median, digits)}${column(maximum, digits)}`
}
