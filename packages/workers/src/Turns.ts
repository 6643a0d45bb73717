/**
 * Fair queue: keys take turns, however many items each has queued. Items of one key leave in their order of arrival.
 */
export class Turns<A> {
  readonly #lines = new Map<string, Array<A>>()

  /** Whether any item is queued. */
  get isWaited(): boolean {
    return this.#lines.size > 0
  }

  /** Adds an item at the end of the queue of its key. */
  add(key: string, waiting: A): void {
    const line = this.#lines.get(key)
    if (line === undefined) this.#lines.set(key, [waiting])
    else line.push(waiting)
  }

  /** Removes an item from the queue of its key. */
  remove(key: string, waiting: A): void {
    const others = this.#lines.get(key)?.filter((each) => each !== waiting) ?? []
    if (others.length === 0) this.#lines.delete(key)
    else this.#lines.set(key, others)
  }

  /** Takes an item: the first of the next key whose first item `mayGo` allows. That key then goes to the end. */
  next(mayGo: (waiting: A) => boolean = () => true): A | undefined {
    for (const [key, [first, ...others]] of this.#lines) {
      if (first === undefined || !mayGo(first)) continue
      this.#lines.delete(key)
      if (others.length > 0) this.#lines.set(key, others)
      return first
    }
    return undefined
  }
}
