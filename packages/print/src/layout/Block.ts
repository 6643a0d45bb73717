import { type Canvas, type Colour, type TextStyle } from "../pdf/Canvas.ts"
import { clean } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { leading } from "./style.ts"

/** Text in a line. `x` is its start, or with `right` its end, in points from the left of its block. */
export interface Span {
  readonly x: number
  readonly text: string
  readonly style: TextStyle
  readonly right?: true
}

/** A line of a block. Pages break only between lines. */
export interface Line {
  readonly height: number
  readonly spans: ReadonlyArray<Span>
  /** Background colour. */
  readonly fill?: Colour
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

/** Reduces the size of a style until a text fits into `width` on one line; a style that fits is returned unchanged. */
export const fitting = (text: string, width: number, style: TextStyle): TextStyle => {
  const wide = style.font.width(text, style.size)
  return wide <= width ? style : { ...style, size: (style.size * width) / wide }
}

/** Draws lines from `y` downwards and returns the position of their end. */
export const drawLines = (canvas: Canvas, { lines, width, x }: Block, y: number): number => {
  for (const { fill, height, spans } of lines) {
    if (fill !== undefined) canvas.box(x, y, width, height, fill)
    for (const span of spans) {
      // centre the letters in their line
      const base = y + height / 2 + span.style.size * 0.34
      if (span.right === true) canvas.textRight(x + span.x, base, span.text, span.style)
      else canvas.text(x + span.x, base, span.text, span.style)
    }
    y += height
  }
  return y
}
