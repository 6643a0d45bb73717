import type { TextStyle } from "../pdf/Canvas.ts"

type Measure = Pick<TextStyle, "font" | "size">

/** Number of characters of a word that fit on a line, at least one. */
const fitting = (word: string, width: number, { font, size }: Measure): number => {
  let count = 1
  let used = font.width(word.slice(0, 1), size)
  while (count < word.length) {
    used += font.width(word.charAt(count), size)
    if (used > width) break
    count++
  }
  // a surrogate pair is one character
  const last = word.charCodeAt(count - 1)
  return last >= 0xd800 && last <= 0xdbff ? count + 1 : count
}

/** Wraps one paragraph between words, and inside a word that is wider than a line. */
const wrapParagraph = (paragraph: string, width: number, style: Measure): ReadonlyArray<string> => {
  if (style.font.width(paragraph, style.size) <= width) return [paragraph]
  const space = style.font.width(" ", style.size)
  const lines: Array<string> = []
  let line = ""
  let used = 0
  for (let word of paragraph.split(" ")) {
    let wide = style.font.width(word, style.size)
    if (line !== "" && used + space + wide > width) {
      lines.push(line)
      line = ""
      used = 0
    }
    while (wide > width) {
      const count = fitting(word, width, style)
      if (count >= word.length) break
      const part = word.slice(0, count)
      lines.push(part)
      word = word.slice(count)
      // less the part: to measure the rest each time would be quadratic
      wide -= style.font.width(part, style.size)
    }
    used += (line === "" ? 0 : space) + wide
    line = line === "" ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines
}

/** Wraps a text into lines that are at most `width` wide. */
export const wrap = (text: string, width: number, style: Measure): ReadonlyArray<string> =>
  text.includes("\n")
    ? text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width, style))
    : wrapParagraph(text, width, style)
