import { Clock, Duration, Effect, Option, Result } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { testEnvironment } from "../authority/FilingEnvironment.ts"
import { Delivery } from "../filing/Delivery.ts"
import { CertificateRetention } from "../retention/CertificateRetention.ts"
import type { Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"
import { isFinal } from "../storage/submissionStates.ts"

/**
 * What came of a look.
 *
 * - `settled`: there is nothing to follow any more.
 * - `left`: only the caller can go on, because no certificate is retained and the installation has none to ask with.
 * - `open`: look again; `within` as soon as that, because somebody sends it right now and may be lost.
 */
export interface Look {
  readonly _tag: "settled" | "left" | "open"
  readonly within?: Duration.Duration
}

const settled: Look = { _tag: "settled" }
const left: Look = { _tag: "left" }
const open: Look = { _tag: "open" }

/** The verdict on an upload takes seconds, so while that is young it is asked for as a batch is: twenty times, every half minute. */
const SOON = Duration.seconds(30)
const YOUNG = Duration.minutes(10)

/** When to look again after one that is open. */
const openFor = ({ createdAt, state, testSetId }: Submission) =>
  Effect.map(Clock.currentTimeMillis, (now): Look => {
    const isYoung = now - createdAt.getTime() < Duration.toMillis(YOUNG)
    return testSetId !== undefined && state === "processing" && isYoung ? { _tag: "open", within: SOON } : open
  })

/** Until a lease has surely run out. */
const untilFree = (leaseUntil: Date | undefined) =>
  Effect.map(Clock.currentTimeMillis, (now): Look => {
    const remaining = (leaseUntil?.getTime() ?? now) - now
    return { _tag: "open", within: Duration.millis(Math.max(remaining, 0) + 1000) }
  })

/** Looks after a submission once: brings it to the authority, or asks what became of it. */
export const followSubmission = Effect.gen(function* () {
  const submissions = yield* Submissions
  const delivery = yield* Delivery
  const retention = yield* CertificateRetention
  const endpoints = yield* AuthorityEndpoints

  /** A database may hold what another environment's service has filed. */
  const isOurs = ({ environment }: Submission): boolean =>
    environment === endpoints.standard || environment === testEnvironment(endpoints.standard)

  return Effect.fn("followSubmission")(function* (submissionId: string) {
    if (isFinal(yield* submissions.stateOf(submissionId))) return settled
    const submission = yield* submissions.get(submissionId)
    if (!isOurs(submission)) return open
    if (submission.state === "filing" && (submission.leaseUntil?.getTime() ?? 0) > (yield* Clock.currentTimeMillis)) {
      return yield* untilFree(submission.leaseUntil)
    }
    const retained = yield* Effect.result(retention.open(submissionId))
    if (Result.isFailure(retained)) {
      yield* Effect.logError("A retained certificate can not be read", {
        submissionId,
        reason: retained.failure.message
      })
      return open
    }
    const endpoint = endpoints.endpoint(submission.environment)
    if (Option.isNone(retained.success)) {
      const inquired = yield* delivery.inquire(submission, endpoint)
      if (inquired === undefined) return left
      return isFinal(inquired.state) ? settled : open
    }
    const delivered = yield* Effect.result(delivery.deliver(submission, retained.success.value, endpoint, "worker"))
    if (Result.isSuccess(delivered) && delivered.success === undefined) {
      return yield* untilFree((yield* submissions.get(submissionId)).leaseUntil)
    }
    const after = yield* submissions.get(submissionId)
    const { state } = after
    if (!isFinal(state)) return yield* openFor(after)
    yield* Effect.logInfo("An open filing was settled", { submissionId, state })
    return settled
  })
})
