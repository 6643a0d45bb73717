import { setTimeout } from "node:timers/promises"
import type { LoadResult } from "./closedLoop.ts"
import type { PostFiling } from "./postFiling.ts"

/**
 * Files documents at even intervals, independent of the answers. Each filing is timed from its due time, so that delays
 * behind a slow one are counted (coordinated omission).
 */
export const openLoop = async (
  post: PostFiling,
  nextBody: () => Buffer,
  perSecond: number,
  during: number
): Promise<LoadResult> => {
  const millis: Array<number> = []
  const open: Array<Promise<void>> = []
  const began = performance.now()
  const total = Math.round((during / 1000) * perSecond)
  for (let index = 0; index < total; index++) {
    const due = began + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    const answered = post(nextBody()).then(() => void millis.push(performance.now() - due))
    // awaited at the end, with all others
    answered.catch(() => {})
    open.push(answered)
  }
  await Promise.all(open)
  return { perSecond: (millis.length * 1000) / (performance.now() - began), millis }
}
