import { globSync } from "node:fs"
import { join, relative } from "node:path"
import { assert, describe, it } from "vitest"
import { bodyTypesFile, describedBodies } from "../src/bodyTypes.ts"
import { clientSources, clientSourcesFolder } from "../src/clientSources.ts"
import { collections, collectionsFolder } from "../src/collections/collections.ts"
import { generatedPages } from "../src/generatedPages.ts"
import { resources } from "../src/resources/resourcePage.ts"
import { replaceParts } from "../src/pageParts.ts"
import { digestOf, spanishOf, twins } from "../src/twins.ts"
import { blocksOf, repository } from "./support/blocksOf.ts"
import { file } from "./support/file.ts"
import { onlyRead } from "./support/ranElsewhere.ts"

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

const resourcePages = new Set(resources.map(({ name }) => `docs/reference/operations/${name}.md`))

/** Blocks of a page whose JSON is recorded answers, which nobody runs: their texts are in the language of the page. */
const withoutTexts = (page: string) =>
  comparable(page).map((block) =>
    block.language === "json"
      ? JSON.parse(block.text, (_, value: unknown) => (typeof value === "string" ? "" : value))
      : block
  )

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
      const blocks = resourcePages.has(path) || path.startsWith("docs/reference/problems/") ? withoutTexts : comparable
      assert.deepStrictEqual(blocks(spanishOf(path) ?? ""), blocks(path), path)
    }
  })
})

describe("the folders of generated pages", () => {
  it.each([
    // the test of `tooling/build` compares the licences
    ["docs/reference", [...english.keys(), "docs/reference/licences.md"]],
    ["docs/es/reference", [...spanish.keys()]]
  ] as const)("hold nothing else (`pnpm docs:write` writes them): %s", (folder, written) => {
    assert.sameMembers(
      globSync(`${folder}/**`, { cwd: repository, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(repository, join(entry.parentPath, entry.name))),
      written.filter((path) => path.startsWith(`${folder}/`))
    )
    assert.include(file(".gitattributes"), `${folder}/** linguist-generated\n`)
  })
})

describe("a generated part of a page", () => {
  it("is replaced between its marks, and nothing else is", () => {
    assert.strictEqual(
      replaceParts(
        "On <!-- generated: date -->1 May<!-- end -->.\n\n<!-- generated: rows -->\n- a\n<!-- end -->\nb\n",
        {
          date: "2 May",
          rows: "- c\n- d\n"
        }
      ),
      "On <!-- generated: date -->2 May<!-- end -->.\n\n<!-- generated: rows -->\n- c\n- d\n<!-- end -->\nb\n"
    )
  })

  it.each([
    ["misses", "no part\n", { rows: "" }],
    ["has twice", "<!-- generated: rows --><!-- end --><!-- generated: rows --><!-- end -->\n", { rows: "" }],
    ["has without a text", "<!-- generated: rows --><!-- end -->\n", {}]
  ])("is not written to a page that %s it", (_, page, parts) => {
    assert.throws(() => replaceParts(page, parts))
  })
})

describe("the collections", () => {
  it("are what their sources say, and no other file is among them (`pnpm docs:write` writes them)", () => {
    const files = collections()
    assert.sameMembers(globSync(`${collectionsFolder}/**/*.*`, { cwd: repository }), [...files.keys()])
    for (const [path, text] of files) assert.strictEqual(file(path), text, path)
  })
})

describe("the generated sources", () => {
  /** A source without the characters that the formatter changes. */
  const unformatted = (text: string): string => text.replaceAll(/[\s,|*]/gu, "")

  it("are what the contract says, and no other file is among them (`pnpm docs:write` writes them)", () => {
    const sources = clientSources()
    assert.sameMembers(globSync(`${clientSourcesFolder}/*`, { cwd: repository }), [...sources.keys()])
    for (const [path, text] of [...sources, [bodyTypesFile, describedBodies().text] as const]) {
      assert.strictEqual(unformatted(file(path)), unformatted(text), path)
    }
  })
})

describe("pages that show blocks of another one, which runs them", () => {
  it.each([
    ["docs/guides/notes.md", "docs/guides/everyday.md"],
    ["docs/guides/payroll.md", "docs/guides/everyday.md"],
    ["docs/guides/pos-tickets.md", "docs/guides/everyday.md"],
    ["docs/guides/support-documents.md", "docs/guides/everyday.md"],
    ["docs/tutorials/habilitacion.md", "docs/guides/test-set.md"]
  ])("%s: all are in %s", (page, source) => {
    const known = comparable(source)
    assert.isNotEmpty(blocksOf(page))
    for (const block of comparable(page)) assert.deepInclude(known, block)
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

  it("have the blocks of their English pages and no others, so that each runs once", () => {
    assert.deepStrictEqual(
      twins.flatMap((twin) => {
        const known = blocksOf(twin.english)
        return blocksOf(twin.spanish)
          .filter(({ language }) => !onlyRead.has(language))
          .filter(({ language, text }) => !known.some((block) => block.text === text && block.language === language))
          .map(({ line }) => `${twin.spanish}:${line}`)
      }),
      []
    )
  })

  it("name the English page that they correspond to, as it is now", () => {
    const named = new Set(["docs/es/README.md", ...spanish.keys(), ...twins.map((twin) => twin.spanish)])
    assert.deepStrictEqual(
      spanishPages.filter((page) => !named.has(page)),
      []
    )
    // amend the Spanish page, then: node tooling/docs/src/twins.ts docs/es/guides/PAGE.md
    assert.deepStrictEqual(
      twins.filter(({ digest, english: page }) => digest !== digestOf(page)).map(({ spanish: page }) => page),
      []
    )
  })
})
