import type { TextStyle } from "../pdf/Canvas.ts"
import { cleanLine } from "../text/clean.ts"
import { fitting, type Line, textLines } from "./Block.ts"
import { leading } from "./style.ts"

const between = 6

/** Least share of a width that is left to a text next to its amount, without which the amount gets its own line. */
const leastShare = 0.4

/** Styles of the left text and of the right one. */
interface PairStyles {
  readonly left: TextStyle
  readonly right: TextStyle
}

/**
 * Lines of a text with an amount at the right edge of its last line. A long amount gets a line of its own, and one
 * that is wider than the lines is wrapped.
 */
export const pairLines = (
  left: string,
  right: string,
  width: number,
  { left: leftStyle, right: wishedStyle }: PairStyles
): ReadonlyArray<Line> => {
  const amount = cleanLine(right)
  if (amount === "") return left === "" ? [] : textLines(left, width, leftStyle)
  const rightStyle = fitting(amount, width, wishedStyle)
  const taken = rightStyle.font.width(amount, rightStyle.size)
  if (taken > width + 0.01) return [...textLines(left, width, leftStyle), ...textLines(amount, width, rightStyle)]
  const room = width - taken - between
  const words = cleanLine(left)
  const isAlone = room < width * leastShare && leftStyle.font.width(words, leftStyle.size) > room
  const lines = isAlone ? textLines(left, width, leftStyle) : textLines(left, room, leftStyle)
  const span = { x: width, text: amount, style: rightStyle, align: "right" as const }
  const last = lines.at(-1)
  if (isAlone || last === undefined) return [...lines, { height: leading(rightStyle), spans: [span] }]
  const height = Math.max(last.height, leading(rightStyle))
  return [...lines.slice(0, -1), { ...last, height, spans: [...last.spans, span] }]
}
