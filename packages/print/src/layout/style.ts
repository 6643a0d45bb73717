import { fonts } from "../font/Font.ts"
import { type Colour, page, type TextStyle } from "../pdf/Canvas.ts"

/** Layout of a page, in points. */
export const frame = {
  left: 36,
  width: page.width - 72,
  top: 34,
  /** End of the page's body, from the top; no part of the body is drawn below it. */
  bottom: 650,
  footer: 660
} as const

/** Colours of a document. */
export const colours = {
  ink: [0.1, 0.12, 0.16],
  dim: [0.4, 0.44, 0.5],
  accent: [0.07, 0.21, 0.38],
  warning: [0.65, 0.13, 0.1],
  line: [0.8, 0.83, 0.87],
  tint: [0.95, 0.96, 0.975],
  white: [1, 1, 1]
} as const satisfies Readonly<Record<string, Colour>>

const set = (font: TextStyle["font"], size: number, colour: Colour): TextStyle => ({ font, size, colour })

/** Text styles of a document. */
export const styles = {
  title: set(fonts.bold, 9.5, colours.accent),
  number: set(fonts.bold, 14, colours.ink),
  issuer: set(fonts.bold, 11.5, colours.ink),
  heading: set(fonts.bold, 7, colours.accent),
  label: set(fonts.regular, 7, colours.dim),
  value: set(fonts.regular, 7.5, colours.ink),
  strong: set(fonts.bold, 7.5, colours.ink),
  warning: set(fonts.bold, 7, colours.warning),
  standing: set(fonts.bold, 12, colours.warning),
  cell: set(fonts.regular, 7.3, colours.ink),
  note: set(fonts.regular, 6.5, colours.dim),
  column: set(fonts.bold, 6.6, colours.white),
  total: set(fonts.bold, 10, colours.white),
  legend: set(fonts.regular, 6.3, colours.dim),
  legendStrong: set(fonts.bold, 6.3, colours.ink)
} as const

/** Line height of a style. */
export const leading = ({ size }: TextStyle): number => size * 1.32
