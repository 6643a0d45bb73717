/** Items that arrive from elsewhere, for a reader that awaits the next. */
export interface Arrivals<A> {
  readonly arrived: (item: A) => void
  readonly next: () => Promise<A>
}

/** Keeps what arrived before anybody asked. */
export const arrivals = <A>(): Arrivals<A> => {
  const waiting: Array<(item: A) => void> = []
  const kept: Array<A> = []
  return {
    arrived: (item) => {
      const first = waiting.shift()
      if (first === undefined) kept.push(item)
      else first(item)
    },
    next: () => {
      const first = kept.shift()
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first)
    }
  }
}
