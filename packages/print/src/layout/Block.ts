import { type Canvas, type Colour, type TextStyle } from "../pdf/Canvas.ts"
import { clean } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { leading } from "./style.ts"

/** A piece of a line. `x` is where it begins, or with `right` where it ends, counted from the left of its block. */
export interface Span {
  readonly x: number
  readonly text: string
  readonly style: TextStyle
  readonly right?: true
}

/** A line of a block; a page ends between two of them. */
export interface Line {
  readonly height: number
  readonly spans: ReadonlyArray<Span>
  /** Colour behind it. */
  readonly fill?: Colour
}

/** Lines one under the other. */
export interface Block {
  readonly x: number
  readonly width: number
  readonly lines: ReadonlyArray<Line>
}

/** Height of lines. */
export const heightOf = (lines: ReadonlyArray<Line>): number => lines.reduce((sum, line) => sum + line.height, 0)

/** Height of the highest of blocks side by side. */
export const highest = (blocks: ReadonlyArray<Block>): number =>
  Math.max(0, ...blocks.map(({ lines }) => heightOf(lines)))

/** An empty line. */
export const gap = (height: number): Line => ({ height, spans: [] })

/** A text as lines of a block of this width. */
export const textLines = (text: string, width: number, style: TextStyle, x = 0): ReadonlyArray<Line> =>
  wrap(clean(text).trim(), width, style).map((line) => ({
    height: leading(style),
    spans: [{ x, text: line, style }]
  }))

/** A style in which a text that must stay on one line fits into `width`: smaller if need be. */
export const fitting = (text: string, width: number, style: TextStyle): TextStyle => {
  const wide = style.font.width(text, style.size)
  return wide <= width ? style : { ...style, size: (style.size * width) / wide }
}

/** Draws lines from `y` downwards; answers where they end. */
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
