import { type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Option } from "effect"
import { CliOutput, type HelpDoc } from "effect/cli"
import { ExitCode, type ExitReason } from "../ExitCode.ts"
import { wrapText } from "../output/layout.ts"
import type { Paint } from "../output/Paint.ts"

/** A term and its meaning. */
interface Definition {
  readonly term: string
  readonly text: string
  readonly paint?: (term: string) => string
}

const widestTerm = 30

/** Column of the texts: after the widest term that is narrow enough. */
const columnAfter = (entries: ReadonlyArray<Definition>): number =>
  Math.max(0, ...entries.map(({ term }) => CliOutput.displayWidth(term)).filter((width) => width <= widestTerm)) + 4

/**
 * Terms in one column, texts in the next. A term that is too wide for the column gets a separate line, with its text
 * below.
 */
const definitions = (
  entries: ReadonlyArray<Definition>,
  columns: number,
  column: number = columnAfter(entries)
): string => {
  const widths = entries.map(({ term }) => CliOutput.displayWidth(term))
  return entries
    .flatMap(({ paint = (term) => term, term, text }, index) => {
      const width = widths[index] ?? 0
      const [first = "", ...rest] = wrapText(text, columns - column).map((line) => line)
      const continued = rest.map((line) => " ".repeat(column) + line)
      return width + 4 <= column
        ? [`  ${paint(term)}${" ".repeat(column - width - 2)}${first}`, ...continued]
        : [`  ${paint(term)}`, " ".repeat(column) + first, ...continued]
    })
    .map((line) => line.trimEnd())
    .join("\n")
}

const meanings: Readonly<Record<ExitReason, Localized>> = {
  ok: {
    en: "done; of create and submit: accepted by the authority",
    es: "hecho; en create y submit: aceptado por la DIAN"
  },
  unexpected: { en: "unexpected error", es: "error inesperado" },
  usage: { en: "wrong usage", es: "uso incorrecto" },
  "invalid-document": {
    en: "the document is not valid, or a check of verify failed",
    es: "el documento no es válido, o falló una comprobación de verify"
  },
  rejected: { en: "rejected by the authority", es: "rechazado por la DIAN" },
  "unknown-outcome": {
    en: "the outcome is pending or not known yet",
    es: "el resultado está pendiente o aún no se conoce"
  },
  unavailable: { en: "the authority or the service is not available", es: "la DIAN o el servicio no está disponible" },
  credentials: { en: "token or certificate not accepted", es: "token o certificado no aceptado" },
  configuration: {
    en: "something is missing: a file, a software id, a token, a password",
    es: "falta algo: un archivo, un identificador de software, un token, una contraseña"
  },
  network: { en: "the service cannot be reached", es: "no se alcanza el servicio" },
  conflict: {
    en: "the number or the idempotency key was used for something else",
    es: "el número o la llave de idempotencia se usó para otra cosa"
  },
  "not-proven": {
    en: "every check of verify passed, but no trust anchor proves the signer",
    es: "pasaron las comprobaciones de verify, pero ningún ancla de confianza prueba quién firmó"
  },
  interrupted: { en: "interrupted (Ctrl-C)", es: "interrumpido (Ctrl-C)" }
}

/** All exit codes with their meanings. */
const exitCodesText = (columns: number, language: Language): string =>
  definitions(
    (Object.keys(meanings) as ReadonlyArray<ExitReason>).map((reason) => ({
      term: String(ExitCode[reason]),
      text: meanings[reason][language]
    })),
    columns
  )

/** Words a usage line of Effect's command line in a language. */
export const usageIn = (usage: string, language: Language): string =>
  language === "es"
    ? usage.replace("[flags]", "[opciones]").replace("<subcommand>", "<comando>").replace("<command>", "<comando>")
    : usage.replace("<subcommand>", "<command>")

/** Layout of help. */
export interface HelpLayout {
  readonly columns: number
  readonly paint: Paint
  readonly language: Language
}

const titles = {
  usage: { en: "Usage", es: "Uso" },
  more: { en: "More", es: "Más" },
  arguments: { en: "Arguments", es: "Argumentos" },
  commands: { en: "Commands", es: "Comandos" },
  flags: { en: "Flags", es: "Opciones" },
  everywhere: { en: "Everywhere", es: "En todas partes" },
  exitCodes: { en: "Exit codes", es: "Códigos de salida" },
  examples: { en: "Examples", es: "Ejemplos" },
  required: { en: " (required)", es: " (requerida)" }
} as const

