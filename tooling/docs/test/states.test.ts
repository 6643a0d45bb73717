import { inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"
import { inboxStatesPage } from "../src/inboxStatesPage.ts"
import { statesPage } from "../src/statesPage.ts"

const pageOf = (name: string): string => readFileSync(join(import.meta.dirname, "../../../docs", name), "utf8")

it("the pages of the states are what the code says (`pnpm docs:write` writes them)", () => {
  assert.strictEqual(pageOf("submission-states.md"), statesPage())
  assert.strictEqual(pageOf("inbox-states.md"), inboxStatesPage())
})

it("the Spanish page of the inbox names every state as the code does", () => {
  const page = pageOf("es/recepcion.md")
  for (const state of inboxStateNames) assert.include(page, `| \`${state}\` | ${inboxStates[state].name.es} |`)
})
