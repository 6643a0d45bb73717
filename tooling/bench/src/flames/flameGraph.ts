import type { Frame } from "./Frame.ts"

const width = 1200
const rowHeight = 18
const letterWidth = 6.6
/** Minimum width of a frame in pixels; narrower frames are left out. */
const narrowest = 2

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Chooses a warm colour that is always the same for a name. */
const colourOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return `hsl(${10 + (sum % 40)} 75% ${62 + (sum % 16)}%)`
}

const total = (frames: ReadonlyArray<Frame>): number => frames.reduce((sum, { samples }) => sum + samples, 0)

/**
 * Draws a call tree as SVG. The width of a function is its share of the samples; it is drawn above its caller, the
 * widest first. A tooltip shows name and share.
 */
export const flameGraph = (title: string, frames: ReadonlyArray<Frame>): string => {
  const scale = width / total(frames)
  const rows: Array<Array<string>> = []
  const draw = (level: ReadonlyArray<Frame>, depth: number, start: number): void => {
    let x = start
    for (const { calls, name, samples } of level.toSorted((one, other) => other.samples - one.samples)) {
      const wide = samples * scale
      if (wide < narrowest) return
      const share = `${((samples * 100) / total(frames)).toFixed(1)} %`
      const label = name.slice(0, Math.max(0, Math.floor((wide - 6) / letterWidth)))
      const row = (rows[depth] ??= [])
      row.push(
        `<g><title>${escaped(`${name}, ${share}`)}</title>` +
          `<rect x="${x.toFixed(1)}" width="${wide.toFixed(1)}" height="${rowHeight - 1}" fill="${colourOf(name)}"/>` +
          (label.length < 3 ? "" : `<text x="${(x + 3).toFixed(1)}" y="13">${escaped(label)}</text>`) +
          "</g>"
      )
      draw(calls, depth + 1, x)
      x += wide
    }
  }
  draw(frames, 0, 0)
  const height = (rows.length + 2) * rowHeight
  const lines = rows.map((row, depth) => {
    const y = height - (depth + 1) * rowHeight
    return `<g transform="translate(0 ${y})">\n${row.join("\n")}\n</g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11">\n` +
    `<rect width="${width}" height="${height}" fill="white"/>\n` +
    `<text x="3" y="13" font-weight="bold">${escaped(title)}</text>\n${lines.join("\n")}\n</svg>\n`
  )
}
