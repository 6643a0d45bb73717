import { Context, Deferred, Effect, Exit, type Scope } from "effect"

/** Orders from the parent process to one of its processes: run the shared jobs, or send metrics. */
export type Order = "lead" | "measure"

/** Reports of a process to its parent: that it listens, or its metrics. */
export type Report =
  | { readonly ready: ListeningFacts }
  /** Metrics in the text format of Prometheus. */
  | { readonly measured: string }

/** Addresses and stores of a listening service, for its log. */
export interface ListeningFacts {
  readonly url: string
  readonly environment: string
  readonly authority: string
  readonly database: string
  readonly blobs: string
}

/** Environment variable in which a parent passes each of its processes a number. */
export const numberVariable = "RADICAR_PROCESS_NUMBER"

/** Role of this process in a service of one or several processes. */
export interface Membership {
  /** Number of this process, from 1; a replacement inherits it. `undefined` for a single process. */
  readonly number: number | undefined
  /** Whether this process runs the shared jobs: follow-ups, watchers, erasures, metrics of the database. */
  readonly isLeading: () => boolean
  /** Waits until this process runs the shared jobs. */
  readonly leading: Effect.Effect<void>
  /** Reports to the parent that this process listens. */
  readonly ready: (facts: ListeningFacts) => Effect.Effect<void>
  /** Answers the parent's requests for metrics until the scope closes. */
  readonly answer: (scrape: Effect.Effect<string>) => Effect.Effect<void, never, Scope.Scope>
}

/** The role of this process; a single process by default. */
export const CurrentMembership = Context.Reference<Membership>("@radicar/api/CurrentMembership", {
  defaultValue: () => ({
    number: undefined,
    isLeading: () => true,
    leading: Effect.void,
    ready: () => Effect.void,
    answer: () => Effect.void
  })
})

const report = (message: Report) => Effect.sync(() => void process.send?.(message, undefined, {}, () => {}))

/** Calls `act` whenever the parent sends an order, until the scope closes. */
const onOrder = (order: Order, act: () => void) =>
  Effect.asVoid(
    Effect.acquireRelease(
      Effect.sync(() => {
        const listener = (message: unknown) => {
          if (message === order) act()
        }
        process.on("message", listener)
        return listener
      }),
      (listener) => Effect.sync(() => void process.off("message", listener))
    )
  )

/**
 * Makes the role of a process that has a parent. The process receives orders from its parent and sends reports to it.
 */
export const joinGroup = Effect.gen(function* () {
  const lead = Deferred.makeUnsafe<void>()
  yield* onOrder("lead", () => Deferred.doneUnsafe(lead, Exit.void))
  const membership: Membership = {
    number: Number(process.env[numberVariable]),
    isLeading: () => Deferred.isDoneUnsafe(lead),
    leading: Deferred.await(lead),
    ready: (facts) => report({ ready: facts }),
    answer: Effect.fnUntraced(function* (scrape) {
      const run = Effect.runForkWith(yield* Effect.context())
      yield* onOrder("measure", () => void run(Effect.flatMap(scrape, (measured) => report({ measured }))))
    })
  }
  return membership
})
