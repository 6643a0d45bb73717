import { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import { Cause, Context, Duration, Effect, Exit, Layer, Option, Schedule, Stream } from "effect"
import { CircuitBreaker } from "effect/persistence"
import { AuthorityEndpoints, type FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { Authority } from "@radicar/dian/inner/Authority"
import type { Call } from "@radicar/dian/inner/Call"
import { authoritySeconds, withheldCalls } from "../../platform/observability/metrics/measurements.ts"
import { authorityDependency } from "../../platform/observability/dependencies.ts"
import { noteAway, noteBack, noteRefused } from "../../platform/observability/log.ts"

/** Kind of a call: an operation that files a document, or a query. */
export type CallKind = "filing" | "query"

/** A call that ended without an answer. */
export interface FailedCall {
  readonly at: number
  readonly operation: string
  readonly reason: AuthorityErrorReason
  readonly message: string
}

/** A call to the authority as it ended, times in milliseconds. */
interface EndedCall {
  readonly kind: CallKind
  readonly millis: number
  /** Reason for the missing answer; absent if there was one. */
  readonly failure?: AuthorityErrorReason["_tag"]
}

/**
 * The last calls, the oldest first. Records share one list that grows at its end, so that a further call copies none of
 * those before it.
 */
class LastCalls implements Iterable<EndedCall> {
  readonly #all: Array<EndedCall>
  readonly #from: number
  readonly #to: number

  constructor(all: Array<EndedCall> = [], from = 0, to = all.length) {
    this.#all = all
    this.#from = from
    this.#to = to
  }

  get length(): number {
    return this.#to - this.#from
  }

  [Symbol.iterator](): IterableIterator<EndedCall> {
    return this.#all.slice(this.#from, this.#to).values()
  }

  /** These calls and a further one, of which the last `most` stay. */
  with(call: EndedCall, most: number): LastCalls {
    // a record to which another call was added before, or whose list is mostly old, begins a list of its own
    const isShared = this.#to === this.#all.length && this.#to < 2 * most
    const all = isShared ? this.#all : [...this]
    const to = all.push(call)
    return new LastCalls(all, Math.max(isShared ? this.#from : 0, to - most), to)
  }
}

/** Record of the calls that one process made to one environment. */
export interface CallRecord {
  readonly calls: LastCalls
  readonly lastAnswer: number | undefined
  readonly lastFailure: FailedCall | undefined
  /** Failures of the authority since its last answer, always including the first one. */
  readonly failuresInARow: ReadonlyArray<FailedCall>
}

/** The record of a service that has not called yet. */
export const emptyRecord: CallRecord = {
  calls: new LastCalls(),
  lastAnswer: undefined,
  lastFailure: undefined,
  failuresInARow: []
}

/** Adds an answered call to a record, which keeps the last `most` calls. */
export const withAnswer = (
  record: CallRecord,
  { at, kind, millis }: { readonly at: number; readonly kind: CallKind; readonly millis: number },
  most: number
): CallRecord => ({
  ...record,
  calls: record.calls.with({ kind, millis }, most),
  lastAnswer: at,
  failuresInARow: []
})

const FAILURES_IN_A_ROW = 100

/**
 * Adds a failed call to a record, which keeps the last `most` calls. `counts` states whether the failure says something
 * about the authority's health.
 */
export const withFailure = (
  record: CallRecord,
  call: FailedCall & { readonly kind: CallKind; readonly millis: number; readonly counts: boolean },
  most: number
): CallRecord => {
  const { at, counts, kind, message, millis, operation, reason } = call
  const calls = record.calls.with({ kind, millis, failure: reason._tag }, most)
  if (!counts) return { ...record, calls }
  const failed: FailedCall = { at, operation, reason, message }
  return {
    ...record,
    calls,
    lastFailure: failed,
    failuresInARow: [...record.failuresInARow.slice(0, FAILURES_IN_A_ROW - 1), failed]
  }
}

/** Limits of the circuit breaker around the authority. */
export interface HealthOptions {
  /** Number of consecutive calls without an answer after which calls are suspended. */
  readonly failures: number
  /** Length of a suspension, by the number of suspensions in a row; the call after it is a trial. */
  readonly pause: Schedule.Schedule<unknown, number, never, never>
  /** The longest pause that an authority may ask for by `Retry-After`. */
  readonly longestPause: Duration.Input
  /** Number of recent calls to remember per environment. */
  readonly calls: number
}

/**
 * Default limits. Pauses follow the times of annex FE 1.9, §12.2 and §12.4: five seconds at first, then longer, at
 * most two minutes. Each varies by a fifth, so that processes do not return together.
 */
export const defaultHealth: HealthOptions = {
  failures: 5,
  pause: Schedule.jittered(Schedule.min([Schedule.exponential("5 seconds"), Schedule.spaced("2 minutes")])),
  longestPause: "10 minutes",
  calls: 1000
}

/** Meaning of each failure: no call was made, the call was declined, or the authority was silent. */
const kinds: Readonly<Record<AuthorityErrorReason["_tag"], "no call" | "declined" | "silence">> = {
  InvalidRequest: "no call",
  RequestTooLarge: "no call",
  CertificateNotInForce: "no call",
  Withheld: "no call",
  NameNotResolved: "silence",
  ConnectionRefused: "silence",
  ConnectionFailed: "silence",
  TlsFailed: "silence",
  TimedOut: "silence",
  ConnectionLost: "silence",
  ServiceUnavailable: "silence",
  RequestRefused: "declined",
  // an HTTP 500 with one of these faults is no outage: header, certificate or message was refused
  InvalidSecurity: "declined",
  CertificateNotAccepted: "declined",
  RequestFault: "declined",
  ServiceFault: "silence",
  ServiceException: "silence",
  MalformedAnswer: "silence",
  AnswerTooLarge: "silence"
}

const tooManyRequests = 429

/**
 * Whether a query for the full address list (`GetExchangeEmails`) was late, oversized or malformed. The list is so
 * large that this says nothing about the authority's health.
 */
const isOverlongList = ({ operation, reason }: AuthorityError): boolean =>
  operation === "GetExchangeEmails" && ["TimedOut", "AnswerTooLarge", "MalformedAnswer"].includes(reason._tag)

/** Effect of a failed call on the breaker. A verdict, also a rejection, is an answer. */
export const breakerOutcome = (error: AuthorityError): CircuitBreaker.Outcome => {
  if (isOverlongList(error)) return CircuitBreaker.ignored
  const { reason } = error
  const { _tag } = reason
  const wait = "retryAfterSeconds" in reason && _tag !== "Withheld" ? reason.retryAfterSeconds : undefined
  const hint = wait === undefined ? {} : { retryAfter: `${wait} seconds` as const }
  if (_tag === "RequestRefused" && reason.status === tooManyRequests) return CircuitBreaker.failure(hint)
  return kinds[_tag] === "silence" ? CircuitBreaker.failure(hint) : CircuitBreaker.ignored
}

/** Whether a failed call was made at all. */
export const wasMade = ({ reason }: AuthorityError): boolean => kinds[reason._tag] !== "no call"

/** State of an environment of the authority, and the results of its calls. */
export interface EnvironmentHealth {
  /** `closed`: calls are made. `open`: calls are suspended. `half-open`: one call at a time, until one is answered. */
  readonly state: "closed" | "open" | "half-open"
  /** Time until the next trial; `undefined` unless calls are suspended. */
  readonly pause: Duration.Duration | undefined
  readonly record: CallRecord
}

/** Retry hint while another trial, of unknown duration, is under way. */
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

const announce = ({ key: environment, to }: CircuitBreaker.Transition) =>
  to === "Open"
    ? noteAway(authorityDependency(environment))
    : to === "Closed"
      ? noteBack(authorityDependency(environment))
      : Effect.void

/** Counts a call that was not made, as a request that was refused. */
const noteWithheld = (environment: string) =>
  Effect.andThen(noteAway(authorityDependency(environment)), noteRefused(authorityDependency(environment)))

const make = Effect.fnUntraced(function* ({ calls, failures, longestPause, pause }: HealthOptions) {
  const breaker = yield* CircuitBreaker.make({
    tripPolicy: CircuitBreaker.consecutive(failures),
    openDuration: pause,
    maxOpenDuration: longestPause
  })
  yield* Effect.forkScoped(Stream.runForEach(breaker.transitions, announce), { startImmediately: true })
  const records = new Map<FilingEnvironment, CallRecord>()
  const recordOf = (environment: FilingEnvironment) => records.get(environment) ?? emptyRecord

  /** Remembers the outcome of a call. Interrupted calls and calls that were never made are ignored. */
  const note = (
    { environment, kind, operation }: WatchedCall,
    exit: Exit.Exit<unknown, AuthorityError>,
    end: CallEnd
  ) => {
    const record = recordOf(environment)
    const ended = { ...end, kind }
    if (Exit.isSuccess(exit)) return void records.set(environment, withAnswer(record, ended, calls))
    const error = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    if (error === undefined || !wasMade(error)) return
    const { message, reason } = error
    const counts = breakerOutcome(error)._tag === "Failure"
    records.set(environment, withFailure(record, { ...ended, operation, reason, message, counts }, calls))
  }

  const watch = <A>(watched: WatchedCall, call: Effect.Effect<A, AuthorityError>): Effect.Effect<A, AuthorityError> => {
    const { environment, operation } = watched
    const recorded = Effect.clockWith((clock) => {
      const began = clock.currentTimeMillisUnsafe()
      return Effect.onExit(call, (exit) =>
        Effect.sync(() => {
          const at = clock.currentTimeMillisUnsafe()
          note(watched, exit, { at, millis: at - began })
        })
      )
    })
    return breaker
      .execute(recorded, { key: environment, classify: outcomeOf })
      .pipe(
        Effect.catchTag("CircuitBreakerError", (error) =>
          Effect.andThen(noteWithheld(environment), Effect.fail(withheld(operation, error)))
        )
      )
  }

  /**
   * State of an environment's circuit breaker. Reading it cannot fail, because the breaker is in the memory of this
   * process.
   */
  const stateOf = (environment: FilingEnvironment) => Effect.orDie(breaker.state(environment))

  return AuthorityHealth.of({
    watch,
    isCalled: (environment) =>
      Effect.map(stateOf(environment), (state) => {
        if (state._tag === "Open") return Duration.toMillis(state.retryAfter) === 0
        return state._tag === "Closed" || !state.probing
      }),
    current: (environment) =>
      Effect.map(stateOf(environment), (state) => ({
        state: states[state._tag],
        pause: state._tag === "Open" ? state.retryAfter : undefined,
        record: recordOf(environment)
      }))
  })
})

/** End and duration of a call, in milliseconds. */
interface CallEnd {
  readonly at: number
  readonly millis: number
}

/** A call that is about to be made. */
export interface WatchedCall {
  readonly environment: FilingEnvironment
  readonly kind: CallKind
  /** Name of the called operation in the WSDL. */
  readonly operation: string
}

/**
 * Health of the authority by environment, as seen from this process's own calls. After several consecutive calls
 * without an answer, calls are suspended. Then one call at a time is made, until one is answered.
 */
export class AuthorityHealth extends Context.Service<
  AuthorityHealth,
  {
    /** Makes a call and remembers its outcome, or fails with `Withheld` without calling. */
    readonly watch: <A>(call: WatchedCall, effect: Effect.Effect<A, AuthorityError>) => Effect.Effect<A, AuthorityError>
    /** Whether a call would be made now. */
    readonly isCalled: (environment: FilingEnvironment) => Effect.Effect<boolean>
    readonly current: (environment: FilingEnvironment) => Effect.Effect<EnvironmentHealth>
  }
>()("@radicar/api/AuthorityHealth") {
  /** Keeps the records in the memory of this process. */
  static readonly layer = (options: HealthOptions): Layer.Layer<AuthorityHealth> =>
    Layer.effect(AuthorityHealth, make(options)).pipe(Layer.provide(CircuitBreaker.layerStoreMemory()))
}

/** The outcome of a call: `answered`, the reason of the authority's error, or the kind of any other failure. */
const measuredOutcome = (exit: Exit.Exit<unknown, AuthorityError>) => {
  if (Exit.isSuccess(exit)) return { outcome: "answered", made: true }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ outcome: Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected", made: true }),
    onSome: (error) => ({ outcome: error.reason._tag as string, made: wasMade(error) })
  })
}

/** Runs a call in a span named after its operation, and measures it. */
const tracedCall = <A, E extends AuthorityError>(
  { environment, operation }: WatchedCall,
  call: Effect.Effect<A, E>
): Effect.Effect<A, E> =>
  Effect.clockWith((clock) => {
    const began = clock.currentTimeMillisUnsafe()
    return call.pipe(
      Effect.onExit((exit) => {
        const { made, outcome } = measuredOutcome(exit)
        const seconds = (clock.currentTimeMillisUnsafe() - began) / 1000
        return Effect.annotateCurrentSpan("radicar.authority.outcome", outcome).pipe(
          Effect.andThen(outcome === "Withheld" ? withheldCalls.add({ environment, operation }, 1) : Effect.void),
          Effect.andThen(made ? authoritySeconds.add({ environment, operation, outcome }, seconds) : Effect.void)
        )
      }),
      Effect.withSpan(
        operation,
        {
          kind: "client",
          attributes: { "radicar.authority.operation": operation, "radicar.environment": environment }
        },
        { captureStackTrace: false }
      )
    )
  })

const makeWatched = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const watched =
    <Request extends Call, A>(
      operation: string,
      kind: CallKind,
      call: (request: Request) => Effect.Effect<A, AuthorityError>
    ) =>
    (request: Request) => {
      const watched = { environment: request.endpoint?.environment ?? endpoints.standard, kind, operation }
      return tracedCall(watched, health.watch(watched, call(request)))
    }
  return Authority.of({
    sendBillSync: watched("SendBillSync", "filing", authority.sendBillSync),
    sendEventUpdateStatus: watched("SendEventUpdateStatus", "filing", authority.sendEventUpdateStatus),
    sendNominaSync: watched("SendNominaSync", "filing", authority.sendNominaSync),
    sendBillAsync: watched("SendBillAsync", "filing", authority.sendBillAsync),
    sendTestSetAsync: watched("SendTestSetAsync", "filing", authority.sendTestSetAsync),
    getStatus: watched("GetStatus", "query", authority.getStatus),
    getStatusEvent: watched("GetStatusEvent", "query", authority.getStatusEvent),
    getStatusZip: watched("GetStatusZip", "query", authority.getStatusZip),
    getXmlByDocumentKey: watched("GetXmlByDocumentKey", "query", authority.getXmlByDocumentKey),
    getNumberingRange: watched("GetNumberingRange", "query", authority.getNumberingRange),
    getAcquirer: watched("GetAcquirer", "query", authority.getAcquirer),
    getExchangeEmails: watched("GetExchangeEmails", "query", authority.getExchangeEmails)
  })
})

/** The authority behind {@link AuthorityHealth}, which records calls and suspends them. */
export const WatchedAuthority = { layer: Layer.effect(Authority, makeWatched) }
