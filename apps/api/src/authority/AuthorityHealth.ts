import { AuthorityError } from "@radicar/dian/AuthorityError"
import { Cause, Clock, Context, Duration, Effect, Exit, Layer, MutableRef, Option, Stream } from "effect"
import { CircuitBreaker } from "effect/persistence"
import { breakerOutcome, wasMade } from "./breakerOutcome.ts"
import { type CallKind, type CallRecord, emptyRecord, withAnswer, withFailure } from "./CallRecord.ts"
import type { FilingEnvironment } from "./FilingEnvironment.ts"
import type { HealthOptions } from "./HealthOptions.ts"

/** Whether an environment of the authority is called, and what came of the calls. */
export interface EnvironmentHealth {
  /** `closed`: it is called. `open`: not now. `half-open`: one call at a time, until one is answered. */
  readonly state: "closed" | "open" | "half-open"
  /** Until the next trial. */
  readonly pause: Duration.Duration | undefined
  readonly record: CallRecord
}

/** Somebody else's trial is under way, and nobody knows for how long. */
const TRIAL_SECONDS = 5

const states = { Closed: "closed", Open: "open", HalfOpen: "half-open" } as const

const outcomeOf = <A>(exit: Exit.Exit<A, AuthorityError>): CircuitBreaker.Outcome =>
  Exit.isSuccess(exit)
    ? CircuitBreaker.success
    : Option.match(Cause.findErrorOption(exit.cause), {
        onNone: () => CircuitBreaker.ignored,
        onSome: breakerOutcome
      })

const withheld = (operation: string, { reason }: CircuitBreaker.CircuitBreakerError): AuthorityError => {
  const seconds = reason._tag === "CircuitOpen" ? Duration.toSeconds(reason.retryAfter) : TRIAL_SECONDS
  return AuthorityError.because(operation, { _tag: "Withheld", retryAfterSeconds: seconds })
}

const announce = ({ from, key: environment, to }: CircuitBreaker.Transition) =>
  to === "Open" && from === "Closed"
    ? Effect.logError("The authority does not answer: it is called no more for now", { environment })
    : to === "Closed"
      ? Effect.logInfo("The authority answers again", { environment })
      : Effect.void

const make = Effect.fnUntraced(function* ({ calls, failures, longestPause, pause }: HealthOptions) {
  const breaker = yield* CircuitBreaker.make({
    tripPolicy: CircuitBreaker.consecutive(failures),
    openDuration: pause,
    maxOpenDuration: longestPause
  })
  yield* Effect.forkScoped(Stream.runForEach(breaker.transitions, announce), { startImmediately: true })
  const records = MutableRef.make<Partial<Record<FilingEnvironment, CallRecord>>>({})
  const recordOf = (environment: FilingEnvironment) => MutableRef.get(records)[environment] ?? emptyRecord
  const keep = (environment: FilingEnvironment, change: (record: CallRecord) => CallRecord) =>
    Effect.sync(() => MutableRef.update(records, (all) => ({ ...all, [environment]: change(recordOf(environment)) })))

  const watch = Effect.fnUntraced(function* <A>(
    { environment, kind, operation }: WatchedCall,
    call: Effect.Effect<A, AuthorityError>
  ): Effect.fn.Return<A, AuthorityError> {
    const recorded = Effect.gen(function* () {
      const started = yield* Clock.currentTimeMillis
      const ended = Effect.map(Clock.currentTimeMillis, (at) => ({ at, kind, millis: at - started }))
      return yield* call.pipe(
        Effect.tap(() => Effect.flatMap(ended, (end) => keep(environment, (all) => withAnswer(all, end, calls)))),
        Effect.tapError((error) =>
          Effect.flatMap(ended, (end) => {
            if (!wasMade(error)) return Effect.void
            const { message, reason } = error
            const counts = breakerOutcome(error)._tag === "Failure"
            return keep(environment, (all) => withFailure(all, { ...end, operation, reason, message, counts }, calls))
          })
        )
      )
    })
    return yield* breaker
      .execute(recorded, { key: environment, classify: outcomeOf })
      .pipe(Effect.catchTag("CircuitBreakerError", (error) => Effect.fail(withheld(operation, error))))
  })

  /** Breakers of this process's memory do not fail. */
  const stateOf = (environment: FilingEnvironment) => Effect.orDie(breaker.state(environment))

  return AuthorityHealth.of({
    watch,
    isCalled: (environment) =>
      Effect.map(stateOf(environment), (state) => {
        if (state._tag === "Open") return Duration.toMillis(state.retryAfter) === 0
        return state._tag === "Closed" || !state.probing
      }),
    of: (environment) =>
      Effect.map(stateOf(environment), (state) => ({
        state: states[state._tag],
        pause: state._tag === "Open" ? state.retryAfter : undefined,
        record: recordOf(environment)
      }))
  })
})

/** A call that is about to be made. */
export interface WatchedCall {
  readonly environment: FilingEnvironment
  readonly kind: CallKind
  /** Its name in the WSDL. */
  readonly operation: string
}

/**
 * How the authority does, as far as this process knows from its own calls; each environment by itself. After several
 * calls in a row without an answer it lets none through for a while, then one at a time, until one is answered.
 */
export class AuthorityHealth extends Context.Service<
  AuthorityHealth,
  {
    /** Makes a call and remembers how it ended, or fails with `Withheld` and makes none. */
    readonly watch: <A>(call: WatchedCall, effect: Effect.Effect<A, AuthorityError>) => Effect.Effect<A, AuthorityError>
    /** Whether a call would be made now. */
    readonly isCalled: (environment: FilingEnvironment) => Effect.Effect<boolean>
    readonly of: (environment: FilingEnvironment) => Effect.Effect<EnvironmentHealth>
  }
>()("@radicar/api/AuthorityHealth") {
  /** In the memory of this process. */
  static readonly layer = (options: HealthOptions): Layer.Layer<AuthorityHealth> =>
    Layer.effect(AuthorityHealth, make(options)).pipe(Layer.provide(CircuitBreaker.layerStoreMemory()))
}
