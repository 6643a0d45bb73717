import type { Duration } from "effect"

/**
 * The retries of an operation after no answer, 429, 502, 503 or 504. Pauses start at `firstPause` and double each time,
 * half of each at random. A pause is never shorter than `Retry-After`.
 */
export interface RetryOptions {
  /** The maximum number of attempts, the first included; 4 when absent. */
  readonly attempts?: number
  /** A number is milliseconds; 250 when absent. */
  readonly firstPause?: Duration.Input
  /** No pause is longer: an answer that asks for more is handed on. 20 seconds when absent. */
  readonly longestPause?: Duration.Input
}
