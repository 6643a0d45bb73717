import { describe, expect, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { longOr } from "@radicar/fixtures/long"
import { printSheet } from "../src/printableDocument.ts"
import { invoiceOf } from "./support/invoiceOf.ts"
import { hasPoppler, hasZbar, zbarTexts } from "./support/judges.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

/** A text with its size in points, as poppler's pdftohtml finds them. */
interface Sized {
  readonly text: string
  readonly size: number
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

/** Most pixels that pdftohtml makes of a point; it writes sizes in whole ones. */
const zoom = 3

/** Texts of a PDF with their sizes, to a third of a point. */
const sizesIn = (pdf: Uint8Array): ReadonlyArray<Sized> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-sizes-"))
  try {
    writeFileSync(join(folder, "file.pdf"), pdf)
    spawnSync("pdftohtml", ["-xml", "-i", "-zoom", String(zoom), join(folder, "file.pdf"), join(folder, "out")])
    const xml = readFileSync(join(folder, "out.xml"), "utf8")
    const fonts = new Map(
      Array.from(xml.matchAll(/<fontspec id="(\d+)" size="(-?\d+)"/gu), ([, id, size]) => [id, Number(size) / zoom])
    )
    return Array.from(xml.matchAll(/<text [^>]*font="(\d+)"[^>]*>(.*?)<\/text>/gu), ([, id, text = ""]) => ({
      size: fonts.get(id) ?? 0,
      text: text.replaceAll(/<[^>]*>/gu, "").replaceAll(/&(\w+);/gu, (_, name: string) => entities[name] ?? "")
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const moment = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const key = { scheme: "CUFE-SHA384", value: "a1".repeat(48), parts: [] } as const

/** The least that a sheet has. */
const sheetOf = {
  title: "Factura electrónica de venta",
  number: "SETP1",
  issuer: { name: "Café Piñón", lines: [] },
  facts: [],
  warnings: [],
  parts: [],
  key: { label: "CUFE – Código Único de Factura Electrónica", value: key.value },
  legends: [],
  isForRolls: true
} as const

const isKey = (text: string): boolean => /^[0-9a-f]{8,96}$/u.test(text.trim())

const wide = "999999999999999.123456"
const widest = invoiceOf(
  1,
  {
    LegalMonetaryTotal: {
      GrossAmount: "999999999999999.12",
      TaxExclusiveAmount: 0,
      TaxInclusiveAmount: "999999999999999.12",
      PayableAmount: "999999999999999.12"
    }
  },
  { Quantity: 1, Price: wide, SubtotalAmount: "999999999999999.12", Taxes: [] }
)

describe.skipIf(!hasPoppler)("sizes, as pdftohtml of poppler-utils finds them", () => {
  it.each(["letter", "roll80", "roll58"] as const)(
    "of all texts are 7 points at least, of a key 6.5, on %s",
    (paper) => {
      const documents = [
        ...longOr(
          bodies,
          bodies.filter(({ name }) => /\/(?:minimal|full|hard)$/u.test(name))
        )
      ]
      for (const { name, operation, text } of [
        ...documents,
        { name: "widest", operation: "InvoiceCreate", text: widest } as const
      ]) {
        const sized = sizesIn(printable(operation, text).document.print({ paper }))
        expect(sized.length).toBeGreaterThan(20)
        const small = sized.filter(({ size, text }) => size < (isKey(text) ? 6.3 : 7))
        expect(small.map(({ size, text }) => `${name}: ${text} ${size}`)).toEqual([])
      }
    }
  )

  it("of the body are 8 points at least on Letter", () => {
    const sized = sizesIn(printable("InvoiceCreate", invoiceOf(3, { Note: "Gracias por su compra" })).document.print())
    const sizeOf = (part: string): number => sized.find(({ text }) => text.includes(part))?.size ?? 0
    const parts = [
      "NIT 900.373.115-3",
      "Responsabilidades:",
      "15/01/2026 10:00:00",
      "NIT 800.199.436-4",
      "10 Efectivo",
      "Producto número 2",
      "1.000,00",
      "10.000,00",
      "IVA 19 %",
      "Total con impuestos",
      "35.700,00",
      "Gracias por su compra",
      "Página 1 de 1"
    ]
    expect(parts.filter((part) => sizeOf(part) < 8)).toEqual([])
  })
})

describe("an invoice of 200 short lines", () => {
  it("is on seven pages of Letter at most", async () => {
    const { pages } = await readPdf(printable("InvoiceCreate", invoiceOf(200)).document.print())
    expect(pages.length).toBeLessThanOrEqual(7)
  })
})

const ofEachType = [...new Map(bodies.map((body) => [body.operation, body])).values()]
const oneOfEach = longOr(ofEachType, ofEachType.slice(0, 3))
const sales = bodies.filter(({ operation }) => !operation.startsWith("Payroll") && operation !== "EventCreate")

/** All sales in the long run, else a ticket and an invoice: zbar takes a second for a ticket at 203 dots an inch. */
const onRolls = longOr(
  sales,
  sales.filter(({ name }) => name === "equivalent/minimal" || name === "invoice/full")
)

describe.skipIf(!hasZbar)("the code, read by zbar off poppler's picture", () => {
  it.each([100, 120, 150])("is read on 8 of 8 pages at %i dots an inch on Letter, and on other types", (dots) => {
    const { document } = printable("InvoiceCreate", invoiceOf(310))
    const texts = zbarTexts(document.print(), { dots })
    expect(texts).toHaveLength(8)
    for (const text of texts) expect(text).toContain(`CUFE: ${document.key.value}`)
    for (const { name, operation, text } of oneOfEach) {
      const printed = printable(operation, text).document.print({ paper: "letter" })
      const codes = zbarTexts(printed, { dots })
      expect([name, codes.filter((code) => !code.includes("dian.gov.co"))]).toEqual([name, []])
    }
  })

  it.each([120, 150])("is read wherever its page begins between two dots, at %i dots an inch", (dots) => {
    const { document } = printable("InvoiceCreate", invoiceOf(2))
    for (let eighth = 0; eighth < 8; eighth++) {
      const shift = [eighth / 8, ((eighth * 3) % 8) / 8] as const
      const [text] = zbarTexts(document.print(), { dots, shift })
      expect([shift, text?.includes(`CUFE: ${document.key.value}`)]).toEqual([shift, true])
    }
  })

  it.each(["roll80", "roll58"] as const)(
    "is read off the black and white print of a %s of 203 dots an inch",
    (paper) => {
      for (const { name, operation, text } of onRolls) {
        const { document } = printable(operation, text)
        const [read] = zbarTexts(document.print({ paper }), { dots: 203, isMono: true })
        expect([name, read?.includes(document.key.value)]).toEqual([name, true])
      }
    }
  )

  it("keeps a text longer than 504 octets on a roll of 58 mm, with the edge of the roll as its quiet zone", () => {
    const text = `NumFac: ${"X".repeat(540)}`
    const sheet = { ...sheetOf, qr: text }
    const pdf = printSheet(sheet, { key, date: moment }, { paper: "roll58" })
    expect(zbarTexts(pdf, { dots: 203, isMono: true })).toEqual([text])
    expect(zbarTexts(pdf, { dots: 120 })).toEqual([text])
  })
})
