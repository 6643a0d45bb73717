import type { Canvas } from "../pdf/Canvas.ts"
import { cleanLine } from "../text/clean.ts"
import { type Block, drawLines, gap, heightOf, type Line, textLines } from "./Block.ts"
import { ellipsis } from "./ellipsis.ts"
import type { Sheet } from "./Sheet.ts"
import { colours, frame, leading, styles } from "./style.ts"

/** Side of the QR code in points, quiet zone included: 3.5 cm, where the annex requires 2 cm (annex FE 1.9 §11.7). */
const side = 100
/**
 * Width in points by which the quiet zone reaches into the margin, so that the black modules align with the margin's
 * edge.
 */
const overhang = 4
const indent = side - overhang + 6
const width = frame.width - indent

/** Width in points reserved for the page number. */
const pageNumber = 70

/** Height of the text next to the QR code. */
const height = side - 6

const linesOf = ({ key, legends }: Sheet): ReadonlyArray<Line> => [
  ...textLines(key.label, width, styles.legendStrong),
  ...textLines(key.value, width, styles.legendStrong),
  ...legends.flatMap((legend) => textLines(cleanLine(legend), width, styles.legend))
]

/** Lines of the warnings, one for each. */
const warningLines = ({ standing, warnings }: Sheet): ReadonlyArray<Line> =>
  [...(standing === undefined ? [] : [standing]), ...warnings].map((warning) => ({
    height: leading(styles.warning),
    spans: [{ x: 0, text: ellipsis(warning.toUpperCase(), width - pageNumber, styles.warning), style: styles.warning }]
  }))

/** Block with legends, and with the warnings at the bottom; legends without room are cut off. */
const blockOf = (sheet: Sheet): Block => {
  const warnings = warningLines(sheet)
  let room = height - heightOf(warnings)
  const legends = linesOf(sheet).filter((line) => (room -= line.height) >= 0)
  return {
    x: frame.left + indent,
    width,
    lines: [...legends, gap(height - heightOf([...legends, ...warnings])), ...warnings]
  }
}

/** Makes the function that draws the footer of every page: QR code, key, legends and page number. */
export const footerOf = (sheet: Sheet): ((canvas: Canvas, page: number, pages: number) => void) => {
  const block = blockOf(sheet)
  return (canvas, page, pages) => {
    canvas.rule(frame.left, frame.footer - 5, frame.width, colours.line)
    canvas.code(frame.left - overhang, frame.footer - 3, side)
    const end = drawLines(canvas, block, frame.footer + 2)
    canvas.textRight(frame.left + frame.width, end - 3, `Página ${page} de ${pages}`, styles.strong)
  }
}
