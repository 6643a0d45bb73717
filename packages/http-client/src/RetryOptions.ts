import type { Duration } from "effect"

/**
 * Settings for retrying an operation after no answer, 429, 502, 503 or 504. Pauses start at `firstPause` and double
 * each time; a random part, at most half, is subtracted from each. A longer `Retry-After` replaces the pause.
 */
export interface RetryOptions {
  /** The maximum number of attempts, the first included; 4 when absent. */
  readonly attempts?: number
  /** The first pause; a number is milliseconds. 250 when absent. */
  readonly firstPause?: Duration.Input
  /**
   * The maximum pause; 20 seconds when absent. If `Retry-After` asks for a longer one, the answer is returned instead.
   */
  readonly longestPause?: Duration.Input
}
