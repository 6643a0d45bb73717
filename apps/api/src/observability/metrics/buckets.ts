import { Metric } from "effect"

/** Limits of what a step of a filing takes, in seconds: some are work for the processor alone, some a call. */
export const stepBuckets = Metric.boundariesFromIterable([
  0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 65
])

/** Limits of what has an authority or a caller in it, in seconds, up to the longest that a call may take. */
export const wholeBuckets = Metric.boundariesFromIterable([
  0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65
])
