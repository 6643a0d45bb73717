import type { EncodedXml } from "../CanonicalXml.ts"

const special = /[&<>\r]/
const specialInAttribute = /[&<"\t\n\r]/

/** The global encoder and decoder of UTF-8. Every runtime provides them, but no language standard declares them. */
declare const TextEncoder: new () => {
  readonly encode: (text: string) => Uint8Array
  readonly encodeInto: (text: string, octets: Uint8Array) => { readonly written: number }
}
declare const TextDecoder: new (
  label: string,
  options: { readonly ignoreBOM: boolean }
) => { readonly decode: (octets: Uint8Array) => string }

/** The shared encoder of texts as UTF-8. */
export const encoder = new TextEncoder()

/** The shared decoder of UTF-8; it keeps a byte order mark. */
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
 * There must be enough space.
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

/** Maximum number of remembered texts over all documents. The documents that we write need a few thousand. */
const mostTexts = 20_000

let remembered = 0

/** Canonical text as UTF-8. */
type Octets = Uint8Array

const nothing: Octets = new Uint8Array(0)

const joined = (first: Octets, second: Octets): Octets => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/**
 * The tags at one place of a table, optionally around a code from a small set: `<cbc:ID>`, `01`, `</cbc:ID>`.
 * Attributes are such a code too: `<cbc:LineExtensionAmount`, ` currencyID="COP"`, `>`. Most tags follow other tags,
 * and lines are alike, so the same octets precede a place again and again. The preceding octets and these tags are
 * remembered as one sequence and copied at once.
 */
export class Tags {
  private readonly start: string
  private readonly end: string
  private before = nothing
  private code = ""
  private octets: Octets
  // the text before the last one, so that two alternating texts need no look-up
  private otherBefore = nothing
  private otherCode = ""
  private otherOctets: Octets
  private readonly octetsByCode = new Map<string, Map<Octets, Octets>>()
  private readonly canonical: (code: string) => string

  /** `canonical` turns a code into canonical text. */
  constructor(start: string, end = "", canonical = (code: string): string => code) {
    this.start = start
    this.end = end
    this.canonical = canonical
    this.octets = encoder.encode(start + end)
    this.otherOctets = this.octets
  }

  /** The octets of the tags `before`, followed by these tags with `code`. */
  behind(before: Octets, code = ""): Octets {
    if (before === this.before && code === this.code) return this.octets
    const { before: otherBefore, code: otherCode, octets } = this
    this.octets = before === this.otherBefore && code === this.otherCode ? this.otherOctets : this.recall(before, code)
    this.before = before
    this.code = code
    this.otherBefore = otherBefore
    this.otherCode = otherCode
    this.otherOctets = octets
    return this.octets
  }

  private recall(before: Octets, code: string): Octets {
    const recalled = this.octetsByCode.get(code)?.get(before)
    if (recalled !== undefined) return recalled
    const octets = joined(before, encoder.encode(this.start + this.canonical(code) + this.end))
    if (remembered < mostTexts) {
      remembered++
      const ofCode = this.octetsByCode.get(code) ?? new Map<Octets, Octets>()
      this.octetsByCode.set(code, ofCode.set(before, octets))
    }
    return octets
  }
}

/** Encodes the tags that follow a text, such as `end` of {@link XmlWriter.text}. */
export const tagOctets = (text: string): Octets => encoder.encode(text)

/** Maximum length of a text that is written here; the runtime writes longer ones faster. */
const shortLength = 64

/** Maximum number of octets of one UTF-16 unit. */
const mostOctets = 3

/** A buffer of octets, with a function that writes texts into it. */
interface TextBuffer {
  readonly octets: Octets
  readonly write: (text: string, at: number) => number
}

const bufferOf = (size: number): TextBuffer => {
  const octets = new Uint8Array(size)
  return { octets, write: textWriter(octets) }
}

const noBuffer = bufferOf(0)

/** Maximum size of a buffer that is kept for the next document. Making a buffer costs more than filling it. */
const mostKept = 1 << 24
let spare: TextBuffer | undefined

/** The last finished text, until its buffer is used for another one. */
let latest: EncodedXml | undefined

/** Whether the octets are still those of the written document. The next document reuses their buffer. */
export const isIntact = (encoded: EncodedXml): boolean => encoded === latest

/** Whether a character is written unescaped: printable ASCII except `&`, `<` and `>`. */
const isPlain = (code: number): boolean =>
  (code > 0x3e && code < 0x7f) || (code > 0x26 && code < 0x3c) || (code > 0x1f && code < 0x26) || code === 0x3d

/** Whether a character has two octets in UTF-8. */
const isAccented = (code: number): boolean => code >= 0x80 && code < 0x800

/**
 * Writes Canonical XML from start to end: no self-closing tags, no white space between elements, everything escaped.
 * Attributes are canonical text with a blank before each: ` schemeID="4"`.
 *
 * It writes octets, which are hashed. A growing text would be a tree in V8 that has to be flattened and encoded
 * afterwards.
 */
export class XmlWriter {
  private buffer = spare ?? bufferOf(1 << 17)
  private length = 0
  private headLength = 0
  /** Tags not yet written. They are copied together with the next ones. */
  private pending = nothing

  constructor() {
    spare = undefined
    latest = undefined
  }

  /** Marks the place of the signature: everything written from here on is the tail. */
  cut(): void {
    this.flush()
    this.headLength = this.length
  }

  /** Returns everything written, see {@link isIntact}. This writer cannot be used afterwards. */
  finish(): EncodedXml {
    this.flush()
    const { buffer, headLength, length } = this
    latest = { octets: buffer.octets.subarray(0, length), headLength }
    if (buffer.octets.length <= mostKept) spare = buffer
    this.buffer = noBuffer
    return latest
  }

  /** Writes tags of a table, optionally around a code from a small set. */
  tags(tags: Tags, code = ""): void {
    this.pending = tags.behind(this.pending, code)
  }

  /** Writes tags of a table, optionally around attributes, followed by character data that rarely repeats. */
  text(tags: Tags, text: string, end: Octets, attributes = ""): void {
    this.copy(tags.behind(this.pending, attributes))
    if (!this.short(text)) this.encode(escapeText(text))
    this.pending = end
  }

  /** Writes prepared tags, followed by canonical text that is not worth caching, such as attributes. */
  canonical(tags: Tags, text: string, end: Octets): void {
    this.copy(tags.behind(this.pending))
    this.encode(text)
    this.pending = end
  }

  /** Writes tags around the output of `write`; nothing if that output is empty. */
  around(open: Tags, close: Tags, write: () => void): void {
    const { length, pending } = this
    this.tags(open)
    const opened = this.pending
    write()
    if (this.length === length && this.pending === opened) this.pending = pending
    else this.tags(close)
  }

  /** Writes a start tag. Further output is the element's content until {@link close}. */
  open(name: string, attributes = ""): void {
    this.raw(`<${name}${attributes}>`)
  }

  /** Writes the end tag of the element opened last. */
  close(name: string): void {
    this.raw(`</${name}>`)
  }

  /** Writes an element with character data. */
  leaf(name: string, text: string, attributes = ""): void {
    this.plain(name, escapeText(text), attributes)
  }

  /** {@link leaf}; writes nothing if there is no text. */
  optionalLeaf(name: string, text: string | undefined, attributes = ""): void {
    if (text !== undefined) this.leaf(name, text, attributes)
  }

  /** Writes an element whose text needs no escaping: a number, or a code that a list or a pattern has admitted. */
  plain(name: string, text: string, attributes = ""): void {
    this.raw(`<${name}${attributes}>${text}</${name}>`)
  }

  /** Writes canonical text unchanged. */
  raw(text: string): void {
    this.flush()
    this.encode(text)
  }

  private flush(): void {
    this.copy(this.pending)
    this.pending = nothing
  }

  private copy(octets: Octets): void {
    const start = this.length
    this.reserve(octets.length)
    this.buffer.octets.set(octets, start)
    this.length = start + octets.length
  }

  private encode(text: string): void {
    this.reserve(text.length * mostOctets)
    this.length += this.buffer.write(text, this.length)
  }

  /** Writes a short text without characters to escape, as nearly every text is. Returns whether it did. */
  private short(text: string): boolean {
    const { length } = text
    if (length > shortLength) return false
    this.reserve(2 * shortLength)
    const { octets } = this.buffer
    let end = this.length
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (isPlain(code)) octets[end++] = code
      else if (isAccented(code)) {
        octets[end++] = 0xc0 | (code >> 6)
        octets[end++] = 0x80 | (code & 0x3f)
      } else return false
    }
    this.length = end
    return true
  }

  private reserve(more: number): void {
    if (this.length + more > this.buffer.octets.length) this.grow(more)
  }

  private grow(more: number): void {
    const { octets } = this.buffer
    this.buffer = bufferOf(2 * octets.length + more)
    this.buffer.octets.set(octets.subarray(0, this.length))
  }
}
