import { readFileSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { longOr } from "@radicar/fixtures/long"
import { assert, describe, inject, it } from "vitest"
import { otherClients, typescriptClients } from "../../src/openapi/clients.ts"
import { repository } from "../../src/openapi/document.ts"
import { checkClient } from "./support/checkClient.ts"

describe("clients for TypeScript, of the document that the service serves", () => {
  // each compiles a client of thousands of types
  const tried = longOr(typescriptClients, typescriptClients.slice(0, 1))

  it.each(tried.map((generator, index) => ({ generator, index, name: generator.name })))(
    "$name compiles, files an invoice and reads a refusal in Spanish",
    ({ generator, index }) =>
      checkClient(generator, inject("serviceUrl"), {
        number: 990_700_001 + index,
        // the generators and compilers that the lockfile pins
        prepare: (folder) => symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"))
      })
  )
})

it("docs/guides/clients.md shows the commands that are tested", () => {
  const page = readFileSync(join(repository, "docs/guides/clients.md"), "utf8")
  const commands = [...typescriptClients, ...otherClients].flatMap(({ fetch, generate }) => [fetch, generate])
  assert.deepStrictEqual(
    commands.filter((command) => !page.includes(`${command}\n`)),
    []
  )
})
