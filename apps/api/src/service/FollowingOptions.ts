import type { Duration } from "effect"
import type { LeaseOptions } from "../filing/delivery/Delivery.ts"
import type { FollowUpOptions } from "../platform/jobs/FollowUps.ts"
import { batchSteps, followUpSteps, mailSteps, webhookSteps } from "../platform/jobs/Jobs.ts"
import type { PostingOptions } from "../webhooks/WebhookWorker.ts"

/** How often the service checks what it notifies of by itself. */
export interface WatchOptions {
  /** Whether the authority answers. */
  readonly authority: Duration.Input
  /** Whether stored certificates expire. */
  readonly certificates: Duration.Input
  /** Whether something was kept for the law that need not be any more. */
  readonly erasures: Duration.Input
  /** Whether work is overdue or a queue stands still. */
  readonly work: Duration.Input
}

/** How a service follows what is open. */
export interface FollowingOptions extends FollowUpOptions, LeaseOptions {
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
  /** Submissions followed up at the same time; as many batches, and as many mails. */
  readonly concurrency: number
  readonly webhooks: PostingOptions
  readonly watch: WatchOptions
}

/** How the service follows what is open; tests are in more of a hurry. */
export const defaultFollowing: FollowingOptions = {
  lease: "12 seconds",
  // longer than asking, sending (65 s) and asking again (30 s each) can take, so that nobody else sends in between
  longestLease: "150 seconds",
  // a verdict takes seconds; ten minutes and more are reported as very rare
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
    // an attempt that begins with it ends within it; new events are posted meanwhile
    turn: "20 seconds",
    // what a process was posting when it died is posted again when its job is retried, which is sooner
    lease: "45 seconds",
    scan: "1 minute",
    patience: "5 days"
  },
  watch: { authority: "1 second", certificates: "1 hour", erasures: "1 hour", work: "1 minute" },
  pollInterval: "500 millis",
  lockExpiration: "12 seconds"
}
