import { Clock, Effect } from "effect"

/** A clock that can be put to another time, from which it goes on. */
export interface ClockDial {
  readonly clock: Clock.Clock
  /** Puts the clock to an instant (milliseconds since the epoch), or back to the time of the clock below. */
  readonly put: (instant: number | undefined) => void
}

/** A dial on a clock. Sleeping and monotonic time stay those of the clock below. */
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
