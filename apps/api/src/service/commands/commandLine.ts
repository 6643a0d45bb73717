import { bilingual, type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Array, Console, Layer, Option } from "effect"
import { CliConfig, type CliError, CliOutput, Flag, GlobalFlag, type HelpDoc } from "effect/cli"
import { systemLanguage } from "../../platform/systemLanguage.ts"

/** Spanish for the headings and words of Effect's help. */
const headings: ReadonlyArray<readonly [RegExp, string]> = [
  [/^DESCRIPTION$/mu, "DESCRIPCIÓN"],
  [/^USAGE$/mu, "USO"],
  [/^FLAGS$/mu, "OPCIONES"],
  [/^GLOBAL FLAGS$/mu, "OPCIONES GLOBALES"],
  [/^SUBCOMMANDS$/mu, "COMANDOS"],
  [/<subcommand>/u, "<comando>"],
  [/\[flags\]/u, "[opciones]"],
  [/\(choices: /u, "(valores: "]
]

const formatter = CliOutput.defaultFormatter({ colors: false })

/** Help in one language; the texts of commands and flags contain both. */
const helpIn = (doc: HelpDoc.HelpDoc, language: Language): string => {
  const flags = (docs: ReadonlyArray<HelpDoc.FlagDoc>) =>
    docs.map((flag) => ({ ...flag, description: Option.map(flag.description, textOf) }))
  // Effect appends the values of a choice after both languages
  const textOf = (text: string): string => {
    const choices = / ?\(choices: [^()]*\)$/u.exec(text)?.[0] ?? ""
    return textIn(text.slice(0, text.length - choices.length), language) + choices
  }
  const help = formatter.formatHelpDoc({
    ...doc,
    description: textOf(doc.description),
    flags: flags(doc.flags),
    globalFlags: flags(doc.globalFlags ?? []),
    subcommands: (doc.subcommands ?? []).map((group) => ({
      ...group,
      commands: Array.map(group.commands, (command) => ({ ...command, description: textOf(command.description) }))
    }))
  })
  return language === "en" ? help : headings.reduce((text, [word, spanish]) => text.replace(word, spanish), help)
}

const suggestionText = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : `. ¿Quiso decir ${suggestions.join(", ")}?`

const inSpanish = (error: CliError.CliError): string => {
  switch (error._tag) {
    case "UnrecognizedOption":
      return `Opción desconocida: ${error.option}${suggestionText(error.suggestions)}`
    case "UnknownSubcommand":
      return `Comando desconocido: ${error.subcommand}${suggestionText(error.suggestions)}`
    case "UnexpectedArgument":
      return `Sobra en la línea de comandos: ${error.arguments.join(" ")}`
    case "InvalidValue":
      return `El valor "${error.value}" no sirve para --${error.option}. Se espera: ${error.expected}`
    default:
      return "No se entiende la línea de comandos."
  }
}

/** Prints help to standard output and errors to standard error, in the operator's language. */
const presenter: CliOutput.Presenter = {
  present: (event) => {
    const language = systemLanguage(process.env)
    switch (event._tag) {
      case "Help":
        return Console.log(helpIn(event.helpDoc, language))
      case "Version":
        return Console.log(`${event.name} ${event.version}`)
      case "InvalidInvocation":
        return Console.error(
          [
            ...event.errors.map((error) => (language === "es" ? inSpanish(error) : error.message)),
            `${event.commandPath.join(" ")} --help`
          ].join("\n")
        )
    }
  }
}

const described = <A>(flag: Flag.Flag<A>, text: Localized) => flag.pipe(Flag.withDescription(bilingual(text)))

/** Help, version and errors of `radicar-api`. */
export const commandLine = Layer.merge(
  CliOutput.layerPresenter(presenter),
  CliConfig.layer({
    builtIns: [
      GlobalFlag.Action({
        flag: described(GlobalFlag.Help.flag, { en: "Show help information", es: "Muestra la ayuda" }),
        run: GlobalFlag.Help.run
      }),
      GlobalFlag.Action({
        flag: described(GlobalFlag.Version.flag, { en: "Show version information", es: "Muestra la versión" }),
        run: GlobalFlag.Version.run
      })
    ]
  })
)
