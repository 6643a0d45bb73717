import { escapeText } from "./escape.ts"

/** Texts that are remembered at most, all documents together: a few thousand are all that the documents we write have. */
const mostTexts = 20_000

let remembered = 0

/**
 * Tags that stand at one place of a table, with a code of few values in them or not: `<cbc:ID>`, `01`, `</cbc:ID>`. Most of
 * an XML document are tags behind tags, and what stood before a place once stands there again, because lines are alike:
 * the text of both is remembered. It is of one piece; what `+` makes is a tree in V8, walked through whenever it is written.
 */
export class Tags {
  private readonly start: string
  private readonly end: string
  private before = ""
  private code = ""
  private text: string
  private readonly texts = new Map<string, Map<string, string>>()

  constructor(start: string, end = "") {
    this.start = start
    this.end = end
    this.text = [start, end].join("")
  }

  /** These tags behind the tags `before`. */
  behind(before: string, code = ""): string {
    return before === this.before && code === this.code ? this.text : this.recall(before, code)
  }

  private recall(before: string, code: string): string {
    let texts = this.texts.get(code)
    if (texts === undefined) this.texts.set(code, (texts = new Map()))
    let text = texts.get(before)
    if (text === undefined) {
      text = [before, this.start, code, this.end].join("")
      if (remembered < mostTexts) {
        remembered++
        texts.set(before, text)
      }
    }
    this.before = before
    this.code = code
    return (this.text = text)
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
