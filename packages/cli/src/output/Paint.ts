import { Config, Effect } from "effect"

const environment = Config.all({
  noColor: Config.String("NO_COLOR").pipe(Config.withDefault("")),
  term: Config.String("TERM").pipe(Config.withDefault(""))
})

/** Colour on terminals only, unless NO_COLOR has a value (no-color.org) or the terminal is `dumb`. */
export const colourWanted = (isTerminal: boolean): Effect.Effect<boolean> =>
  Effect.map(Effect.orDie(environment), ({ noColor, term }) => isTerminal && noColor === "" && term !== "dumb")

/** Puts emphasis on text, or leaves it as it is where colour is not wanted. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
}

const ansi =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`

const plain = (text: string): string => text

/** ANSI escapes, or nothing. */
export const paint = (colour: boolean): Paint =>
  colour
    ? { bold: ansi(1), dim: ansi(2), red: ansi(31), green: ansi(32), yellow: ansi(33) }
    : { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }
