import { inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import { assert, it } from "vitest"
import { inboxStatesPage } from "../src/inboxStatesPage.ts"
import { file } from "./support/file.ts"

it("the page of the inbox's states is what the code says (`pnpm docs:write` writes it)", () => {
  assert.strictEqual(file("docs/inbox-states.md"), inboxStatesPage())
})

it("the Spanish page of the inbox names every state as the code does", () => {
  const page = file("docs/es/recepcion.md")
  for (const state of inboxStateNames) assert.include(page, `| \`${state}\` | ${inboxStates[state].name.es} |`)
})
