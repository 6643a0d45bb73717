import { Clock, Effect } from "effect"

/** A clock that can be set to another time and continues from there. */
export interface ClockDial {
  readonly clock: Clock.Clock
  /** Sets the clock to an instant (milliseconds since the epoch), or back to the time of the underlying clock. */
  readonly put: (instant: number | undefined) => void
}

/** Makes a settable clock. Sleeping and monotonic time stay those of the underlying clock. */
export const clockDial = (below: Clock.Clock): ClockDial => {
  let shift = 0
  const milliseconds = () => below.currentTimeMillisUnsafe() + shift
  const nanoseconds = () => below.currentTimeNanosUnsafe() + BigInt(shift) * 1_000_000n
  return {
    clock: {
      currentTimeMillisUnsafe: milliseconds,
      currentTimeMillis: Effect.sync(milliseconds),
      currentTimeNanosUnsafe: nanoseconds,
      currentTimeNanos: Effect.sync(nanoseconds),
      monotonicTimeNanosUnsafe: () => below.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: below.monotonicTimeNanos,
      sleep: (duration) => below.sleep(duration)
    },
    put: (instant) => {
      shift = instant === undefined ? 0 : instant - below.currentTimeMillisUnsafe()
    }
  }
}
