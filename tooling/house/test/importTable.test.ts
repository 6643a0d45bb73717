import { spawnSync } from "node:child_process"
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../..")
const oxlint = join(import.meta.dirname, "../node_modules/.bin/oxlint")

const architecture = readFileSync(join(repository, "docs/operating/architecture.md"), "utf8")

/** The folder of each package by its name. */
const folders = new Map(
  globSync("{apps,packages}/*/package.json", { cwd: repository })
    .map(dirname)
    .map((folder) => [basename(folder), folder])
)
const packages = [...folders.keys()]

/** The table of docs/operating/architecture.md: the packages that each may import, named before the reasons. */
const allowed: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  [...architecture.matchAll(/^\| `(?:apps\/)?([a-z-]+)` \| [^|]+ \| ([^|;:]+)[^|]* \|$/gmu)].map(
    ([, name = "", cell = ""]) => [name, cell.split(", ").filter((each) => folders.has(each))]
  )
)

/** The arrows between packages of the drawing of docs/operating/architecture.md. */
const drawn: ReadonlyMap<string, ReadonlyArray<string>> = (() => {
  const names = new Map(
    [...architecture.matchAll(/^ +(\w+)\["<b>([a-z-]+)<\/b>/gmu)].map(([, id, name = ""]) => [id, name])
  )
  const arrows = new Map(
    [...architecture.matchAll(/^ +(\w+) --> ([\w &]+)$/gmu)].map(([, from, to = ""]) => [from, to.split(" & ")])
  )
  return new Map([...names].map(([id, name]) => [name, (arrows.get(id) ?? []).map((each) => names.get(each) ?? each)]))
})()

/** Every package that one imports, also through others. */
const reached = (graph: typeof allowed, name: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (from: string): void => {
    for (const to of graph.get(from) ?? []) {
      if (found.has(to)) continue
      found.add(to)
      visit(to)
    }
  }
  visit(name)
  return found
}

const pure = [
  ["domain", "node:fs"],
  ["domain", "saxes"],
  ["domain", "@effect/platform-node/NodeRuntime"],
  ["ubl", "node:crypto"],
  ["print", "node:zlib"],
  ["contract", "node:http"],
  ["http-client", "node:fs"],
  ["console", "node:fs"],
  ["sandbox", "@radicar/domain/inner/document/Invoice"],
  ["sandbox", "@radicar/domain/codes"]
] as const

const permitted = [
  ["domain", "effect"],
  ["domain", "effect/Schema"],
  ["domain", "@noble/hashes/sha2.js"],
  ["domain", "../document/Invoice.ts"],
  ["signature", "node:crypto"],
  ["sandbox", "@radicar/domain/inner/codes/taxes"],
  ["api", "node:http"]
] as const

const pairs = packages.flatMap((from) => packages.filter((to) => to !== from).map((to) => [from, to] as const))

const byName = (to: string): string => (to === "radicar" ? "radicar/Thing" : `@radicar/${to}/Thing`)
const byPath = (to: string): string => `../../../${to}/src/Thing.ts`

describe("the table of slices", () => {
  it("has a row for each folder of the service, and no other", () => {
    const table = /\| slice \| subject \|\n(?<rows>(?:\|.*\n)+)/u.exec(architecture)?.groups?.["rows"] ?? ""
    const rows = [...table.matchAll(/^\| `([a-z]+)` \|/gmu)].map(([, name = ""]) => name)
    const slices = globSync("apps/api/src/*/", { cwd: repository }).map((folder) => basename(folder))
    assert.sameMembers(rows, slices)
  })
})

describe("the import table, enforced by the linter", () => {
  let root = ""
  /** The rules that each file breaks, by the package that it is in and what it imports. */
  const broken = new Map<string, ReadonlyArray<string>>()

  // a file for each import, and one run over all of them
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "imports-"))
    copyFileSync(join(repository, ".oxlintrc.json"), join(root, ".oxlintrc.json"))
    const imports = [
      ...pairs.flatMap(([from, to]) => [
        [from, byName(to)],
        [from, byPath(to)]
      ]),
      ...pure,
      ...permitted
    ]
    const files = imports.map(([name = "", specifier = ""], index) => {
      const file = join(folders.get(name) ?? "", `src/part/Example${index}.ts`)
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), `import { thing } from "${specifier}"\n\nexport const example = thing\n`)
      return [`${name} ${specifier}`, file] as const
    })
    const { stdout } = spawnSync(oxlint, ["--config", join(root, ".oxlintrc.json"), "--format=json"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1e8
    })
    const { diagnostics, number_of_files: linted } = JSON.parse(stdout)
    assert.strictEqual(linted, files.length)
    const codes = Map.groupBy<string, any>(diagnostics, ({ filename }) => filename)
    for (const [key, file] of files) {
      broken.set(
        key,
        (codes.get(file) ?? []).map(({ code }) => code)
      )
    }
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const isRefused = (name: string, specifier: string): boolean => {
    const codes = broken.get(`${name} ${specifier}`)
    assert.isDefined(codes)
    if (codes.length > 0) assert.include(codes, "eslint(no-restricted-imports)")
    return codes.length > 0
  }

  it("has every package", () => {
    assert.sameMembers(
      [...allowed.keys()].filter((name) => name !== "tooling"),
      packages
    )
    assert.sameMembers([...drawn.keys()], packages)
  })

  it.each(packages)("%s reaches in the drawing what it reaches in the table", (name) => {
    assert.deepStrictEqual([...reached(drawn, name)].toSorted(), [...reached(allowed, name)].toSorted())
  })

  it.each(pairs)("%s importing %s", (from, to) => {
    assert.strictEqual(isRefused(from, byName(to)), !allowed.get(from)?.includes(to))
    assert.isTrue(isRefused(from, byPath(to)))
  })

  it.each(pure)("%s must not import %s", (from, specifier) => {
    assert.isTrue(isRefused(from, specifier))
  })

  it.each(permitted)("%s may import %s", (from, specifier) => {
    assert.isFalse(isRefused(from, specifier))
  })
})
