import { describe, inject, it } from "vitest"
import { missingNeeds, otherClients, runCommands } from "../../src/openapi/clients.ts"
import { checkClient } from "./support/checkClient.ts"

describe("clients for other languages, of the document that the service serves", () => {
  for (const [index, generator] of otherClients.entries()) {
    const missing = missingNeeds(generator)
    const lacks = missing.length === 0 ? "" : ` (${missing.join(", ")} missing)`
    it.skipIf(missing.length > 0)(
      `${generator.name} compiles, files an invoice and reads a refusal in Spanish${lacks}`,
      () =>
        checkClient(generator, inject("serviceUrl"), {
          number: 990_700_101 + index,
          prepare: (folder) => void runCommands(`${generator.fetch} >&2`, folder, {})
        })
    )
  }
})
