import { Effect } from "effect"
import { Command } from "effect/cli"
import { describeCommand } from "../flags/flags.ts"
import { CommandLine } from "../help/CommandLine.ts"
import { Output, reporting } from "../output/Output.ts"

const shells = [
  {
    shell: "bash",
    example: { command: "source <(radicar completions bash)", en: "In ~/.bashrc", es: "En ~/.bashrc" }
  },
  {
    shell: "zsh",
    example: {
      command: "source <(radicar completions zsh)",
      en: "In ~/.zshrc, after compinit",
      es: "En ~/.zshrc, después de compinit"
    }
  },
  {
    shell: "fish",
    example: {
      command: "radicar completions fish > ~/.config/fish/completions/radicar.fish",
      en: "Once",
      es: "Una vez"
    }
  }
] as const

const completionsOf = ({ example, shell }: (typeof shells)[number]) =>
  Command.make(
    shell,
    {},
    Effect.fn(`completions ${shell}`)(function* () {
      const output = yield* Output
      const commandLine = yield* CommandLine
      yield* output.document(`${commandLine.completions(shell, output.language)}\n`)
    }, reporting("document"))
  ).pipe(
    describeCommand({
      en: `The completion script for ${shell}`,
      es: `El script de autocompletado para ${shell}`,
      examples: [example]
    })
  )

/** `radicar completions`: prints a script for completing commands and flags in a shell. */
export const completionsCommand = Command.make("completions").pipe(
  describeCommand({
    en: "Print the shell completion script",
    es: "Imprime el script de autocompletado del shell"
  }),
  Command.withSubcommands(shells.map(completionsOf))
)
