import { decodeHttpText } from "./transport.ts"

/** Maximum number of lines that a quoted cell may span, so that an unmatched quote does not swallow the list. */
const MAXIMUM_CONTINUED_LINES = 4

/**
 * Cells of a line (RFC 4180); `undefined` if a quoted cell is not closed. A quote inside an unquoted cell is plain
 * text.
 */
const cellsOf = (line: string, separator: string): ReadonlyArray<string> | undefined => {
  if (!line.includes('"')) return line.split(separator)
  const cells: Array<string> = []
  let at = 0
  while (at <= line.length) {
    if (line[at] === '"') {
      const [quoted] = /^"(?:[^"]|"")*"/u.exec(line.slice(at)) ?? []
      if (quoted === undefined) return undefined
      cells.push(quoted.slice(1, -1).replaceAll('""', '"'))
      at += quoted.length
      if (at < line.length && line[at] !== separator) return undefined
      at += 1
    } else {
      const end = line.indexOf(separator, at)
      cells.push(line.slice(at, end === -1 ? line.length : end))
      at = end === -1 ? line.length + 1 : end + 1
    }
  }
  return cells
}

const separatorOf = (line: string): string => {
  const count = (separator: string) => line.split(separator).length
  return [",", ";", "\t"].reduce((most, each) => (count(each) > count(most) ? each : most))
}

/** Rows of a CSV in UTF-8 or else Windows-1252, read on demand. The separator is taken from the first line. */
export function* csvRows(bytes: Uint8Array): Generator<ReadonlyArray<string>> {
  const text = decodeHttpText(bytes, "charset=windows-1252")?.replace(/^\uFEFF/u, "") ?? ""
  let at = 0
  const nextLine = (): string | undefined => {
    if (at >= text.length) return undefined
    const end = text.indexOf("\n", at)
    const line = text.slice(at, end === -1 ? text.length : end)
    at = end === -1 ? text.length : end + 1
    return line.endsWith("\r") ? line.slice(0, -1) : line
  }
  let separator: string | undefined
  for (let line = nextLine(); line !== undefined; line = nextLine()) {
    if (line.trim() === "") continue
    separator ??= separatorOf(line)
    const after = at
    let joined = line
    let cells = cellsOf(joined, separator)
    for (let more = 1; cells === undefined && more < MAXIMUM_CONTINUED_LINES; more += 1) {
      const next = nextLine()
      if (next === undefined) break
      joined = `${joined}\n${next}`
      cells = cellsOf(joined, separator)
    }
    if (cells === undefined) at = after
    yield cells ?? line.split(separator)
  }
}
