import type { PostFiling } from "./postFiling.ts"

/** What came of a load: how many a second, and how long each took, in milliseconds. */
export interface LoadResult {
  readonly perSecond: number
  readonly millis: ReadonlyArray<number>
}

/** How much is asked for: so many filings, or as many as go into so many milliseconds. */
export type Amount = { readonly filings: number } | { readonly during: number }

/** So many callers, each of whom posts the next body when the last one is answered. */
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
