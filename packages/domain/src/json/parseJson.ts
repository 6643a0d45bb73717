import { Result, Schema } from "effect"
import { JsonObject, type JsonValue, KeyMemo } from "./JsonValue.ts"
import { JsonFailure, JsonTokens } from "./JsonTokens.ts"
import { withOctets } from "../internal/withOctets.ts"

// The parser reads octets, whose numbers are those of ASCII: 0x22 ", 0x2c comma, 0x3a colon, 0x5b [, 0x5c \, 0x5d ],
// 0x7b {, 0x7d }.

/** Number of slots for known keys: a power of two, and 32 for each of the words of `TakenSlots`. */
const slotCount = 512
const longestKey = 40
const mostKeys = 64

/** A key of an object in a JSON text, remembered so that its string need not be made again. */
interface KnownKey {
  readonly text: string
  readonly octets: Uint8Array
  /** Slot of the key among the known keys; −1 if the key is not one of them. */
  readonly slot: number
  /** The keys of the last object that was the value of this key, or an element of that value. */
  shape: Shape | undefined
}

/** The keys of an object in order, without repetition. Objects with the same keys share them. */
interface Shape {
  readonly keys: ReadonlyArray<string>
  readonly knownKeys: ReadonlyArray<KnownKey>
  readonly memo: KeyMemo
}

const noOctets = new Uint8Array(0)

/** Makes a key that is not one of the known keys: a long one, one with an escape, or the stand-in for a whole text. */
const strangeKey = (text: string): KnownKey => ({ text, octets: noOctets, slot: -1, shape: undefined })

/**
 * A stand-in for the key of a whole text. It is kept between texts, as known keys are: a caller's documents are alike,
 * so each is read with the shapes of earlier ones.
 */
const wholeText = strangeKey("")

/**
 * Whether a shape may be kept after its text was read: it is small, and all its keys are known keys, which are copies.
 * Other keys would keep the text with its secrets in memory.
 */
const mayStay = ({ knownKeys }: Shape): boolean =>
  knownKeys.length <= mostKeys && knownKeys.every(({ slot }) => slot >= 0)

/**
 * Copies a text into separate memory. V8 otherwise keeps the whole JSON text in memory for each longer string cut out
 * of it.
 */
const copyOf = (text: string): string => Object.keys({ [text]: 0 })[0] ?? text

const keysBySlot: Array<KnownKey | undefined> = Array.from({ length: slotCount })

/** Whether the octets at `start` are those of a key. */
const repeats = ({ octets: wanted }: KnownKey, octets: Uint8Array, start: number): boolean => {
  for (let index = wanted.length - 1; index >= 0; index--) {
    if (octets[start + index] !== wanted[index]) return false
  }
  return true
}

/**
 * Finds the known key whose octets begin at `start`, or adds it; `surplus` is the difference to its position in the
 * text, in octets. Returns `undefined` unless the key is short and consists of letters, or of `[`, `]`, `^`, `_` and
 * the backtick, which lie between them and cost no further comparison. Reusing a known key saves making a new string.
 */
const findKey = (octets: Uint8Array, start: number, text: string, surplus: number): KnownKey | undefined => {
  let position = start
  let slot = 0
  let octet = octets[position] ?? 0
  while (octet > 0x40 && octet < 0x7b && octet !== 0x5c) {
    slot = (slot * 31 + octet) & (slotCount - 1)
    octet = octets[++position] ?? 0
  }
  const length = position - start
  if (octet !== 0x22 || length > longestKey) return undefined
  const met = keysBySlot[slot]
  if (met !== undefined && met.octets.length === length && repeats(met, octets, start)) return met
  return (keysBySlot[slot] = {
    text: copyOf(text.slice(start - surplus, position - surplus)),
    octets: octets.slice(start, position),
    slot,
    shape: undefined
  })
}

/**
 * Detects, mostly without comparing, whether the keys of an object repeat. It marks the slot of each key, one bit per
 * slot.
 */
class TakenSlots {
  private readonly words: Array<number> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

  /** Unmarks every slot. */
  clear(): this {
    this.words.fill(0)
    return this
  }

