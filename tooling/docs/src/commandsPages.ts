import { builtIns, CommandLine } from "@radicar/cli/help/CommandLine"
import { exitCodes } from "@radicar/cli/help/exitCodes"
import { type HelpEntry, type HelpParts, helpParts } from "@radicar/cli/help/helpText"
import { loadRadicar } from "@radicar/cli/radicar"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Effect, FileSystem, Layer, Path, Stdio, Terminal } from "effect"
import { CliOutput, Command, type HelpDoc } from "effect/cli"
import { ChildProcessSpawner } from "effect/process"
import { dev } from "radicar/dev"

const radicar = await loadRadicar({ dev: () => Promise.resolve(dev) })

const unused = Effect.die("help uses neither terminal nor processes")

/** Services that running a command requires. Printing a command's help does not use them, so they do nothing. */
const services = Layer.mergeAll(
  FileSystem.layerNoop({}),
  Path.layer,
  Stdio.layerTest({}),
  Layer.succeed(
    Terminal.Terminal,
    Terminal.make({
      columns: unused,
      rows: unused,
      size: unused,
      readInput: unused,
      readLine: unused,
      display: () => unused
    })
  ),
  Layer.succeed(
    ChildProcessSpawner.ChildProcessSpawner,
    ChildProcessSpawner.make(() => unused)
  ),
  CommandLine.layer(radicar),
  builtIns
)

/** Reads the help of a command, as `--help` prints it. */
const helpOf = (path: ReadonlyArray<string>): HelpDoc.HelpDoc => {
  const helpDocs: Array<HelpDoc.HelpDoc> = []
  const presenter = Layer.succeed(CliOutput.Presenter, {
    present: (event) => Effect.sync(() => void (event._tag === "Help" && helpDocs.push(event.helpDoc)))
  })
  Effect.runSync(
    Command.runWith(radicar, { version: "" })([...path, "--help"]).pipe(
      Effect.provide(Layer.merge(services, presenter))
    )
  )
  const [help] = helpDocs
  if (help === undefined) throw new Error(`radicar ${path.join(" ")} has no help`)
  return help
}

const root = helpOf([])

/** Names of the commands that the program's main help lists. */
export const commandNames: ReadonlyArray<string> = (root.subcommands ?? []).flatMap(({ commands }) =>
  commands.map(({ name }) => name)
)

/** Escapes a text for Markdown. Code stays code, and names of variables become code. */
const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/u)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[<[*]/gu, String.raw`\$&`).replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/gu, "`$&`")
    )
    .join("")
const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``)
const cell = (text: string): string => text.replaceAll("|", String.raw`\|`)

const table = (head: string, entries: ReadonlyArray<HelpEntry>): ReadonlyArray<string> =>
  entries.length === 0
    ? []
    : [
        "",
        `| ${head} | |`,
        "|---|---|",
        ...entries.map(({ term, text }) => `| \`${cell(term)}\` | ${cell(plain(text))} |`)
      ]

const words = {
  en: { argument: "Argument", flag: "Flag", examples: "Examples", command: "Command", exit: "Exit code" },
  es: { argument: "Argumento", flag: "Opción", examples: "Ejemplos", command: "Comando", exit: "Código" }
} as const satisfies Record<Language, unknown>

const examplesOf = ({ examples }: HelpParts, language: Language): ReadonlyArray<string> =>
  examples.length === 0
    ? []
    : [
        "",
        `${words[language].examples}:`,
        "",
        ...examples.map(({ command, text }) => `- ${text === undefined ? "" : `${plain(text)}: `}${code(command)}`)
      ]

/** Writes the sections of a command and of all its subcommands, at every depth. */
const sectionsOf = (path: ReadonlyArray<string>, language: Language): ReadonlyArray<string> => {
  const parts = helpParts(helpOf(path), language)
  const word = words[language]
  const below = parts.groups.flatMap(({ commands }) => commands.map(({ term }) => term))
  return [
    `${path.length === 1 ? "#" : "##"} radicar ${path.join(" ")}`,
    "",
    `${plain(parts.description)}.`.replace(/\.\.$/u, "."),
    "",
    `\`${parts.usage}\``,
    ...table(word.argument, parts.arguments),
    ...table(
      word.command,
      parts.groups.flatMap(({ commands }) => commands)
    ),
    ...table(word.flag, parts.flags),
    ...examplesOf(parts, language),
    "",
    ...below.flatMap((name) => sectionsOf([...path, name], language))
  ]
}

/** Writes the page of a command with all its subcommands, in a language. */
export const commandPage = (name: string, language: Language): string => sectionsOf([name], language).join("\n")

const introductions = {
  en: `# Commands

\`radicar\` on the command line, command by command. \`radicar --help\` and \`--help\` after any command show the same in the terminal, in the
language of \`LC_ALL\`, \`LC_MESSAGES\` or \`LANG\`.`,
  es: `# Comandos

\`radicar\` en la línea de comandos, comando por comando. \`radicar --help\` y \`--help\` después de cualquier comando muestran lo mismo en la
terminal, en el idioma de \`LC_ALL\`, \`LC_MESSAGES\` o \`LANG\`.`
} as const satisfies Record<Language, string>

const titles = {
  en: { everywhere: "Flags of every command", exitCodes: "Exit codes" },
  es: { everywhere: "Opciones de todos los comandos", exitCodes: "Códigos de salida" }
} as const satisfies Record<Language, unknown>

/** Writes the page that lists the commands by purpose, in a language. */
export const commandsPage = (language: Language): string => {
  const { globals, groups } = helpParts(root, language)
  return `${[
    introductions[language],
    ...groups.flatMap(({ commands, title }) => [
      "",
      `## ${title}`,
      "",
      `| ${words[language].command} | |`,
      "|---|---|",
      ...commands.map(({ term, text }) => `| [${term}](commands/${term}.md) | ${cell(plain(text))} |`)
    ]),
    "",
    `## ${titles[language].everywhere}`,
    ...table(words[language].flag, globals),
    "",
    `## ${titles[language].exitCodes}`,
    ...table(words[language].exit, exitCodes(language))
  ].join("\n")}
`
}
