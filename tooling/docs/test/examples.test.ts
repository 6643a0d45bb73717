import { spawnSync } from "node:child_process"
import { globSync } from "node:fs"
import { assert, describe, it } from "vitest"
import { file } from "./support/file.ts"

const root = new URL("../../..", import.meta.url)
const examples = globSync("docs/examples/*.diff", { cwd: root }).toSorted()

describe("the examples of how to add something", () => {
  it("are linked from the architecture page", () => {
    const linked = [...file("docs/architecture.md").matchAll(/\(examples\/([\w-]+\.diff)\)/gu)].map(([, name]) => name)
    assert.deepStrictEqual(linked.map((name) => `docs/examples/${name}`).toSorted(), examples)
  })

  it.each(examples)("%s adds what the sources have", (path) => {
    const { status, stderr } = spawnSync("git", ["apply", "--check", "--reverse", path], {
      cwd: root,
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, `the sources have changed; write them into the example: ${stderr}`)
  })
})
