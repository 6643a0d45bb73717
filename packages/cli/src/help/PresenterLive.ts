import { Console, Effect, Layer, Stdio, Terminal } from "effect"
import { type CliError, CliOutput } from "effect/cli"
import { colourWanted } from "../output/colourWanted.ts"
import { paint } from "../output/Paint.ts"
import { wrap } from "../output/wrap.ts"
import { helpText } from "./helpText.ts"

const mistake = (error: CliError.CliError): ReadonlyArray<string> =>
  wrap(error.message.trim().replace(/Expected: Schema validation failed:\s*(?:expected )?/iu, "Expected "), 80)

/**
 * Help and version are data and go to standard output. A command line that cannot be understood is answered on standard
 * error, in a few lines that name the mistake: the whole help would push it off the screen.
 */
const make = Effect.gen(function* () {
  const stdio = yield* Stdio.Stdio
  const isTerminal = yield* stdio.stdoutIsTerminal
  const width = isTerminal ? yield* (yield* Terminal.Terminal).columns : 0
  const layout = {
    columns: width === 0 ? 80 : Math.min(Math.max(width, 40), 100),
    paint: paint(yield* colourWanted(isTerminal))
  }
  const presenter: CliOutput.Presenter = {
    present: (event) => {
      switch (event._tag) {
        case "Help":
          return Console.log(helpText(event.helpDoc, layout))
        case "Version":
          return Console.log(`${event.name} ${event.version}`)
        case "InvalidInvocation":
          return Console.error(
            [
              ...event.errors.flatMap(mistake),
              "",
              `Usage  ${event.helpDoc.usage}`,
              `More   ${event.commandPath.join(" ")} --help`
            ].join("\n")
          )
      }
    }
  }
  return presenter
})

/** What `effect/cli` says by itself, in the form of this command line. */
export const PresenterLive = Layer.effect(CliOutput.Presenter, make)
