import type { Localized } from "../rules/Language.ts"
import { JsonNumber } from "./JsonValue.ts"

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t"
}

/** The fault of a JSON text, and its position in UTF-16 units. */
export class JsonFailure {
  readonly problem: Localized
  readonly position: number

  constructor(problem: Localized, position: number) {
    this.problem = problem
    this.position = position
  }
}

const isDigit = (octet: number): boolean => octet >= 0x30 && octet <= 0x39

/**
 * The number of octets of a UTF-8 character minus that of its UTF-16 units, by its first octet. Continuation octets
 * begin no character and count 0.
 */
const surplusOf = (octet: number): number => (octet < 0xc0 ? 0 : octet < 0xe0 ? 1 : 2)

/**
 * Walks over the octets of a JSON text and cuts values out of the text. Reading an octet is much faster than reading a
 * character, and cutting a string out of a text much faster than making one from octets. Throws {@link JsonFailure}.
 */
export class JsonTokens {
  protected readonly text: string
  protected readonly octets: Uint8Array
  /** The index of the next octet. */
  protected position = 0
  /** The octets read so far minus the UTF-16 units they stand for. */
  protected surplus = 0

  constructor(text: string, octets: Uint8Array) {
    this.text = text
    this.octets = octets
  }

  protected space(): void {
    const octet = this.octets[this.position]
    if (octet === undefined || octet > 0x20) return
    this.spaces()
  }

  private spaces(): void {
    const { octets } = this
    let octet = octets[this.position]
    while (octet === 0x20 || octet === 0x0a || octet === 0x0d || octet === 0x09) octet = octets[++this.position]
  }

  /** Skips an octet if it is the next one, and returns whether it was. */
  protected closes(octet: number): boolean {
    if (this.octets[this.position] !== octet) return false
    this.position++
    return true
  }

  /** Skips the end of a list and returns true, or skips the comma before the next element and returns false. */
  protected endsList(bracket: number): boolean {
    this.space()
    const octet = this.octets[this.position]
    if (octet !== 0x2c && octet !== bracket) throw this.unexpected()
    this.position++
    if (octet === bracket) return true
    this.space()
    return false
  }

  protected colon(): void {
    this.space()
    if (this.octets[this.position] !== 0x3a) throw this.unexpected()
    this.position++
    this.space()
  }

  protected word<A>(word: string, value: A): A {
    if (!this.text.startsWith(word, this.position - this.surplus)) throw this.unexpected()
    this.position += word.length
    return value
  }

  protected string(): string {
    const { octets } = this
    let position = this.position + 1
    const start = position - this.surplus
    while (true) {
      const octet = octets[position] ?? 0
      if (octet === 0x22) {
        this.position = position + 1
        return this.text.slice(start, position - this.surplus)
      }
      if (octet === 0x5c) return this.escapedString(start, position)
      if (octet < 0x20) throw this.badCharacter(position)
      if (octet >= 0x80) this.surplus += surplusOf(octet)
      position++
    }
  }

  private escapedString(start: number, firstEscape: number): string {
    const { octets, text } = this
    let result = ""
    let position = firstEscape
    let copied = start
    while (true) {
      const octet = octets[position] ?? 0
      if (octet >= 0x80) this.surplus += surplusOf(octet)
      else if (octet === 0x5c || octet === 0x22) {
        const place = position - this.surplus
        result += text.slice(copied, place)
        if (octet === 0x22) {
          this.position = position + 1
          return result
        }
        const escape = this.escape(place)
        result += escape.value
        position += escape.length - 1
        copied = place + escape.length
      } else if (octet < 0x20) throw this.badCharacter(position)
      position++
    }
  }

  /** The value and the length of the escape that begins at a unit of the text. */
  private escape(place: number): { readonly value: string; readonly length: number } {
    const letter = this.text[place + 1] ?? ""
    if (letter === "u") {
      const hex = this.text.slice(place + 2, place + 6)
      if (!/^[0-9a-fA-F]{4}$/u.test(hex)) {
        throw new JsonFailure(
          {
            en: "a \\u escape needs four hexadecimal digits",
            es: "un escape \\u necesita cuatro dígitos hexadecimales"
          },
          place
        )
      }
      return { value: String.fromCharCode(Number.parseInt(hex, 16)), length: 6 }
    }
    const value = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
    if (value === undefined) {
      throw new JsonFailure({ en: "unknown escape in a string", es: "escape desconocido en un texto" }, place)
    }
    return { value, length: 2 }
  }

  protected number(): JsonNumber {
    const { octets } = this
    const start = this.position
    if (octets[start] === 0x2d) this.position++
    if (octets[this.position] === 0x30) this.position++
    else if (!this.digits()) {
      this.position = start
      throw this.unexpected()
    }
    if (octets[this.position] === 0x2e) {
      this.position++
      if (!this.digits()) throw this.notANumber()
    }
    const exponent = octets[this.position]
    if (exponent === 0x65 || exponent === 0x45) {
      this.position++
      const sign = octets[this.position]
      if (sign === 0x2b || sign === 0x2d) this.position++
      if (!this.digits()) throw this.notANumber()
    }
    if (!this.atEndOfNumber()) throw this.notANumber()
    return new JsonNumber(this.text.slice(start - this.surplus, this.position - this.surplus))
  }

  /** Skips digits; returns false if there is none. */
  private digits(): boolean {
    const { octets } = this
    const start = this.position
    let position = start
    while (isDigit(octets[position] ?? 0)) position++
    this.position = position
    return position > start
  }

  /** Whether the number ends here; false for texts such as 01, 1.2.3 and 1x. */
  private atEndOfNumber(): boolean {
    const next = this.octets[this.position] ?? 0
    const closes = next === 0x5d || next === 0x7d
    return closes || !(isDigit(next) || next === 0x2e || next === 0x2b || next === 0x2d || next >= 0x41)
  }

  private notANumber(): JsonFailure {
    return new JsonFailure(
      { en: "this is not a JSON number", es: "esto no es un número JSON" },
      this.position - this.surplus
    )
  }

  private badCharacter(position: number): JsonFailure {
    const problem =
      position >= this.octets.length
        ? { en: "the text ends inside a string", es: "el archivo termina dentro de un texto" }
        : {
            en: "a string has an unescaped control character",
            es: "hay un carácter de control sin escape en un texto"
          }
    return new JsonFailure(problem, position - this.surplus)
  }

  protected unexpected(): JsonFailure {
    const place = this.position - this.surplus
    const character = this.text[place]
    if (character === undefined && this.text.trim() === "") {
      return new JsonFailure({ en: "the text is empty", es: "el texto está vacío" }, place)
    }
    return new JsonFailure(
      character === undefined
        ? { en: "the text ends unexpectedly", es: "el texto termina antes de tiempo" }
        : { en: `unexpected ${JSON.stringify(character)}`, es: `no se esperaba ${JSON.stringify(character)}` },
      place
    )
  }
}
