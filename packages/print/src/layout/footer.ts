import type { Canvas } from "../pdf/Canvas.ts"
import { cleanLine } from "../text/clean.ts"
import { type Block, drawLines, type Line, textLines } from "./Block.ts"
import { ellipsis } from "./ellipsis.ts"
import type { Sheet } from "./Sheet.ts"
import { colours, frame, styles } from "./style.ts"

/** Side of the code, quiet zone included: 3.5 cm, where the annex asks for 2 (annex FE 1.9 §11.7). */
const side = 100
/** How far the quiet zone reaches into the margin, so that what is black stands on the margin's edge. */
const overhang = 4
const indent = side - overhang + 6
const width = frame.width - indent

/** Lines that have room beside the code, above the page number. */
const maximumLines = 10

/** Room for the number of the page. */
const pageNumber = 90

const linesOf = ({ key, legends }: Sheet): ReadonlyArray<Line> => [
  ...textLines(key.label, width, styles.legendStrong),
  ...textLines(key.value, width, styles.legendStrong),
  ...legends.flatMap((legend) => textLines(cleanLine(legend), width, styles.legend))
]

/** Draws what stands on every page of a document: its code, its key, its legends and the number of the page. */
export const footerOf = (sheet: Sheet): ((canvas: Canvas, page: number, pages: number) => void) => {
  const block: Block = { x: frame.left + indent, width, lines: linesOf(sheet).slice(0, maximumLines) }
  const warning = ellipsis(sheet.warnings.join(". ").toUpperCase(), width - pageNumber, styles.warning)
  return (canvas, page, pages) => {
    canvas.rule(frame.left, frame.footer - 5, frame.width, colours.line)
    canvas.code(frame.left - overhang, frame.footer - 3, side)
    drawLines(canvas, block, frame.footer + 2)
    const base = frame.footer + side - 10
    canvas.text(frame.left + indent, base, warning, styles.warning)
    canvas.textRight(frame.left + frame.width, base, `Página ${page} de ${pages}`, styles.strong)
  }
}
