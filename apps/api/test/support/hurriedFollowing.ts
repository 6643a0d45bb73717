import type { FollowingOptions } from "../../src/following/FollowingOptions.ts"

/** Follows every second, so many times. */
export const hurriedFollowing = (looks = 1000): FollowingOptions => ({
  lease: "5 seconds",
  uploadDoubt: "3 seconds",
  steps: [{ looks, delay: "1 second" }],
  batchSteps: [{ looks, delay: "1 second" }],
  mailSteps: [{ looks, delay: "1 second" }],
  concurrency: 4,
  pollInterval: "50 millis",
  lockExpiration: "3 seconds"
})
