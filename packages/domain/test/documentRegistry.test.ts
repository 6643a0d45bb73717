import { assert, describe, it } from "@effect/vitest"
import { typeNameOf } from "@radicar/domain/inner/documentRegistry"

// annex FE 1.9, table 13.1.3, and 102 of the payroll annex 1.0: what the authority calls each type
describe("the name of a type of document", () => {
  it.each([
    ["01", /^Factura electrónica de venta/iu],
    ["03", /contingencia/iu],
    ["05", /^Documento soporte/iu],
    ["91", /^Nota crédito/iu],
    ["92", /^Nota débito/iu],
    ["102", /nómina/iu]
  ])("%s is that of the authority", (code, name) => {
    assert.match(typeNameOf(code)?.es ?? "", name)
    const short = typeNameOf(code, "shortName")
    assert.isAtMost(short?.es.length ?? 1000, typeNameOf(code)?.es.length ?? 0)
  })

  it("is nothing where no document has the code", () => {
    assert.isUndefined(typeNameOf("999"))
  })
})
