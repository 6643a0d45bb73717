import { describe, expect, it } from "@effect/vitest"
import { type Command, Completions } from "effect/cli"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { loadRadicar } from "../src/radicar.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"

const radicar = await loadRadicar({})

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

/** Texts of a command and of all below it in lists of commands, and the titles of their groups. */
const listedTextsOf = (command: Command.Command.Any): ReadonlyArray<string> => [
  ...(command.shortDescription === undefined ? [] : [command.shortDescription]),
  ...command.subcommands.flatMap(({ commands, group }) => [
    ...(group === undefined ? [] : [group]),
    ...commands.flatMap(listedTextsOf)
  ])
]

describe("the main help", () => {
  it.each([
    ["en_US.UTF-8", /^Start here\n[^]*\n\nFile documents\n[^]*\n\nOperate the service\n/mu],
    ["es_CO.UTF-8", /^Para empezar\n[^]*\n\nRadicar documentos\n[^]*\n\nOperar el servicio\n/mu]
  ])("lists every command once, in a group and in one line: %s", async (locale, groups) => {
    const { stdout } = await radicarHere(["--help"], { env: { LC_ALL: locale } })
    expect(stdout).toMatch(groups)
    const names = Completions.fromCommand(radicar).subcommands.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(40)
    const [commands = ""] = stdout.split(/^(?:Everywhere|En todas partes)$/mu)
    const listed = [...commands.matchAll(/^ {2}([a-z-]+) +\S/gmu)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(names.toSorted())
    // no text continues on a second line
    expect(commands).not.toMatch(/^ {3}/mu)
  })
})

describe("a bundle", () => {
  it.each([
    { args: ["--help"], env: {} },
    { args: ["-h", "--language", "es"], env: {} },
    { args: ["--help"], env: { LC_ALL: "es_CO.UTF-8" } },
    { args: ["--help", "--language=en"], env: { LC_ALL: "es_CO.UTF-8" } }
  ])("has the main help that the sources print: $args $env", async ({ args, env }) => {
    const fromSources = await radicarHere(args, { env })
    expect(fromSources.stdout).toContain("radicar sandbox certificate --nit 900373115")
    expect(await radicarProcess(args, { env })).toEqual(fromSources)
  })
})

describe("help as JSON", () => {
  it("has usage and commands in one language, for programs", async () => {
    const { code, stdout } = await radicarHere(["mail", "--help", "--output", "json", "--language", "es"])
    expect(code).toBe(0)
    const { groups, path, usage } = JSON.parse(stdout)
    expect(path).toEqual(["radicar", "mail"])
    expect(usage).toBe("radicar mail <comando> [opciones]")
    expect(groups).toMatchObject([{ title: "Comandos" }])
    expect(groups[0].commands.map(({ term }: { readonly term: string }) => term)).toContain("send")
  })
})

describe("a command loaded without the others", () => {
  const all = Completions.fromCommand(radicar).subcommands

  it.each(all.map(({ name }) => name).filter((name) => name !== "completions"))("is the same: %s", async (name) => {
    const { subcommands } = Completions.fromCommand(await loadRadicar({}, [name, "--help"]))
    expect(subcommands).toEqual(all.filter((command) => command.name === name))
  })

  it("is not enough for completions", async () => {
    for (const args of [
      ["completions", "zsh"],
      ["key", "--completions", "zsh"]
    ]) {
      expect(Completions.fromCommand(await loadRadicar({}, args)).subcommands).toEqual(all)
    }
  })
})

describe("help in Spanish", () => {
  const texts = [
    ...new Set([...textsOf(Completions.fromCommand(radicar)), ...listedTextsOf(radicar), ...examplesOf(radicar)])
  ]

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
    [["sandbox", "--help"], "docs/guides/faults.md lista"],
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
  })

  it.each([
    [["sandbox", "--port", "70000"], "--port", "un número entero de 0 a 65535", "a whole number from 0 to 65535"],
    [["token", "create", "--days", "x"], "--days", "un número entero de 1 a 3650", "a whole number from 1 to 3650"],
    [["validate", "x", "--environment", "moon"], "--environment", '"habilitacion"', '"habilitacion"'],
    [["mail", "send", "x", "--to", "y"], "--to", "sin nombre y en ASCII", "bare and in ASCII"],
    [["sandbox", "certificate", "--nit", "12x"], "--nit", "un NIT", "a NIT"],
    [["company", "show", "0x"], "id", "de 1 a 20 dígitos", "1 to 20 digits"],
    [["testset", "run", "--test-set-id", "z"], "--test-set-id", "un GUID", "a GUID"],
    [["doctor", "--url", "x"], "--url", "una URL http o https", "an http or https URL"],
    [["print", "x", "--validated", "noon"], "--validated", "como 2026-11-24T10:00:00", "such as 2026-11-24T10:00:00"],
    [["ranges", "--nit", "x"], "--nit", "sin dígito de verificación", "without check digit"],
    [["mail", "send", "x", "--idempotency-key", "é"], "--idempotency-key", "ASCII visibles", "visible ASCII"]
  ] as const)("of a mistake names what would pass, in both languages: %j", async (args, name, spanish, english) => {
    const refusal = async (locale: string) =>
      (await radicarHere(args, { env: { LC_ALL: locale } })).stderr.replaceAll(/\s+/gu, " ").split(" Us")[0] ?? ""
    const es = await refusal("es_CO.UTF-8")
    expect(es).toMatch(new RegExp(`^El valor ".+" no sirve para ${name}\\. Se espera: `, "u"))
    expect(es).toContain(spanish)
    const en = await refusal("en_US.UTF-8")
    expect(en).toContain("Expected")
    expect(en).toContain(english)
    expect(es + en).not.toContain("\u001f")
  })
})
