import { describe, expect, it } from "@effect/vitest"
import { Completions } from "effect/cli"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { loadRadicar } from "../src/radicar.ts"

const repository = join(import.meta.dirname, "../../..")
const root = Completions.fromCommand(await loadRadicar({}))

/** Flags of every command, which no command lists. */
const everywhere = new Set(["--help", "--language", "--output", "--profile", "--version"])

interface Line {
  readonly page: string
  readonly line: string
}

/** Every line with `radicar` of every block of a page that shows commands. */
const linesOf = (page: string): ReadonlyArray<Line> =>
  [...readFileSync(join(repository, page), "utf8").matchAll(/^```(?:sh[^\n]*|text)?\n(.*?)^```$/gmsu)].flatMap(
    ([, block = ""]) =>
      block
        .replaceAll(/\\\n\s*/gu, "")
        .split("\n")
        .map((line) => line.replace(/^(?:[A-Z_]+=\S* )*(?:npx -y pnpm@\S+ (?:-s )?)?/u, ""))
        .filter((line) => line.startsWith("radicar "))
        .map((line) => ({ page, line: line.replace(/\s+[#|>&].*$/u, "") }))
  )

/** Every command of the line of `radicar` that a sentence of a page names. */
const namesOf = (page: string): ReadonlyArray<Line> =>
  [
    ...readFileSync(join(repository, page), "utf8")
      .replaceAll(/^```.*?^```$/gmsu, "")
      .matchAll(/`(radicar\s[^`]+)`/gu)
  ]
    // usage, which is no call
    .filter(([, span = ""]) => !/\[(?:flags|opciones)\]/u.test(span))
    .map(([, span = ""]) => ({
      page,
      line: span
        .replaceAll(/\s+/gu, " ")
        .replaceAll(/[[\]]/gu, "")
        .replace(/ [|>] .*$/u, "")
    }))

const pages = ["README.md", ...globSync(["docs/**/*.md", "packages/*/README.md"], { cwd: repository })]
  // the package radicar adds this command
  .filter((page) => !page.endsWith("/dev.md"))
  .toSorted()
const lines = pages.flatMap(linesOf)
const names = pages.flatMap(namesOf)

/** What a line says that the command line does not know. */
const unknownIn = (line: string): ReadonlyArray<string> => {
  const [, ...words] = line.split(" ").filter((word) => word !== "")
  let command = root
  let rest = words
  for (;;) {
    const found = command.subcommands.find(({ name }) => name === rest[0])
    if (found === undefined) break
    command = found
    rest = rest.slice(1)
  }
  const [next] = rest
  if (command.subcommands.length > 0 && next !== undefined && !next.startsWith("--")) {
    return [`${next} is no command of ${command.name}`]
  }
  const flags = new Set(command.flags.map(({ name }) => `--${name}`))
  return rest
    .filter((word) => word.startsWith("--"))
    .map((word) => word.split("=")[0] ?? "")
    .filter((word) => !flags.has(word) && !everywhere.has(word))
}

describe("the commands that the documentation shows", () => {
  it("are many", () => expect(lines.length).toBeGreaterThan(60))

  it.each(lines)("$page: $line", ({ line }) => expect(unknownIn(line)).toEqual([]))

  it("are named in many sentences", () => expect(names.length).toBeGreaterThan(100))

  it.each(names)("$page names $line", ({ line }) => expect(unknownIn(line)).toEqual([]))

  it("would be found unknown", () => {
    expect(unknownIn("radicar submission lists")).toEqual(["lists is no command of submission"])
    expect(unknownIn("radicar submit bodies --resumes")).toEqual(["--resumes"])
  })
})