  /**
   * Marks the slot of a key. Returns true if the key may be a repetition, because its slot is already marked or it has
   * none.
   */
  take(slot: number): boolean {
    if (slot < 0) return true
    const word = this.words[slot >> 5] ?? 0
    const bit = 1 << (slot & 31)
    this.words[slot >> 5] = word | bit
    return (word & bit) !== 0
  }
}

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

/** The start of an object, kept to read the object again. */
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

  /** Reads a value. `owner` is the key of the value, or of the list that contains it. */
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
    // most lists have one element; this list has room for exactly one
    const array = [this.value(depth, owner)]
    while (!this.endsList(0x5d)) array.push(this.value(depth, owner))
    return array
  }

  /**
   * Reads an object. It expects the keys of the last object with the same owner, as long as they match; they nearly
   * always do.
   */
  private object(depth: number, owner: KnownKey): JsonValue {
    const begin = this.position
    const { surplus } = this
    this.enter(depth)
    if (this.closes(0x7d)) return new JsonObject([], [])
    const expected = owner.shape
    const expectedKeys = expected === undefined ? noKeys : expected.knownKeys
    // room for as many values as expected: a list that grows from nothing soon has room for 17
    // oxlint-disable-next-line unicorn/no-new-array
    const values = new Array<JsonValue>(expectedKeys.length)
    let count = 0
    while (count < expectedKeys.length) {
      const key = expectedKeys[count] as KnownKey
      if (!this.passes(key)) break
      values[count++] = this.value(depth, key)
      if (!this.endsList(0x7d)) continue
      if (expected !== undefined && count === expectedKeys.length)
        return new JsonObject(expected.keys, values, expected.memo)
      values.length = count
      return this.shaped(owner, expectedKeys.slice(0, count), values)
    }
    values.length = count
    return this.otherObject(depth, owner, { position: begin, surplus }, expectedKeys.slice(0, count), values)
  }

  /**
   * Reads the rest of an object, from the first key that differs from the expected ones. `keysBefore` has the keys
   * before it.
   */
  private otherObject(
    depth: number,
    owner: KnownKey,
    begin: Begin,
    keysBefore: Array<KnownKey>,
    values: Array<JsonValue>
  ): JsonObject {
    const slots = this.slotsAt(depth)
    let suspicious = false
    for (const { slot } of keysBefore) suspicious = slots.take(slot) || suspicious
    do {
      const key = this.key()
      keysBefore.push(key)
      suspicious = slots.take(key.slot) || suspicious
      values.push(this.value(depth, key))
    } while (!this.endsList(0x7d))
    if (suspicious && new Set(keysBefore.map(({ text }) => text)).size !== keysBefore.length)
      throw this.repeatedKey(begin, depth)
    return this.shaped(owner, keysBefore, values)
  }

  private shaped(owner: KnownKey, knownKeys: ReadonlyArray<KnownKey>, values: ReadonlyArray<JsonValue>): JsonObject {
    const keys = knownKeys.map(({ text }) => text)
    const memo = new KeyMemo()
    const shape = { keys, knownKeys, memo }
    if (mayStay(shape)) owner.shape = shape
    return new JsonObject(keys, values, memo)
  }

  /** Cleared slots for the keys of an object that begins at a depth; one set is reused for each depth. */
  private slotsAt(depth: number): TakenSlots {
    const slots = this.takenSlots[depth]
    return slots === undefined ? (this.takenSlots[depth] = new TakenSlots()) : slots.clear()
  }

  /** Skips a key and its colon if it is the next one, and returns whether it was. */
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
    const knownKey = findKey(octets, position + 1, text, surplus)
    if (knownKey !== undefined) this.position = position + knownKey.octets.length + 2
    const key = knownKey ?? strangeKey(this.string())
    this.colon()
    return key
  }

  /** Reads an object again, slowly, to find the repeated key. */
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
 * It is stricter than `JSON.parse` in two ways. A repeated key is refused, because one of the two values would silently
 * be missing in a tax document. Nesting deeper than 32 levels is refused too.
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
