import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parsedXml } from "./support/parsedXml.ts"

const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

const put = (body: JsonObject, group: string, field: string, value: JsonValue): JsonObject => {
  const holder = body.get(group)
  return holder instanceof JsonObject ? body.with(group, holder.with(field, value)) : body
}

const address = JsonObject.from({ Address: "Calle 1 # 2-3", CityCode: "11001", CountryCode: "CO" })

/** What XML never holds: the technical key of an invoice, and where the buyer of a support document is. */
const completed: Readonly<Record<string, (body: JsonObject) => JsonObject>> = {
  invoice: (body) => put(body, "NumberingRange", "TechnicalKey", "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"),
  support: (body) => put(body, "CompanyParty", "PhysicalLocation", address)
}

const cases = [
  ["invoice", "InvoiceCreate", "CompanyParty.Name", "Compañía de Prueba S.A.S."],
  ["credit-note", "CreditnoteCreate", "DocumentReference.Number", "SETP990000001"],
  ["support", "SupportCreate", "SupplierParty.Id", "860028580"],
  ["equivalent", "EquivalentCreate", "PointOfSale.Cashier", undefined],
  ["event", "EventCreate", "IssuerParty.JobTitle", "Bodega"],
  ["payroll", "PayrollCreate", "EmployeeParty.FirstSurname", "Prueba"],
  ["payroll-replace-note", "PayrollReplaceNote", "DocumentReference.Number", "NE1"],
  ["payroll-delete-note", "PayrollDeleteNote", "DocumentReference.Number", "NE1"]
] as const

const at = (body: JsonObject, path: string): JsonValue | undefined => {
  const [group = "", field = ""] = path.split(".")
  const holder = body.get(group)
  return holder instanceof JsonObject ? holder.get(field) : undefined
}

describe("reading what was written by hand", () => {
  it.each(cases)(
    "%s: the body breaks no rule and has the key that stands in the document",
    (name, operation, path, value) => {
      const text = readFileSync(join(import.meta.dirname, "foreign", `${name}.xml`), "utf8")
      const read = readXml(parsedXml(text))
      assert.isDefined(read)
      const { body, key, unread } = read!
      assert.deepStrictEqual({ operation: read!.operation, unread }, { operation, unread: [] })
      if (value === undefined) assert.isString(at(body, path))
      else assert.strictEqual(at(body, path), value)
      const type: DocumentType = documentTypes[operation]
      const complete = completed[name]?.(body) ?? body
      const document = type.identify(complete, configuration, { language: "en" })
      if (Result.isFailure(document)) assert.fail(JSON.stringify(document.failure, null, 2))
      else assert.strictEqual(document.success.key.value, key.value)
      assert.match(key.value ?? "", /^[0-9a-f]{96}$/u)
    }
  )
})
