import { patienceMillis } from "@radicar/fixtures/hang"
import { Effect, Schedule } from "effect"

/** Repeats a look until it shows what is wanted, as long as a test may wait; answers the last one. */
export const eventually = <A, E, R>(look: Effect.Effect<A, E, R>, isWanted: (seen: A) => boolean) =>
  Effect.repeat(look, {
    until: isWanted,
    schedule: Schedule.spaced("50 millis").pipe(Schedule.upTo({ duration: patienceMillis }), Schedule.passthrough)
  })