const choices = / ?\(choices: ([^)]*)\)$/u

/** Flags of every command that only the main help shows. */
const onceOnly = new Set(["version", "completions"])

/**
 * A flag as typed, with its description. A choice shows its values instead of its type, unless the type has a name. The
 * description then lists the values in the reader's language.
 */
const flagEntry = (
  { aliases, description, name, required, type }: HelpDoc.FlagDoc,
  { language, paint }: HelpLayout
) => {
  const text = Option.getOrElse(description, () => "")
  // Effect appends the choices to the description, which is in both languages
  const listed = type === "choice" ? choices.exec(text)?.[1]?.replaceAll(", ", "|") : undefined
  const value = listed ?? (type === "boolean" ? "" : type.replaceAll(/[<>]/gu, ""))
  const names = [`--${name}`, ...aliases].join(", ")
  return {
    term: value === "" ? names : `${names} ${listed === undefined ? `<${value}>` : value}`,
    text: textIn(text.replace(choices, ""), language) + (required ? titles.required[language] : ""),
    paint: paint.bold
  }
}

const section = (title: Localized, body: string, { language, paint }: HelpLayout): ReadonlyArray<string> =>
  body === "" ? [] : ["", paint.bold(title[language]), body]

const examplesText = ({ examples = [] }: HelpDoc.HelpDoc, { columns, language, paint }: HelpLayout): string =>
  examples
    .flatMap(({ command, description }) => [
      ...(description === undefined
        ? []
        : wrapText(`# ${textIn(description, language)}`, columns - 2).map((line) => `  ${paint.dim(line)}`)),
      // a command stays on one line, so that it can be copied
      `  ${command}`
    ])
    .join("\n")

/** Commands below a command by their groups, with all texts in one column. */
const commandSections = ({ subcommands = [] }: HelpDoc.HelpDoc, layout: HelpLayout): ReadonlyArray<string> => {
  const { columns, language, paint } = layout
  const groups = subcommands.map(({ commands, group }) => ({
    title: group === undefined ? titles.commands : { en: textIn(group, "en"), es: textIn(group, "es") },
    entries: commands.map((command) => ({
      term: command.name,
      text: textIn(command.shortDescription ?? command.description, language),
      paint: paint.bold
    }))
  }))
  const column = columnAfter(groups.flatMap(({ entries }) => entries))
  return groups.flatMap(({ entries, title }) => section(title, definitions(entries, columns, column), layout))
}

/** The line that leads to the help of the commands below a command. */
const moreText = ({ commandPath = [], subcommands = [] }: HelpDoc.HelpDoc, { language, paint }: HelpLayout) =>
  subcommands.length === 0
    ? []
    : [
        `${paint.bold(titles.more[language].padEnd(titles.usage[language].length))}  ${commandPath.join(" ")} ${usageIn("<command>", language)} --help`
      ]

/**
 * Help of a command: description, usage, and the rest. Examples come last, nearest to the prompt, because newcomers
 * need them first.
 */
export const helpText = (doc: HelpDoc.HelpDoc, layout: HelpLayout): string => {
  const { columns, language, paint } = layout
  const isRoot = doc.commandPath?.length === 1
  const args = (doc.args ?? []).map((arg) => ({
    term: arg.name,
    text: textIn(
      Option.getOrElse(arg.description, () => ""),
      language
    ),
    paint: paint.bold
  }))
  const flags = doc.flags.map((flag) => flagEntry(flag, layout))
  const globals = (doc.globalFlags ?? [])
    .filter(({ name }) => isRoot || !onceOnly.has(name))
    .map((flag) => flagEntry(flag, layout))
  return [
    ...wrapText(textIn(doc.description, language), columns),
    "",
    `${paint.bold(titles.usage[language])}  ${usageIn(doc.usage, language)}`,
    ...moreText(doc, layout),
    ...section(titles.arguments, definitions(args, columns), layout),
    ...commandSections(doc, layout),
    ...section(titles.flags, definitions(flags, columns), layout),
    ...section(titles.everywhere, definitions(globals, columns), layout),
    ...section(titles.exitCodes, isRoot ? exitCodesText(columns, language) : "", layout),
    ...section(titles.examples, examplesText(doc, layout), layout)
  ].join("\n")
}
