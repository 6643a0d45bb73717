import { Clock, Duration, Effect, Option, Result } from "effect"
import type { Submission } from "../documents/submissions/Submission.ts"
import { backgroundShare } from "../access/backgroundShare.ts"
import { filingFactor } from "../access/RequestMemory.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal } from "../documents/submissions/submissionStates.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { Delivery } from "./delivery/Delivery.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { runJobs } from "../platform/jobs/runWorkers.ts"
import { backgroundWork } from "../platform/observability/metrics/measurements.ts"
import { logError, logInfo } from "../platform/observability/log.ts"

/**
 * Result of following up an open submission once.
 *
 * - `settled`: the outcome is final.
 * - `left`: only the caller can continue, because no certificate is retained and the installation has none for queries.
 * - `busy`: another process is sending, or the company's share is used up. Try again after `within`, when the lease has
 *   expired or the share is free; this does not count as an attempt.
 * - `open`: try again, after `within` if stated.
 */
type Outcome =
  | { readonly _tag: "settled" }
  | { readonly _tag: "left" }
  | { readonly _tag: "busy"; readonly within: Duration.Duration }
  | { readonly _tag: "open"; readonly within?: Duration.Duration }

const settled: Outcome = { _tag: "settled" }
const left: Outcome = { _tag: "left" }
const open: Outcome = { _tag: "open" }

/**
 * Interval between attempts for a young upload, whose verdict takes seconds: twenty attempts in its first ten minutes.
 */
const SOON = Duration.seconds(30)
const YOUNG = Duration.minutes(10)

/** The result for an open submission, with the time of its next attempt. */
const openFor = ({ createdAt, state, testSetId }: Submission) =>
  Effect.map(Clock.currentTimeMillis, (now): Outcome => {
    const isYoung = now - createdAt.getTime() < Duration.toMillis(YOUNG)
    return testSetId !== undefined && state === "processing" && isYoung ? { _tag: "open", within: SOON } : open
  })

/** Busy until a lease of `remaining` milliseconds ends, plus half a second for safety. */
const busy = (remaining: number): Outcome => ({ _tag: "busy", within: Duration.millis(remaining + 500) })

/** Follows up a submission once: sends it, or queries its outcome. */
export const followSubmission = Effect.gen(function* () {
  const submissions = yield* Submissions
  const delivery = yield* Delivery
  const retention = yield* CertificateRetention
  const endpoints = yield* AuthorityEndpoints
  const share = yield* backgroundShare

  /** Remaining time of a sender's lease in milliseconds, by the database's clock. */
  const leaseOf = ({ leaseUntil }: Submission) =>
    leaseUntil === undefined
      ? Effect.undefined
      : Effect.map(submissions.now, (now): number | undefined => leaseUntil.getTime() - now)

  /**
   * Whether this service files in the submission's environment. A database may contain submissions of other
   * environments.
   */
  const isOurs = ({ environment }: Submission): boolean =>
    environment === endpoints.standard || environment === testEnvironment(endpoints.standard)

  const attempt = Effect.fnUntraced(function* (submission: Submission) {
    const submissionId = submission.id
    const retained = yield* Effect.result(retention.open(submissionId))
    if (Result.isFailure(retained)) {
      yield* logError({
        en: "A retained certificate cannot be read",
        es: "No se puede leer un certificado conservado",
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
    // a failure is logged where it happens; the next attempt is due to what is recorded now
    yield* Effect.result(delivery.deliver(submission, retained.success.value, endpoint, "worker"))
    const after = yield* submissions.get(submissionId)
    const { state } = after
    const again = yield* leaseOf(after)
    // a lease that a dead process left, and that this attempt did not take, is no reason to hurry
    if (again !== undefined && again > 0) return busy(again)
    if (!isFinal(state)) return yield* openFor(after)
    yield* logInfo({
      en: "An open filing was settled",
      es: "Una radicación abierta quedó resuelta",
      submissionId,
      state
    })
    return settled
  })

  return Effect.fnUntraced(function* (submissionId: string) {
    if (isFinal(yield* submissions.stateOf(submissionId))) return settled
    const submission = yield* submissions.get(submissionId)
    if (!isOurs(submission)) return open
    const remaining = yield* leaseOf(submission)
    if (remaining !== undefined && remaining > 0) return busy(remaining)
    const { companyId, signedXml } = submission
    const outcome = yield* attempt(submission).pipe(share(companyId, signedXml.length * filingFactor))
    return Result.isSuccess(outcome) ? outcome.success : ({ _tag: "busy", within: outcome.failure } satisfies Outcome)
  })
})

/** Follows every open submission until its outcome is known or can no longer be found out. */
export const followSubmissions = Effect.fnUntraced(function* (concurrency: number) {
  const followUps = yield* FollowUps
  const retention = yield* CertificateRetention
  const submissions = yield* Submissions
  const follow = yield* followSubmission

  const giveUp = Effect.fnUntraced(function* (submissionId: string) {
    yield* retention.erase(submissionId)
    const { documentKey, state } = yield* submissions.get(submissionId)
    yield* logError({
      en: "ALERT: the outcome of a filing is still open; query the authority by its key",
      es: "ALERT: el resultado de una radicación sigue abierto; consulte a la DIAN con su clave",
      submissionId,
      documentKey,
      state
    })
  })

  const keep = Effect.fn("Worker.keep")(function* (submissionId: string, attempt: number) {
    const outcome = yield* follow(submissionId)
    if (outcome._tag === "settled") return
    if (outcome._tag === "busy") return yield* followUps.postpone(submissionId, attempt, outcome.within)
    if (outcome._tag === "left") {
      return yield* logInfo({
        en: "An open filing waits for its caller: no certificate is retained",
        es: "Una radicación abierta espera a quien la envió: no se conserva ningún certificado",
        submissionId
      })
    }
    if (!(yield* followUps.plan(submissionId, attempt + 1, outcome.within))) yield* giveUp(submissionId)
  })

  yield* runJobs(followUps, concurrency, submissions.open, (submissionId, attempt) =>
    keep(submissionId, attempt).pipe(
      backgroundWork("follow submission", { "radicar.submission.id": submissionId, "radicar.attempt": attempt }),
      Effect.annotateLogs({ submissionId })
    )
  )
})
