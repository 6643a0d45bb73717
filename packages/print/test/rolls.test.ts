import { describe, expect, it } from "@effect/vitest"
import { createCanvas } from "@napi-rs/canvas"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import type { SheetOptions } from "@radicar/print/inner/SheetOptions"
import { Result } from "effect"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf, type ReadPage } from "./support/readPdf.ts"

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, "")

/** Width of the paper, and of what its printer prints in the middle, in points. */
const rolls = {
  roll80: { width: (80 / 25.4) * 72, printed: (72 / 25.4) * 72 },
  roll58: { width: (58 / 25.4) * 72, printed: (48 / 25.4) * 72 }
} as const

const isSale = (operation: string): boolean => !operation.startsWith("Payroll") && operation !== "EventCreate"
const sales = bodies.filter(({ operation }) => isSale(operation))
const ticket = bodies.find(({ name }) => name === "equivalent/full")!

/** Texts that the printer of a roll would cut off, or that are on another text. */
const misplacedOn = ({ pieces }: ReadPage, { printed, width }: (typeof rolls)["roll80"]): ReadonlyArray<string> => {
  const left = (width - printed) / 2 - 0.5
  const right = (width + printed) / 2 + 0.5
  const outside = pieces.filter((piece) => piece.x < left || piece.x + piece.width > right)
  const overlapping = pieces.filter((piece, index) =>
    pieces
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(other.y - piece.y) < 0.8 * Math.min(piece.size, other.size) &&
          piece.x + piece.width > other.x + 0.3 &&
          other.x + other.width > piece.x + 0.3
      )
  )
  return [...outside, ...overlapping].map(({ text, x, y }) => `${text} @ ${x}, ${y}`)
}

describe.each(["roll80", "roll58"] as const)("on %s", (paper) => {
  const roll = rolls[paper]

  it.each(sales)("$name is one page as wide as the roll, and nothing is cut off", async ({ operation, text }) => {
    const { pages } = await readPdf(printable(operation, text).document.print({ paper }))
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page!.edges[2]).toBeCloseTo(roll.width, 1)
    // the last text ends where the page ends: within a centimetre and a half
    const height = page!.edges[3]!
    const lowest = Math.max(...page!.pieces.map(({ y }) => y - (792 - height)))
    expect(height - lowest).toBeLessThan(43)
    expect(height - lowest).toBeGreaterThan(0)
    expect(misplacedOn(page!, roll)).toEqual([])
  })

  it("has the parts in the order of a till's ticket", async () => {
    const { text } = await readPdf(printable(ticket.operation, ticket.text).document.print({ paper }))
    const printed = squeezed(text)
    const order = [
      "NIT900.373.115-3",
      "AutorizacióndenumeraciónDIAN",
      "tiquetedemáquinaregistradora",
      "Generación",
      "ADQUIRIENTE",
      "Valortotal",
      "IMPUESTOS",
      "TotalapagarCOP",
      "Mediodepago",
      "CUDE–",
      "Softwarepropio"
    ].map((part) => printed.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it("goes on on another page where one would be longer than a PDF can have", async () => {
    const { pages } = await readPdf(printable("InvoiceCreate", invoiceOf(1000)).document.print({ paper }))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page.edges[3]).toBeLessThanOrEqual(14_400)
      expect(page.text).toContain(`Página ${index + 1} de ${pages.length}`)
      expect(page.text).toContain("CUFE –")
    })
    const numbers = Array.from(
      pages
        .map(({ text }) => text)
        .join(" ")
        .matchAll(/Producto número (\d+)/gu),
      ([, n]) => Number(n)
    )
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
  })
})

