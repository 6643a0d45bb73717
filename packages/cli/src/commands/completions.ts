import { Effect } from "effect"
import { Command } from "effect/cli"
import { completionScript } from "../help/completionScript.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"

const shells = [
  ["bash", "source <(radicar completions bash)", "In ~/.bashrc"],
  ["zsh", "source <(radicar completions zsh)", "In ~/.zshrc, behind compinit"],
  ["fish", "radicar completions fish > ~/.config/fish/completions/radicar.fish", "Once"]
] as const

const completionsOf = ([shell, command, description]: (typeof shells)[number]) =>
  Command.make(
    shell,
    {},
    Effect.fn(`completions ${shell}`)(function* () {
      const output = yield* Output
      yield* output.document(`${yield* completionScript(shell)}\n`)
    }, reporting("document"))
  ).pipe(
    Command.withDescription(`The completion script for ${shell}`),
    Command.withExamples([{ command, description }])
  )

/** `radicar completions`: has a shell complete commands and flags. */
export const completions = Command.make("completions").pipe(
  Command.withDescription("Print the script that has a shell complete commands and flags"),
  Command.withSubcommands(shells.map(completionsOf))
)
