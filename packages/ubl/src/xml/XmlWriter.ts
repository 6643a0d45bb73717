import { escapeText } from "./escape.ts"

/**
 * Texts that are remembered at most, all documents together: a few thousand are all that the documents we write have.
 */
const mostTexts = 20_000

let remembered = 0

/**
 * The tags at one place of a table, with or without a code of few values in them: `<cbc:ID>`, `01`, `</cbc:ID>`. An XML
 * document is mostly tags after tags. Lines are alike, so the same text precedes a place again and again: the text of
 * both is remembered. It is a flat string; `+` makes a tree in V8, which every write walks through.
 */
export class Tags {
  private readonly start: string
  private readonly end: string
  private before = ""
  private code = ""
  private text: string
  // the one before it: of two that take turns none is looked for
  private otherBefore = ""
  private otherCode = ""
  private otherText: string
  private readonly texts = new Map<string, Map<string, string>>()
  private readonly canonical: (code: string) => string

  /** `canonical` makes canonical text of a code that is not yet. */
  constructor(start: string, end = "", canonical = (code: string): string => code) {
    this.start = start
    this.end = end
    this.canonical = canonical
    this.text = [start, end].join("")
    this.otherText = this.text
  }

  /** These tags behind the tags `before`. */
  behind(before: string, code = ""): string {
    if (before === this.before && code === this.code) return this.text
    const { before: otherBefore, code: otherCode, text } = this
    this.text = before === this.otherBefore && code === this.otherCode ? this.otherText : this.recall(before, code)
    this.before = before
    this.code = code
    this.otherBefore = otherBefore
    this.otherCode = otherCode
    this.otherText = text
    return this.text
  }

  private recall(before: string, code: string): string {
    const known = this.texts.get(code)?.get(before)
    if (known !== undefined) return known
    const text = [before, this.start, this.canonical(code), this.end].join("")
    if (remembered < mostTexts) {
      remembered++
      const texts = this.texts.get(code) ?? new Map<string, string>()
      this.texts.set(code, texts.set(before, text))
    }
    return text
  }
}

/**
 * Writes Canonical XML from the front to the back: no self-closing tags, no white space between elements, everything
 * escaped. Attributes are canonical text with a blank before each: ` schemeID="4"`.
 *
 * One text that only ever grows at its end is what V8 joins fastest: half the time of elements that give back texts.
 */
export class XmlWriter {
  /** What has been written in front of the signature, once its place is reached. */
  head = ""
  private written = ""
  /** Tags that are still to be written: with the next ones they are one text. */
  private pending = ""

  /** What has been written, or written behind the signature's place. */
  get content(): string {
    return this.written + this.pending
  }

  /** The place of the signature: what is written from here on is the rest. */
  cut(): void {
    this.head = this.content
    this.written = ""
    this.pending = ""
  }

  /** Tags of a table; with a code in them that has few values. */
  tags(tags: Tags, code = ""): void {
    this.pending = tags.behind(this.pending, code)
  }

  /** Tags of a table and behind them what is never the same twice: attributes, a text. */
  text(tags: Tags, text: string, end: string, code = ""): void {
    this.written = this.written + tags.behind(this.pending, code) + text
    this.pending = end
  }

  /** Tags around what is written meanwhile; nothing where that is nothing. */
  around(open: Tags, close: Tags, write: () => void): void {
    const { pending, written } = this
    this.tags(open)
    const opened = this.pending
    write()
    if (this.written === written && this.pending === opened) this.pending = pending
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
    this.written = this.written + this.pending + text
    this.pending = ""
  }
}
