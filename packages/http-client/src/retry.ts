/**
 * Settings for retrying an operation after no answer, 429, 502, 503 or 504. Pauses start at `firstPause` and double
 * each time; a random part, at most half, is subtracted from each. A longer `Retry-After` replaces the pause.
 */
export interface RetryOptions {
  /** The maximum number of attempts, the first included; 4 when absent. */
  readonly attempts?: number
  /** The first pause in milliseconds; 250 when absent. */
  readonly firstPause?: number
  /**
   * The maximum pause in milliseconds; 20,000 when absent. If `Retry-After` asks for a longer one, the answer is
   * returned instead.
   */
  readonly longestPause?: number
}

/** The effect of sending a request again after its answer was lost, as the contract annotates it. */
export type Repetition = "safe" | "numbered" | "keyed" | "unsafe"

/** The end of an attempt: the status and `Retry-After` of an answer, or the failure that prevented one. */
export type AttemptEnd =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | {
      /** Whether the connection was never made, so that nothing was sent. */
      readonly isUnsent: boolean
    }

/**
 * Reads the pause that a `Retry-After` header requests (RFC 9110, 10.2.3; seconds or a date), in milliseconds from
 * `now`; `undefined` if the header is neither.
 */
const requestedPause = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined
  if (/^[0-9]+$/u.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const passing: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether a request may be sent again. After 429, and if nothing was sent, nothing was done: any request may. */
const mayRepeat = (end: AttemptEnd, repetition: Repetition): boolean =>
  "status" in end
    ? end.status === 429 || (repetition !== "unsafe" && passing.has(end.status))
    : end.isUnsent || repetition !== "unsafe"

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly end: AttemptEnd
  /** Number of the attempt: 1, 2, … */
  readonly attempt: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** A number from 0 to 1, so that many callers do not return together. */
  readonly random: number
}

/** Milliseconds to wait before the next attempt; `undefined` if there is none. */
export const pauseAfter = (
  options: RetryOptions | false | undefined,
  repetition: Repetition,
  { attempt, end, now, random }: EndedAttempt
): number | undefined => {
  if (options === false) return undefined
  const { attempts = 4, firstPause = 250, longestPause = 20_000 } = options ?? {}
  if (attempt >= attempts || !mayRepeat(end, repetition)) return undefined
  const requested = "status" in end ? requestedPause(end.retryAfter, now) : undefined
  if (requested !== undefined && requested > longestPause) return undefined
  const grown = Math.min(longestPause, firstPause * 2 ** (attempt - 1))
  return Math.max(grown * (0.5 + random / 2), requested ?? 0)
}

/** Header by which the service recognizes a repeated request. */
export const idempotencyHeader = "idempotency-key"

/**
 * Whether a body states its number. The service recognizes a repeated body without a number only by an Idempotency-Key
 * that the caller chooses and keeps.
 */
const statesNumber = (json: string): boolean => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === "object" && value !== null && "Number" in value && Number(value.Number) > 0
  } catch {
    return false
  }
}

/**
 * Makes an Idempotency-Key for a request whose caller has set none; `undefined` if the operation takes none. A document
 * without a number gets none either. After a crash, the caller's next attempt would have a new key and make a second
 * document.
 */
export const newIdempotencyKey = (repetition: Repetition, json: string): string | undefined =>
  repetition === "keyed" || (repetition === "numbered" && statesNumber(json))
    ? // not randomUUID, which browsers provide only on secure pages
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (octet) => octet.toString(16).padStart(2, "0")).join("")
    : undefined

/** Whether a media type is JSON: `application/json`, `application/problem+json`. */
export const isJson = (contentType: string): boolean => /[/+]json\b/u.test(contentType)
