import { Cause, Duration, Effect, Layer, Option } from "effect"
import { Batches } from "../batches/Batches.ts"
import { followBatch } from "../batches/followBatch.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { followSubmission } from "../filing/followSubmission.ts"
import { followMail } from "../mail/followMail.ts"
import { Mails } from "../mail/Mails.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import type { Jobs } from "../platform/jobs/Jobs.ts"
import { followUpLooks } from "../platform/jobs/retrySteps.ts"
import { backgroundWork } from "../platform/observability/steps.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import type { FollowingOptions } from "./FollowingOptions.ts"

/** The appointment is kept again later; what broke it must not end the following. */
const logFailure = (cause: Cause.Cause<never>) =>
  Cause.hasInterruptsOnly(cause)
    ? Effect.failCause(cause)
    : Effect.andThen(Effect.logError("Looking after what is open failed", cause), Effect.sleep("1 second"))

/** Keeps appointments for ever, so many at a time; first makes those of what was open before there were any. */
const runJobs = Effect.fnUntraced(function* (
  appointments: Jobs,
  concurrency: number,
  open: Effect.Effect<ReadonlyArray<string>>,
  keep: (id: string, look: number) => Effect.Effect<void>
) {
  yield* Effect.flatMap(open, (ids) =>
    Effect.forEach(ids, (id) => appointments.plan(id, 1, Duration.zero), { discard: true })
  )
  const work = appointments.take(keep).pipe(Effect.catchCause(logFailure), Effect.forever)
  yield* Effect.forkScoped(
    Effect.all(
      Array.from({ length: concurrency }, () => work),
      { concurrency: "unbounded" }
    )
  )
})

const followSubmissions = Effect.fnUntraced(function* ({ concurrency }: FollowingOptions) {
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
    if (seen._tag === "busy") return yield* followUps.postpone(submissionId, look, seen.within)
    if (seen._tag === "left") {
      return yield* Effect.logInfo("An open filing waits for its caller: no certificate is retained", { submissionId })
    }
    if (!(yield* followUps.plan(submissionId, look + 1, seen.within))) yield* giveUp(submissionId)
  })

  yield* runJobs(followUps, concurrency, submissions.open, (submissionId, look) =>
    keep(submissionId, look).pipe(
      backgroundWork("follow submission", { "radicar.submission.id": submissionId, "radicar.attempt": look }),
      Effect.annotateLogs({ submissionId })
    )
  )
})

const followBatches = Effect.fnUntraced(function* ({ concurrency }: FollowingOptions) {
  const { batches: followUps } = yield* FollowUps
  const batches = yield* Batches
  const follow = yield* followBatch

  const keep = Effect.fn("Worker.keepBatch")(function* (batchId: string, look: number) {
    const seen = yield* follow(batchId)
    if (seen === "settled") return
    if (seen === "left") {
      return yield* Effect.logInfo("An open batch waits for its caller: no certificate is retained", { batchId })
    }
    if (yield* followUps.plan(batchId, look + 1)) return
    yield* batches.stall(batchId)
    const stalled = yield* batches.get(batchId)
    if (Option.isNone(stalled)) return
    const { zipKey } = stalled.value
    yield* Effect.logError("ALERT: a batch has stalled; upload its documents again, or ask for each by its key", {
      batchId,
      zipKey
    })
  })

  yield* runJobs(followUps, concurrency, batches.open, (batchId, look) =>
    keep(batchId, look).pipe(
      backgroundWork("follow batch", { "radicar.batch.id": batchId, "radicar.attempt": look }),
      Effect.annotateLogs({ batchId })
    )
  )
})

const followMails = Effect.fnUntraced(function* ({ concurrency, mailSteps }: FollowingOptions) {
  const { mails: followUps } = yield* FollowUps
  const mails = yield* Mails
  const follow = yield* followMail
  const tries = followUpLooks(mailSteps)

  const keep = Effect.fn("Worker.keepMail")(function* (mailId: string, look: number) {
    if (yield* follow(mailId, look >= tries)) return
    yield* followUps.plan(mailId, look + 1)
  })

  yield* runJobs(followUps, concurrency, mails.queued, (mailId, look) =>
    keep(mailId, look).pipe(
      backgroundWork("send mail", { "radicar.mail.id": mailId, "radicar.attempt": look }),
      Effect.annotateLogs({ mailId })
    )
  )
})

/** The service by itself: sends every mail, and follows every submission and every batch that is open, until it is known or nobody can know it. */
export const Worker = {
  /** Works until the scope closes. */
  layer: (options: FollowingOptions) =>
    Layer.effectDiscard(
      Effect.all([followSubmissions(options), followBatches(options), followMails(options)], { discard: true })
    )
}
