import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"
import { webhooksPage } from "../src/webhooksPage.ts"

const page = readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8")

it("the page of webhooks is what the code says (`pnpm docs:write` writes it)", () => {
  assert.strictEqual(page, webhooksPage())
})
