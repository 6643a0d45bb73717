import { assert, describe, it } from "@effect/vitest"
import { strFromU8, unzipSync } from "fflate"
import type { Column } from "../../src/platform/tables/Column.ts"
import { sheetRows } from "../../src/platform/tables/sheetRows.ts"
import { Workbook } from "../../src/platform/tables/Workbook.ts"
import { calculate, hasOffice, hasOpenpyxl, lookAt, pythonSum, readWorkbook } from "../support/workbook.ts"

type Row = readonly [name: string, currency: string, amount: string, pesos: string]

const columns: ReadonlyArray<Column<Row>> = [
  { key: "name", name: { en: "Name", es: "Nombre" }, kind: "text", valueOf: ([name]) => name },
  { key: "currency", name: { en: "Currency", es: "Moneda" }, kind: "text", valueOf: ([, currency]) => currency },
  {
    key: "amount",
    name: { en: "Amount", es: "Valor" },
    kind: "amount",
    valueOf: ([, , amount]) => amount,
    group: { key: "currency" }
  },
  {
    key: "pesos",
    name: { en: "Pesos", es: "Pesos" },
    kind: "amount",
    valueOf: ([, , , pesos]) => pesos,
    group: { name: "COP" }
  },
  { key: "rate", name: { en: "Rate", es: "Tasa" }, kind: "amount", valueOf: () => "4000.00" }
]

/** A workbook of rows, written in pages of two rows. */
const bookOf = (rows: ReadonlyArray<Row>, { language = "en", perSheet = 1000 } = {}): Buffer => {
  const book = new Workbook(columns, { language: language === "es" ? "es" : "en", name: "Hoja", rows: perSheet + 1 })
  const parts = [book.nextSheet()]
  for (let rest = rows; rest.length > 0;) {
    if (book.room === 0) parts.push(book.nextSheet())
    const page = rest.slice(0, Math.min(2, book.room))
    parts.push(book.add(sheetRows(columns, page, book.place)))
    rest = rest.slice(page.length)
  }
  return Buffer.concat([...parts, book.finish()])
}

const sheetOf = (book: Buffer, number = 1): string => strFromU8(unzipSync(book)[`xl/worksheets/sheet${number}.xml`]!)

/** Values stored with the formulas of a sheet, by the reference of the cell. */
const storedTotals = (book: Buffer, number = 1) =>
  Object.fromEntries(
    Array.from(
      sheetOf(book, number).matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v>/gu),
      ([, reference, value]) => [reference, value]
    )
  )

/** Amounts of 15 digits before the point, and cents that binary numbers cannot add up. */
const long: ReadonlyArray<Row> = [
  ["A", "COP", "999999999999999.99", "999999999999999.99"],
  ["B", "COP", "999999999999999.98", "0.10"],
  ["C", "COP", "0.10", "0.20"],
  ["D", "COP", "-0.305", "0.30"],
  ["E", "COP", "123456789012345.67", ""]
]

const amountsOf = (rows: ReadonlyArray<Row>, index: 2 | 3): ReadonlyArray<string> =>
  rows.map((row) => row[index]).filter((amount) => amount !== "")

const mixed: ReadonlyArray<Row> = [
  ["A", "COP", "100.10", "100.10"],
  ["B", "USD", "7.20", "28800.00"],
  ["C", "COP", "50.00", "50.00"],
  ["D", "EUR", "1.01", "4500.00"],
  ["E", "USD", "0.80", "3200.00"]
]

