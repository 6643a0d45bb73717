import { fonts } from "../font/Font.ts"
import { type Colour, letter, type TextStyle } from "../pdf/Canvas.ts"

/** Margins of a Letter page and the width between them, in points; `bottom` is counted from the top. */
export const frame = {
  left: 36,
  width: letter.width - 72,
  top: 34,
  bottom: letter.height - 28
} as const

/**
 * Colours of a document. The palette of a page may show others instead: the company's, or those of a template without
 * fills.
 */
export const colours = {
  ink: [0.1, 0.12, 0.16],
  dim: [0.4, 0.44, 0.5],
  accent: [0.07, 0.21, 0.38],
  /** Background of the heads of tables and of the total. */
  fill: [0.07, 0.21, 0.38],
  /** Letters on `fill`. */
  onFill: [1, 1, 1],
  warning: [0.65, 0.13, 0.1],
  line: [0.8, 0.83, 0.87],
  tint: [0.95, 0.96, 0.975]
} as const satisfies Readonly<Record<string, Colour>>

const set = (font: TextStyle["font"], size: number, colour: Colour): TextStyle => ({ font, size, colour })

/**
 * Smallest size of a text in points, except for a key: 96 digits of a CUFE on one line are smaller. A text that would
 * have to be smaller to fit is wrapped.
 */
export const smallest = 7

/** Text styles of a document. */
export const styles = {
  title: set(fonts.bold, 9.5, colours.accent),
  number: set(fonts.bold, 14, colours.ink),
  issuer: set(fonts.bold, 11.5, colours.ink),
  heading: set(fonts.bold, 8, colours.accent),
  label: set(fonts.regular, 8, colours.dim),
  value: set(fonts.regular, 8, colours.ink),
  strong: set(fonts.bold, 8, colours.ink),
  warning: set(fonts.bold, 8, colours.warning),
  standing: set(fonts.bold, 12, colours.warning),
  cell: set(fonts.regular, 8, colours.ink),
  note: set(fonts.regular, smallest, colours.dim),
  column: set(fonts.bold, 7.5, colours.onFill),
  total: set(fonts.bold, 10.5, colours.onFill),
  legend: set(fonts.regular, smallest, colours.dim),
  legendStrong: set(fonts.bold, smallest, colours.ink),
  key: set(fonts.bold, 6.5, colours.ink)
} as const

/** Line height of a style. */
export const leading = ({ size }: TextStyle): number => size * 1.25
