import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { deleteNote, payroll, replaceNote } from "./support/payrollKinds.ts"
import { canonicalised, withPlaceholder } from "./support/payrollXml.ts"
import { loadPayrollSchema, payrollSchemasAvailable } from "./support/PayrollSchema.ts"

const update = process.env["UPDATE_GOLDENS"] === "1"

describe.each([payroll, replaceNote, deleteNote])("golden files of a $name", (kind) => {
  const errors = payrollSchemasAvailable ? loadPayrollSchema(kind.root) : () => []

  it.each(["minimal", "full", "hard"])("%s is written as it was", (name) => {
    const file = (of: string): string => join(import.meta.dirname, "golden", kind.name, name, of)
    const { identified, xml } = kind.write(JSON.parse(readFileSync(file("input.json"), "utf8")))
    const written = { "expected.xml": xml.head + xml.tail, "expected-key.txt": `${identified.key.value}\n` }
    for (const [of, text] of Object.entries(written)) {
      if (update) writeFileSync(file(of), text)
      assert.strictEqual(text, readFileSync(file(of), "utf8"))
    }
    assert.strictEqual(canonicalised(xml), xml.head + xml.tail)
    assert.deepStrictEqual(errors(withPlaceholder(xml)), [])
  })
})
