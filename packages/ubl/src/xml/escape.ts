const special = /[&<>\r]/
const specialInAttribute = /[&<"\t\n\r]/

/** Declared here because every runtime provides them, but no language standard does. */
declare const TextEncoder: new () => {
  readonly encode: (text: string) => Uint8Array
  readonly encodeInto: (text: string, octets: Uint8Array) => { readonly written: number }
}
declare const TextDecoder: new (
  label: string,
  options: { readonly ignoreBOM: boolean }
) => { readonly decode: (octets: Uint8Array) => string }

/** Writes UTF-8. */
export const encoder = new TextEncoder()

/** Reads UTF-8 and keeps a byte order mark. */
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** Node's `Buffer`, which writes the UTF-8 of short texts in a third of the time. */
interface WritesUtf8 {
  readonly Buffer?: {
    readonly from: (octets: ArrayBuffer) => {
      readonly write: (text: string, start: number, encoding: "utf8") => number
    }
  }
}

/**
 * Makes a function that writes a text into `octets` from the position `at`, and returns the number of octets written.
 * There must be enough room.
 */
export const textWriter = (octets: Uint8Array<ArrayBuffer>): ((text: string, at: number) => number) => {
  const buffer = (globalThis as WritesUtf8).Buffer?.from(octets.buffer)
  return buffer === undefined
    ? (text, at) => encoder.encodeInto(text, octets.subarray(at)).written
    : (text, at) => buffer.write(text, at, "utf8")
}

/**
 * Sizes in characters. Texts of at least `from` (whole documents in containers) are escaped as octets, in pieces of at
 * most `piece`.
 */
const DOCUMENT = { from: 4096, piece: 1 << 18 }

/** Reused buffers, because making them costs more than filling them: for unescaped and for escaped UTF-8. */
let octets = { read: new Uint8Array(0), escaped: new Uint8Array(0) }

const octetsFor = (characters: number): typeof octets => {
  if (octets.read.length < characters * 3) {
    octets = { read: new Uint8Array(characters * 3), escaped: new Uint8Array(characters * 3 * 5) }
  }
  return octets
}

/** The four octets of an ASCII text as one number, so that they are written at once. */
const four = (text: string): number => Array.from(text).reduce((sum, each) => sum * 256 + each.charCodeAt(0), 0)

const AMPERSAND = 0x26
const LESS = 0x3c
const GREATER = 0x3e
const RETURN = 0x0d
const SEMICOLON = 0x3b
const ampersand = four("&amp")
const less = four("&lt;")
const greater = four("&gt;")
const carriageReturn = four("&#xD")

/** Escapes octet by octet. A document has thousands of tags, each of which would otherwise create texts of its own. */
const escapeOctets = (text: string): string => {
  const { escaped, read } = octetsFor(text.length)
  const view = new DataView(escaped.buffer)
  const { written } = encoder.encodeInto(text, read)
  let end = 0
  for (let at = 0; at < written; at++) {
    const octet = read[at] as number
    if (octet > GREATER) {
      escaped[end++] = octet
    } else if (octet === LESS || octet === GREATER) {
      view.setUint32(end, octet === LESS ? less : greater)
      end += 4
    } else if (octet === AMPERSAND || octet === RETURN) {
      view.setUint32(end, octet === AMPERSAND ? ampersand : carriageReturn)
      escaped[end + 4] = SEMICOLON
      end += 5
    } else {
      escaped[end++] = octet
    }
  }
  return decoder.decode(escaped.subarray(0, end))
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00

/** Escapes a document piece by piece, so that the buffers stay small. */
const escapeDocument = (text: string): string => {
  let escaped = ""
  for (let from = 0; from < text.length;) {
    const end = Math.min(from + DOCUMENT.piece, text.length)
    // the two units of one character stay together
    const to = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end
    escaped += escapeOctets(text.slice(from, to))
    from = to
  }
  return escaped
}

/** Escapes character data for Canonical XML: `&`, `<`, `>` and CR. */
export const escapeText = (text: string): string => {
  if (!special.test(text)) return text
  return text.length < DOCUMENT.from
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#xD;")
    : escapeDocument(text)
}

/** Escapes an attribute's value for Canonical XML: `&`, `<`, `"`, TAB, LF and CR. */
export const escapeAttribute = (text: string): string =>
  specialInAttribute.test(text)
    ? text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll('"', "&quot;")
        .replaceAll("\t", "&#x9;")
        .replaceAll("\n", "&#xA;")
        .replaceAll("\r", "&#xD;")
    : text
