import { type Clock, Duration, Effect } from "effect"

/** A clock that always reads `time` and yet lets sleepers wake up, so that timeouts work. */
export const clockAt = (time: string): Clock.Clock => {
  const millis = Date.parse(time)
  const nanos = BigInt(millis) * 1_000_000n
  const monotonic = () => process.hrtime.bigint()
  return {
    currentTimeMillisUnsafe: () => millis,
    currentTimeMillis: Effect.succeed(millis),
    currentTimeNanosUnsafe: () => nanos,
    currentTimeNanos: Effect.succeed(nanos),
    monotonicTimeNanosUnsafe: monotonic,
    monotonicTimeNanos: Effect.sync(monotonic),
    sleep: (duration) =>
      Effect.callback((resume) => {
        const timer = setTimeout(() => resume(Effect.void), Duration.toMillis(duration))
        return Effect.sync(() => clearTimeout(timer))
      })
  }
}
