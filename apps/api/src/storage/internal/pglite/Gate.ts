/**
 * Lets one in at a time, in the order of asking. Whoever waits may be withdrawn; whoever is inside stays until it
 * leaves.
 */
export class Gate {
  #inside: object | undefined
  readonly #waiting = new Map<object, (entered: boolean) => void>()

  /** Resolves to `true` once `who` is inside, to `false` if it was withdrawn before. */
  enter(who: object): Promise<boolean> {
    if (this.#inside === undefined) {
      this.#inside = who
      return Promise.resolve(true)
    }
    return new Promise((resolve) => this.#waiting.set(who, resolve))
  }

  /** Whether `who` is inside. */
  holds(who: object): boolean {
    return this.#inside === who
  }

  /** Takes `who` out of the queue; `false` if it was not waiting. */
  withdraw(who: object): boolean {
    const resolve = this.#waiting.get(who)
    this.#waiting.delete(who)
    resolve?.(false)
    return resolve !== undefined
  }

  /** Lets the next one in, if it is `who` that is inside. */
  leave(who: object): void {
    if (this.#inside !== who) return
    const [next] = this.#waiting
    this.#inside = next?.[0]
    if (next === undefined) return
    this.#waiting.delete(next[0])
    next[1](true)
  }
}
