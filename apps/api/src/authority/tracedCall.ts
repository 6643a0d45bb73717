import type { AuthorityError } from "@radicar/dian/AuthorityError"
import { Cause, Clock, Effect, Exit, Option } from "effect"
import { authoritySeconds, withheldCalls } from "../observability/metrics/measurements.ts"
import type { WatchedCall } from "./AuthorityHealth.ts"
import { wasMade } from "./breakerOutcome.ts"

/** Whether there was an answer, else why not; what is no error of the authority is told by its kind. */
const outcomeOf = (exit: Exit.Exit<unknown, AuthorityError>) => {
  if (Exit.isSuccess(exit)) return { outcome: "answered", made: true }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ outcome: Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected", made: true }),
    onSome: (error) => ({ outcome: error.reason._tag as string, made: wasMade(error) })
  })
}

/** Makes a call a span of its own, named as the operation is, and a measurement. */
export const tracedCall = <A, E extends AuthorityError>(
  call: WatchedCall,
  make: (call: WatchedCall) => Effect.Effect<A, E>
): Effect.Effect<A, E> => {
  const { environment, operation } = call
  return Effect.flatMap(Clock.currentTimeMillis, (began) =>
    make(call).pipe(
      Effect.onExit((exit) =>
        Effect.gen(function* () {
          const { made, outcome } = outcomeOf(exit)
          yield* Effect.annotateCurrentSpan("radicar.authority.outcome", outcome)
          if (outcome === "Withheld") yield* withheldCalls.add({ environment, operation }, 1)
          if (!made) return
          const seconds = ((yield* Clock.currentTimeMillis) - began) / 1000
          yield* authoritySeconds.add({ environment, operation, outcome }, seconds)
        })
      ),
      Effect.withSpan(
        operation,
        {
          kind: "client",
          attributes: { "radicar.authority.operation": operation, "radicar.environment": environment }
        },
        { captureStackTrace: false }
      )
    )
  )
}
