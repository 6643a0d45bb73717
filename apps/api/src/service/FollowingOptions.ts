import type { Duration } from "effect"
import type { LeaseOptions } from "../filing/delivery/Delivery.ts"
import type { FollowUpOptions } from "../platform/jobs/FollowUps.ts"
import { batchSteps, followUpSteps, inboxSteps, mailSteps, webhookSteps } from "../platform/jobs/Jobs.ts"
import type { PostingOptions } from "../webhooks/WebhookWorker.ts"

/** Intervals at which the service periodically runs each check. */
export interface WatchOptions {
  /** Check whether the authority answers. */
  readonly authority: Duration.Input
  /** Check for stored certificates about to expire. */
  readonly certificates: Duration.Input
  /** Check for data whose retention time is over. */
  readonly erasures: Duration.Input
  /** Periodic work on the inbox: ended terms, outcomes of filed events, old mails. */
  readonly inbox: Duration.Input
  /** Check for overdue work and stalled queues. */
  readonly work: Duration.Input
}

/** Options of following open work. */
export interface FollowingOptions extends FollowUpOptions, LeaseOptions {
  /**
   * Time before an upload to a test set may be repeated if its answer was lost. Until then, the authority may still
   * have the upload in a queue that no query can see.
   */
  readonly uploadDoubt: Duration.Input
  /** Number of submissions followed up concurrently; the same number applies to batches and to mails. */
  readonly concurrency: number
  readonly webhooks: PostingOptions
  readonly watch: WatchOptions
}

/** Default options; tests use shorter times. */
export const defaultFollowing: FollowingOptions = {
  lease: "12 seconds",
  // longer than querying, sending (65 s) and querying again (30 s each) can take, so that no other process sends
  // meanwhile
  longestLease: "150 seconds",
  // a verdict takes seconds; ten minutes and more are reported to be very rare
  uploadDoubt: "15 minutes",
  steps: followUpSteps,
  batchSteps,
  mailSteps,
  inboxSteps,
  concurrency: 8,
  webhooks: {
    steps: webhookSteps,
    timeout: "15 seconds",
    concurrency: 128,
    perWebhook: 4,
    // an attempt that begins with the turn ends within it; new events are posted meanwhile
    turn: "20 seconds",
    // a process that dies while posting posts again when its job is retried, which is sooner
    lease: "45 seconds",
    scan: "1 minute",
    patience: "5 days"
  },
  watch: {
    authority: "1 second",
    certificates: "1 hour",
    erasures: "1 hour",
    inbox: "1 minute",
    work: "1 minute"
  },
  pollInterval: "500 millis",
  lockExpiration: "12 seconds"
}
