/** Counter of finished errands, for whose value disruptions can wait. */
export class Progress {
  #done = 0
  #waiting: ReadonlyArray<readonly [at: number, go: () => void]> = []

  /** Counts one more errand (a document to file) as finished. */
  advance(): void {
    this.#done++
    const due = this.#waiting.filter(([at]) => at <= this.#done)
    this.#waiting = this.#waiting.filter(([at]) => at > this.#done)
    for (const [, go] of due) go()
  }

  /** Waits until a number of errands is finished. */
  reached(at: number): Promise<void> {
    if (at <= this.#done) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, [at, resolve]]
    })
  }
}
