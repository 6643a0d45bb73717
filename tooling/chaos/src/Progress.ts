/** Counts finished errands, and lets disruptions wait for a count. */
export class Progress {
  #done = 0
  #waiting: ReadonlyArray<readonly [at: number, go: () => void]> = []

  /** Counts a finished errand. */
  advance(): void {
    this.#done++
    const due = this.#waiting.filter(([at]) => at <= this.#done)
    this.#waiting = this.#waiting.filter(([at]) => at > this.#done)
    for (const [, go] of due) go()
  }

  /** Waits for a number of finished errands. */
  reached(at: number): Promise<void> {
    if (at <= this.#done) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, [at, resolve]]
    })
  }
}
