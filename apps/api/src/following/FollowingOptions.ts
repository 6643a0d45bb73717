import type { Duration } from "effect"
import type { FollowUpOptions } from "./FollowUps.ts"
import { batchSteps, followUpSteps, mailSteps } from "./followUpDelay.ts"

/** How a service follows what is open. */
export interface FollowingOptions extends FollowUpOptions {
  /** How long one process alone may send. */
  readonly lease: Duration.Input
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
  /** Submissions looked after at the same time; batches and mails as many again. */
  readonly concurrency: number
}

/** How the service follows what is open; tests are in more of a hurry. */
export const ordinaryFollowing: FollowingOptions = {
  // longer than asking, sending (65 s) and asking again (30 s each) can take, so that nobody else sends in between
  lease: "150 seconds",
  // a verdict takes seconds; ten minutes and more are told of as very rare
  uploadDoubt: "15 minutes",
  steps: followUpSteps,
  batchSteps,
  mailSteps,
  concurrency: 8,
  pollInterval: "500 millis",
  lockExpiration: "60 seconds"
}
