import { execFileSync } from "node:child_process"
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

describe("the import table, enforced by the linter", () => {
  let root = ""
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "imports-"))
    copyFileSync(join(repository, ".oxlintrc.json"), join(root, ".oxlintrc.json"))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const isRefused = (name: string, specifier: string): boolean => {
    const file = join(root, folder(name), "src/part/Example.ts")
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { thing } from "${specifier}"\n\nexport const example = thing\n`)
    try {
      execFileSync(oxlint, ["--config", join(root, ".oxlintrc.json"), file], { cwd: root, stdio: "pipe" })
      return false
    } catch (error) {
      const { stdout } = error as { readonly stdout: Buffer }
      assert.include(stdout.toString(), "no-restricted-imports")
      return true
    }
  }

  const pairs = packages.flatMap((from) => packages.filter((to) => to !== from).map((to) => [from, to] as const))

  it.each(pairs)("%s importing %s", (from, to) => {
    assert.strictEqual(isRefused(from, `@radicar/${to}/Thing`), !allowed[from]?.includes(to))
    assert.isTrue(isRefused(from, `../../../${to}/src/Thing.ts`))
  })

  it.each(pure)("%s must not import %s", (from, specifier) => {
    assert.isTrue(isRefused(from, specifier))
  })

  it.each(permitted)("%s may import %s", (from, specifier) => {
    assert.isFalse(isRefused(from, specifier))
  })
})
