import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Console, Effect, Layer, Option, Stdio, Terminal } from "effect"
import { CliError, CliOutput } from "effect/cli"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { wrapText } from "../output/layout.ts"
import { resolveLanguage } from "../output/Output.ts"
import { colourWanted, paint } from "../output/Paint.ts"
import { type HelpLayout, helpParts, type HelpParts, helpText, usageIn } from "./helpText.ts"

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

/** Value of a global flag, which help needs before flags are parsed. */
const flagIn = (args: ReadonlyArray<string>, name: string): string | undefined => {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  return args[index] === name ? args[index + 1] : args[index]?.slice(name.length + 1)
}

const languageIn = (args: ReadonlyArray<string>): Option.Option<Language> => {
  const value = flagIn(args, "--language")
  return value === "es" || value === "en" ? Option.some(value) : Option.none()
}

const words = {
  usage: { en: "Usage  ", es: "Uso  " },
  more: { en: "More   ", es: "Más  " }
} as const

/** Layout of help on standard output, in the language of the arguments. */
const layoutFor = Effect.fnUntraced(function* (args: ReadonlyArray<string>) {
  const stdio = yield* Stdio.Stdio
  const isTerminal = yield* stdio.stdoutIsTerminal
  const width = isTerminal ? yield* (yield* Terminal.Terminal).columns : 0
  return {
    language: yield* resolveLanguage(languageIn(args)),
    columns: width === 0 ? 80 : Math.min(Math.max(width, 40), 100),
    paint: paint(yield* colourWanted(isTerminal))
  }
})

/** Prints help as text, or with `--output json` its parts, for programs. */
const printHelp = (args: ReadonlyArray<string>, parts: HelpParts, layout: HelpLayout) =>
  Console.log(flagIn(args, "--output") === "json" ? JSON.stringify(parts) : helpText(parts, layout))

/**
 * Makes the presenter for help, version and mistakes in the command line. Help and version are data and go to standard
 * output. A mistake goes to standard error in a few lines that name it; the whole help would push it off the screen.
 */
const make = Effect.fnUntraced(function* (args: ReadonlyArray<string>) {
  const layout = yield* layoutFor(args)
  const { language } = layout
  const presenter: CliOutput.Presenter = {
    present: (event) => {
      switch (event._tag) {
        case "Help":
          return printHelp(args, helpParts(event.helpDoc, language), layout)
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

/** Name of the file in a bundle with the parts of the main help, by language. */
const builtHelp = "help.json"

const asksForMainHelp = /^(?:--help|-h)(?: --language[ =](?:es|en))?$/u

/**
 * Prints the main help from the file that the build wrote, which spares loading all commands. Returns whether the
 * arguments ask for it and there is such a file.
 */
export const showBuiltHelp = Effect.fnUntraced(function* (args: ReadonlyArray<string>, folder: string) {
  const file = join(folder, builtHelp)
  if (!asksForMainHelp.test(args.join(" ")) || !existsSync(file)) return false
  const parts: Readonly<Record<Language, HelpParts>> = JSON.parse(readFileSync(file, "utf8"))
  const layout = yield* layoutFor(args)
  yield* printHelp(args, parts[layout.language], layout)
  return true
})
