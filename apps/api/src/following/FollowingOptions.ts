import type { Duration } from "effect"
import type { FollowUpOptions } from "./FollowUps.ts"
import { batchSteps, followUpSteps } from "./followUpDelay.ts"

/** How a service follows what is open. */
export interface FollowingOptions extends FollowUpOptions {
  /** How long one process alone may send. */
  readonly lease: Duration.Input
  /** Submissions looked after at the same time; batches as many again. */
  readonly concurrency: number
}

/** How the service follows what is open; tests are in more of a hurry. */
export const ordinaryFollowing: FollowingOptions = {
  // longer than asking, sending (65 s) and asking again (30 s each) can take, so that nobody else sends in between
  lease: "150 seconds",
  steps: followUpSteps,
  batchSteps,
  concurrency: 8,
  pollInterval: "500 millis",
  lockExpiration: "60 seconds"
}
