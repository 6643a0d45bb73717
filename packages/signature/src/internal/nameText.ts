// Names of X.509 as text, in the many spellings of those who sign.
import { parseBer } from "./Ber.ts"
import { decodeString, type DistinguishedName } from "./DistinguishedName.ts"

/** An attribute of a name as text. */
interface NamePart {
  /** Object identifier of the attribute type, in dotted form; `undefined` for an unknown keyword. */
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

/** Beginning of an attribute: a keyword or a dotted identifier, and `=`. */
const start = /^\s*([A-Za-z][\w.-]*|\d+(?:\.\d+)+)\s*=/

/**
 * Splits at separators that are neither escaped nor quoted. A piece is a separator, or a run of escaped characters,
 * quoted texts, other characters, and quotes or backslashes that begin neither.
 */
const cut = (text: string): ReadonlyArray<string> =>
  text.match(/(?:\\[^]|"(?:\\[^]|[^"\\])*"|[^,;+\\"]|["\\])+|[,;+]/g) ?? []

/** Takes the white space around a value, its quotes and its escapes away. */
const unescape = (text: string): string => {
  // an escaped blank at the end belongs to the value; only the first blank of a run may begin a match, for linear time
  const trimmed = text.replace(/^\s+/, "").replace(/(?:(\\\s)|(?<!\s))\s*$/, "$1")
  const quoted = /^"([^]*)"$/.exec(trimmed)?.[1]
  return (quoted === undefined ? trimmed : quoted.replaceAll('""', '"'))
    .replace(/(?:\\[0-9a-fA-F]{2})+/g, (pairs) => Buffer.from(pairs.replaceAll("\\", ""), "hex").toString("utf8"))
    .replace(/\\([^])/g, "$1")
}

/** Reads a value: `#` and DER in hexadecimal, or text. DER that holds no string is left in hexadecimal. */
const decodeValue = (text: string): string => {
  const hex = /^\s*#((?:[0-9a-fA-F]{2})+)\s*$/.exec(text)?.[1]
  if (hex === undefined) return unescape(text)
  try {
    return decodeString(parseBer(Buffer.from(hex, "hex"))) ?? `#${hex.toLowerCase()}`
  } catch {
    return `#${hex.toLowerCase()}`
  }
}

/** Reads the attributes of a name in any spelling (RFC 2253, .NET, OpenSSL's one line); their order is lost. */
const parseNameText = (text: string): ReadonlyArray<NamePart> => {
  const pieces: Array<string> = []
  for (const piece of cut(text)) {
    // Some producers do not escape separators in a value: a piece that starts no attribute continues the one before.
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

/** A value without the differences in case, white space and composition that producers make. */
const normalise = (value: string): string => value.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase()

/**
 * Whether a written name and a certificate's name have the same attributes. Order and spelling do not matter (.NET
 * writes `C=CO, E=…`, Java `1.2.840.113549.1.9.1=#16…`).
 */
export const matchesName = (text: string, name: DistinguishedName): boolean => {
  if (text.length > 4096) return false
  const parts = [...parseNameText(text)]
  const attributes = name.flat()
  if (parts.length !== attributes.length) return false
  // an unknown keyword matches an attribute of any type: the digest of the certificate decides whose name it is
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
