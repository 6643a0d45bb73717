import { type Canvas, letter } from "../pdf/Canvas.ts"
import { millimetre, type QrCode, quietZone } from "../pdf/QrCode.ts"
import { cleanLine } from "../text/clean.ts"
import { type Block, drawLines, gap, heightOf, type Line, textLines } from "./Block.ts"
import type { Sheet } from "./Sheet.ts"
import { colours, frame, leading, styles } from "./style.ts"

/** Side of a module of a QR code: readers need it at the resolution of a screen, and of a photo of paper. */
const module = millimetre / 2

/** A pixel of a picture of a page at 100 dots an inch, in points. */
const pixel = 0.72

/**
 * Place of the code's corner within a pixel, in points from the left and from below. At 100 dots an inch a module is
 * two pixels less a hair, and zbar reads one of seven places badly; around this one it read all.
 */
const place = { x: 30.47, y: 0.25 } as const

/** Width in points reserved for the page number. */
const pageNumber = 70

/** Smallest height of the text next to the QR code. */
const leastHeight = 94

/** Largest height of the text; what has no room is cut off, the company's own text first. */
const mostHeight = 200

/** Lines of a key: on one line where its digits fit. */
const keyLines = ({ key }: Sheet, width: number): ReadonlyArray<Line> => [
  ...textLines(key.label, width, styles.legendStrong),
  ...textLines(key.value, width, styles.key)
]

const legendLines = ({ authorisation, legends }: Sheet, width: number): ReadonlyArray<Line> =>
  [...(authorisation === undefined ? [] : [authorisation]), ...legends].flatMap((legend) =>
    textLines(cleanLine(legend), width, styles.legend)
  )

/** Lines of the warnings, above which the page number needs room only on the last line. */
const warningLines = ({ standing, warnings }: Sheet, width: number): ReadonlyArray<Line> =>
  [...(standing === undefined ? [] : [standing]), ...warnings].flatMap((warning) =>
    textLines(warning.toUpperCase(), width - pageNumber, styles.warning)
  )

/** The footer of every page: QR code, key, legends, the company's own text, warnings and page number. */
export interface Footer {
  /** Position of its upper edge: the end of the body. */
  readonly top: number
  readonly draw: (canvas: Canvas, page: number, pages: number) => void
}

/** Measures the footer of a document; every page has the same. `text` is the company's own. */
export const footerOf = (sheet: Sheet, code: QrCode, text: string | undefined): Footer => {
  const side = code.modules * module
  // the quiet zone reaches into the margin, so that the black modules align with the margin's edge
  const overhang = quietZone * module
  const indent = side - 2 * overhang + 12
  const width = frame.width - indent
  const own = text === undefined ? [] : [gap(3), ...textLines(text, width, styles.legendStrong)]
  const warnings = warningLines(sheet, width)
  let room = mostHeight - heightOf(warnings)
  const lines = [...keyLines(sheet, width), ...legendLines(sheet, width), ...own].filter(
    ({ height }) => (room -= height) >= 0
  )
  const least = heightOf(lines) + 4 + Math.max(heightOf(warnings), leading(styles.strong))
  const height = Math.max(side - 2 * overhang, leastHeight, least)
  const block: Block = {
    x: frame.left + indent,
    width,
    lines: [...lines, gap(height - heightOf([...lines, ...warnings])), ...warnings]
  }
  const y = frame.bottom - height
  const lower = Math.floor((letter.height - y + overhang - side) / pixel) * pixel + place.y
  const codeTop = letter.height - lower - side
  return {
    top: y - overhang - 3,
    draw: (canvas, page, pages) => {
      canvas.rule(frame.left, y - overhang, frame.width, colours.line)
      canvas.code(place.x, codeTop, side)
      const end = drawLines(canvas, block, y)
      canvas.textRight(frame.left + frame.width, end - 3, `Página ${page} de ${pages}`, styles.strong)
    }
  }
}
