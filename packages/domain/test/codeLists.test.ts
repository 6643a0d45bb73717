import {
  codeListJson,
  codeListOf,
  codeLists,
  type PublishedCodeList,
  searchCodes
} from "@radicar/domain/inner/codeLists"
import { ripsTables } from "@radicar/domain/inner/codes/ripsTables"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const listOf = (id: string): PublishedCodeList => {
  const list = codeListOf(id)
  if (list === undefined) throw new Error(`no list ${id}`)
  return list
}

const found = (id: string, search: string): ReadonlyArray<string> =>
  searchCodes(listOf(id), search).map(({ code }) => code)

describe("the code lists", () => {
  it("have the codes of the authority with their names", () => {
    const nameOf = (id: string, code: string) =>
      codeListJson(listOf(id), "es").items.find((item) => item.code === code)?.name
    assert.strictEqual(nameOf("units", "94"), "unidad")
    assert.strictEqual(nameOf("units", "KGM"), "kilogramo")
    assert.strictEqual(nameOf("payment-means", "10"), "Efectivo")
    assert.strictEqual(nameOf("payroll-payment-means", "10"), "Efectivo")
    assert.strictEqual(nameOf("countries", "CO"), "Colombia")
    assert.strictEqual(nameOf("taxes", "01"), "IVA")
    assert.strictEqual(nameOf("identifications", "13"), "Cédula de ciudadanía")
    assert.strictEqual(nameOf("municipalities", "05001"), "Medellín")
    assert.strictEqual(nameOf("credit-note-reasons", "2"), "Anulación de factura electrónica")
    // the last codes of the lists whose names are apart
    assert.strictEqual(nameOf("countries", "ZW"), "Zimbabue")
    assert.strictEqual(nameOf("currencies", "ZWL"), "Dólar zimbabuense")
    assert.strictEqual(nameOf("departments", "99"), "Vichada")
    assert.strictEqual(nameOf("municipalities", "99773"), "Cumaribo")
    assert.strictEqual(nameOf("units", "MGM"), "miligramo")
  })

  it("are one for each module that has one, each with an id, titles, a source and codes of its own", () => {
    const modules = readdirSync(join(import.meta.dirname, "../src/codes")).filter(
      (name) => !["CodeList.ts", "aliases.ts", "named", "ripsTables.ts"].includes(name)
    )
    // and the types of documents, which no module of its own has, and the tables of RIPS, which have one together
    assert.strictEqual(codeLists.length, modules.length + 1 + ripsTables.length)
    assert.strictEqual(new Set(codeLists.map(({ id }) => id)).size, codeLists.length)
    for (const list of codeLists) {
      assert.match(list.id, /^[a-z]+(-[a-z]+)*$/u)
      assert.notStrictEqual(list.title.en, "")
      assert.notStrictEqual(list.title.en, list.title.es, list.id)
      assert.notStrictEqual(list.source.es, "")
      const keys = list.codes().map(({ code, type }) => `${type} ${code}`)
      assert.isAbove(keys.length, 1, list.id)
      assert.strictEqual(new Set(keys).size, keys.length, list.id)
      for (const { name } of codeListJson(list, "en").items) assert.notStrictEqual(name, "", list.id)
    }
  })

  it("are sorted by code", () => {
    assert.deepStrictEqual(found("departments", "").slice(0, 3), ["05", "08", "11"])
    assert.deepStrictEqual(found("identifications", "").slice(-3), ["48", "50", "91"])
    assert.deepStrictEqual(found("payment-means", "").slice(0, 3), ["1", "2", "3"])
  })
})

describe("the search", () => {
  it("ignores accents and case", () => {
    for (const text of ["CÉDULA", "cedula", "Cédula", "  cedula  "]) {
      assert.deepStrictEqual(found("identifications", text), ["13", "22"], text)
    }
    assert.include(found("municipalities", "medellin"), "05001")
    // decomposed, as some keyboards and file systems write it
    assert.include(found("municipalities", "Medelli\u0301n"), "05001")
  })

  it("finds by code and by name, the best first", () => {
    assert.strictEqual(found("units", "unidad")[0], "94")
    assert.strictEqual(found("units", "kgm")[0], "KGM")
    assert.strictEqual(found("units", "kilogramo")[0], "KGM")
    assert.strictEqual(found("payment-means", "EFECTIVO")[0], "10")
    assert.strictEqual(found("countries", "co")[0], "CO")
    assert.strictEqual(found("countries", "colombia")[0], "CO")
    assert.strictEqual(found("taxes", "iva")[0], "01")
    assert.strictEqual(found("currencies", "dolar estadounidense")[0], "USD")
  })

  it("requires every word, in any order", () => {
    assert.deepStrictEqual(found("identifications", "extranjeria cedula"), ["22"])
    assert.deepStrictEqual(found("identifications", "cedula marciana"), [])
  })

  it("finds names of either language where a list has both", () => {
    assert.deepStrictEqual(found("document-types", "credit note"), ["91"])
    assert.deepStrictEqual(found("document-types", "nota credito"), ["91"])
    assert.deepStrictEqual(found("payroll-concepts", "night overtime").slice(0, 1), ["HEN"])
  })
})

describe("the concepts of payroll", () => {
  const concept = (type: string, code: string, language: "en" | "es" = "en") =>
    codeListJson(listOf("payroll-concepts"), language).items.find((item) => item.type === type && item.code === code)

  it("say what they mean, which fields they have and where these go", () => {
    assert.deepStrictEqual(concept("Devengo", "Basico"), {
      type: "Devengo",
      code: "Basico",
      name: "Salary for days worked",
      element: "Devengados/Basico",
      fields: [
        { field: "Quantity", xml: "Devengados/Basico/@DiasTrabajados", rule: "NIE069" },
        { field: "Amount", xml: "Devengados/Basico/@SueldoTrabajado", rule: "NIE070" }
      ]
    })
    assert.strictEqual(concept("Devengo", "Basico", "es")?.name, "Sueldo trabajado")
  })

  it("tell the earning from the deduction of the same code", () => {
    assert.strictEqual(concept("Devengo", "Anticipo")?.element, "Devengados/Anticipos/Anticipo")
    assert.strictEqual(concept("Deduccion", "Anticipo")?.element, "Deducciones/Anticipos/Anticipo")
  })

  it("say which attribute IsSalary chooses, and of an element without attributes the element", () => {
    assert.deepStrictEqual(concept("Devengo", "Bonificacion")?.fields, [
      {
        field: "Amount",
        isSalary: true,
        xml: "Devengados/Bonificaciones/Bonificacion/@BonificacionS",
        rule: "NIE139"
      },
      {
        field: "Amount",
        isSalary: false,
        xml: "Devengados/Bonificaciones/Bonificacion/@BonificacionNS",
        rule: "NIE140"
      }
    ])
    assert.deepStrictEqual(concept("Deduccion", "Deuda")?.fields, [
      { field: "Amount", xml: "Deducciones/Deuda", rule: "NIE185" }
    ])
  })
})
