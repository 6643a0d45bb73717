import { describe, expect, it } from "@effect/vitest"
import { invoiceOf } from "./support/invoiceOf.ts"
import { misplaced } from "./support/misplaced.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

const read = (text: string) => readPdf(printable("InvoiceCreate", text).document.print())

describe("pages", () => {
  it.each([
    [1, 1, 1],
    [12, 1, 1],
    [20, 1, 1],
    [200, 6, 6],
    [1000, 25, 27]
  ])("of %i lines are between %i and %i, numbered, each with the titles of the columns", async (lines, least, most) => {
    const { pages, text } = await read(invoiceOf(lines))
    expect(pages.length).toBeGreaterThanOrEqual(least)
    expect(pages.length).toBeLessThanOrEqual(most)
    pages.forEach((page, index) => {
      expect(page.text).toContain(`Página ${index + 1} de ${pages.length}`)
      const rows = page.pieces.filter((piece) => piece.text.startsWith("Producto número"))
      expect(page.text.includes("Descripción")).toBe(rows.length > 0)
      expect(misplaced(page)).toEqual([])
    })
    const numbers = Array.from(text.matchAll(/Producto número (\d+)/gu), ([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: lines }, (_, index) => index + 1))
  })

  it("keep the totals together and under the last line, whatever is above them", async () => {
    for (let lines = 10; lines <= 40; lines++) {
      const { pages } = await read(invoiceOf(lines))
      const holding = (text: string) => pages.findIndex((page) => page.pieces.some((piece) => piece.text === text))
      const page = holding("Total a pagar COP")
      expect([holding("Subtotal"), holding("Total con impuestos"), holding("VALOR EN LETRAS")]).toEqual([
        page,
        page,
        page
      ])
      expect(page).toBe(holding(`Producto número ${lines}`))
    }
  })

  it.each(bodies)(
    "of $name have nothing on another thing, in the margin or across the footer",
    async ({ operation, text }) => {
      const { pages } = await readPdf(printable(operation, text).document.print({ paper: "letter" }))
      for (const page of pages) expect(misplaced(page)).toEqual([])
    }
  )

  it.each(bodies.filter(({ name }) => name.endsWith("/minimal")))("of $name are Letter", async (body) => {
    const { pages } = await readPdf(printable(body.operation, body.text).document.print({ paper: "letter" }))
    for (const { edges } of pages) expect(edges).toEqual([0, 0, 612, 792])
  })

  it("go on with a line that is longer than a page", async () => {
    const words = Array.from({ length: 700 }, (_, index) => `w${index}`).join(" ")
    const { pages, text } = await read(invoiceOf(2, {}, { Description: words, Note: words }))
    expect(pages.length).toBeGreaterThan(2)
    expect(text.match(/\bw699\b/gu)).toHaveLength(4)
    for (const page of pages) expect(misplaced(page)).toEqual([])
  })
})

describe("numbers", () => {
  it("end at one edge, column by column", async () => {
    const { pages } = await read(invoiceOf(15))
    const edges = (text: string): ReadonlySet<string> =>
      new Set(
        pages.flatMap(({ pieces }) =>
          pieces.filter((piece) => piece.text === text && piece.y < 560).map(({ width, x }) => (x + width).toFixed(0))
        )
      )
    expect(edges("1.000,00").size).toBe(1)
    expect(edges("1.900,00").size).toBe(1)
  })

  it("of a tax are next to its name, however long that is", async () => {
    const Taxes = [
      { Code: "08", Amount: 4800, Percentage: 48, TaxableAmount: 10_000 },
      { Code: "25", Amount: 2500, Percentage: 25, TaxableAmount: 10_000 },
      { Code: "01", Amount: 1900, Percentage: 19, TaxableAmount: 10_000 }
    ]
    const LegalMonetaryTotal = {
      GrossAmount: 10_000,
      TaxExclusiveAmount: 10_000,
      TaxInclusiveAmount: 19_200,
      PayableAmount: 19_200
    }
    const { pages } = await read(invoiceOf(1, { LegalMonetaryTotal }, { Taxes }))
    const heightOf = (text: string) => pages[0]?.pieces.find((piece) => piece.text === text)?.y.toFixed(0)
    const names = ["IC Porcentual 48 %", "Sobretasa Combustibles 25 %", "IVA 19 %"].map(heightOf)
    expect(new Set(names).size).toBe(3)
    expect(names).not.toContain(undefined)
    expect(names).toEqual(["4.800,00", "2.500,00", "1.900,00"].map(heightOf))
    for (const page of pages) expect(misplaced(page)).toEqual([])
  })

  it("shrink if they are too wide for their column, and stay whole", async () => {
    const wide = "999999999999999.123456"
    const item = { Quantity: 1, Price: wide, SubtotalAmount: "999999999999999.12", Taxes: [] }
    const totals = {
      GrossAmount: "999999999999999.12",
      TaxExclusiveAmount: 0,
      TaxInclusiveAmount: "999999999999999.12",
      PayableAmount: "999999999999999.12"
    }
    const { pages, text } = await read(invoiceOf(1, { LegalMonetaryTotal: totals }, item))
    expect(text).toContain("999.999.999.999.999,123456")
    for (const page of pages) expect(misplaced(page)).toEqual([])
  })
})
