import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, inject, it } from "vitest"
import { plainPackages } from "../../src/packages/lib/writeLibraries.ts"
import { plainProgram, plainResult } from "./support/plainProgram.ts"

/** The tarballs of the packages that need no effect, by name. */
const plain = Object.fromEntries(
  inject("tarballs")
    .filter(({ name }) => plainPackages.includes(name.slice("@radicar/".length)))
    .map(({ file, name }) => [name, `file:${file}`])
)

/** A document through every root, and the effect of the project. */
const program = `${plainProgram}
import { Effect } from "effect"
console.log(Effect.runSync(Effect.succeed("the effect of the project")))
`

const install: Readonly<Record<string, readonly [string, ...ReadonlyArray<string>]>> = {
  npm: ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"],
  pnpm: ["npx", "-y", "pnpm@12.21.0", "install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"]
}

describe("the packages without effect in a project that has one", () => {
  const folders: Array<string> = []

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it.each([
    ["npm", "3"],
    ["npm", "4"],
    ["pnpm", "3"],
    ["pnpm", "4"]
  ])("%s, effect %s: one copy of domain, no other effect, and a document through every root", (manager, major) => {
    const folder = mkdtempSync(join(tmpdir(), "radicar-beside-"))
    folders.push(folder)
    const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text)
    const overrides = Object.fromEntries(Object.keys(plain).map((name) => [name, `$${name}`]))
    const dependencies = { ...plain, effect: major }
    write("package.json", JSON.stringify({ private: true, type: "module", dependencies, overrides }))
    const lines = Object.entries(plain).map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}\n`)
    write("pnpm-workspace.yaml", `packages: []\noverrides:\n${lines.join("")}`)
    const [file, ...words] = install[manager] ?? ["false"]
    const environment = Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/iu.test(name))
    execFileSync(file, words, {
      cwd: folder,
      env: Object.fromEntries(environment),
      stdio: ["ignore", "ignore", "inherit"]
    })

    const found = (name: string): ReadonlyArray<string> => [
      ...new Set(
        globSync(
          `{node_modules,node_modules/.pnpm/*/node_modules,node_modules/@radicar/*/node_modules}/${name}/package.json`,
          {
            cwd: folder
          }
        ).map((path) => realpathSync(join(folder, path)))
      )
    ]
    assert.lengthOf(found("@radicar/domain"), 1)
    const effects = found("effect").map((path) => JSON.parse(readFileSync(path, "utf8")).version.split(".")[0])
    assert.deepStrictEqual(effects, [major])

    const { bytes, password } = read("company")
    write("company.p12", bytes)
    write("program.js", program)
    const printed = execFileSync(process.execPath, ["program.js", password], { cwd: folder, encoding: "utf8" })
    const [line = "", ...others] = printed.trim().split("\n")
    assert.deepStrictEqual([JSON.parse(line), ...others], [plainResult, "the effect of the project"])
  })
})
