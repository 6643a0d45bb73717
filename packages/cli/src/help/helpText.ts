import { Option } from "effect"
import type { HelpDoc } from "effect/cli"
import type { Paint } from "../output/Paint.ts"
import { wrap } from "../output/wrap.ts"
import { definitions } from "./definitions.ts"
import { exitCodesText } from "./exitCodesText.ts"

/** How help is laid out. */
export interface HelpLayout {
  readonly columns: number
  readonly paint: Paint
}

const choices = / ?\(choices: ([^)]*)\)$/u

/** Flags that every command has and only the first help shows. */
const onceOnly = new Set(["version", "completions"])

/** A flag as it is typed, and what it is for; a choice shows its values in place of its type. */
const flagEntry = ({ aliases, description, name, required, type }: HelpDoc.FlagDoc, { paint }: HelpLayout) => {
  const text = Option.getOrElse(description, () => "")
  const listed = choices.exec(text)?.[1]?.replaceAll(", ", "|")
  const value = listed ?? (type === "boolean" ? "" : type.replaceAll(/[<>]/gu, ""))
  const names = [`--${name}`, ...aliases].join(", ")
  return {
    term: value === "" ? names : `${names} ${listed === undefined ? `<${value}>` : value}`,
    text: text.replace(choices, "") + (required ? " (required)" : ""),
    paint: paint.bold
  }
}

const section = (title: string, body: string, { paint }: HelpLayout): ReadonlyArray<string> =>
  body === "" ? [] : ["", paint.bold(title), body]

const examplesText = ({ examples = [] }: HelpDoc.HelpDoc, { columns, paint }: HelpLayout): string =>
  examples
    .flatMap(({ command, description }) => [
      ...(description === undefined ? [] : wrap(`# ${description}`, columns - 2).map((line) => `  ${paint.dim(line)}`)),
      // a command stays on one line, so that it can be copied
      `  ${command}`
    ])
    .join("\n")

/** A command's help: what it does, how it is called, and last what a newcomer wants first, examples near the prompt. */
export const helpText = (doc: HelpDoc.HelpDoc, layout: HelpLayout): string => {
  const { columns, paint } = layout
  const isRoot = doc.commandPath?.length === 1
  const commands = (doc.subcommands ?? []).flatMap((group) =>
    group.commands.map((command) => ({
      term: command.name,
      text: command.shortDescription ?? command.description,
      paint: paint.bold
    }))
  )
  const args = (doc.args ?? []).map((arg) => ({
    term: arg.name,
    text: Option.getOrElse(arg.description, () => ""),
    paint: paint.bold
  }))
  const flags = doc.flags.map((flag) => flagEntry(flag, layout))
  const globals = (doc.globalFlags ?? [])
    .filter(({ name }) => isRoot || !onceOnly.has(name))
    .map((flag) => flagEntry(flag, layout))
  return [
    ...wrap(doc.description, columns),
    "",
    `${paint.bold("Usage")}  ${doc.usage}`,
    ...section("Arguments", definitions(args, columns), layout),
    ...section("Commands", definitions(commands, columns), layout),
    ...section("Flags", definitions(flags, columns), layout),
    ...section("Everywhere", definitions(globals, columns), layout),
    ...section("Exit codes", isRoot ? exitCodesText(columns) : "", layout),
    ...section("Examples", examplesText(doc, layout), layout)
  ].join("\n")
}
