import { Clock, Duration, Effect } from "effect"

/** An answer and when it came (milliseconds of the clock). */
export interface Dated<A> {
  readonly answer: A
  readonly at: number
}

interface RecentAnswersOptions {
  /** How old an answer may be. */
  readonly maximumAge: Duration.Input
  /** How many are kept; the oldest goes first. */
  readonly capacity: number
}

/** Keeps answers in memory for a while, each under a key. */
export class RecentAnswers<A> {
  readonly #known = new Map<string, Dated<A>>()
  readonly #maximumAge: number
  readonly #capacity: number

  constructor({ capacity, maximumAge }: RecentAnswersOptions) {
    this.#maximumAge = Duration.toMillis(maximumAge)
    this.#capacity = capacity
  }

  /** The last answer under `key`, however old; for whom an old one is better than none. */
  readonly last = (key: string): Dated<A> | undefined => this.#known.get(key)

  /** What is known under `key`, if it is young enough; else what `ask` answers. Failures are not kept. */
  readonly get = <E, R>(
    key: string,
    ask: Effect.Effect<A, E, R>,
    options: { readonly refresh: boolean }
  ): Effect.Effect<Dated<A>, E, R> =>
    Effect.gen({ self: this }, function* () {
      const known = this.#known.get(key)
      const now = yield* Clock.currentTimeMillis
      if (known !== undefined && !options.refresh && now - known.at < this.#maximumAge) return known
      const dated = { answer: yield* ask, at: yield* Clock.currentTimeMillis }
      // put behind the others, so that the first of the map is the oldest
      this.#known.delete(key)
      this.#known.set(key, dated)
      const [oldest] = this.#known.keys()
      if (this.#known.size > this.#capacity && oldest !== undefined) this.#known.delete(oldest)
      return dated
    })
}
