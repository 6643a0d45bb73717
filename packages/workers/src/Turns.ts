/**
 * Those who wait, in lines by key: the lines take turns, whoever has most in theirs. Within a line the first comes
 * first.
 */
export class Turns<A> {
  readonly #lines = new Map<string, Array<A>>()

  /** Whether somebody waits. */
  get isWaited(): boolean {
    return this.#lines.size > 0
  }

  /** Puts somebody at the end of a line. */
  add(key: string, waiting: A): void {
    const line = this.#lines.get(key)
    if (line === undefined) this.#lines.set(key, [waiting])
    else line.push(waiting)
  }

  /** Takes somebody out who does not want to wait any more. */
  remove(key: string, waiting: A): void {
    const others = this.#lines.get(key)?.filter((each) => each !== waiting) ?? []
    if (others.length === 0) this.#lines.delete(key)
    else this.#lines.set(key, others)
  }

  /** Takes the first of the line whose turn it is, of those whose first may go; the line then is the last. */
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
