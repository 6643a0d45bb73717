import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../..")
const page = readFileSync(join(repository, "docs/guides/library.md"), "utf8")

const programs = Array.from(
  page.matchAll(/^## ([^\n]+)\n(?:(?!^## )[\s\S])*?```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/gmu),
  ([, title = "", program = "", printed = ""]) => ({ title, program, printed })
)

describe("docs/guides/library.md", () => {
  it("has programs, each with what it prints", () => {
    assert.isAtLeast(programs.length, 4)
    assert.lengthOf(programs, page.match(/^```ts$/gmu)?.length ?? 0)
  })

  it.each(programs)("prints what it says: $title", ({ printed, program }) => {
    const args = ["--conditions=@radicar/source", "--input-type=module-typescript", "--eval", program]
    // a package that has all of these as its dependencies
    const cwd = join(repository, "packages/effect")
    assert.strictEqual(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }), printed)
  })
})
