import { type Canvas, type Colour, type TextStyle } from "../pdf/Canvas.ts"
import { clean } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { leading, smallest } from "./style.ts"

/**
 * Text in a line. `x` is its start, or with `align` its end or its middle, in points from the left of its block.
 */
export interface Span {
  readonly x: number
  readonly text: string
  readonly style: TextStyle
  readonly align?: "right" | "middle"
}

/** A picture in the middle of a line: the logo or the QR code. */
interface Picture {
  readonly kind: "logo" | "code"
  readonly width: number
  readonly height: number
}

/** A line of a block. Pages break only between lines. */
export interface Line {
  readonly height: number
  readonly spans: ReadonlyArray<Span>
  /** Background colour. */
  readonly fill?: Colour
  /** Colour of a rule through the middle of the line. */
  readonly rule?: Colour
  readonly picture?: Picture
}

/** Lines below each other in a column of the page; `x` and `width` are in points. */
export interface Block {
  readonly x: number
  readonly width: number
  readonly lines: ReadonlyArray<Line>
}

/** Total height of lines. */
export const heightOf = (lines: ReadonlyArray<Line>): number => lines.reduce((sum, line) => sum + line.height, 0)

/** Height of the tallest of blocks side by side. */
export const highest = (blocks: ReadonlyArray<Block>): number =>
  Math.max(0, ...blocks.map(({ lines }) => heightOf(lines)))

/** An empty line. */
export const gap = (height: number): Line => ({ height, spans: [] })

/** Wraps a text into lines for a block of this width. */
export const textLines = (text: string, width: number, style: TextStyle, x = 0): ReadonlyArray<Line> =>
  wrap(clean(text).trim(), width, style).map((line) => ({
    height: leading(style),
    spans: [{ x, text: line, style }]
  }))

/**
 * Reduces the size of a style until a text fits into `width` on one line, at most to the smallest size; a style that
 * fits is returned unchanged.
 */
export const fitting = (text: string, width: number, style: TextStyle): TextStyle => {
  const wide = style.font.width(text, style.size)
  return wide <= width ? style : { ...style, size: Math.max(smallest, (style.size * width) / wide) }
}

/** Draws the picture of a line in the middle of its block, which it may exceed on both sides. */
const drawPicture = (canvas: Canvas, { height, kind, width }: Picture, middle: number, y: number): void =>
  kind === "code" ? canvas.code(middle - width / 2, y, width) : canvas.logo(middle - width / 2, y, width, height)

const drawSpan = (canvas: Canvas, { align, style, text, x }: Span, left: number, base: number): void => {
  if (align === undefined) canvas.text(left + x, base, text, style)
  else canvas.textRight(left + x + (align === "middle" ? style.font.width(text, style.size) / 2 : 0), base, text, style)
}

/** Draws lines from `y` downwards and returns the position of their end. */
export const drawLines = (canvas: Canvas, { lines, width, x }: Block, y: number): number => {
  for (const { fill, height, picture, rule, spans } of lines) {
    if (fill !== undefined) canvas.box(x, y, width, height, fill)
    if (rule !== undefined) canvas.rule(x, y + height / 2, width, rule)
    if (picture !== undefined) drawPicture(canvas, picture, x + width / 2, y)
    // centre the letters in their line
    for (const span of spans) drawSpan(canvas, span, x, y + height / 2 + span.style.size * 0.34)
    y += height
  }
  return y
}
