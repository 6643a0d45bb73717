import { Duration, Effect, Random } from "effect"

/** A number of looks with the same delay before each. */
export interface FollowUpStep {
  readonly looks: number
  readonly delay: Duration.Input
}

/**
 * When an open submission is followed up. Annex FE 1.9 §12.2 and §12.4: three times five seconds apart, then every two
 * minutes; after that every quarter of an hour, beyond the 48 hours in which a contingency must be transmitted.
 */
export const followUpSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 3, delay: "5 seconds" },
  { looks: 5, delay: "2 minutes" },
  { looks: 288, delay: "15 minutes" }
]

/**
 * When a batch is queried: twenty times half a minute apart, then more and more rarely. A batch that is
 * still in process after some six hours was never queued, as has been seen, and will not be answered.
 */
export const batchSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 20, delay: "30 seconds" },
  { looks: 10, delay: "5 minutes" },
  { looks: 20, delay: "15 minutes" }
]

/**
 * When a mail is tried: at once, three times a minute apart, five times every ten minutes, then every hour for more
 * than a day, as RFC 5321 §4.5.4.1 has it for what fails for now.
 */
export const mailSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: 0 },
  { looks: 3, delay: "1 minute" },
  { looks: 5, delay: "10 minutes" },
  { looks: 30, delay: "1 hour" }
]

/**
 * When an event is posted to a webhook: at once, then after the times that Standard Webhooks 1.0 proposes, three days
 * in all.
 */
export const webhookSteps: ReadonlyArray<FollowUpStep> = [
  { looks: 1, delay: 0 },
  { looks: 1, delay: "5 seconds" },
  { looks: 1, delay: "5 minutes" },
  { looks: 1, delay: "30 minutes" },
  { looks: 1, delay: "2 hours" },
  { looks: 1, delay: "5 hours" },
  { looks: 1, delay: "10 hours" },
  { looks: 1, delay: "14 hours" },
  { looks: 1, delay: "20 hours" },
  { looks: 1, delay: "24 hours" }
]

/** How many looks there are. */
export const followUpLooks = (steps: ReadonlyArray<FollowUpStep>): number =>
  steps.reduce((sum, { looks }) => sum + looks, 0)

const planned = (look: number, steps: ReadonlyArray<FollowUpStep>): Duration.Input | undefined => {
  const [step, ...later] = steps
  if (step === undefined) return undefined
  return look <= step.looks ? step.delay : planned(look - step.looks, later)
}

/**
 * How long to wait before a look, counted from 1; up to a fifth more or less, so that what failed together does not
 * come back together. `undefined`: there is no such look any more.
 */
export const followUpDelay = (
  look: number,
  steps: ReadonlyArray<FollowUpStep>
): Effect.Effect<Duration.Duration | undefined> => {
  const delay = planned(look, steps)
  if (delay === undefined) return Effect.undefined
  return Effect.map(Random.nextBetween(0.8, 1.2), (factor) => Duration.times(Duration.fromInputUnsafe(delay), factor))
}
