import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"
import { llmsText } from "../src/llmsText.ts"

it("llms.txt names every page there is (`pnpm docs:write` writes it)", () => {
  assert.strictEqual(readFileSync(join(import.meta.dirname, "../../../llms.txt"), "utf8"), llmsText())
})
