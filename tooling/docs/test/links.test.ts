import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { assert, describe, it } from "vitest"
import { pageFolders, pathOf, spanishOf } from "../src/twins.ts"
import { pages, repository } from "./support/blocksOf.ts"

const textOf = (page: string): string =>
  readFileSync(join(repository, page), "utf8").replaceAll(/^ *```.*?^ *```$/gmsu, "")

interface Link {
  readonly page: string
  /** As the page has it. */
  readonly target: string
  /** From the root of the repository. */
  readonly path: string
  readonly anchor: string
}

/** The links and pictures in a text of a page that lead into the repository. */
const linksIn = (page: string, text: string): ReadonlyArray<Link> =>
  [...text.replaceAll(/`[^`\n]*`/gu, "").matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/u.test(target))
    .map((target) => {
      const [path = "", anchor = ""] = target.split("#")
      return { page, target, path: path === "" ? page : normalize(join(dirname(page), path)), anchor }
    })

/** The links and pictures of a page that lead into the repository. */
const linksOf = (page: string): ReadonlyArray<Link> => linksIn(page, textOf(page))

/** A section of the site, `site/structure.mjs`. */
interface Section {
  readonly title: Readonly<Record<"en" | "es", string>>
  readonly folder: string
  readonly pages: ReadonlyArray<string>
}

/** The anchors that a reader gives the headings of a page. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...textOf(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-")
    )
  )

const leads = ({ anchor, path }: Link): boolean => {
  const at = join(repository, path)
  if (!existsSync(at)) return false
  return anchor === "" || (statSync(at).isFile() && anchorsOf(path).has(anchor))
}

const links = pages.flatMap(linksOf)

const pagesIn = (folder: string): ReadonlyArray<string> =>
  (existsSync(join(repository, folder)) ? readdirSync(join(repository, folder)) : [])
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => `${folder}/${name}`)

describe("the documentation", () => {
  it("has links that lead somewhere, each to a heading that there is", () => {
    assert.isAbove(links.length, 500)
    assert.deepStrictEqual(
      links.filter((link) => !leads(link)).map(({ page, target }) => `${page}: ${target}`),
      []
    )
  })

  it.each([
    ["docs/README.md", pageFolders.map((name) => `docs/${name}`)],
    ["docs/adr/README.md", ["docs/adr"]],
    ["docs/reference/commands.md", ["docs/reference/commands"]],
    ["docs/es/reference/comandos.md", ["docs/es/reference/comandos"]],
    ["docs/reference/problems.md", ["docs/reference/problems"]],
    ["docs/es/reference/problemas.md", ["docs/es/reference/problemas"]],
    ["docs/es/README.md", pageFolders.map((name) => `docs/es/${name}`)],
    ["docs/reference/operations/README.md", ["docs/reference/operations"]],
    ["docs/reference/codes.md", ["docs/reference/codes"]]
  ] as const)("%s has every page of its folders", (index, folders) => {
    const linked = new Set(linksOf(index).map(({ path }) => path))
    assert.deepStrictEqual(
      folders.flatMap(pagesIn).filter((page) => page !== index && !linked.has(page)),
      []
    )
  })

  it.each([
    ["en", "docs/README.md"],
    ["es", "docs/es/README.md"]
  ] as const)("has the sections of the site in its index: %s", async (language, index) => {
    const { sections } = await import(join(repository, "site/structure.mjs"))
    const [, ...parts] = textOf(index).split(/^## /mu)
    const indexed = parts.map((part) => ({
      title: part.split("\n", 1)[0],
      pages: linksIn(index, part.replaceAll(/^(?!\| \[).*$/gmu, "").replaceAll(/ \| .*$/gmu, "")).map(
        ({ path }) => path
      )
    }))
    const expected = sections.map(({ pages: names, title }: Section) => ({
      title: title[language],
      pages: names
        .map((name) => pathOf(`${name.replace(/index$/u, "README")}.md`))
        .flatMap((page) => (language === "en" ? [page] : [spanishOf(page)]))
        .filter((page) => page !== undefined)
    }))
    assert.deepStrictEqual(indexed.slice(0, expected.length), expected)
  })

  it("has in each folder the pages of one section of the site, and no other folder with pages", async () => {
    const { sections }: { readonly sections: ReadonlyArray<Section> } = await import(
      join(repository, "site/structure.mjs")
    )
    for (const { folder, pages: names } of sections) {
      const written = pagesIn(`docs/${folder}`)
      assert.includeMembers(
        names.map((name) => pathOf(`${name}.md`)),
        [...written]
      )
      assert.includeMembers(
        written.map((page) => spanishOf(page)),
        [...pagesIn(`docs/es/${folder}`)]
      )
    }
    assert.deepStrictEqual([...pagesIn("docs"), ...pagesIn("docs/es")], [])
    assert.sameMembers(
      [...new Set(globSync("docs/**/*.md", { cwd: repository }).map((page) => page.split("/")[1]))],
      ["README.md", "adr", "es", ...pageFolders]
    )
  })

  it("has indexes that README.md leads to", () => {
    const linked = linksOf("README.md").map(({ path }) => path)
    assert.includeMembers(linked, ["docs/README.md", "docs/es/README.md"])
  })
})