describe("the paper", () => {
  const widthOf = async (name: string, options: SheetOptions = {}) => {
    const { operation, text } = bodies.find((each) => each.name === name)!
    const { pages } = await readPdf(printable(operation, text).document.print(options))
    return Math.round(pages[0]!.edges[2]!)
  }

  it("of a ticket of a till is a roll of 80 mm, or the one that the company has chosen", async () => {
    expect(await widthOf("equivalent/minimal")).toBe(227)
    expect(await widthOf("equivalent/contingency")).toBe(227)
    expect(await widthOf("equivalent/minimal", { tillPaper: "roll58" })).toBe(164)
    expect(await widthOf("equivalent/minimal", { tillPaper: "letter" })).toBe(612)
    expect(await widthOf("equivalent/minimal", { tillPaper: "roll58", paper: "letter" })).toBe(612)
  })

  it("of others is Letter, unless a roll is asked for: payroll and events never have one", async () => {
    for (const name of ["invoice/minimal", "equivalent/cinema", "support/minimal", "credit-note/minimal"]) {
      expect(await widthOf(name, { tillPaper: "roll58" })).toBe(612)
      expect(await widthOf(name, { paper: "roll58" })).toBe(164)
    }
    expect(await widthOf("payroll/minimal", { paper: "roll58" })).toBe(612)
    expect(await widthOf(bodies.find(({ operation }) => operation === "EventCreate")!.name, { paper: "roll80" })).toBe(
      612
    )
  })
})

const canvas = createCanvas(60, 20)
canvas.getContext("2d").fillRect(5, 5, 40, 10)
const logo = Result.getOrThrow(readLogo(canvas.toBuffer("image/png")))

const moment = new LocalDateTime({ date: "2026-01-15", time: "10:00:07" })

/** Designs that hide as much as they can. */
const faces: ReadonlyArray<SheetOptions> = [
  {},
  { face: { template: "plain", colour: "#000000", logoPlace: "right", footer: "x".repeat(300) }, logo },
  { face: { template: "classic", colour: "#ffffff", footer: "Documento válido" }, logo }
]

/**
 * What the graphic representation of a sale must have: Resolución 227 of 2025, article 1.5.1.2.2.1 (formerly article 11
 * of Resolución 165 of 2023), by its numerals.
 */
const mandatory = {
  "1, name": "Factura electrónica de venta",
  "2, seller": "Café Piñón y Cía. S.A.S.",
  "2, seller's NIT": "NIT 900.373.115-3",
  "3, buyer": "Panadería El Trigal & Hermanos Ltda.",
  "3, buyer's identification": "NIT 800.199.436-4",
  "4, number": "SETP990000001",
  "5, date and time of generation": "15/01/2026 10:00:00",
  "5, date and time of validation": "15/01/2026 10:00:07",
  "8, description": "Producto número 2",
  "8, quantity and unit": "10",
  "9, unit value": "1.000,00",
  "9, total value": "20.000,00",
  "10, form of payment": "Contado",
  "11, means of payment": "10 Efectivo",
  "12, taxes with rate": "IVA 19 %",
  "12, amount of tax": "3.800,00",
  "13, total": "23.800,00",
  "15, quality of withholding agent": "O-15 Autorretenedor",
  "15, responsible for IVA": "Responsable de IVA",
  "16, authorisation": "18760000001",
  "16, range": "del 990000000 al 995000000",
  "16, validity": "19/01/2019 a 19/01/2030",
  "18, maker of the software": "fabricante: Café Piñón y Cía. S.A.S., NIT 900.373.115-3"
} as const

describe.each(["letter", "roll80", "roll58"] as const)("a design on %s", (paper) => {
  it.each(faces)("hides none of what the law requires: %j", async (face) => {
    const { document } = printable("InvoiceCreate", invoiceOf(2))
    const { pages } = await readPdf(document.print({ ...face, paper, validated: moment }))
    const text = squeezed(pages.map((page) => page.text).join(" "))
    expect(Object.entries(mandatory).filter(([, part]) => !text.includes(squeezed(part)))).toEqual([])
    for (const page of pages) expect(squeezed(page.text)).toContain(document.key.value)
  })

  it("has the colours without design where its own could not carry white letters", () => {
    const { document } = printable("InvoiceCreate", invoiceOf(2))
    const own = document.print({ paper })
    expect(Buffer.from(document.print({ paper, face: { colour: "#ffff00" } })).equals(Buffer.from(own))).toBe(true)
  })

  it("is the same for the same settings", () => {
    const { document } = printable("InvoiceCreate", invoiceOf(2))
    const options = { paper, logo, face: { colour: "#7a1fa2", footer: "Gracias", template: "plain" } } as const
    expect(Buffer.from(document.print(options)).equals(Buffer.from(document.print(options)))).toBe(true)
  })
})
