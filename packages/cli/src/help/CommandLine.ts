import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Console, Context, Effect, Layer, Option } from "effect"
import { CliConfig, Command, Completions, GlobalFlag } from "effect/cli"
import { describe } from "../flags/flags.ts"
import { resolveLanguage } from "../output/Output.ts"

type Described = Readonly<Record<"description", string | undefined>>

const describedIn =
  (language: Language) =>
  <A extends Described>(item: A): A => ({
    ...item,
    description: item.description === undefined ? undefined : textIn(item.description, language)
  })

/** The description of a command and of everything below it in one language. */
const commandIn = (command: Completions.CommandDescriptor, language: Language): Completions.CommandDescriptor => ({
  ...describedIn(language)(command),
  flags: command.flags.map(describedIn(language)),
  arguments: command.arguments.map(describedIn(language)),
  subcommands: command.subcommands.map((each) => commandIn(each, language))
})

const completionsOf = (command: Command.Command.Any, shell: Completions.Shell, language: Language): string =>
  Completions.generate(command.name, shell, commandIn(Completions.fromCommand(command), language))

/** The whole command line, for the command that prints completions of all commands. */
export class CommandLine extends Context.Service<
  CommandLine,
  {
    /** Script for completing commands and flags in a shell, with descriptions in a language. */
    readonly completions: (shell: Completions.Shell, language: Language) => string
  }
>()("@radicar/cli/help/CommandLine") {
  static readonly layer = (command: Command.Command.Any) =>
    Layer.succeed(this, this.of({ completions: (shell, language) => completionsOf(command, shell, language) }))
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
        Option.isNone(shell)
          ? Effect.void
          : Effect.flatMap(resolveLanguage(Option.none()), (language) =>
              Console.log(completionsOf(command, shell.value, language))
            )
    })
  ]
})
