import { assert, describe, it } from "@effect/vitest"
import { deleteNote, payroll, replaceNote } from "./support/payrollKinds.ts"
import { canonicalised, withPlaceholder } from "./support/payrollXml.ts"
import { loadPayrollSchema, payrollSchemasAvailable } from "./support/PayrollSchema.ts"

describe.each([payroll, replaceNote, deleteNote])("the XML of a $name", (kind) => {
  it("is canonical as it stands (libxml2 changes no byte)", () => {
    const { xml } = kind.write(kind.example())
    assert.strictEqual(canonicalised(xml), xml.head + xml.tail)
  })
  describe.skipIf(!payrollSchemasAvailable)("against the schemas of the DIAN (../shared/dian/xsd)", () => {
    const errors = payrollSchemasAvailable ? loadPayrollSchema(kind.root) : () => []
    it("is valid, and the schema does find faults", () => {
      const text = withPlaceholder(kind.write(kind.example()).xml)
      assert.deepStrictEqual(errors(text), [])
      assert.isNotEmpty(errors(text.replaceAll("CodigoQR>", "CodigoQr>")))
    })
  })
})
