import { Effect, Fiber } from "effect"
import { nextSignal } from "../input/nextSignal.ts"

/**
 * Runs work that an interruption lets finish what it has begun: `onStop` is told, and the work is waited for. A second signal
 * ends it at once.
 */
export const stoppable = Effect.fnUntraced(function* <A, E, R, R2>(
  work: Effect.Effect<A, E, R>,
  onStop: Effect.Effect<void, never, R2>
) {
  const running = yield* Effect.forkDetach(work)
  const finish = Effect.andThen(
    onStop,
    Effect.raceFirst(Fiber.await(running), Effect.andThen(nextSignal, Fiber.interrupt(running)))
  )
  return yield* Effect.onInterrupt(Fiber.join(running), () => finish)
})
