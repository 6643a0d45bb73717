import { globSync } from "node:fs"
import { assert, describe, it } from "vitest"
import { generatedPages } from "../src/generatedPages.ts"
import { digestOf, spanishOf, twins } from "../src/twins.ts"
import { blocksOf, repository } from "./support/blocksOf.ts"
import { file } from "./support/file.ts"

const english = generatedPages("en")
const spanish = generatedPages("es")

/** Words that no Spanish sentence has. */
const words =
  "the|of|and|is|are|which|with|that|this|from|by|its|not|for|be|has|have|was|were|it|if|only|than|each|every|to|or|an"
const word = new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, "u")

/** Lines of a page that have English words outside of code. */
const englishLines = (page: string): ReadonlyArray<string> =>
  page
    .replaceAll(/^```.*?^```$/gmsu, "")
    .replaceAll(/`[^`]*`|\]\([^)]*\)|<!--.*?-->/gu, "")
    .split("\n")
    .filter((line) => word.test(line.replaceAll("to, cc o bcc", "")))

/** Every Spanish page, those that a person wrote as well. */
const spanishPages = globSync(["*.es.md", "docs/es/**/*.md"], { cwd: repository }).toSorted()

const comparable = (page: string) => blocksOf(page).map(({ language, text }) => ({ language, text }))

describe("the generated pages", () => {
  it("exist in both languages, each at its own path", () => {
    assert.isAbove(english.size, 130)
    assert.sameMembers(
      [...spanish.keys()],
      [...english.keys()].map((path) => spanishOf(path) ?? path)
    )
    assert.deepStrictEqual(
      [...spanish.keys()].filter((path) => !path.startsWith("docs/es/")),
      []
    )
  })

  it.each([
    ["English", english],
    ["Spanish", spanish]
  ] as const)("are what their sources say (`pnpm docs:write` writes them): %s", (_, pages) => {
    for (const [path, text] of pages) assert.strictEqual(file(path), text, path)
  })

  it("have the same blocks in both languages, which run once", () => {
    for (const path of english.keys()) {
      // a drawing of states has words, and nobody runs it
      if (path.endsWith("-states.md")) continue
      assert.deepStrictEqual(comparable(spanishOf(path) ?? ""), comparable(path), path)
    }
  })
})

describe("the pages about notes", () => {
  it.each(["docs/notes.md", "docs/es/notas.md"])("%s has blocks of the everyday documents, which run", (page) => {
    const everyday = comparable("docs/everyday.md")
    assert.isNotEmpty(blocksOf(page))
    for (const block of comparable(page)) assert.deepInclude(everyday, block)
  })
})

describe("the Spanish pages", () => {
  it("have no English sentence", () => {
    assert.isAbove(spanishPages.length, 140)
    assert.isNotEmpty(englishLines("Sin token. The answer lists every violation."))
    assert.deepStrictEqual(
      spanishPages.flatMap((page) => englishLines(file(page)).map((line) => `${page}: ${line}`)),
      []
    )
  })

  it("name the English page that they correspond to, as it is now", () => {
    // the index, more than the page of the operation says, and the portal of DIAN, which is in Spanish
    const alone = ["docs/es/README.md", "docs/es/adquirientes.md", "docs/es/habilitacion.md"]
    const named = new Set([...spanish.keys(), ...twins.map((twin) => twin.spanish), ...alone])
    assert.deepStrictEqual(
      spanishPages.filter((page) => !named.has(page)),
      []
    )
    // amend the Spanish page, then: node tooling/docs/src/twins.ts docs/es/PAGE.md
    assert.deepStrictEqual(
      twins.filter(({ digest, english: page }) => digest !== digestOf(page)).map(({ spanish: page }) => page),
      []
    )
  })
})
