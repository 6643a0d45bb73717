import type { Logo } from "../logo/Logo.ts"
import type { Canvas } from "../pdf/Canvas.ts"
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

/** Draws a document on as many pages as it needs. */
export const drawSheet = (sheet: Sheet, logo: Logo | undefined): ReadonlyArray<Canvas> => {
  const flow = new Flow(firstHeader(sheet, logo), laterHeader(sheet))
  sheet.parts.forEach((part, index) => place(flow, part, sheet.parts[index + 1]))
  const drawFooter = footerOf(sheet)
  flow.pages.forEach((canvas, index) => drawFooter(canvas, index + 1, flow.pages.length))
  return flow.pages
}
