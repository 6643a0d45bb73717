import { gap, heightOf, textLines } from "./Block.ts"
import type { Flow } from "./Flow.ts"
import type { Paragraphs } from "./Sheet.ts"
import { frame, styles } from "./style.ts"

/** Places a text; it goes on over as many pages as it needs, and begins where its title and two of its lines have room. */
export const placeParagraphs = (flow: Flow, { text, title }: Paragraphs): void => {
  const heading = title === undefined ? [] : [...textLines(title.toUpperCase(), frame.width, styles.heading), gap(2)]
  const lines = [...heading, ...textLines(text, frame.width, styles.value)]
  flow.reserve(heightOf(lines.slice(0, heading.length + 2)))
  for (const line of lines) flow.place([{ x: frame.left, width: frame.width, lines: [line] }])
  flow.skip(10)
}
