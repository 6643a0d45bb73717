import { assert, it } from "@effect/vitest"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")

const examples = Array.from(
  readme.matchAll(/^```ts\n([\s\S]*?)```\n\nIt prints\n\n```\n([\s\S]*?)```$/gmu),
  ([, program = "", printed = ""], index) => ({ index, program, printed })
)

it("the README has examples", () => assert.lengthOf(examples, 2))

it.each(examples)("example $index of the README runs and prints what the README says", ({ printed, program }) => {
  const args = ["--conditions=@radicar/source", "--input-type=module-typescript", "--eval", program]
  const cwd = fileURLToPath(new URL("..", import.meta.url))
  assert.strictEqual(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }), printed)
})
