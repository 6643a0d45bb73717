import { gap, textLines } from "./Block.ts"
import type { Flow } from "./Flow.ts"
import type { Paragraphs } from "./Sheet.ts"
import { frame, leading, styles } from "./style.ts"

/** Places a text; it goes on over as many pages as it needs, and begins where at least three of its lines have room. */
export const placeParagraphs = (flow: Flow, { text, title }: Paragraphs): void => {
  const heading = title === undefined ? [] : [...textLines(title.toUpperCase(), frame.width, styles.heading), gap(2)]
  const lines = [...heading, ...textLines(text, frame.width, styles.value)]
  flow.reserve(Math.min(lines.length, 3) * leading(styles.value) + 4)
  for (const line of lines) flow.place([{ x: frame.left, width: frame.width, lines: [line] }])
  flow.skip(10)
}
