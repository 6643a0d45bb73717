import { type Clock, Duration, Effect } from "effect"

/** The instant the tests live in: noon UTC, seven in the morning in Bogotá. */
export const testInstant = Date.parse("2026-01-15T12:00:00.000Z")

/** A clock that stands still for readings; sleeping takes real time. */
export const fixedClock = (instant: number = testInstant): Clock.Clock => ({
  currentTimeMillisUnsafe: () => instant,
  currentTimeMillis: Effect.sync(() => instant),
  currentTimeNanosUnsafe: () => BigInt(instant) * 1_000_000n,
  currentTimeNanos: Effect.sync(() => BigInt(instant) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => process.hrtime.bigint(),
  monotonicTimeNanos: Effect.sync(() => process.hrtime.bigint()),
  sleep: (duration) => Effect.promise(() => new Promise((resolve) => setTimeout(resolve, Duration.toMillis(duration))))
})
