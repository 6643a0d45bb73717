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

/** Prints a line for each value that is picked from rounds, by its name; ratios have three digits. */
export const printRows = <A>(rounds: ReadonlyArray<A>, picks: Readonly<Record<string, (round: A) => number>>): void => {
  for (const [name, pick] of Object.entries(picks)) {
    console.log(row(name, rounds.map(pick), /\bratio\b/u.test(name) ? 3 : 1))
  }
}
