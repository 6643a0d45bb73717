import { type Clock, Duration, Effect } from "effect"

/** The instant the tests live in: noon UTC, seven in the morning in Bogotá. */
export const testInstant = Date.parse("2026-01-15T12:00:00.000Z")

const clockOf = (now: () => number): Clock.Clock => ({
  currentTimeMillisUnsafe: now,
  currentTimeMillis: Effect.sync(now),
  currentTimeNanosUnsafe: () => BigInt(now()) * 1_000_000n,
  currentTimeNanos: Effect.sync(() => BigInt(now()) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => process.hrtime.bigint(),
  monotonicTimeNanos: Effect.sync(() => process.hrtime.bigint()),
  sleep: (duration) => Effect.promise(() => new Promise((resolve) => setTimeout(resolve, Duration.toMillis(duration))))
})

/** A clock that stands still for readings; sleeping takes real time. */
export const fixedClock = (instant: number = testInstant): Clock.Clock => clockOf(() => instant)

/** A clock that stays where it is set, at first at the tests' instant. */
export const movableClock = () => {
  let instant = testInstant
  return {
    clock: clockOf(() => instant),
    /** Puts it some milliseconds after the tests' instant. */
    at: (milliseconds: number): void => {
      instant = testInstant + milliseconds
    }
  }
}
