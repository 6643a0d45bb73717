import { Deferred, type Duration, Effect } from "effect"
import type { SandboxFault } from "../../SandboxFault.ts"

/** Requests that wait for each other. */
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
        const first = waiting.get(fault)
        if (first !== undefined) {
          waiting.delete(fault)
          return Effect.asVoid(Deferred.succeed(first, undefined))
        }
        const second = Deferred.makeUnsafe<void>()
        waiting.set(fault, second)
        return Deferred.await(second).pipe(
          Effect.timeoutOption(patience),
          Effect.ensuring(
            Effect.sync(() => {
              // A third request may be waiting here in the meantime.
              if (waiting.get(fault) === second) waiting.delete(fault)
            })
          ),
          Effect.asVoid
        )
      })
  }
}
