import { Context, Deferred, Effect, Exit, type Scope } from "effect"

/** What the parent of several processes tells one: to do what one does for all, or to send its measurements. */
export type Order = "lead" | "measure"

/** What a process tells its parent: that it listens, and how, or what it has measured. */
export type Report =
  | { readonly ready: ListeningFacts }
  /** In the text format of Prometheus. */
  | { readonly measured: string }

/** Where a service listens, files and stores, as its log says. */
export interface ListeningFacts {
  readonly url: string
  readonly environment: string
  readonly authority: string
  readonly database: string
  readonly blobs: string
}

/** The variable by which a parent gives a process its number. */
export const numberVariable = "RADICAR_PROCESS_NUMBER"

/** The part of this process in a service of one or several processes. */
export interface Membership {
  /** From 1; a process that takes the place of another has its number. `undefined`: it is the only one. */
  readonly number: number | undefined
  /** Whether this process does what one does for all: jobs, watchers, erasures, measurements of the database. */
  readonly isLeading: () => boolean
  /** Waits until it does. */
  readonly leading: Effect.Effect<void>
  /** Tells the parent that this process listens. */
  readonly ready: (facts: ListeningFacts) => Effect.Effect<void>
  /** Answers the parent with what it measures whenever it asks, until the scope closes. */
  readonly answer: (scrape: Effect.Effect<string>) => Effect.Effect<void, never, Scope.Scope>
}

/** The part of this process: the only one, unless it is provided. */
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

/** Calls `act` at an order of the parent, until the scope closes. */
const onOrder = (wanted: Order, act: () => void) =>
  Effect.asVoid(
    Effect.acquireRelease(
      Effect.sync(() => {
        const listener = (order: unknown) => {
          if (order === wanted) act()
        }
        process.on("message", listener)
        return listener
      }),
      (listener) => Effect.sync(() => void process.off("message", listener))
    )
  )

/** The part of this process as one of several, by the messages of its parent. */
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
