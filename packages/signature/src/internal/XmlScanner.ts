import { XmlError } from "../XmlError.ts"

/** NameStartChar of XML 1.0 without the colon, which separates a prefix (Namespaces in XML 1.0 §3). */
const nameStart =
  "A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F" +
  "\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}"
const ncName = new RegExp(`[${nameStart}][${nameStart}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*`, "uy")

/** Characters that XML 1.0 forbids, except for lone surrogates. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

const letter = 1
const further = 2

/** Role of each ASCII character in names: first character, further character, or neither. */
const asciiNames = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[A-Za-z_]/.test(character) ? letter : /[-.0-9]/.test(character) ? further : 0
})

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"]
])

const isCharacter = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)

/** Scans the text of an XML document and normalises its line ends (XML 1.0 §2.11). Throws {@link XmlError}. */
export class XmlScanner {
  readonly text: string
  /** Position of the next UTF-16 unit. */
  position = 0

  constructor(text: string) {
    this.text = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text
    const bad = unprintable.exec(this.text)
    if (bad !== null) this.position = bad.index
    if (bad !== null || !this.text.isWellFormed()) throw this.malformed("a character that XML cannot carry")
  }

  /** Advances past a text if it comes next, and returns whether it did. */
  passes(expected: string): boolean {
    if (!this.text.startsWith(expected, this.position)) return false
    this.position += expected.length
    return true
  }

  /** Advances past a text that must come next; throws otherwise. */
  expect(expected: string): void {
    if (!this.passes(expected)) throw this.malformed(`${JSON.stringify(expected)} is expected`)
  }

  /** Advances past white space; returns false if there is none. */
  spaces(): boolean {
    const start = this.position
    let code = this.text.charCodeAt(start)
    while (code === 0x20 || code === 0xa || code === 0x9 || code === 0xd) code = this.text.charCodeAt(++this.position)
    return this.position > start
  }

  /** Reads a name without a colon. */
  name(): string {
    const { text } = this
    const start = this.position
    let end = start
    let code = text.charCodeAt(end)
    if (asciiNames[code] === letter) while ((asciiNames[code] ?? 0) > 0) code = text.charCodeAt(++end)
    if (code > 0x7f) {
      ncName.lastIndex = start
      end = ncName.test(text) ? ncName.lastIndex : start
    }
    if (end === start) throw this.malformed("a name is expected")
    this.position = end
    return text.slice(start, end)
  }

  /** Reads the text before a delimiter; the scan continues after the delimiter. */
  until(delimiter: string, what: string): string {
    const end = this.text.indexOf(delimiter, this.position)
    if (end < 0) throw this.malformed(`${what} is not closed`)
    const passed = this.text.slice(this.position, end)
    this.position = end + delimiter.length
    return passed
  }

  /**
   * Replaces character references and the five predefined entities in a text (XML 1.0 §4.1, §4.6). Throws for any other
   * entity, because document type declarations are refused.
   */
  replaced(raw: string): string {
    return raw.includes("&")
      ? raw.replaceAll(/&([^;]*);?/g, (reference, name: string) => this.referred(reference, name))
      : raw
  }

  private referred(reference: string, name: string): string {
    const entity = reference.endsWith(";") ? entities.get(name) : undefined
    if (entity !== undefined) return entity
    const digits = reference.endsWith(";") ? /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name) : null
    const code =
      digits === null
        ? 0
        : digits[1] === undefined
          ? Number.parseInt(digits[2] ?? "", 10)
          : Number.parseInt(digits[1], 16)
    if (!isCharacter(code)) throw this.malformed(`${JSON.stringify(reference.slice(0, 40))} refers to nothing`)
    return String.fromCodePoint(code)
  }

  /** Makes an error for the current position. */
  malformed(problem: string): XmlError {
    const before = this.text.slice(0, this.position)
    const line = before.split("\n").length
    const column = this.position - before.lastIndexOf("\n")
    return new XmlError({ reason: "malformed", detail: `line ${line}, column ${column}: ${problem}` })
  }
}
