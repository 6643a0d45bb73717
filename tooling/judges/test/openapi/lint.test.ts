import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { documentPath, readDocument } from "../../src/openapi/document.ts"
import { lintOpenApi } from "../../src/openapi/lint.ts"

describe("docs/openapi.json", () => {
  it("has nothing that Redocly's linter complains about", async () => {
    assert.deepStrictEqual(await lintOpenApi(documentPath), [])
  })

  it("would not pass with a reference to nothing, an operation without a name and an example that is none", async () => {
    const document: any = structuredClone(readDocument())
    document.paths["/v1/dian/events"].post.requestBody.content["application/json"].schema.$ref =
      "#/components/schemas/No"
    document.paths["/v1/dian/invoices"].post.requestBody.content["application/json"].example.Number = "one"
    delete document.paths["/health/live"].get.summary
    const folder = mkdtempSync(join(tmpdir(), "radicar-openapi-"))
    try {
      const path = join(folder, "openapi.json")
      writeFileSync(path, JSON.stringify(document))
      const rules = (await lintOpenApi(path)).map(({ rule }) => rule)
      for (const rule of ["no-unresolved-refs", "no-invalid-media-type-examples", "operation-summary"]) {
        assert.include(rules, rule)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
