import { Config, Effect } from "effect"

const environment = Config.all({
  noColor: Config.String("NO_COLOR").pipe(Config.withDefault("")),
  term: Config.String("TERM").pipe(Config.withDefault(""))
})

/** Whether to use colour: only on terminals, unless NO_COLOR has a value (no-color.org) or the terminal is `dumb`. */
export const colourWanted = (isTerminal: boolean): Effect.Effect<boolean> =>
  Effect.map(Effect.orDie(environment), ({ noColor, term }) => isTerminal && noColor === "" && term !== "dumb")

/** Emphasises text, or returns it unchanged without colour. */
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

/** Makes emphasis with ANSI escapes, or without effect. */
export const paint = (colour: boolean): Paint =>
  colour
    ? { bold: ansi(1), dim: ansi(2), red: ansi(31), green: ansi(32), yellow: ansi(33) }
    : { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }
