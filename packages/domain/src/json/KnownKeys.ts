import type { KeyMemo } from "./JsonObject.ts"

const slotCount = 512
const longestKey = 40
const mostKeys = 64

/** A key of JSON texts. */
export interface KnownKey {
  readonly text: string
  readonly octets: Uint8Array
  /** Its place among the known keys, or −1 of one that is not among them. */
  readonly slot: number
  /** The keys of the last object that was its value, or an element of its value. */
  shape: Shape | undefined
}

/** The keys of an object in their order, none twice: objects that are alike share them. */
export interface Shape {
  readonly keys: ReadonlyArray<string>
  readonly known: ReadonlyArray<KnownKey>
  readonly memo: KeyMemo
}

const noOctets = new Uint8Array(0)

/** A key that is not looked up: a long one, one with an escape, or the one that a whole text would have. */
export const strangeKey = (text: string): KnownKey => ({ text, octets: noOctets, slot: -1, shape: undefined })

/**
 * The key that a whole text would have. It stays, as known keys do: the documents of a caller are alike, and so each is
 * read with the shapes that were learnt of those before.
 */
export const wholeText = strangeKey("")

/**
 * Whether a shape may outlive its text: it is not large, and no key in it holds the text, secrets and all, in memory.
 */
export const mayStay = ({ known }: Shape): boolean => known.length <= mostKeys && known.every(({ slot }) => slot >= 0)

/** A copy of its own: of a longer string that is cut out of a text, V8 would keep the whole text. */
const copyOf = (text: string): string => Object.keys({ [text]: 0 })[0] ?? text

const known: Array<KnownKey | undefined> = Array.from({ length: slotCount })

/** Whether the octets at `start` are those of a key. */
export const repeats = ({ octets: wanted }: KnownKey, octets: Uint8Array, start: number): boolean => {
  for (let index = wanted.length - 1; index >= 0; index--) {
    if (octets[start + index] !== wanted[index]) return false
  }
  return true
}

/**
 * The key whose octets begin at `start`, `surplus` before that in the text; `undefined` for any but a short one of
 * letters. What was met before is found again: taking its string saves making a new one.
 */
export const findKey = (octets: Uint8Array, start: number, text: string, surplus: number): KnownKey | undefined => {
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
export class TakenSlots {
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
