import { parseBer } from "./Ber.ts"
import { decodeText } from "./DistinguishedName.ts"
import type { DistinguishedName } from "./DistinguishedName.ts"

interface NamePart {
  /** Dotted type; undefined for a keyword nobody knows. */
  readonly type: string | undefined
  readonly value: string
}

const keywords: ReadonlyMap<string, string> = new Map([
  ["CN", "2.5.4.3"],
  ["SURNAME", "2.5.4.4"],
  ["SERIALNUMBER", "2.5.4.5"],
  ["C", "2.5.4.6"],
  ["L", "2.5.4.7"],
  ["ST", "2.5.4.8"],
  ["S", "2.5.4.8"],
  ["STREET", "2.5.4.9"],
  ["O", "2.5.4.10"],
  ["OU", "2.5.4.11"],
  ["T", "2.5.4.12"],
  ["TITLE", "2.5.4.12"],
  ["POSTALCODE", "2.5.4.17"],
  ["GN", "2.5.4.42"],
  ["GIVENNAME", "2.5.4.42"],
  ["ORGANIZATIONIDENTIFIER", "2.5.4.97"],
  ["DC", "0.9.2342.19200300.100.1.25"],
  ["UID", "0.9.2342.19200300.100.1.1"],
  ["E", "1.2.840.113549.1.9.1"],
  ["EMAIL", "1.2.840.113549.1.9.1"],
  ["EMAILADDRESS", "1.2.840.113549.1.9.1"]
])

const start = /^\s*([A-Za-z][\w.-]*|\d+(?:\.\d+)+)\s*=/

/** Cuts at separators that are neither escaped nor quoted. */
const cut = (text: string): ReadonlyArray<string> =>
  text.match(/(?:\\[^]|"(?:\\[^]|[^"\\])*"|[^,;+\\"]|["\\])+|[,;+]/g) ?? []

const unescape = (text: string): string => {
  const trimmed = text.replace(/^\s+/, "").replace(/(\\\s)?\s*$/, "$1")
  const quoted = /^"([^]*)"$/.exec(trimmed)?.[1]
  return (quoted === undefined ? trimmed : quoted.replaceAll('""', '"'))
    .replace(/(?:\\[0-9a-fA-F]{2})+/g, (pairs) => Buffer.from(pairs.replaceAll("\\", ""), "hex").toString("utf8"))
    .replace(/\\([^])/g, "$1")
}

const decodeValue = (text: string): string => {
  const hex = /^\s*#((?:[0-9a-fA-F]{2})+)\s*$/.exec(text)?.[1]
  if (hex === undefined) return unescape(text)
  try {
    return decodeText(parseBer(Buffer.from(hex, "hex"))) ?? `#${hex.toLowerCase()}`
  } catch {
    return `#${hex.toLowerCase()}`
  }
}

/** Attributes of a name in any of the spellings producers use: RFC 2253, .NET, OpenSSL's one line; order is lost. */
const parseNameText = (text: string): ReadonlyArray<NamePart> => {
  const pieces: Array<string> = []
  for (const piece of cut(text)) {
    // Some producers do not escape separators within a value: what starts no attribute goes on with the one before.
    if (start.test(piece) || pieces.length === 0) pieces.push(piece)
    else pieces[pieces.length - 1] += piece
  }
  return pieces.flatMap((piece) => {
    const keyword = start.exec(piece)
    if (keyword === null) return []
    const [assignment, written = ""] = keyword
    const name = written.toUpperCase().replace(/^OID\./, "")
    const type = /^\d/.test(name) ? name : keywords.get(name)
    return [{ type, value: decodeValue(piece.slice(assignment.length).replace(/[,;+]\s*$/, "")) }]
  })
}

const normalise = (value: string): string => value.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase()

/**
 * Whether a written name and a certificate's name have the same attributes, whatever the order and the spelling (.NET
 * writes `C=CO, E=…`, Java `1.2.840.113549.1.9.1=#16…`).
 */
export const matchesName = (text: string, name: DistinguishedName): boolean => {
  if (text.length > 4096) return false
  const parts = [...parseNameText(text)]
  const attributes = name.flat()
  if (parts.length !== attributes.length) return false
  return attributes.every(({ der, text: value, type }) => {
    const wanted = normalise(value ?? `#${Buffer.from(der).toString("hex")}`)
    const index = parts.findIndex(
      (part) => (part.type === undefined || part.type === type) && normalise(part.value) === wanted
    )
    if (index < 0) return false
    parts.splice(index, 1)
    return true
  })
}
