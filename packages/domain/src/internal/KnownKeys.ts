const slotCount = 512
const longestKey = 40

interface KnownKey {
  readonly text: string
  readonly slot: number
  next: KnownKey | undefined
}

/**
 * The keys of one JSON text that were met before. Objects repeat their keys, and in the same order: taking the string of
 * the last time saves making a new one, and `next` finds it without looking it up. Lives as long as its text is parsed:
 * a key may hold the whole text in memory, secrets and all.
 */
export class KnownKeys {
  private readonly text: string
  // oxlint-disable-next-line no-new-array -- filling the slots one by one costs as much as parsing a small document
  private readonly known: Array<KnownKey | undefined> = new Array(slotCount)
  private previous: KnownKey | undefined
  /** Where the last key found ends: the place of its closing quote. */
  end = 0
  /** The slot of the last key looked for, or −1 if it has none. */
  slot = -1

  constructor(text: string) {
    this.text = text
  }

  /** The key that begins at `start`, behind its opening quote; `undefined` for any but a short one of letters. */
  find(start: number): string | undefined {
    const { text } = this
    const guess = this.previous?.next
    if (guess !== undefined && text.startsWith(guess.text, start)) {
      const end = start + guess.text.length
      if (text.charCodeAt(end) === 0x22) return this.take(guess, end)
    }
    let position = start
    let slot = 0
    let code = text.charCodeAt(position)
    while (code > 0x40 && code < 0x7b && code !== 0x5c) {
      slot = (slot * 31 + code) & (slotCount - 1)
      code = text.charCodeAt(++position)
    }
    this.slot = -1
    if (code !== 0x22 || position - start > longestKey) return undefined
    let key = this.known[slot]
    if (key === undefined || key.text.length !== position - start || !text.startsWith(key.text, start)) {
      key = { text: text.slice(start, position), slot, next: undefined }
      this.known[slot] = key
    }
    if (this.previous !== undefined) this.previous.next = key
    return this.take(key, position)
  }

  private take(key: KnownKey, end: number): string {
    this.end = end
    this.slot = key.slot
    this.previous = key
    return key.text
  }
}

/** Tells, mostly without comparing, whether the keys of an object repeat: which slots they have taken, a bit each. */
export class TakenSlots {
  private readonly words = new Int32Array(slotCount / 32)

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