describe("totals of a workbook", () => {
  it.skipIf(!hasOpenpyxl)("are those of Python's decimal, to the last digit (needs python3 with openpyxl)", () => {
    assert.deepStrictEqual(storedTotals(bookOf(long)), {
      C8: pythonSum(amountsOf(long, 2)),
      D8: pythonSum(amountsOf(long, 3))
    })
  })

  it.skipIf(!hasOpenpyxl)("stand on each sheet, with its filter (needs python3 with openpyxl)", () => {
    const book = bookOf(long, { language: "es", perSheet: 3 })
    assert.deepStrictEqual(storedTotals(book, 1), {
      C6: pythonSum(amountsOf(long.slice(0, 3), 2)),
      D6: pythonSum(amountsOf(long.slice(0, 3), 3))
    })
    assert.deepStrictEqual(storedTotals(book, 2), { C5: pythonSum(amountsOf(long.slice(3), 2)), D5: "0.30" })
    assert.deepStrictEqual(
      lookAt(book).map(({ filter, frozen, title }) => [title, filter, frozen]),
      [
        ["Hoja", "A1:E4", "A2"],
        ["Hoja 2", "A1:E3", "A2"]
      ]
    )
    assert.include(
      strFromU8(unzipSync(book)["xl/workbook.xml"]!),
      `<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'Hoja 2'!$A$1:$E$3</definedName>`
    )
  })

  it.skipIf(!hasOffice)("follow the filter in one currency (needs LibreOffice and openpyxl)", () => {
    const rows = [...mixed.filter(([, currency]) => currency === "COP"), ["F", "COP", "1.00", ""] as const]
    const shown = calculate(bookOf(rows))[0]?.at(-1)
    assert.deepStrictEqual(shown, ["Total COP", null, "151.1", "150.1", null])
    // row 2 is that of 100.10
    const filtered = calculate(bookOf(rows), [2])[0]?.at(-1)
    assert.deepStrictEqual(filtered, ["Total COP", null, "51", "50", null])
  })

  it.skipIf(!hasOffice)("never mix currencies (needs LibreOffice and openpyxl)", () => {
    const book = bookOf(mixed, { language: "es" })
    const pesos = pythonSum(amountsOf(mixed, 3))
    assert.deepStrictEqual(storedTotals(book), { C8: "150.10", D8: pesos, C9: "1.01", C10: "8.00" })
    assert.deepStrictEqual(calculate(book)[0]?.slice(-4), [
      [null, null, null, null, null],
      ["Total COP (todas las filas)", null, "150.1", "36650.1", null],
      ["Total EUR (todas las filas)", null, "1.01", null, null],
      ["Total USD (todas las filas)", null, "8", null, null]
    ])
  })

  it("have no text of a document in a formula, nor the amount of a document without the name of a group", () => {
    const hostile = '"&WEBSERVICE("http://example.invalid")&"'
    const book = bookOf([...mixed.slice(0, 1), ["X", hostile, "5.00", ""], ["Y", "", "6.00", ""]])
    assert.deepStrictEqual(storedTotals(book), { C6: "100.10", D6: "100.10" })
    const formulas = Array.from(sheetOf(book).matchAll(/<f>([^<]*)<\/f>/gu), ([, formula]) => formula)
    assert.deepStrictEqual(formulas, ['SUMIF($B$2:$B$4,"COP",C$2:C$4)', "SUBTOTAL(109,D$2:D$4)"])
  })

  it.skipIf(!hasOpenpyxl)("are absent without rows (needs python3 with openpyxl)", () => {
    const book = bookOf([])
    assert.deepStrictEqual(
      readWorkbook(book).map(([, rows]) => rows.map((row) => row.map(([, value]) => value))),
      [[["Name", "Currency", "Amount", "Pesos", "Rate"]]]
    )
    assert.strictEqual(lookAt(book)[0]?.filter, "A1:E1")
  })
})

describe("columns of a workbook", () => {
  it.skipIf(!hasOpenpyxl)("are as wide as names and amounts, but not as keys (needs python3 with openpyxl)", () => {
    const name = "Compañía Colombiana de Servicios Empresariales S.A.S."
    const key = "a".repeat(96)
    const [look] = lookAt(bookOf([[name, "COP", "999999999999999.99", "1.00"], ...long]))
    assert.isAtLeast(look!.widths["A"]!, name.length)
    assert.isBelow(lookAt(bookOf([[key, "COP", "1.00", "1.00"]]))[0]!.widths["A"]!, 40)
    for (const [letter, characters] of Object.entries(look!.shown)) {
      assert.isAtLeast(look!.widths[letter]!, characters, letter)
    }
    assert.isBelow(look!.widths["B"]!, 15)
    // amounts beyond the first rows shrink: ECMA-376 part 1, 18.8.1
    const styles = strFromU8(unzipSync(bookOf(long))["xl/styles.xml"]!)
    assert.lengthOf(styles.match(/numFmtId="4"[^>]*><alignment shrinkToFit="1"\/>/gu)!, 2)
  })
})
