import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"
import { statesPage } from "../src/statesPage.ts"

const page = readFileSync(join(import.meta.dirname, "../../../docs/submission-states.md"), "utf8")

it("the page of the states is what the code says (`pnpm docs:write` writes it)", () => {
  assert.strictEqual(page, statesPage())
})
