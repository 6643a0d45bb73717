import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { openApiDocument } from "../src/openApiDocument.ts"

const text = readFileSync(join(import.meta.dirname, "../../../docs/openapi.json"), "utf8")

describe("docs/openapi.json", () => {
  it("is what the contract says (`pnpm docs:write` writes it)", () => {
    assert.deepStrictEqual(JSON.parse(text), JSON.parse(openApiDocument()))
  })

  it("names the XML and the rules of fields as the annex does (FE 1.9, payroll 1.0, RADIAN 1.1)", () => {
    const { schemas } = JSON.parse(text).components
    const placed: ReadonlyArray<readonly [schema: string, field: string, place: string]> = [
      ["Invoice", "TypeCode", "XML: InvoiceTypeCode (FAD12)."],
      ["Invoice", "Number", "XML: ID (FAD05)."],
      ["CompanyParty", "OrganizationTypeCode", "XML: AdditionalAccountID (FAJ02)."],
      ["SaleItem", "Description", "XML: Item/Description (FAZ02)."],
      ["EmployeeParty", "Id", "XML: @NumeroDocumento (NIE045)."],
      ["EventDocumentReference", "Uuid", "XML: DocumentResponse/DocumentReference/UUID (AAH07)."]
    ]
    for (const [schema, field, place] of placed) {
      const { description } = schemas[schema].properties[field]
      assert.isTrue(description.endsWith(place), `${schema}.${field}: ${description}`)
    }
    // what this service keeps to itself becomes nothing
    assert.notInclude(schemas.SigningCertificate.properties.Password.description, "XML:")
  })

  it("names in every answer the headers that it has", () => {
    const { openapi, paths } = JSON.parse(text)
    assert.match(openapi, /^3\.1\./u)
    const operations = Object.values<any>(paths).flatMap((methods) => Object.values<any>(methods))
    assert.isAbove(operations.length, 40)
    for (const { operationId, responses, security } of operations) {
      for (const [status, { headers }] of Object.entries<any>(responses)) {
        assert.property(headers, "X-Request-Id", `${operationId} ${status}`)
        const limited = security.length > 0 && status !== "401"
        assert.strictEqual("RateLimit" in headers, limited, `${operationId} ${status}`)
        assert.strictEqual("Retry-After" in headers, status === "429" || status === "503", `${operationId} ${status}`)
      }
    }
  })
})
