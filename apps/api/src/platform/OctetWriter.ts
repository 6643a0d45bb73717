/** Octets that a writer keeps for its next text; of a longer text they are given back. */
const KEPT = 256 * 1024

/** Length up to which writing character by character is faster than a call of Node. */
const SHORT = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Writes a text as UTF-8 octets, piece by piece. Strings that grow leave an object for each piece, octets leave none.
 * {@link clear} begins the next text.
 */
export class OctetWriter {
  #octets = Buffer.allocUnsafeSlow(16 * 1024)
  #length = 0

  /** Number of octets written. */
  get length(): number {
    return this.#length
  }

  /** Forgets what was written from a place on. */
  backTo(length: number): void {
    this.#length = length
  }

  /** Begins a new text. */
  clear(): void {
    if (this.#octets.length > KEPT) this.#octets = Buffer.allocUnsafeSlow(KEPT)
    this.#length = 0
  }

  /** A copy of the octets from `start` to `end`. */
  copy(start = 0, end = this.#length): Uint8Array {
    return Buffer.from(this.#octets.subarray(start, end))
  }

  /** Writes a text. */
  raw(text: string): void {
    if (text.length > SHORT || !this.#ascii(text, 0)) this.#encode(text)
  }

  /** Writes a text as a JSON string. */
  string(text: string): void {
    if (text.length > SHORT || !this.#ascii(text, QUOTE)) this.#encode(JSON.stringify(text))
  }

  /** Writes a short text of plain ASCII, in quotes if given, or nothing if it has another character. */
  #ascii(text: string, quote: number): boolean {
    this.#reserve(text.length + 2)
    const octets = this.#octets
    let at = this.#length
    if (quote !== 0) octets[at++] = quote
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code > 0x7e || (quote !== 0 && (code < 0x20 || code === QUOTE || code === BACKSLASH))) return false
      octets[at++] = code
    }
    if (quote !== 0) octets[at++] = quote
    this.#length = at
    return true
  }

  #encode(text: string): void {
    this.#reserve(text.length * 3)
    this.#length += this.#octets.write(text, this.#length, "utf8")
  }

  #reserve(further: number): void {
    const needed = this.#length + further
    if (needed <= this.#octets.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#octets.length * 2))
    this.#octets.copy(larger, 0, 0, this.#length)
    this.#octets = larger
  }
}
