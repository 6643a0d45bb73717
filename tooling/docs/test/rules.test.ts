import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"

it.each(["docs/reference/rules.md", "docs/es/reference/reglas.md"])("every row of %s has six cells", (path) => {
  const page = readFileSync(join(import.meta.dirname, "../../..", path), "utf8")
  const rows = page.split("\n").filter((line) => line.startsWith("|"))
  assert.deepStrictEqual(
    rows.filter((row) => row.split("|").length !== 8),
    []
  )
})
