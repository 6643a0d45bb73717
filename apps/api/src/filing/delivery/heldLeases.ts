import { Clock, Duration, Effect, Schedule } from "effect"
import type { Lease } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"

/** How long a process may send. */
export interface LeaseOptions {
  /** For so long a process that says nothing is believed to be sending; it says so four times in that time. */
  readonly lease: Duration.Input
  /** For so long it may say so: longer than asking, sending and asking again can take. */
  readonly longestLease: Duration.Input
}

/**
 * Prolongs the leases under which this process sends, until the scope closes: all of them at once, and nothing while
 * there are none. So a lease is short, and what a process that died was sending is free soon, however long sending may
 * take. `whileHeld` is the work under a lease that was taken now.
 */
export const heldLeases = Effect.fnUntraced(function* ({ lease: duration, longestLease }: LeaseOptions) {
  const submissions = yield* Submissions
  const held = new Map<Lease, number>()
  const longest = Duration.toMillis(Duration.fromInputUnsafe(longestLease))

  const prolong = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const leases = [...held].filter(([, since]) => now - since < longest).map(([lease]) => lease)
    if (leases.length > 0) yield* submissions.prolong(leases, duration)
  }).pipe(Effect.catchCause((cause) => Effect.logWarning("Leases could not be prolonged", cause)))
  yield* Effect.forkScoped(
    Effect.schedule(prolong, Schedule.spaced(Duration.times(Duration.fromInputUnsafe(duration), 0.25)))
  )

  const whileHeld = <A, E, R>(lease: Lease, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      held.set(lease, now)
      return Effect.ensuring(
        work,
        Effect.sync(() => held.delete(lease))
      )
    })
  return { whileHeld }
})
