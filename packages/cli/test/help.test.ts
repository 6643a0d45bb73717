import { describe, expect, it } from "@effect/vitest"
import { type Command, Completions } from "effect/cli"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { radicar } from "../src/radicar.ts"
import { radicarHere } from "./support/runHere.ts"

/** What is said of the examples of a command and of all below it. */
const examplesOf = (command: Command.Command.Any): ReadonlyArray<string> => [
  ...command.examples.flatMap(({ description }) => (description === undefined ? [] : [description])),
  ...command.subcommands.flatMap(({ commands }) => commands.flatMap(examplesOf))
]

/** Every text of the help but those of examples. */
const textsOf = (command: Completions.CommandDescriptor): ReadonlyArray<string> =>
  [
    command.description,
    ...command.flags.map(({ description }) => description),
    ...command.arguments.map(({ description }) => description),
    ...command.subcommands.flatMap(textsOf)
  ].flatMap((text) => (text === undefined || text === "" ? [] : [text]))

describe("help in Spanish", () => {
  const texts = [...new Set([...textsOf(Completions.fromCommand(radicar)), ...examplesOf(radicar)])]

  it("has every text of every command, flag, argument and example", () => {
    expect(texts.length).toBeGreaterThan(200)
    expect(
      texts.filter((text) => textIn(text, "es") === "" || !text.startsWith(`${textIn(text, "en")}\u001f`))
    ).toEqual([])
  })

  it("says something else than the English", () => {
    const same = texts.filter((text) => textIn(text, "en") === textIn(text, "es") && /[a-z] [a-z]/u.test(text))
    expect(same.map((text) => textIn(text, "en"))).toEqual([])
  })

  it.each([
    [["submit", "--help"], "Cuántos se radican a la vez, 1 a 256"],
    [["--help"], "Códigos de salida"],
    [["invoice", "create", "--help"], "# Con un servicio en otra parte"],
    [["sandbox", "--help"], "docs/faults.md lista"],
    [["submission", "list", "--help"], "pendiente, en-proceso, aceptado"]
  ])("is shown by %j within 80 columns", async (args, shown) => {
    const { code, stdout } = await radicarHere([...args, "--language", "es"])
    expect(code).toBe(0)
    expect(stdout).toContain(shown)
    const prose = stdout.split("\nEjemplos\n")[0] ?? ""
    for (const line of prose.split("\n")) expect([...line].length).toBeLessThanOrEqual(80)
    expect((await radicarHere(args, { env: { LC_ALL: "es_CO.UTF-8" } })).stdout).toBe(stdout)
  })

  it("tells mistakes", async () => {
    const env = { LC_ALL: "es_CO.UTF-8" }
    const unknown = await radicarHere(["vailidate"], { env })
    expect(unknown.code).toBe(2)
    expect(unknown.stderr).toMatch(/Comando desconocido: "vailidate"[^]*validate[^]*Uso {2}radicar/u)
    expect((await radicarHere(["key"], { env })).stderr).toContain("Falta el argumento requerido: file")
    const value = await radicarHere(["submit", "x", "--concurrency", "1000"], { env })
    expect(value.stderr).toContain('El valor "1000" no sirve para --concurrency')
  })
})
