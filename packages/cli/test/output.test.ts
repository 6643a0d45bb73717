import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect, Option, Schema } from "effect"
import { colourWanted } from "../src/output/Paint.ts"
import { resolveLanguage } from "../src/output/Output.ts"
import { printable, rows, wrapText } from "../src/output/layout.ts"
import { isLoopback } from "../src/service/callService.ts"

const within = (env: Record<string, string>) =>
  Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env }))

describe("colour", () => {
  it.effect.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: "1" }, true, false],
    [{ NO_COLOR: "" }, true, true],
    [{ TERM: "dumb" }, true, false],
    [{ TERM: "xterm-256color" }, true, true]
  ] as const)("with %j on a terminal (%s): %s", ([env, isTerminal, expected]) =>
    Effect.gen(function* () {
      expect(yield* colourWanted(isTerminal).pipe(within(env))).toBe(expected)
    })
  )
})

describe("language", () => {
  it.effect.each([
    [{ LANG: "es_CO.UTF-8" }, "es"],
    [{ LANG: "es" }, "es"],
    [{ LANG: "est_EE.UTF-8" }, "en"],
    [{ LC_ALL: "C.UTF-8", LANG: "es_CO.UTF-8" }, "en"],
    [{ LC_MESSAGES: "es_ES", LANG: "en_US" }, "es"],
    [{}, "en"]
  ] as const)("of %j is %s", ([env, expected]) =>
    Effect.gen(function* () {
      expect(yield* resolveLanguage(Option.none()).pipe(within(env))).toBe(expected)
      expect(yield* resolveLanguage(Option.some("en")).pipe(within(env))).toBe("en")
    })
  )
})

describe("text", () => {
  const Words = Schema.Array(Schema.String.check(Schema.isPattern(/^[a-zé]{1,12}$/u)))

  it.prop("is wrapped without losing a word, and no line is too wide", { words: Words }, ({ words }) => {
    const lines = wrapText(words.join(" "), 20)
    expect(lines.join(" ")).toBe(words.join(" "))
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(20)
  })

  it("keeps a word whole that is wider than the line", () => {
    expect(wrapText(`a ${"b".repeat(30)} c`, 10)).toEqual(["a", "b".repeat(30), "c"])
  })

  it("shows control characters and direction overrides, and leaves letters of any script alone", () => {
    expect(printable("\u001b[31mrojo\u0007 ñ 数 \u202eevil\n")).toBe("\\u001b[31mrojo\\u0007 ñ 数 \\u202eevil\n")
  })

  it("aligns values and leaves out what is absent", () => {
    const text = rows(
      [
        ["a", "one two"],
        ["long", "x"],
        ["none", undefined],
        ["empty", ""]
      ],
      { columns: 10, indent: 1 }
    )
    expect(text).toBe(" a     one\n       two\n long  x")
  })
})

describe("the service's address", () => {
  it.each([
    ["http://127.0.0.1:8080", true],
    ["http://127.8.0.1", true],
    ["http://localhost:1", true],
    ["http://[::1]:8080/x", true],
    ["http://127.0.0.1.example.com", false],
    ["http://localhost.example.com", false],
    ["http://user@192.168.0.1", false],
    ["http://localhost@example.com", false]
  ])("%s is this machine: %s", (url, expected) => {
    expect(isLoopback(url)).toBe(expected)
  })
})

describe("rows", () => {
  it("colours what is laid out, and shows the control characters of others", () => {
    const red = (text: string): string => `\u001b[31m${text}\u001b[39m`
    const shown = rows(
      [
        ["one", "a value of two lines", red],
        ["two", "\u001b[2Jhidden", red]
      ],
      { columns: 20 }
    )
    expect(shown).toBe(
      [`one  ${red("a value of two")}`, `     ${red("lines")}`, `two  ${red("\\u001b[2Jhidden")}`].join("\n")
    )
  })
})
