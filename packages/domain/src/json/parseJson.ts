import { Result, Schema } from "effect"
import { JsonObject, type JsonValue, KeyMemo } from "./JsonObject.ts"
import { JsonFailure, JsonTokens } from "./JsonTokens.ts"
import { withOctets } from "../internal/withOctets.ts"

const slotCount = 512
const longestKey = 40
const mostKeys = 64

/** A key of JSON texts. */
interface KnownKey {
  readonly text: string
  readonly octets: Uint8Array
  /** Its place among the known keys, or −1 of one that is not among them. */
  readonly slot: number
  /** The keys of the last object that was its value, or an element of its value. */
  shape: Shape | undefined
}

/** The keys of an object in their order, none twice: objects that are alike share them. */
interface Shape {
  readonly keys: ReadonlyArray<string>
  readonly known: ReadonlyArray<KnownKey>
  readonly memo: KeyMemo
}

const noOctets = new Uint8Array(0)

/** A key that is not looked up: a long one, one with an escape, or the one that a whole text would have. */
const strangeKey = (text: string): KnownKey => ({ text, octets: noOctets, slot: -1, shape: undefined })

/**
 * The key that a whole text would have. It stays, as known keys do: the documents of a caller are alike, and so each is
 * read with the shapes that were learnt of those before.
 */
const wholeText = strangeKey("")

/**
 * Whether a shape may outlive its text: it is not large, and no key in it holds the text, secrets and all, in memory.
 */
const mayStay = ({ known }: Shape): boolean => known.length <= mostKeys && known.every(({ slot }) => slot >= 0)

/** A copy of its own: of a longer string that is cut out of a text, V8 would keep the whole text. */
const copyOf = (text: string): string => Object.keys({ [text]: 0 })[0] ?? text

const known: Array<KnownKey | undefined> = Array.from({ length: slotCount })

/** Whether the octets at `start` are those of a key. */
const repeats = ({ octets: wanted }: KnownKey, octets: Uint8Array, start: number): boolean => {
  for (let index = wanted.length - 1; index >= 0; index--) {
    if (octets[start + index] !== wanted[index]) return false
  }
  return true
}

/**
 * The key whose octets begin at `start`, `surplus` before that in the text; `undefined` for any but a short one of
 * letters. What was met before is found again: taking its string saves making a new one.
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
  const met = known[slot]
  if (met !== undefined && met.octets.length === length && repeats(met, octets, start)) return met
  return (known[slot] = {
    text: copyOf(text.slice(start - surplus, position - surplus)),
    octets: octets.slice(start, position),
    slot,
    shape: undefined
  })
}

/** Tells, mostly without comparing, whether the keys of an object repeat: which slots they have taken, a bit each. */
class TakenSlots {
  private readonly words: Array<number> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

  /** Forgets everything. */
  clear(): this {
    this.words.fill(0)
    return this
  }

  /** Takes a slot; true if another key had it, perhaps the same, or if the key has none. */
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

  /** The slots taken by the keys of the object that is being read at a depth. */
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
