import type { TextStyle } from "../pdf/Canvas.ts"

/** Shortens a text to `width` on one line, with an ellipsis. */
export const ellipsis = (text: string, width: number, { font, size }: TextStyle): string => {
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
