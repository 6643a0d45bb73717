import { Clock, Effect } from "effect"

/** A clock that stays at a moment, in milliseconds since the epoch, until it is moved; waiting takes real time. */
export const movingClock = (start: number): Clock.Clock & { readonly move: (millis: number) => void } => {
  let now = start
  const nanos = () => BigInt(now) * 1_000_000n
  const live = Effect.runSync(Clock.Clock)
  return {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => live.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: Effect.sync(() => live.monotonicTimeNanosUnsafe()),
    sleep: (duration) => live.sleep(duration),
    move: (millis) => {
      now += millis
    }
  }
}
