import type { Logo } from "../logo/Logo.ts"
import type { LogoPlace } from "@radicar/domain/inner/print/printFace"
import type { Canvas, PageSize, TextStyle } from "../pdf/Canvas.ts"
import { cleanLine } from "../text/clean.ts"
import { drawLines, fitting, gap, heightOf, type Line, textLines } from "./Block.ts"
import { factLines } from "./panels.ts"
import type { Sheet } from "./Sheet.ts"
import { colours, frame, styles } from "./style.ts"

/** Shortens a text to `width` on one line, with an ellipsis. */
const ellipsis = (text: string, width: number, { font, size }: TextStyle): string => {
  if (font.width(text, size) <= width) return text
  const mark = "…"
  let end = 0
  let used = font.width(mark, size)
  while (end < text.length) {
    used += font.width(text.charAt(end), size)
    if (used > width) break
    end++
  }
  return text.slice(0, end).trimEnd() + mark
}

const boxWidth = 208
const inset = 10
const logoBox = { width: 96, height: 60 } as const

const issuerLines = ({ issuer }: Sheet, width: number): ReadonlyArray<Line> => [
  ...textLines(issuer.name, width, styles.issuer),
  gap(3),
  ...issuer.lines.flatMap((line) => textLines(line, width, styles.value))
]

const boxLines = (sheet: Sheet): ReadonlyArray<Line> => {
  const width = boxWidth - 2 * inset
  const number = cleanLine(sheet.number)
  const style = fitting(number, width, styles.number)
  return [
    gap(inset - 2),
    ...textLines(sheet.title, width, styles.title),
    gap(2),
    { height: 18, spans: [{ x: 0, text: number, style }] },
    gap(3),
    ...factLines(sheet.facts, width),
    ...(sheet.standing === undefined
      ? []
      : [gap(4), ...textLines(sheet.standing.toUpperCase(), width, styles.standing)]),
    ...sheet.warnings.flatMap((warning) => [gap(3), ...textLines(warning.toUpperCase(), width, styles.warning)]),
    gap(inset - 2)
  ]
}

/** Size of a logo, as large as its box allows. */
export const logoSize = ({ height, width }: Logo, box: PageSize): PageSize => {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: width * scale, height: height * scale }
}

/**
 * Draws the head of the first page: logo, issuer, and a box with title, number and dates. On the right, the logo is
 * between the issuer and the box. Returns the position at which the body begins.
 */
export const firstHeader =
  (sheet: Sheet, logo: Logo | undefined, logoPlace: LogoPlace) =>
  (canvas: Canvas): number => {
    const drawn = logo === undefined ? undefined : logoSize(logo, logoBox)
    const taken = drawn === undefined ? 0 : drawn.width + 12
    const isLeft = logoPlace === "left"
    const x = frame.left + (isLeft ? taken : 0)
    const boxX = frame.left + frame.width - boxWidth
    const width = boxX - 18 - frame.left - taken
    if (drawn !== undefined) {
      canvas.logo(isLeft ? frame.left : boxX - 18 - drawn.width, frame.top, drawn.width, drawn.height)
    }
    const box = boxLines(sheet)
    canvas.box(boxX, frame.top, boxWidth, heightOf(box), colours.tint)
    canvas.box(boxX, frame.top, 3, heightOf(box), colours.accent)
    const ends = [
      frame.top + (drawn?.height ?? 0),
      drawLines(canvas, { x, width, lines: issuerLines(sheet, width) }, frame.top),
      drawLines(canvas, { x: boxX + inset, width: boxWidth - 2 * inset, lines: box }, frame.top)
    ]
    return Math.max(...ends) + 10
  }

/** Draws the head of later pages: the issuer's name and the document's number. */
export const laterHeader =
  (sheet: Sheet) =>
  (canvas: Canvas): number => {
    const half = frame.width / 2 - 10
    const base = frame.top + 6
    canvas.text(frame.left, base, ellipsis(cleanLine(sheet.issuer.name), half, styles.strong), styles.strong)
    const number = ` ${cleanLine(sheet.number)}`
    const numberStyle = fitting(number, half, styles.strong)
    const right = frame.left + frame.width
    canvas.textRight(right, base, number, numberStyle)
    const numberWidth = numberStyle.font.width(number, numberStyle.size)
    canvas.textRight(right - numberWidth, base, ellipsis(sheet.title, half - numberWidth, styles.label), styles.label)
    canvas.rule(frame.left, base + 6, frame.width, colours.line)
    return base + 16
  }
