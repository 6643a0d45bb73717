import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { apiReport } from "../../src/packages/api/apiReport.ts"
import { sortedTokens } from "../../src/packages/api/sortedTokens.ts"
import { shortened, statements } from "../../src/packages/api/statements.ts"
import { libraries, repository } from "../../src/packages/repository.ts"

const changed =
  "its types are not what api.md says: write it with `pnpm api:write`, see what changed, and describe it with `pnpm changeset`"

const sections = (report: string): ReadonlyMap<string, string> =>
  new Map(report.split(/^## /mu).map((section) => [section.split("\n")[0] ?? "", sortedTokens(section)]))

/** The modules whose types are others in the one report than in the other. */
const sectionsThatDiffer = (one: string, other: string): ReadonlyArray<string> => {
  const [before, after] = [sections(one), sections(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter((title) => before.get(title) !== after.get(title))
}

describe("packages/*/api.md", () => {
  it.each(libraries)("$name: says what types the package has", (each) => {
    const written = readFileSync(join(repository, "packages", each.folder, "api.md"), "utf8")
    const report = apiReport(each)
    assert.deepStrictEqual(sectionsThatDiffer(written, report), [], changed)
  })
})

describe("the statements of a declaration file", () => {
  it("are without comments, and strings that look like one stay", () => {
    const text = [
      "/** What it is. */",
      "export interface Accepts {",
      "    /** A type. */",
      '    readonly type: "text/*" | "*/*" | "https://example.com"; // as sent',
      "}",
      "declare const own: unique symbol;",
      "export {};",
      "//# sourceMappingURL=x.d.ts.map"
    ].join("\n")
    assert.deepStrictEqual(statements(text), [
      'export interface Accepts {\n    readonly type: "text/*" | "*/*" | "https://example.com";\n}',
      "declare const own: unique symbol;"
    ])
  })

  it("are the same in whatever order a union is written, and no others are", () => {
    const report = (type: string) => `# The types\n\n## one\n${type}\n## other\nstring`
    assert.deepStrictEqual(sectionsThatDiffer(report("A<B | C>"), report("A<C | B>")), [])
    assert.deepStrictEqual(sectionsThatDiffer(report("A<B | C>"), report("A<C | D>")), ["one"])
  })

  it("of great length differ by a letter", () => {
    const long = (name: string) => `export interface Long {\n    readonly ${name}: "${"a".repeat(3000)}";\n}`
    const [one = "", other = ""] = ["b", "c"].flatMap((name) => statements(long(name)).map(shortened))
    assert.isBelow(one.length, 250)
    assert.notStrictEqual(one, other)
  })
})
