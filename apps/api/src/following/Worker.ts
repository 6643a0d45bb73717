import { Cause, Duration, Effect, Layer } from "effect"
import { CertificateRetention } from "../retention/CertificateRetention.ts"
import { Submissions } from "../storage/Submissions.ts"
import type { FollowingOptions } from "./FollowingOptions.ts"
import { followSubmission } from "./followSubmission.ts"
import { FollowUps } from "./FollowUps.ts"

const make = Effect.fnUntraced(function* ({ concurrency }: FollowingOptions) {
  const followUps = yield* FollowUps
  const retention = yield* CertificateRetention
  const submissions = yield* Submissions
  const follow = yield* followSubmission

  const giveUp = Effect.fnUntraced(function* (submissionId: string) {
    yield* retention.erase(submissionId)
    const { documentKey, state } = yield* submissions.get(submissionId)
    yield* Effect.logError("ALERT: the outcome of a filing stays open; ask the authority for its key", {
      submissionId,
      documentKey,
      state
    })
  })

  const keep = Effect.fn("Worker.keep")(function* (submissionId: string, look: number) {
    const seen = yield* follow(submissionId)
    if (seen._tag === "settled") return
    if (seen._tag === "left") {
      return yield* Effect.logInfo("An open filing waits for its caller: no certificate is retained", { submissionId })
    }
    if (!(yield* followUps.plan(submissionId, look + 1, seen.within))) yield* giveUp(submissionId)
  })

  /** The appointment is kept again later; what broke it must not end the following. */
  const survive = (cause: Cause.Cause<never>) =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.failCause(cause)
      : Effect.andThen(Effect.logError("Looking after a filing failed", cause), Effect.sleep("1 second"))

  const work = followUps.take(keep).pipe(Effect.catchCause(survive), Effect.forever)

  /** What was open before there were appointments, or had its last one. */
  const resume = Effect.flatMap(submissions.open, (ids) =>
    Effect.forEach(ids, (id) => followUps.plan(id, 1, Duration.zero), { discard: true })
  )

  yield* resume
  yield* Effect.forkScoped(
    Effect.all(
      Array.from({ length: concurrency }, () => work),
      { concurrency: "unbounded" }
    )
  )
})

/** The service by itself: follows every submission whose outcome is open, until it is known or nobody can know it. */
export const Worker = {
  /** Works until the scope closes. */
  layer: (options: FollowingOptions) => Layer.effectDiscard(make(options))
}
