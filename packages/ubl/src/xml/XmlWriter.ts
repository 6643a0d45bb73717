import type { EncodedXml } from "../CanonicalXml.ts"
import { encoder, escapeText, textWriter } from "./escape.ts"

/**
 * Texts that are remembered at most, all documents together: a few thousand are all that the documents we write have.
 */
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
 * The tags at one place of a table, with or without a code of few values in them: `<cbc:ID>`, `01`, `</cbc:ID>`. An XML
 * document is mostly tags after tags. Lines are alike, so the same text precedes a place again and again: the octets of
 * both are remembered, and copied at once.
 */
export class Tags {
  private readonly start: string
  private readonly end: string
  private before = nothing
  private code = ""
  private octets: Octets
  // the one before it: of two that take turns none is looked for
  private otherBefore = nothing
  private otherCode = ""
  private otherOctets: Octets
  private readonly known = new Map<string, Map<Octets, Octets>>()
  private readonly canonical: (code: string) => string

  /** `canonical` makes canonical text of a code that is not yet. */
  constructor(start: string, end = "", canonical = (code: string): string => code) {
    this.start = start
    this.end = end
    this.canonical = canonical
    this.octets = encoder.encode(start + end)
    this.otherOctets = this.octets
  }

  /** These tags behind the tags `before`. */
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
    const known = this.known.get(code)?.get(before)
    if (known !== undefined) return known
    const octets = joined(before, encoder.encode(this.start + this.canonical(code) + this.end))
    if (remembered < mostTexts) {
      remembered++
      const ofCode = this.known.get(code) ?? new Map<Octets, Octets>()
      this.known.set(code, ofCode.set(before, octets))
    }
    return octets
  }
}

/** The octets of tags behind a text. */
export const tagOctets = (text: string): Octets => encoder.encode(text)

/** A longer text is written faster by the runtime. */
const shortLength = 64

/** Octets that one UTF-16 unit takes at most. */
const mostOctets = 3

/** Octets to write into, and what writes texts into them. */
interface Room {
  readonly octets: Octets
  readonly write: (text: string, at: number) => number
}

const roomOf = (size: number): Room => {
  const octets = new Uint8Array(size)
  return { octets, write: textWriter(octets) }
}

const noRoom = roomOf(0)

/** Room that is kept from document to document, within reason: making it costs more than filling it. */
const mostKept = 1 << 24
let spare: Room | undefined

/** The last finished text, until its room is used for another one. */
let latest: EncodedXml | undefined

/** Whether the octets are still what was written. */
export const isIntact = (encoded: EncodedXml): boolean => encoded === latest

/** Whether a character is written as it is: printable ASCII but `&`, `<` and `>`. */
const isPlain = (code: number): boolean =>
  (code > 0x3e && code < 0x7f) || (code > 0x26 && code < 0x3c) || (code > 0x1f && code < 0x26) || code === 0x3d

/** Whether a character is two octets of UTF-8. */
const isAccented = (code: number): boolean => code >= 0x80 && code < 0x800

/**
 * Writes Canonical XML from the front to the back: no self-closing tags, no white space between elements, everything
 * escaped. Attributes are canonical text with a blank before each: ` schemeID="4"`.
 *
 * It writes the octets that are hashed: a text that grows is a tree in V8, which is made flat and encoded afterwards.
 */
export class XmlWriter {
  private room = spare ?? roomOf(1 << 17)
  private length = 0
  private headLength = 0
  /** Tags that are still to be written: with the next ones they are copied at once. */
  private pending = nothing

  constructor() {
    spare = undefined
    latest = undefined
  }

  /** The place of the signature: what is written from here on is the rest. */
  cut(): void {
    this.flush()
    this.headLength = this.length
  }

  /** All that was written, see {@link isIntact}. This writer writes nothing any more. */
  finish(): EncodedXml {
    this.flush()
    const { headLength, length, room } = this
    latest = { octets: room.octets.subarray(0, length), headLength }
    if (room.octets.length <= mostKept) spare = room
    this.room = noRoom
    return latest
  }

  /** Tags of a table; with a code in them that has few values. */
  tags(tags: Tags, code = ""): void {
    this.pending = tags.behind(this.pending, code)
  }

  /** Tags of a table and behind them character data that is never the same twice. */
  text(tags: Tags, text: string, end: Octets, code = ""): void {
    this.copy(tags.behind(this.pending, code))
    if (!this.short(text)) this.encode(escapeText(text))
    this.pending = end
  }

  /** Tags of a table and behind them canonical text that is never the same twice: attributes. */
  canonical(tags: Tags, text: string, end: Octets): void {
    this.copy(tags.behind(this.pending))
    this.encode(text)
    this.pending = end
  }

  /** Tags around what is written meanwhile; nothing where that is nothing. */
  around(open: Tags, close: Tags, write: () => void): void {
    const { length, pending } = this
    this.tags(open)
    const opened = this.pending
    write()
    if (this.length === length && this.pending === opened) this.pending = pending
    else this.tags(close)
  }

  /** Start tag; what is written next is the element's content until {@link close}. */
  open(name: string, attributes = ""): void {
    this.raw(`<${name}${attributes}>`)
  }

  /** End tag of the element opened last. */
  close(name: string): void {
    this.raw(`</${name}>`)
  }

  /** An element with character data. */
  leaf(name: string, text: string, attributes = ""): void {
    this.plain(name, escapeText(text), attributes)
  }

  /** {@link leaf}, or nothing without a text. */
  optionalLeaf(name: string, text: string | undefined, attributes = ""): void {
    if (text !== undefined) this.leaf(name, text, attributes)
  }

  /** An element whose text has nothing to escape: a number, a code that a list or a pattern has admitted. */
  plain(name: string, text: string, attributes = ""): void {
    this.raw(`<${name}${attributes}>${text}</${name}>`)
  }

  /** Canonical text as it is. */
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
    this.room.octets.set(octets, start)
    this.length = start + octets.length
  }

  private encode(text: string): void {
    this.reserve(text.length * mostOctets)
    this.length += this.room.write(text, this.length)
  }

  /** Writes a short text in which there is nothing to escape, as nearly every one is. */
  private short(text: string): boolean {
    const { length } = text
    if (length > shortLength) return false
    this.reserve(2 * shortLength)
    const { octets } = this.room
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
    if (this.length + more > this.room.octets.length) this.grow(more)
  }

  private grow(more: number): void {
    const { octets } = this.room
    this.room = roomOf(2 * octets.length + more)
    this.room.octets.set(octets.subarray(0, this.length))
  }
}
