import type { Canvas } from "../pdf/Canvas.ts"
import { cleanLine } from "../text/clean.ts"
import { type Block, drawLines, gap, heightOf, type Line, textLines } from "./Block.ts"
import { ellipsis } from "./ellipsis.ts"
import type { Sheet } from "./Sheet.ts"
import { colours, frame, leading, styles } from "./style.ts"

/** Side of the code, quiet zone included: 3.5 cm, where the annex asks for 2 (annex FE 1.9 §11.7). */
const side = 100
/** How far the quiet zone reaches into the margin, so that the black modules align with the margin's edge. */
const overhang = 4
const indent = side - overhang + 6
const width = frame.width - indent

/** Room for the number of the page. */
const pageNumber = 70

/** Height next to the code. */
const height = side - 6

const linesOf = ({ key, legends }: Sheet): ReadonlyArray<Line> => [
  ...textLines(key.label, width, styles.legendStrong),
  ...textLines(key.value, width, styles.legendStrong),
  ...legends.flatMap((legend) => textLines(cleanLine(legend), width, styles.legend))
]

/** The warnings, each on a line of its own. */
const warningLines = ({ standing, warnings }: Sheet): ReadonlyArray<Line> =>
  [...(standing === undefined ? [] : [standing]), ...warnings].map((warning) => ({
    height: leading(styles.warning),
    spans: [{ x: 0, text: ellipsis(warning.toUpperCase(), width - pageNumber, styles.warning), style: styles.warning }]
  }))

/** Legends, and at the bottom the warnings; legends for which that leaves no room are cut off. */
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

/** Draws the footer of every page of a document: its code, its key, its legends and the page number. */
export const footerOf = (sheet: Sheet): ((canvas: Canvas, page: number, pages: number) => void) => {
  const block = blockOf(sheet)
  return (canvas, page, pages) => {
    canvas.rule(frame.left, frame.footer - 5, frame.width, colours.line)
    canvas.code(frame.left - overhang, frame.footer - 3, side)
    const end = drawLines(canvas, block, frame.footer + 2)
    canvas.textRight(frame.left + frame.width, end - 3, `Página ${page} de ${pages}`, styles.strong)
  }
}
