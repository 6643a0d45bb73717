import type { FollowingOptions } from "../../src/service/FollowingOptions.ts"

/**
 * Follows every second, `looks` times. Leases outlast the stalls of a busy machine; after them, what a killed process
 * left open goes to the next one.
 */
export const hurriedFollowing = (looks = 1000): FollowingOptions => ({
  lease: "10 seconds",
  longestLease: "5 minutes",
  uploadDoubt: "3 seconds",
  steps: [{ looks, delay: "1 second" }],
  batchSteps: [{ looks, delay: "1 second" }],
  mailSteps: [{ looks, delay: "1 second" }],
  inboxSteps: [{ looks, delay: "1 second" }],
  concurrency: 4,
  webhooks: {
    steps: [
      { looks: 1, delay: 0 },
      { looks, delay: "1 second" }
    ],
    timeout: "10 seconds",
    concurrency: 32,
    perWebhook: 2,
    turn: "500 millis",
    lease: "12 seconds",
    scan: "3 seconds",
    patience: "5 days"
  },
  watch: {
    authority: "100 millis",
    certificates: "200 millis",
    erasures: "1 hour",
    inbox: "200 millis",
    work: "200 millis"
  },
  pollInterval: "100 millis",
  lockExpiration: "10 seconds"
})
