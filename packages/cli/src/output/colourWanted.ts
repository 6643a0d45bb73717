import { Config, Effect } from "effect"

const environment = Config.all({
  noColor: Config.String("NO_COLOR").pipe(Config.withDefault("")),
  term: Config.String("TERM").pipe(Config.withDefault(""))
})

/** Colour on terminals only, unless NO_COLOR has a value (no-color.org) or the terminal is `dumb`. */
export const colourWanted = (isTerminal: boolean): Effect.Effect<boolean> =>
  Effect.map(Effect.orDie(environment), ({ noColor, term }) => isTerminal && noColor === "" && term !== "dumb")
