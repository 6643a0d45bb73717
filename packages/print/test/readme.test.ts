import { assert, it } from "@effect/vitest"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")

it("the README's example runs and prints what the README says", () => {
  const program = /```ts\n([\s\S]*?)```/u.exec(readme)?.[1] ?? ""
  const printed = /```\n([\s\S]*?)```/u.exec(readme.slice(readme.indexOf("It prints")))?.[1]
  const args = ["--conditions=@radicar/source", "--input-type=module-typescript", "--eval", program]
  const cwd = fileURLToPath(new URL("..", import.meta.url))
  assert.strictEqual(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }), printed)
})
