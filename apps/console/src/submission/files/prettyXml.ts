/** A displayed line of an XML: nesting depth and text. */
export interface XmlLine {
  readonly depth: number
  readonly text: string
}

// comments, CDATA, processing instructions, declarations; tags with quoted attributes; text. Nothing is decoded
const tokens =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!(?:[^>"']|"[^"]*"|'[^']*')*>|<\/?(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+|</gu

type Kind = "open" | "close" | "empty" | "other"

const kindOf = (token: string): Kind => {
  if (!/^<[^!?]/u.test(token)) return "other"
  if (token.startsWith("</")) return "close"
  return token.endsWith("/>") ? "empty" : "open"
}

/**
 * Splits an XML into lines for display, each child below its parent. An element with only text stays on one line, and
 * texts keep their line breaks. No token is lost or changed, so text that is not XML is displayed too.
 */
export const prettyXml = (xml: string): ReadonlyArray<XmlLine> => {
  const all = (xml.match(tokens) ?? []).filter((token) => token.trim() !== "")
  const lines: Array<XmlLine> = []
  let depth = 0
  for (let index = 0; index < all.length; index += 1) {
    const token = all[index] ?? ""
    const kind = kindOf(token)
    if (kind === "close") depth = Math.max(depth - 1, 0)
    const [text = "", end = ""] = kind === "open" ? [all[index + 1], all[index + 2]] : []
    const isLeaf = kind === "open" && kindOf(end) === "close" && kindOf(text) === "other" && end !== ""
    const isHollow = kind === "open" && kindOf(text) === "close"
    const lineText = isLeaf ? token + text + end : isHollow ? token + text : token
    for (const line of lineText.trim().split(/\r?\n/u)) lines.push({ depth, text: line })
    if (isLeaf) index += 2
    else if (isHollow) index += 1
    else if (kind === "open") depth += 1
  }
  return lines
}
