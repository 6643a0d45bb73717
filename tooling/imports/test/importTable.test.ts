import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../..")
const oxlint = join(import.meta.dirname, "../node_modules/.bin/oxlint")

// the table of docs/architecture.md: what each package may import of ours
const packages = [
  "domain",
  "ubl",
  "print",
  "signature",
  "zip",
  "dian",
  "contract",
  "http-client",
  "cli",
  "sandbox",
  "api",
  "console"
]
const allowed: Readonly<Record<string, ReadonlyArray<string>>> = {
  domain: [],
  ubl: ["domain"],
  print: ["domain", "zip"],
  signature: [],
  zip: [],
  dian: ["domain", "signature", "zip"],
  contract: ["domain"],
  "http-client": ["contract", "domain"],
  cli: ["http-client", "contract", "domain", "ubl", "signature", "print", "sandbox", "zip"],
  sandbox: [],
  api: ["domain", "ubl", "print", "signature", "dian", "contract", "sandbox", "zip"],
  console: ["http-client", "contract", "domain"]
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
  ["sandbox", "@radicar/domain/document/Invoice"]
] as const

const permitted = [
  ["domain", "effect"],
  ["domain", "effect/Schema"],
  ["domain", "@noble/hashes/sha2.js"],
  ["domain", "../document/Invoice.ts"],
  ["signature", "node:crypto"],
  ["sandbox", "@radicar/domain/codes/taxes"],
  ["api", "node:http"]
] as const

const folder = (name: string): string => (name === "api" || name === "console" ? `apps/${name}` : `packages/${name}`)

const pairs = packages.flatMap((from) => packages.filter((to) => to !== from).map((to) => [from, to] as const))

const byName = (to: string): string => `@radicar/${to}/Thing`
const byPath = (to: string): string => `../../../${to}/src/Thing.ts`

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
      const file = join(folder(name), `src/part/Example${index}.ts`)
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

  it.each(pairs)("%s importing %s", (from, to) => {
    assert.strictEqual(isRefused(from, byName(to)), !allowed[from]?.includes(to))
    assert.isTrue(isRefused(from, byPath(to)))
  })

  it.each(pure)("%s must not import %s", (from, specifier) => {
    assert.isTrue(isRefused(from, specifier))
  })

  it.each(permitted)("%s may import %s", (from, specifier) => {
    assert.isFalse(isRefused(from, specifier))
  })
})
