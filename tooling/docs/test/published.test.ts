import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { blocksOf, pages, repository } from "./support/blocksOf.ts"
import { file } from "./support/file.ts"

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}

const packages = globSync("packages/*/package.json", { cwd: repository })
  .map((path): Manifest => JSON.parse(file(path)))
  .filter((manifest) => manifest.private !== true)

/** The first release gives every package its first version. */
const isPublished = packages.every(({ version }) => version !== "0.0.0")

/** Words that say, before a release and after it, from when on a package can be installed. */
const introductions = ["from the first published release on", "desde la primera versión publicada"]

/** Commands that fetch one of our packages from the registry, and links to its page there. */
const installation =
  /(?:\bnpx|\bbunx|\bnpm exec|\b(?:pnpm|yarn) dlx)(?:\s+-\S+)*\s+(?:radicar|@radicar\/)|(?:\bnpm (?:install|i|add)|\b(?:pnpm|yarn|bun) add)(?:[ \t]+[\w@/.:~^-]+)*?[ \t]+(?:radicar\b|@radicar\/)|npmjs\.com\/package\/(?:radicar|@radicar)/gu

/** The installations of a page whose section has not said before from when on they work. */
const unintroduced = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(installation)].flatMap(({ 0: command, index }) => {
    const [section = ""] = page
      .slice(0, index)
      .split(/^#{1,6} /mu)
      .slice(-1)
    const words = section.replaceAll(/\s+/gu, " ").toLowerCase()
    return introductions.some((introduction) => words.includes(introduction)) ? [] : [command]
  })

describe("a package that is not published", () => {
  it("is recognised as offered, unless words before say from when on it is there", () => {
    const offers = (page: string) => unintroduced(page).length
    assert.strictEqual(offers("# Try it\n\n```sh\nnpx radicar dev\n```\n"), 1)
    assert.strictEqual(offers("Type `npm install effect @radicar/domain`, or `npx -y -p radicar radicar`."), 2)
    assert.strictEqual(offers("[the package](https://www.npmjs.com/package/@radicar/cli)"), 1)
    assert.strictEqual(offers("# Try it\n\nFrom the first published\nrelease on: `npx radicar dev`."), 0)
    assert.strictEqual(offers("Desde la primera versión publicada:\n\n```sh\npnpm add @radicar/domain\n```\n"), 0)
    assert.strictEqual(offers("`npx radicar dev`, from the first published release on"), 1)
    assert.strictEqual(offers("From the first published release on: x.\n\n## Other\n\n`npx radicar dev`"), 1)
    assert.strictEqual(offers("`npx -y pnpm@12.21.0 -s radicar ranges`, `npm install` in a clone"), 0)
  })

  it.skipIf(isPublished)("is offered by no page", () => {
    assert.isNotEmpty(packages)
    // notes of changes are read with the release that has them
    const offered = pages
      .filter((page) => !page.startsWith(".changeset/"))
      .flatMap((page) => unintroduced(readFileSync(join(repository, page), "utf8")).map((each) => `${page}: ${each}`))
    assert.deepStrictEqual(offered, [])
  })
})

describe("the first command", () => {
  it.each([
    "README.md",
    "docs/start/quick-start.md",
    "docs/es/start/inicio-rapido.md",
    "packages/cli/README.md",
    "packages/http-client/README.md",
    "packages/radicar/README.md"
  ])("of %s starts the service in a clone", (page) => {
    const first = blocksOf(page).find(({ language }) => language === "sh" || language === "text")
    assert.strictEqual(first?.text, "npx -y pnpm@12.21.0 start\n")
    const [before = ""] = file(page).split("```")
    assert.match(before, /\bclone\b/iu)
  })
})
