import type { Duration } from "effect"
import type { LeaseOptions } from "../filing/delivery/heldLeases.ts"
import type { FollowUpOptions } from "../platform/jobs/FollowUps.ts"
import { batchSteps, followUpSteps, mailSteps, webhookSteps } from "../platform/jobs/retrySteps.ts"
import type { PostingOptions } from "../webhooks/WebhookWorker.ts"

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
export interface FollowingOptions extends FollowUpOptions, LeaseOptions {
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
  /** Submissions looked after at the same time; batches and mails as many again. */
  readonly concurrency: number
  readonly webhooks: PostingOptions
  readonly watch: WatchOptions
}

/** How the service follows what is open; tests are in more of a hurry. */
export const defaultFollowing: FollowingOptions = {
  lease: "12 seconds",
  // longer than asking, sending (65 s) and asking again (30 s each) can take, so that nobody else sends in between
  longestLease: "150 seconds",
  // a verdict takes seconds; ten minutes and more are told of as very rare
  uploadDoubt: "15 minutes",
  steps: followUpSteps,
  batchSteps,
  mailSteps,
  concurrency: 8,
  webhooks: {
    steps: webhookSteps,
    timeout: "15 seconds",
    concurrency: 128,
    perWebhook: 4,
    // a try that begins with it ends within it, and what happens meanwhile is posted beside
    turn: "20 seconds",
    // what a process that died was posting is posted again when its appointment is kept again, which is sooner
    lease: "45 seconds",
    scan: "1 minute",
    patience: "5 days"
  },
  watch: { authority: "1 second", certificates: "1 hour", erasures: "1 hour" },
  pollInterval: "500 millis",
  lockExpiration: "12 seconds"
}
