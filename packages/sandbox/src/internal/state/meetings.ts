import { Deferred, type Duration, Effect } from "effect"
import type { SandboxFault } from "../../SandboxFault.ts"

/**
 * Requests that wait for each other, for the behaviour `simultaneous`. They are then processed at the same moment, as
 * two requests to file one document may be.
 */
export interface Meetings {
  /** Waits for a second request with the same fault, at most `patience`. */
  readonly join: (fault: SandboxFault, patience: Duration.Input) => Effect.Effect<void>
}

/** Makes an empty set of waiting requests. */
export const meetings = (): Meetings => {
  const waiting = new Map<SandboxFault, Deferred.Deferred<void>>()
  return {
    join: (fault, patience) =>
      Effect.suspend(() => {
        const waitingOne = waiting.get(fault)
        if (waitingOne !== undefined) {
          waiting.delete(fault)
          return Effect.asVoid(Deferred.succeed(waitingOne, undefined))
        }
        const thisOne = Deferred.makeUnsafe<void>()
        waiting.set(fault, thisOne)
        return Deferred.await(thisOne).pipe(
          Effect.timeoutOption(patience),
          Effect.ensuring(
            Effect.sync(() => {
              // A third request may be waiting here in the meantime.
              if (waiting.get(fault) === thisOne) waiting.delete(fault)
            })
          ),
          Effect.asVoid
        )
      })
  }
}
