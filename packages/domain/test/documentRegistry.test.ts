import { assert, describe, it } from "@effect/vitest"
import { bookingOf, type RegisteredType, typeNameOf, typesOfBook } from "@radicar/domain/inner/documentRegistry"

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

// issue 54: sales less their credits, purchases less their credits, payroll
describe("the book of a type of document", () => {
  const adding = {
    sale: "01 02 03 04 07 08 20 25 27 32 35 40 45 50 55 60 92 93",
    purchase: "05",
    payroll: "102 103",
    event: "030 031 032 033 034"
  } as const
  const subtracting = { sale: "91 94", purchase: "95", payroll: "", event: "" } as const

  it.each(Object.entries(adding))("%s has %s and the notes that lower it", (name, codes) => {
    const book = name as keyof typeof adding
    assert.includeMembers([...typesOfBook(book, 1)], codes.split(" "))
    assert.sameMembers([...typesOfBook(book, -1)], subtracting[book].split(" ").filter(Boolean))
    assert.lengthOf(typesOfBook(book), typesOfBook(book, 1).length + typesOfBook(book, -1).length)
    if (book !== "event") assert.sameMembers([...typesOfBook(book, 1)], codes.split(" "))
  })

  it("is stated by each type, or the compiler refuses it", () => {
    const name = { en: "Paper", es: "Papel" }
    // @ts-expect-error without a book
    const type: RegisteredType["types"][number] = { code: "999", name, shortName: name }
    assert.isUndefined(bookingOf(type.code))
  })
})
