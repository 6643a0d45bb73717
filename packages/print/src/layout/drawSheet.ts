import type { LogoPlace } from "@radicar/domain/inner/print/printFace"
import type { Logo } from "../logo/Logo.ts"
import type { Canvas, Palette } from "../pdf/Canvas.ts"
import type { QrCode } from "../pdf/QrCode.ts"
import { gap, heightOf, textLines } from "./Block.ts"
import { Flow } from "./Flow.ts"
import { footerOf } from "./footer.ts"
import { firstHeader, laterHeader } from "./header.ts"
import { placePanels } from "./panels.ts"
import type { Paragraphs, SheetPart, Sheet } from "./Sheet.ts"
import { frame, styles } from "./style.ts"
import { placeTable } from "./table.ts"
import { placeTotals, totalsHeight } from "./totals.ts"

/**
 * Places a text on as many pages as it needs. The text begins on a new page if its title and first two lines do not
 * fit.
 */
const placeParagraphs = (flow: Flow, { text, title }: Paragraphs): void => {
  const heading = title === undefined ? [] : [...textLines(title.toUpperCase(), frame.width, styles.heading), gap(2)]
  const lines = [...heading, ...textLines(text, frame.width, styles.value)]
  flow.reserve(heightOf(lines.slice(0, heading.length + 2)))
  for (const line of lines) flow.place([{ x: frame.left, width: frame.width, lines: [line] }])
  flow.skip(10)
}

const place = (flow: Flow, part: SheetPart, next: SheetPart | undefined): void => {
  switch (part.kind) {
    case "panels":
      return placePanels(flow, part)
    case "table":
      return placeTable(flow, part, next?.kind === "totals" ? totalsHeight(next) : 0)
    case "totals":
      return placeTotals(flow, part)
    case "paragraphs":
      return placeParagraphs(flow, part)
  }
}

/** Settings and pictures with which a sheet is drawn. */
export interface Drawing {
  readonly code: QrCode
  readonly logo: Logo | undefined
  readonly logoPlace: LogoPlace
  readonly palette: Palette
  /** The company's own text for the footer. */
  readonly footer: string | undefined
}

/** Draws a document on as many pages of Letter as it needs. */
export const drawSheet = (sheet: Sheet, { code, footer, logo, logoPlace, palette }: Drawing): ReadonlyArray<Canvas> => {
  const { draw, top } = footerOf(sheet, code, footer)
  const flow = new Flow({ bottom: top, palette, first: firstHeader(sheet, logo, logoPlace), later: laterHeader(sheet) })
  sheet.parts.forEach((part, index) => place(flow, part, sheet.parts[index + 1]))
  flow.pages.forEach((canvas, index) => draw(canvas, index + 1, flow.pages.length))
  return flow.pages
}
