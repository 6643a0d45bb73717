import type { Font } from "../font/Font.ts"
import { pdfNumber } from "./PdfFile.ts"

/** Width and height of a page, in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** US Letter, the common paper size in Colombia. */
export const letter: PageSize = { width: 612, height: 792 }

/** A colour: red, green, blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Colours to draw instead of those of the styles. */
export type Palette = ReadonlyMap<Colour, Colour>

/** Font, size and colour of a text. */
export interface TextStyle {
  readonly font: Font
  readonly size: number
  readonly colour: Colour
}

/** Draws a page. Lengths are points; `y` is counted from the top of the page downwards. */
export class Canvas {
  private readonly operators: Array<string> = ["/C cs /C CS\n"]
  private fill: Colour | undefined
  private stroke: Colour | undefined
  private face: string | undefined
  /** Fonts used on the page. */
  readonly fonts = new Set<Font>()
  readonly size: PageSize
  private readonly palette: Palette

  constructor(size: PageSize = letter, palette: Palette = new Map()) {
    this.size = size
    this.palette = palette
  }

  private shown(colour: Colour): Colour {
    return this.palette.get(colour) ?? colour
  }

  private colour(colour: Colour): void {
    const shown = this.shown(colour)
    if (shown === this.fill) return
    this.fill = shown
    this.operators.push(`${shown.map(pdfNumber).join(" ")} sc\n`)
  }

  /** Writes one line of text; `y` is its baseline. */
  text(x: number, y: number, text: string, { colour, font, size }: TextStyle): void {
    if (text === "") return
    this.colour(colour)
    const place = `${pdfNumber(x)} ${pdfNumber(this.size.height - y)} Td`
    let operators = ""
    for (const run of font.runs(text)) {
      this.fonts.add(run.font)
      const face = `/${run.font.resource} ${pdfNumber(size)} Tf`
      // like the colour, the font stays the same until another one is selected
      const chosen = face === this.face ? "" : face
      this.face = face
      // a run begins at the end of the one before
      operators += `${chosen} ${operators === "" ? place : ""}(${run.codes})Tj`
    }
    if (operators !== "") this.operators.push(`BT${operators} ET\n`)
  }

  /** Writes a line of text that ends at `x`. */
  textRight(x: number, y: number, text: string, style: TextStyle): void {
    this.text(x - style.font.width(text, style.size), y, text, style)
  }

  /** Draws a filled rectangle. */
  box(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.colour(colour)
    this.operators.push(`${[x, this.size.height - y - height, width, height].map(pdfNumber).join(" ")} re f\n`)
  }

  /** Draws a horizontal line. */
  rule(x: number, y: number, width: number, colour: Colour, thickness = 0.5): void {
    const shown = this.shown(colour)
    if (shown !== this.stroke) this.operators.push(`${shown.map(pdfNumber).join(" ")} SC\n`)
    this.stroke = shown
    const height = pdfNumber(this.size.height - y)
    this.operators.push(`${pdfNumber(thickness)} w ${pdfNumber(x)} ${height} m ${pdfNumber(x + width)} ${height} l S\n`)
  }

  /** Draws the QR code of the document on a square of `side`. */
  code(x: number, y: number, side: number): void {
    this.picture("Q", x, y, side, side)
  }

  /** Draws the logo of the document in a box of this size. */
  logo(x: number, y: number, width: number, height: number): void {
    this.picture("L", x, y, width, height)
  }

  private picture(resource: string, x: number, y: number, width: number, height: number): void {
    const matrix = [width, 0, 0, height, x, this.size.height - y - height].map(pdfNumber).join(" ")
    this.operators.push(`q ${matrix} cm/${resource} Do Q\n`)
  }

  /** All PDF operators of the page, in order. */
  get content(): string {
    return this.operators.join("")
  }
}
