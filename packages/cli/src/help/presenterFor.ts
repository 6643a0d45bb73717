import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Console, Effect, Layer, Option, Stdio, Terminal } from "effect"
import { CliError, CliOutput } from "effect/cli"
import { wrapText } from "../output/layout.ts"
import { resolveLanguage } from "../output/Output.ts"
import { colourWanted, paint } from "../output/Paint.ts"
import { helpText, usageIn } from "./helpText.ts"

const meant = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : `\n\n  ¿Quiso decir?\n    ${suggestions.join("\n    ")}`

const inSpanish = (error: CliError.CliError): string | undefined => {
  switch (error._tag) {
    case "UnrecognizedOption":
      return `Opción desconocida: ${error.option}${meant(error.suggestions)}`
    case "MissingOption":
      return `Falta la opción requerida: --${error.option}`
    case "MissingArgument":
      return `Falta el argumento requerido: ${error.argument}`
    case "UnexpectedArgument":
      return `Sobra en la línea de comandos: ${error.arguments.map((value) => JSON.stringify(value)).join(", ")}`
    case "UnknownSubcommand":
      return `Comando desconocido: "${error.subcommand}"${meant(error.suggestions)}`
    case "InvalidValue": {
      const name = error.kind === "flag" ? `--${error.option}` : error.option
      if (error.value === "") return `Falta el valor de ${name}`
      return `El valor "${error.value}" no sirve para ${name}. Se espera: ${textIn(error.expected, "es")}`
    }
    default:
      return undefined
  }
}

const inEnglish = (error: CliError.CliError): string =>
  error._tag === "InvalidValue"
    ? new CliError.InvalidValue({ ...error, expected: textIn(error.expected, "en") }).message
    : error.message.trim()

/** Description of a mistake in a command line. */
const mistakeText = (error: CliError.CliError, language: Language): string =>
  (language === "es" ? inSpanish(error) : undefined) ?? inEnglish(error)

/** Value of `--language`, which help needs before flags are parsed. */
const languageIn = (args: ReadonlyArray<string>): Option.Option<Language> => {
  const index = args.findIndex((arg) => arg === "--language" || arg.startsWith("--language="))
  const value = args[index] === "--language" ? args[index + 1] : args[index]?.slice("--language=".length)
  return value === "es" || value === "en" ? Option.some(value) : Option.none()
}

const words = {
  usage: { en: "Usage  ", es: "Uso  " },
  more: { en: "More   ", es: "Más  " }
} as const

/**
 * Makes the presenter for help, version and mistakes in the command line. Help and version are data and go to standard
 * output. A mistake goes to standard error in a few lines that name it; the whole help would push it off the screen.
 */
const make = Effect.fnUntraced(function* (args: ReadonlyArray<string>) {
  const stdio = yield* Stdio.Stdio
  const isTerminal = yield* stdio.stdoutIsTerminal
  const width = isTerminal ? yield* (yield* Terminal.Terminal).columns : 0
  const language = yield* resolveLanguage(languageIn(args))
  const layout = {
    language,
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
              ...event.errors.flatMap((error) => wrapText(mistakeText(error, language), 80)),
              "",
              `${words.usage[language]}${usageIn(event.helpDoc.usage, language)}`,
              `${words.more[language]}${event.commandPath.join(" ")} --help`
            ].join("\n")
          )
      }
    }
  }
  return presenter
})

/** Presents the messages of `effect/cli` in the form of this command line and the language of its arguments. */
export const presenterFor = (args: ReadonlyArray<string>) => Layer.effect(CliOutput.Presenter, make(args))
