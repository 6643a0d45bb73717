import { Schema, Result } from "effect"
import { JsonObject, type JsonValue, KeyMemo } from "./JsonObject.ts"
import { JsonFailure, JsonTokens } from "./JsonTokens.ts"
import { findKey, type KnownKey, mayStay, repeats, strangeKey, TakenSlots, wholeText } from "./KnownKeys.ts"
import { withOctets } from "../internal/withOctets.ts"

/** The text is not JSON, or repeats a key, or nests too deeply. `line` and `column` count from 1. */
export class JsonSyntaxError extends Schema.TaggedError<JsonSyntaxError>()("JsonSyntaxError", {
  problem: Schema.Struct({ en: Schema.String, es: Schema.String }),
  line: Schema.Int,
  column: Schema.Int
}) {
  override get message(): string {
    return `${this.problem.en} at line ${this.line}, column ${this.column}`
  }
}

const maximumDepth = 32
const noKeys: ReadonlyArray<KnownKey> = []

/** Where an object begins, to read it once more. */
interface Begin {
  readonly position: number
  readonly surplus: number
}

/** Parses one JSON text. Throws `JsonFailure`. */
export class JsonParser extends JsonTokens {
  private readonly takenSlots: Array<TakenSlots> = []

  document(): JsonValue {
    this.space()
    const value = this.value(0, wholeText)
    this.space()
    if (this.position < this.octets.length) throw this.unexpected()
    return value
  }

  /** `owner` is the key whose value, or an element of whose value, comes. */
  private value(depth: number, owner: KnownKey): JsonValue {
    switch (this.octets[this.position]) {
      case 0x22:
        return this.string()
      case 0x7b:
        return this.object(depth + 1, owner)
      case 0x5b:
        return this.array(depth + 1, owner)
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

  private array(depth: number, owner: KnownKey): JsonValue {
    this.enter(depth)
    if (this.closes(0x5d)) return []
    // most lists have one element, for which this has room and no more
    const array = [this.value(depth, owner)]
    while (!this.endsList(0x5d)) array.push(this.value(depth, owner))
    return array
  }

  /** An object with the keys of the last one in its place, as nearly all have, for as long as it has them. */
  private object(depth: number, owner: KnownKey): JsonValue {
    const begin = this.position
    const { surplus } = this
    this.enter(depth)
    if (this.closes(0x7d)) return new JsonObject([], [])
    const expected = owner.shape
    const known = expected === undefined ? noKeys : expected.known
    // room for as many as are expected: a list that grows from nothing soon has room for 17
    // oxlint-disable-next-line unicorn/no-new-array
    const values = new Array<JsonValue>(known.length)
    let count = 0
    while (count < known.length) {
      const key = known[count] as KnownKey
      if (!this.passes(key)) break
      values[count++] = this.value(depth, key)
      if (!this.endsList(0x7d)) continue
      if (expected !== undefined && count === known.length) return new JsonObject(expected.keys, values, expected.memo)
      values.length = count
      return this.shaped(owner, known.slice(0, count), values)
    }
    values.length = count
    return this.otherObject(depth, owner, { position: begin, surplus }, known.slice(0, count), values)
  }

  /** An object that goes on with other keys than the last one in its place, behind those that are `known`. */
  private otherObject(
    depth: number,
    owner: KnownKey,
    begin: Begin,
    known: Array<KnownKey>,
    values: Array<JsonValue>
  ): JsonObject {
    const slots = this.slotsAt(depth)
    let suspicious = false
    for (const { slot } of known) suspicious = slots.take(slot) || suspicious
    do {
      const key = this.key()
      known.push(key)
      suspicious = slots.take(key.slot) || suspicious
      values.push(this.value(depth, key))
    } while (!this.endsList(0x7d))
    if (suspicious && new Set(known.map(({ text }) => text)).size !== known.length) throw this.repeatedKey(begin, depth)
    return this.shaped(owner, known, values)
  }

  private shaped(owner: KnownKey, known: ReadonlyArray<KnownKey>, values: ReadonlyArray<JsonValue>): JsonObject {
    const keys = known.map(({ text }) => text)
    const memo = new KeyMemo()
    const shape = { keys, known, memo }
    if (mayStay(shape)) owner.shape = shape
    return new JsonObject(keys, values, memo)
  }

  /** What is remembered of the keys of the object that is being read at a depth. */
  private slotsAt(depth: number): TakenSlots {
    const slots = this.takenSlots[depth]
    return slots === undefined ? (this.takenSlots[depth] = new TakenSlots()) : slots.clear()
  }

  /** Goes past a key and its colon, if it is the one that comes. */
  private passes(key: KnownKey): boolean {
    const { octets, position } = this
    const end = position + 1 + key.octets.length
    if (octets[position] !== 0x22 || octets[end] !== 0x22 || !repeats(key, octets, position + 1)) return false
    this.position = end + 1
    this.colon()
    return true
  }

  private key(): KnownKey {
    const { octets, position, surplus, text } = this
    if (octets[position] !== 0x22) throw this.unexpected()
    const known = findKey(octets, position + 1, text, surplus)
    if (known !== undefined) this.position = position + known.octets.length + 2
    const key = known ?? strangeKey(this.string())
    this.colon()
    return key
  }

  /** Reads an object once more, slowly, to say which key it was. */
  private repeatedKey({ position, surplus }: Begin, depth: number): JsonFailure {
    this.position = position
    this.surplus = surplus
    this.enter(depth)
    const seen = new Set<string>()
    while (true) {
      const place = this.position - this.surplus
      const key = this.key()
      if (seen.has(key.text)) {
        const name = JSON.stringify(key.text)
        return new JsonFailure({ en: `the key ${name} is repeated`, es: `la clave ${name} está repetida` }, place)
      }
      seen.add(key.text)
      this.value(depth, key)
      this.endsList(0x7d)
    }
  }

  private enter(depth: number): void {
    if (depth > maximumDepth) {
      throw new JsonFailure(
        { en: `nested deeper than ${maximumDepth} levels`, es: `anidado a más de ${maximumDepth} niveles` },
        this.position - this.surplus
      )
    }
    this.position++
    this.space()
  }
}

/**
 * Parses a JSON text (RFC 8259) and keeps every number as its source text (`JsonNumber`).
 *
 * Stricter than `JSON.parse` in two ways: a repeated key is refused, because one of the two values would vanish into
 * a tax document unseen, and so is nesting deeper than 32 levels.
 */
export const parseJson = (text: string): Result.Result<JsonValue, JsonSyntaxError> => {
  try {
    return withOctets(text, (octets) => Result.succeed(new JsonParser(text, octets).document()))
  } catch (failure) {
    if (!(failure instanceof JsonFailure)) throw failure
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
