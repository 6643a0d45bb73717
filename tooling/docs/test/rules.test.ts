import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"
import { rulesPage } from "../src/rulesPage.ts"

const page = readFileSync(join(import.meta.dirname, "../../../docs/rules.md"), "utf8")

it("the page of the rules is what the catalogue says (`pnpm docs:write` writes it)", () => {
  assert.strictEqual(page, rulesPage())
})

it("every row has six cells", () => {
  const rows = page.split("\n").filter((line) => line.startsWith("|"))
  assert.deepStrictEqual(
    rows.filter((row) => row.split("|").length !== 8),
    []
  )
})
