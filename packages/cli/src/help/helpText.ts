import type { Language, Localized } from "@radicar/domain/rules/Language"
import { Option } from "effect"
import type { HelpDoc } from "effect/cli"
import type { Paint } from "../output/Paint.ts"
import { textIn } from "../flags/describe.ts"
import { wrap } from "../output/wrap.ts"
import { definitions } from "./definitions.ts"
import { exitCodesText } from "./exitCodesText.ts"

/** How help is laid out. */
export interface HelpLayout {
  readonly columns: number
  readonly paint: Paint
  readonly language: Language
}

const titles = {
  usage: { en: "Usage", es: "Uso" },
  arguments: { en: "Arguments", es: "Argumentos" },
  commands: { en: "Commands", es: "Comandos" },
  flags: { en: "Flags", es: "Opciones" },
  everywhere: { en: "Everywhere", es: "En todas partes" },
  exitCodes: { en: "Exit codes", es: "Códigos de salida" },
  examples: { en: "Examples", es: "Ejemplos" },
  required: { en: " (required)", es: " (requerida)" }
} as const

const choices = / ?\(choices: ([^)]*)\)$/u

/** Flags that every command has and only the first help shows. */
const onceOnly = new Set(["version", "completions"])

/** A flag as it is typed, and what it is for; a choice shows its values in place of its type. */
const flagEntry = (
  { aliases, description, name, required, type }: HelpDoc.FlagDoc,
  { language, paint }: HelpLayout
) => {
  const text = Option.getOrElse(description, () => "")
  // Effect adds the choices behind the description, which is in both languages
  const listed = choices.exec(text)?.[1]?.replaceAll(", ", "|")
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
        : wrap(`# ${textIn(description, language)}`, columns - 2).map((line) => `  ${paint.dim(line)}`)),
      // a command stays on one line, so that it can be copied
      `  ${command}`
    ])
    .join("\n")

/** A command's help: what it does, how it is called, and last what a newcomer wants first, examples near the prompt. */
export const helpText = (doc: HelpDoc.HelpDoc, layout: HelpLayout): string => {
  const { columns, language, paint } = layout
  const isRoot = doc.commandPath?.length === 1
  const commands = (doc.subcommands ?? []).flatMap((group) =>
    group.commands.map((command) => ({
      term: command.name,
      text: textIn(command.shortDescription ?? command.description, language),
      paint: paint.bold
    }))
  )
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
    ...wrap(textIn(doc.description, language), columns),
    "",
    `${paint.bold(titles.usage[language])}  ${doc.usage}`,
    ...section(titles.arguments, definitions(args, columns), layout),
    ...section(titles.commands, definitions(commands, columns), layout),
    ...section(titles.flags, definitions(flags, columns), layout),
    ...section(titles.everywhere, definitions(globals, columns), layout),
    ...section(titles.exitCodes, isRoot ? exitCodesText(columns, language) : "", layout),
    ...section(titles.examples, examplesText(doc, layout), layout)
  ].join("\n")
}
