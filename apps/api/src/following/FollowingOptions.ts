import type { Duration } from "effect"
import type { FollowUpOptions } from "./FollowUps.ts"
import { batchSteps, type FollowUpStep, followUpSteps, mailSteps, webhookSteps } from "./followUpDelay.ts"

/** How events are posted to webhooks. */
interface PostingOptions {
  readonly steps: ReadonlyArray<FollowUpStep>
  /** For one try, from connecting to the last byte; resolving the name has five seconds of its own. */
  readonly timeout: Duration.Input
  /** Under way at the same time, and to one webhook. */
  readonly concurrency: number
  readonly perWebhook: number
  /** A webhook that has taken nothing for so long gets nothing more. */
  readonly patience: Duration.Input
}

/** How often the service looks what is to be told without anybody asking. */
export interface WatchOptions {
  /** Whether the authority answers. */
  readonly authority: Duration.Input
  /** Whether stored certificates expire. */
  readonly certificates: Duration.Input
  /** Whether something was kept for the law that need not be any more. */
  readonly erasures: Duration.Input
}

/** How a service follows what is open. */
export interface FollowingOptions extends FollowUpOptions {
  /** How long one process alone may send. */
  readonly lease: Duration.Input
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
  /** Submissions looked after at the same time; batches and mails as many again. */
  readonly concurrency: number
  readonly webhooks: PostingOptions
  readonly watch: WatchOptions
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
  webhooks: { steps: webhookSteps, timeout: "15 seconds", concurrency: 64, perWebhook: 4, patience: "5 days" },
  watch: { authority: "1 second", certificates: "1 hour", erasures: "1 hour" },
  pollInterval: "500 millis",
  lockExpiration: "60 seconds"
}
