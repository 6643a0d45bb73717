import type { PostFiling } from "./postFiling.ts"

/** The result of a load: filings per second, and the milliseconds of each filing. */
export interface LoadResult {
  readonly perSecond: number
  readonly millis: ReadonlyArray<number>
}

/** The size of a load: a number of filings, or a duration in milliseconds. */
export type Amount = { readonly filings: number } | { readonly during: number }

/** Files documents with a number of callers, each of which posts the next body after the answer to its last one. */
export const closedLoop = async (
  post: PostFiling,
  nextBody: () => Buffer,
  callers: number,
  amount: Amount
): Promise<LoadResult> => {
  const millis: Array<number> = []
  const began = performance.now()
  let left = "filings" in amount ? amount.filings : Infinity
  const end = "during" in amount ? began + amount.during : Infinity
  const caller = async (): Promise<void> => {
    while (left > 0 && performance.now() < end) {
      left--
      const sent = performance.now()
      await post(nextBody())
      millis.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return { perSecond: (millis.length * 1000) / (performance.now() - began), millis }
}
