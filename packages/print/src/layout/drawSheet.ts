import type { Logo } from "../logo/Logo.ts"
import type { Canvas } from "../pdf/Canvas.ts"
import { Flow } from "./Flow.ts"
import { footerOf } from "./footer.ts"
import { firstHeader, laterHeader } from "./header.ts"
import { placePanels } from "./panels.ts"
import { placeParagraphs } from "./paragraphs.ts"
import type { Part, Sheet } from "./Sheet.ts"
import { placeTable } from "./table.ts"
import { placeTotals, totalsHeight } from "./totals.ts"

const place = (flow: Flow, part: Part, next: Part | undefined): void => {
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
