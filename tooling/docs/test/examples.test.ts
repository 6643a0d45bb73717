import { execFileSync, spawnSync } from "node:child_process"
import { globSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "vitest"
import { file } from "./support/file.ts"

const root = new URL("../../..", import.meta.url)
const examples = globSync("docs/examples/*.diff", { cwd: root }).toSorted()

describe("the examples of how to add something", () => {
  it("are linked from the architecture page", () => {
    const linked = [...file("docs/operating/architecture.md").matchAll(/\(\.\.\/examples\/([\w-]+\.diff)\)/gu)].map(
      ([, name]) => name
    )
    assert.deepStrictEqual(linked.map((name) => `docs/examples/${name}`).toSorted(), examples)
  })

  it.each(examples)("%s adds what the sources have", (path) => {
    const { status, stderr } = spawnSync("git", ["apply", "--check", "--reverse", path], {
      cwd: root,
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, `the sources have changed; write them into the example: ${stderr}`)
  })

  it("keep the structure that `pnpm house` demands, as a change of a clone", () => {
    const clone = mkdtempSync(join(tmpdir(), "examples-"))
    const git = (...words: ReadonlyArray<string>) => execFileSync("git", words, { cwd: clone, encoding: "utf8" })
    const house = () =>
      spawnSync(process.execPath, [fileURLToPath(new URL("tooling/house/src/main.ts", root)), "--root", clone], {
        encoding: "utf8"
      })
    try {
      git("clone", "--quiet", fileURLToPath(root), ".")
      const paths = examples.map((path) => fileURLToPath(new URL(path, root)))
      git("apply", "--reverse", ...paths)
      const before = house()
      assert.strictEqual(before.status, 0, before.stdout)
      git("apply", ...paths)
      const after = house()
      assert.strictEqual(after.status, 0, after.stdout)
    } finally {
      rmSync(clone, { recursive: true })
    }
  })
})
