import { Clock, Duration, Effect, Random } from "effect"
import type { RetryOptions } from "../RetryOptions.ts"

/** `Retry-After` of RFC 9110, 10.2.3, seconds or a date, in milliseconds from `now`; `undefined` when it is neither. */
const askedFor = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  if (/^[0-9]+$/u.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** Milliseconds to wait after the attempt of this number (1, 2, …); `undefined` where that is longer than is wanted. */
export const pauseOf = Effect.fnUntraced(function* (
  { firstPause = 250, longestPause = "20 seconds" }: RetryOptions,
  attempt: number,
  retryAfter: string | undefined
) {
  const longest = Duration.toMillis(longestPause)
  const asked = askedFor(retryAfter, yield* Clock.currentTimeMillis)
  if (asked !== undefined && asked > longest) return undefined
  const grown = Math.min(longest, Duration.toMillis(firstPause) * 2 ** (attempt - 1))
  // half of it at random, so that many callers do not come back together
  const spread = grown * (0.5 + (yield* Random.next) / 2)
  return Math.max(spread, asked ?? 0)
})
