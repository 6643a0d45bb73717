import type { KeyMemo } from "./KeyMemo.ts"

const slotCount = 512
const longestKey = 40

/** A key of a JSON text, as it was met first. */
export interface KnownKey {
  readonly text: string
  /** Where its octets begin, behind the opening quote; −1 for one that cannot be met again this way. */
  readonly start: number
  readonly length: number
  /** Its place among the known keys, or −1 if it has none. */
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

/** A key that is not looked up: a long one, one with an escape, or the one that a whole text would have. */
export const strangeKey = (text: string): KnownKey => ({ text, start: -1, length: -1, slot: -1, shape: undefined })

/**
 * The keys of one JSON text that were met before: taking the string of the last time saves making a new one. Lives as
 * long as its text is parsed: a key may hold the whole text in memory, secrets and all.
 */
export class KnownKeys {
  private readonly octets: Uint8Array
  // oxlint-disable-next-line no-new-array -- filling the slots one by one costs as much as parsing a small document
  private readonly known: Array<KnownKey | undefined> = new Array(slotCount)

  constructor(octets: Uint8Array) {
    this.octets = octets
  }

  /**
   * The key whose octets begin at `start`, `surplus` before that in the text; `undefined` for any but a short one of
   * letters.
   */
  find(start: number, text: string, surplus: number): KnownKey | undefined {
    const { octets } = this
    let position = start
    let slot = 0
    let octet = octets[position] ?? 0
    while (octet > 0x40 && octet < 0x7b && octet !== 0x5c) {
      slot = (slot * 31 + octet) & (slotCount - 1)
      octet = octets[++position] ?? 0
    }
    const length = position - start
    if (octet !== 0x22 || length > longestKey) return undefined
    const met = this.known[slot]
    if (met !== undefined && met.length === length && this.repeats(met, start)) return met
    return (this.known[slot] = {
      text: text.slice(start - surplus, position - surplus),
      start,
      length,
      slot,
      shape: undefined
    })
  }

  /** Whether the octets at `start` are those of a key. */
  repeats(key: KnownKey, start: number): boolean {
    const { octets } = this
    const begin = key.start
    for (let index = key.length - 1; index >= 0; index--) {
      if (octets[start + index] !== octets[begin + index]) return false
    }
    return true
  }
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
