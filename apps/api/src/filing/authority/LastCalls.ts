import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"

/** Kind of a call: an operation that files a document, or a query. */
export type CallKind = "filing" | "query"

/** A call to the authority as it ended, times in milliseconds. */
export interface EndedCall {
  readonly kind: CallKind
  readonly millis: number
  /** Reason for the missing answer; absent if there was one. */
  readonly failure?: AuthorityErrorReason["_tag"]
}

/**
 * The last calls, the oldest first. Records share one list that grows at its end, so that a further call copies none of
 * those before it.
 */
export class LastCalls implements Iterable<EndedCall> {
  readonly #all: Array<EndedCall>
  readonly #from: number
  readonly #to: number

  constructor(all: Array<EndedCall> = [], from = 0, to = all.length) {
    this.#all = all
    this.#from = from
    this.#to = to
  }

  get length(): number {
    return this.#to - this.#from
  }

  [Symbol.iterator](): IterableIterator<EndedCall> {
    return this.#all.slice(this.#from, this.#to).values()
  }

  /** These calls and a further one, of which the last `most` stay. */
  with(call: EndedCall, most: number): LastCalls {
    // a record to which another call was added before, or whose list is mostly old, begins a list of its own
    const isShared = this.#to === this.#all.length && this.#to < 2 * most
    const all = isShared ? this.#all : [...this]
    const to = all.push(call)
    return new LastCalls(all, Math.max(isShared ? this.#from : 0, to - most), to)
  }
}
