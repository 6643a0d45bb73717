import type { Language } from "@radicar/domain/rules/Language"
import type { CliError } from "effect/cli"

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
      return error.value === "" ? `Falta el valor de ${name}` : `El valor "${error.value}" no sirve para ${name}`
    }
    default:
      return undefined
  }
}

/** What is wrong with a command line. What a value should be is in English: it comes from the value's own description. */
export const mistakeText = (error: CliError.CliError, language: Language): string =>
  (language === "es" ? inSpanish(error) : undefined) ??
  error.message.trim().replace(/Expected: Schema validation failed:\s*(?:expected )?/iu, "Expected ")
