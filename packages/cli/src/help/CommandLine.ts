import { textIn } from "@radicar/domain/inner/rules/Language"
import { Console, Context, Effect, Layer, Option } from "effect"
import { CliConfig, Command, Completions, GlobalFlag } from "effect/cli"
import { describe } from "../flags/flags.ts"

const english = (text: string | undefined): string | undefined => (text === undefined ? undefined : textIn(text, "en"))

const inEnglish = (command: Completions.CommandDescriptor): Completions.CommandDescriptor => ({
  ...command,
  description: english(command.description),
  flags: command.flags.map((flag) => ({ ...flag, description: english(flag.description) })),
  arguments: command.arguments.map((argument) => ({ ...argument, description: english(argument.description) })),
  subcommands: command.subcommands.map(inEnglish)
})

const completionsOf = (command: Command.Command.Any, shell: Completions.Shell): string =>
  Completions.generate(command.name, shell, inEnglish(Completions.fromCommand(command)))

/** The whole command line, for the command that prints completions of all commands. */
export class CommandLine extends Context.Service<
  CommandLine,
  {
    /** Script for completing commands and flags in a shell. */
    readonly completions: (shell: Completions.Shell) => string
  }
>()("@radicar/cli/help/CommandLine") {
  static readonly layer = (command: Command.Command.Any) =>
    Layer.succeed(this, this.of({ completions: (shell) => completionsOf(command, shell) }))
}

const { Completions: completions, Help: help, Version: version } = GlobalFlag

/** Flags that Effect adds to every command, described in both languages. */
export const builtIns = CliConfig.layer({
  builtIns: [
    GlobalFlag.Action({
      flag: help.flag.pipe(describe({ en: "Show help information", es: "Muestra la ayuda" })),
      run: help.run
    }),
    GlobalFlag.Action({
      flag: version.flag.pipe(describe({ en: "Show version information", es: "Muestra la versión" })),
      run: version.run
    }),
    GlobalFlag.Action({
      flag: completions.flag.pipe(
        describe({ en: "Print shell completion script", es: "Imprime el script de autocompletado" })
      ),
      run: (shell, { command }) =>
        Option.isNone(shell) ? Effect.void : Console.log(completionsOf(command, shell.value))
    })
  ]
})
