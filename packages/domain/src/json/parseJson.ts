import { Result } from "effect"
import { JsonNumber } from "./JsonNumber.ts"
import { JsonSyntaxError } from "./JsonSyntaxError.ts"
import type { JsonValue } from "./JsonValue.ts"

const maximumDepth = 32
const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
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

class Failure {
  readonly problem: string
  readonly position: number

  constructor(problem: string, position: number) {
    this.problem = problem
    this.position = position
  }
}

class Parser {
  private readonly text: string
  private position = 0

  constructor(text: string) {
    this.text = text
  }

  document(): JsonValue {
    this.space()
    const value = this.value(0)
    this.space()
    if (this.position < this.text.length) throw this.unexpected()
    return value
  }

  private value(depth: number): JsonValue {
    switch (this.text.charCodeAt(this.position)) {
      case 0x7b:
        return this.object(depth + 1)
      case 0x5b:
        return this.array(depth + 1)
      case 0x22:
        return this.string()
      case 0x74:
        return this.word("true", true)
      case 0x66:
        return this.word("false", false)
      case 0x6e:
        return this.word("null", null)
      default:
        return this.number()
    }
  }

  private object(depth: number): JsonValue {
    this.enter(depth)
    const object: Record<string, JsonValue> = {}
    if (this.closes(0x7d)) return object
    while (true) {
      const start = this.position
      if (this.text.charCodeAt(start) !== 0x22) throw this.unexpected()
      const key = this.string()
      this.space()
      if (this.text.charCodeAt(this.position) !== 0x3a) throw this.unexpected()
      this.position++
      this.space()
      const value = this.value(depth)
      if (Object.hasOwn(object, key)) throw new Failure(`the key ${JSON.stringify(key)} is repeated`, start)
      if (key === "__proto__") {
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
      } else object[key] = value
      if (this.endsList(0x7d)) return object
    }
  }

  private array(depth: number): JsonValue {
    this.enter(depth)
    const array: Array<JsonValue> = []
    if (this.closes(0x5d)) return array
    while (true) {
      array.push(this.value(depth))
      if (this.endsList(0x5d)) return array
    }
  }

  private enter(depth: number): void {
    if (depth > maximumDepth) throw new Failure(`nested deeper than ${maximumDepth} levels`, this.position)
    this.position++
    this.space()
  }

  private closes(bracket: number): boolean {
    if (this.text.charCodeAt(this.position) !== bracket) return false
    this.position++
    return true
  }

  private endsList(bracket: number): boolean {
    this.space()
    if (this.closes(bracket)) return true
    if (this.text.charCodeAt(this.position) !== 0x2c) throw this.unexpected()
    this.position++
    this.space()
    return false
  }

  private string(): string {
    const { text } = this
    const start = ++this.position
    let position = start
    while (true) {
      const code = text.charCodeAt(position)
      if (code === 0x22) {
        this.position = position + 1
        return text.slice(start, position)
      }
      if (code === 0x5c) return this.escapedString(start, position)
      // NaN: past the end
      if (!(code >= 0x20)) throw this.badCharacter(position)
      position++
    }
  }

  private escapedString(start: number, firstEscape: number): string {
    const { text } = this
    let result = text.slice(start, firstEscape)
    let position = firstEscape
    while (true) {
      const code = text.charCodeAt(position)
      if (code === 0x22) {
        this.position = position + 1
        return result
      }
      if (!(code >= 0x20)) throw this.badCharacter(position)
      if (code !== 0x5c) {
        result += text[position++]
        continue
      }
      const letter = text[position + 1] ?? ""
      if (letter === "u") {
        const hex = text.slice(position + 2, position + 6)
        if (!/^[0-9a-fA-F]{4}$/u.test(hex)) throw new Failure("a \\u escape needs four hexadecimal digits", position)
        result += String.fromCharCode(Number.parseInt(hex, 16))
        position += 6
      } else {
        const escaped = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
        if (escaped === undefined) throw new Failure("unknown escape in a string", position)
        result += escaped
        position += 2
      }
    }
  }

  private number(): JsonNumber {
    numberPattern.lastIndex = this.position
    const match = numberPattern.exec(this.text)
    if (match === null) throw this.unexpected()
    this.position = numberPattern.lastIndex
    const next = this.text.charCodeAt(this.position)
    // a digit, letter or full stop right behind it: 01, 1.2.3, 1x
    if ((next >= 0x30 && next <= 0x39) || next === 0x2e || next === 0x2b || next === 0x2d || next >= 0x41) {
      if (next !== 0x5d && next !== 0x7d) throw new Failure("this is not a JSON number", this.position)
    }
    return new JsonNumber(match[0])
  }

  private word<A extends JsonValue>(word: string, value: A): A {
    if (!this.text.startsWith(word, this.position)) throw this.unexpected()
    this.position += word.length
    return value
  }

  private space(): void {
    const { text } = this
    while (true) {
      const code = text.charCodeAt(this.position)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
      this.position++
    }
  }

  private badCharacter(position: number): Failure {
    return position >= this.text.length
      ? new Failure("the text ends inside a string", position)
      : new Failure("a control character stands unescaped in a string", position)
  }

  private unexpected(): Failure {
    const character = this.text[this.position]
    return character === undefined
      ? new Failure("the text ends too early", this.position)
      : new Failure(`unexpected ${JSON.stringify(character)}`, this.position)
  }
}

/**
 * Parses a JSON text (RFC 8259) and keeps every number as its source text ({@link JsonNumber}).
 *
 * Stricter than `JSON.parse` in two ways: a repeated key is refused, because one of the two values would vanish into
 * a tax document unseen, and so is nesting deeper than 32 levels.
 */
export const parseJson = (text: string): Result.Result<JsonValue, JsonSyntaxError> => {
  try {
    return Result.succeed(new Parser(text).document())
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    const before = text.slice(0, failure.position)
    return Result.fail(
      new JsonSyntaxError({
        problem: failure.problem,
        line: before.split("\n").length,
        column: failure.position - before.lastIndexOf("\n")
      })
    )
  }
}
