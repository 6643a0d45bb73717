import type { Duration } from "effect"

/**
 * How an operation is sent again after no answer, 429, 502, 503 or 504. Pauses grow by half-random steps from
 * `firstPause`, each twice the one before; what `Retry-After` asks for is waited for.
 */
export interface RetryOptions {
  /** How often it is sent at most, the first time included; 4 when absent. */
  readonly attempts?: number
  /** A number is milliseconds; 250 when absent. */
  readonly firstPause?: Duration.Input
  /** No pause is longer: an answer that asks for more is handed on. 20 seconds when absent. */
  readonly longestPause?: Duration.Input
}
