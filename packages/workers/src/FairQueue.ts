/**
 * Fair queue: keys take turns, however many items each has queued. Items of one key leave in their order of arrival.
 */
export class FairQueue<A> {
  readonly #queues = new Map<string, Array<A>>()

  /** Number of queued items. */
  get size(): number {
    return Array.from(this.#queues.values()).reduce((sum, { length }) => sum + length, 0)
  }

  /** Whether `mayGo` allows the first item of any key. */
  has(mayGo: (item: A) => boolean): boolean {
    return Array.from(this.#queues.values()).some(([first]) => first !== undefined && mayGo(first))
  }

  /** Adds an item at the end of the queue of its key. */
  add(key: string, item: A): void {
    const queue = this.#queues.get(key)
    if (queue === undefined) this.#queues.set(key, [item])
    else queue.push(item)
  }

  /** Removes an item from the queue of its key. */
  remove(key: string, item: A): void {
    const others = this.#queues.get(key)?.filter((each) => each !== item) ?? []
    if (others.length === 0) this.#queues.delete(key)
    else this.#queues.set(key, others)
  }

  /**
   * Takes the first item of the next key whose first item `mayGo` allows; that key then goes to the end of the order.
   * Returns `undefined` if there is none.
   */
  next(mayGo: (item: A) => boolean = () => true): A | undefined {
    for (const [key, [first, ...others]] of this.#queues) {
      if (first === undefined || !mayGo(first)) continue
      this.#queues.delete(key)
      if (others.length > 0) this.#queues.set(key, others)
      return first
    }
    return undefined
  }
}
