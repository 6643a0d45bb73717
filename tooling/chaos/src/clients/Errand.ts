import type { Random } from "../random.ts"

/**
 * Habit of a client in filing its document.
 *
 * - `patient`: retries after lost connections, 5xx and 202 until it gets the outcome.
 * - `twice`: like `patient`, but starts with two posts at once.
 * - `hangsUp`: drops the first connection before the answer, then is patient.
 * - `leaves`: posts once and never returns, whatever the answer.
 * - `vanishes`: posts once, drops the connection before the answer and never returns.
 */
type Habit = "patient" | "twice" | "hangsUp" | "leaves" | "vanishes"

/** One document to file. */
export interface Errand {
  /** Number of the document; its prefix is SETP. */
  readonly number: number
  /**
   * Client of the number: two clients that give one number to different documents are `a` and `b`; all others are `a`.
   */
  readonly rival: "a" | "b"
  readonly contested: boolean
  readonly habit: Habit
  readonly idempotencyKey: string | undefined
  /** Milliseconds until an impatient client drops the connection. */
  readonly patience: number
}

const habits: ReadonlyArray<readonly [Habit, share: number]> = [
  ["patient", 0.72],
  ["twice", 0.1],
  ["hangsUp", 0.08],
  ["leaves", 0.05],
  ["vanishes", 0.05]
]

/** Whether a client never returns. */
export const isGone = ({ habit }: Errand): boolean => habit === "leaves" || habit === "vanishes"

const habitOf = (chance: number): Habit => {
  let left = chance
  for (const [habit, share] of habits) {
    left -= share
    if (left < 0) return habit
  }
  return "patient"
}

/** The first number of the test range SETP. */
const firstNumber = 990_000_000

/** Pattern of numbers that the sandbox's judge sometimes rejects. No two clients contest them. */
export const mayBeRejected = "SETP*3"

/** The errands of a run: one per number, and two for a few contested numbers. */
export const errandsOf = (filings: number, random: Random): ReadonlyArray<Errand> =>
  Array.from({ length: filings }, (_, index): ReadonlyArray<Errand> => {
    const number = firstNumber + index
    const contested = number % 10 === 7 && random.next() < 0.3
    const errand = (rival: "a" | "b"): Errand => ({
      number,
      rival,
      contested,
      // a client that leaves could free the contested number for its rival, which already has its answer
      habit: contested ? "patient" : habitOf(random.next()),
      idempotencyKey: random.next() < 0.5 ? `${number}-${rival}` : undefined,
      patience: random.between(0, 2500)
    })
    return contested ? [errand("a"), errand("b")] : [errand("a")]
  }).flat()
