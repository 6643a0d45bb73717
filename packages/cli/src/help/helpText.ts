import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Option } from "effect"
import { CliOutput, type HelpDoc } from "effect/cli"
import { wrapText } from "../output/layout.ts"
import type { Paint } from "../output/Paint.ts"
import { exitCodes } from "./exitCodes.ts"

/** A term of the help and its text in one language. */
export interface HelpEntry {
  readonly term: string
  readonly text: string
}

/** Layout of help. */
export interface HelpLayout {
  readonly columns: number
  readonly paint: Paint
  readonly language: Language
}

const widestTerm = 30

/** Column at which texts begin: after the widest term, ignoring terms wider than {@link widestTerm}. */
const columnAfter = (entries: ReadonlyArray<HelpEntry>): number =>
  Math.max(0, ...entries.map(({ term }) => CliOutput.displayWidth(term)).filter((width) => width <= widestTerm)) + 4

/**
 * Terms in one column, texts in the next. A term that is too wide for the column gets a separate line, with its text
 * below.
 */
const definitions = (
  entries: ReadonlyArray<HelpEntry>,
  { columns, paint }: HelpLayout,
  column: number = columnAfter(entries)
): string => {
  const widths = entries.map(({ term }) => CliOutput.displayWidth(term))
  return entries
    .flatMap(({ term, text }, index) => {
      const width = widths[index] ?? 0
      const [first = "", ...rest] = wrapText(text, columns - column)
      const continued = rest.map((line) => " ".repeat(column) + line)
      return width + 4 <= column
        ? [`  ${paint.bold(term)}${" ".repeat(column - width - 2)}${first}`, ...continued]
        : [`  ${paint.bold(term)}`, " ".repeat(column) + first, ...continued]
    })
    .map((line) => line.trimEnd())
    .join("\n")
}

/** Converts a usage line of Effect's command line to the words of a language. */
export const usageIn = (usage: string, language: Language): string =>
  language === "es"
    ? usage.replace("[flags]", "[opciones]").replace("<subcommand>", "<comando>").replace("<command>", "<comando>")
    : usage.replace("<subcommand>", "<command>")

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

const choices = / ?\(choices: ([^()]*)\)$/u

/** Flags that every command has but only the main help shows. */
const onceOnly = new Set(["version", "completions"])

/**
 * A flag as typed, with its description. A choice shows its values instead of its type. The type is `choice` only if
 * the flag has no `Flag.withMetavar`: one that has shows that name, and its description tells the values.
 */
const flagEntry = ({ aliases, description, name, required, type }: HelpDoc.FlagDoc, language: Language): HelpEntry => {
  const text = Option.getOrElse(description, () => "")
  // Effect appends the choices to the description; they are taken out before its language is chosen
  const listed = type === "choice" ? choices.exec(text)?.[1]?.replaceAll(", ", "|") : undefined
  const value = listed ?? (type === "boolean" ? "" : type.replaceAll(/[<>]/gu, ""))
  const names = [`--${name}`, ...aliases].join(", ")
  return {
    term: value === "" ? names : `${names} ${listed === undefined ? `<${value}>` : value}`,
    text: textIn(text.replace(choices, ""), language) + (required ? titles.required[language] : "")
  }
}

/** The parts of a command's help in one language. */
export interface HelpParts {
  /** Names of the program and of the commands that lead to this one, such as `radicar`, `invoice`, `create`. */
  readonly path: ReadonlyArray<string>
  readonly description: string
  readonly usage: string
  readonly arguments: ReadonlyArray<HelpEntry>
  /** Commands below the command, by their groups. */
  readonly groups: ReadonlyArray<{ readonly title: string; readonly commands: ReadonlyArray<HelpEntry> }>
  readonly flags: ReadonlyArray<HelpEntry>
  /** Flags that every command has. */
  readonly globals: ReadonlyArray<HelpEntry>
  readonly examples: ReadonlyArray<{ readonly command: string; readonly text?: string }>
}

/** Splits the help of a command into its parts, in a language. */
export const helpParts = (doc: HelpDoc.HelpDoc, language: Language): HelpParts => ({
  path: doc.commandPath ?? [],
  description: textIn(doc.description, language),
  usage: usageIn(doc.usage, language),
  arguments: (doc.args ?? []).map(({ description, name }) => ({
    term: name,
    text: textIn(
      Option.getOrElse(description, () => ""),
      language
    )
  })),
  groups: (doc.subcommands ?? []).map(({ commands, group }) => ({
    title: group === undefined ? titles.commands[language] : textIn(group, language),
    commands: commands.map(({ description, name, shortDescription }) => ({
      term: name,
      text: textIn(shortDescription ?? description, language)
    }))
  })),
  flags: doc.flags.map((flag) => flagEntry(flag, language)),
  globals: (doc.globalFlags ?? [])
    .filter(({ name }) => doc.commandPath?.length === 1 || !onceOnly.has(name))
    .map((flag) => flagEntry(flag, language)),
  examples: (doc.examples ?? []).map(({ command, description }) =>
    description === undefined ? { command } : { command, text: textIn(description, language) }
  )
})

const section = (title: string, body: string, { paint }: HelpLayout): ReadonlyArray<string> =>
  body === "" ? [] : ["", paint.bold(title), body]

const examplesText = ({ examples }: HelpParts, { columns, paint }: HelpLayout): string =>
  examples
    .flatMap(({ command, text }) => [
      ...(text === undefined ? [] : wrapText(`# ${text}`, columns - 2).map((line) => `  ${paint.dim(line)}`)),
      // a command stays on one line, so that it can be copied
      `  ${command}`
    ])
    .join("\n")

/** Line that says how to show the help of a subcommand. */
const moreText = (path: ReadonlyArray<string>, { language, paint }: HelpLayout): string =>
  `${paint.bold(titles.more[language].padEnd(titles.usage[language].length))}  ${path.join(" ")} ${usageIn("<command>", language)} --help`

/** Help of a command. Examples come last, nearest to the prompt, because newcomers need them first. */
export const helpText = (parts: HelpParts, layout: HelpLayout): string => {
  const { columns, language, paint } = layout
  const { path } = parts
  const column = columnAfter(parts.groups.flatMap(({ commands }) => commands))
  return [
    ...wrapText(parts.description, columns),
    "",
    `${paint.bold(titles.usage[language])}  ${parts.usage}`,
    ...(parts.groups.length === 0 ? [] : [moreText(path, layout)]),
    ...section(titles.arguments[language], definitions(parts.arguments, layout), layout),
    ...parts.groups.flatMap(({ commands, title }) => section(title, definitions(commands, layout, column), layout)),
    ...section(titles.flags[language], definitions(parts.flags, layout), layout),
    ...section(titles.everywhere[language], definitions(parts.globals, layout), layout),
    ...section(titles.exitCodes[language], path.length === 1 ? definitions(exitCodes(language), layout) : "", layout),
    ...section(titles.examples[language], examplesText(parts, layout), layout)
  ].join("\n")
}
