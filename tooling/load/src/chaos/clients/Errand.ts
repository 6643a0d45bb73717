import type { Random } from "@radicar/fixtures/random"
import { type ClaimKind, claimKinds, range } from "./claimKinds.ts"

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

/**
 * Contest between two clients for a number, or for the month of a worker.
 *
 * - `none`: there is one client.
 * - `at once`: both file at the same time, and one is refused.
 * - `after rejection`: the authority rejects the first document, then the second one is filed under its number.
 */
type Rivalry = "none" | "at once" | "after rejection"

/** One document that a client files, with the behaviour of the client. */
export interface Errand {
  readonly kind: ClaimKind
  /**
   * Number of the document in the series of its kind. For the kind `next`, the body does not state this number, and the
   * service assigns another.
   */
  readonly number: number
  /** Name of the client among those that contest a case, `a` or `b`; `a` for a client without a rival. */
  readonly rival: "a" | "b"
  readonly rivalry: Rivalry
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

/** Whether the client never returns for its outcome. */
export const isGone = ({ habit }: Errand): boolean => habit === "leaves" || habit === "vanishes"

const habitOf = (chance: number): Habit => {
  let left = chance
  for (const [habit, share] of habits) {
    left -= share
    if (left < 0) return habit
  }
  return "patient"
}

/** Makes the pattern of the numbers that the sandbox sometimes rejects. No two clients contest these numbers. */
export const mayBeRejected = (kind: ClaimKind): string => `${claimKinds[kind].prefix}*3`

const rivalryOf = (kind: ClaimKind, number: number, random: Random): Rivalry => {
  if (kind === "payroll" && number % 10 === 7) return "at once"
  if (kind !== "stated") return "none"
  if (number % 10 === 5) return "after rejection"
  return number % 10 === 7 && random.next() < 0.3 ? "at once" : "none"
}

/**
 * Makes the errands of a run, with the kinds of claims in turn: one errand for each case, and two for a few contested
 * cases.
 */
export const errandsOf = (filings: number, kinds: ReadonlyArray<ClaimKind>, random: Random): ReadonlyArray<Errand> =>
  Array.from({ length: Math.ceil(filings / kinds.length) }, (_, index) =>
    kinds.map((kind) => ({ kind, number: range.from + index }))
  )
    .flat()
    .slice(0, filings)
    .flatMap(({ kind, number }): ReadonlyArray<Errand> => {
      const rivalry = rivalryOf(kind, number, random)
      const errand = (rival: "a" | "b"): Errand => ({
        kind,
        number,
        rival,
        rivalry,
        // a client that leaves could free the contested number for its rival, which already has its answer
        habit: rivalry === "none" ? habitOf(random.next()) : "patient",
        // the service assigns a number only to a client with a key
        idempotencyKey: random.next() < 0.5 || kind === "next" ? `${kind}-${number}-${rival}` : undefined,
        patience: random.between(0, 2500)
      })
      return rivalry === "none" ? [errand("a")] : [errand("a"), errand("b")]
    })
