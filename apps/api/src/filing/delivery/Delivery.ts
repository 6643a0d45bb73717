// Decides when a submission is sent or queried, and under which lease.
// The calls to the authority are in send.ts, the meaning of its answers in settlementOf.ts and filedDocuments.ts.
import type { CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import type { Endpoint } from "@radicar/dian/inner/Endpoint"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Duration, Effect, Fiber, FiberSet, Layer, Option, Result, Schedule } from "effect"
import { keepingMemory } from "../../access/RequestMemory.ts"
import type { Lease, Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal, type Sender, type SubmissionState } from "../../documents/submissions/submissionStates.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { filingStep } from "../../platform/observability/metrics/measurements.ts"
import { AuthorityHealth } from "../authority/AuthorityHealth.ts"
import type { Attempt, LeasedAttempt } from "./Attempt.ts"
import { makeSettle, type Settling } from "./settle.ts"
import { settlementOf } from "./settlementOf.ts"
import { type Inquiries, makeInquiries, makeSend, withExchange } from "./send.ts"
import { logWarning } from "../../platform/observability/log.ts"

/** Durations of sending leases. */
export interface LeaseOptions {
  /** Lease duration. The sender renews the lease four times within it. */
  readonly lease: Duration.Input
  /** Longest time for which a lease is renewed. It exceeds the time needed to query, send and query again. */
  readonly longestLease: Duration.Input
}

/**
 * Renews all leases of this process in one statement, at regular intervals until the scope closes. Without leases, it
 * runs no statement. Leases can therefore be short, and another process soon takes over from a process that died.
 * `whileHeld` runs work under a lease that was taken just now.
 */
const heldLeases = Effect.fnUntraced(function* ({ lease: duration, longestLease }: LeaseOptions) {
  const submissions = yield* Submissions
  const held = new Map<Lease, number>()
  const longest = Duration.toMillis(Duration.fromInputUnsafe(longestLease))

  const prolong = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const leases = [...held].filter(([, since]) => now - since < longest).map(([lease]) => lease)
    if (leases.length > 0) yield* submissions.prolong(leases, duration)
  }).pipe(
    Effect.catchCause((cause) =>
      logWarning({ en: "Leases could not be extended", es: "No se pudieron prolongar las reservas" }, cause)
    )
  )
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

/** Options of sending. */
interface DeliveryOptions extends LeaseOptions {
  /**
   * Time before an upload to a test set may be repeated if its answer was lost. Until then, the authority may still
   * have the upload in a queue that no query can see.
   */
  readonly uploadDoubt: Duration.Input
}

/** Longest wait at shutdown for documents being sent; another process later takes over the remaining ones. */
const DRAIN = "20 seconds"

/** Makes the queries whose conclusive answers are recorded. */
const recordingInquiries = ({ ask, verdict }: Inquiries, { recordAnswer, settle }: Settling) => {
  /** Queries a submission and records the answer if it is conclusive, by `conclude`. */
  const inquire = Effect.fnUntraced(function* (
    attempt: Attempt,
    conclude: Settling["settle"] | Settling["recordAnswer"]
  ) {
    const { answer, exchange: decisive } = yield* withExchange(verdict(attempt))
    return Result.isSuccess(answer) && answer.success !== undefined
      ? yield* conclude(attempt, answer.success, { decisive })
      : attempt.submission
  })

  /** Queries a document that the authority is still processing. Nothing is sent, so no lease is needed. */
  const inquireProcessing = Effect.fnUntraced(function* (attempt: Attempt) {
    // while the ZIP of a test set waits in the authority's queue, its answers are not about the document
    if (attempt.submission.zipKey !== "") return yield* inquire(attempt, settle)
    // an answer to a document's own key always is; whoever asks is not its sender, so its certificate seals nothing
    const { answer, exchange: decisive } = yield* withExchange(ask(attempt))
    return Result.isSuccess(answer)
      ? yield* recordAnswer(attempt, settlementOf(answer.success), { decisive })
      : attempt.submission
  })

  return { inquire, inquireProcessing }
}

/** Runs the delivery of a submission as a step in the trace. */
const asStep = <A, E>({ documentType, environment, id }: Submission, delivered: Effect.Effect<A, E>) =>
  delivered.pipe(
    filingStep("file", {
      "radicar.submission.id": id,
      "radicar.document.type": documentType,
      "radicar.environment": environment
    }),
    Effect.annotateLogs({ submissionId: id })
  )

/** Waits ten seconds at most for another sender of this submission, then returns the submission. */
const awaitOtherSender = (submissions: Submissions["Service"], { id }: Submission) =>
  submissions.stateOf(id).pipe(
    Effect.repeat({
      schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
      while: (state: SubmissionState) => state === "filing"
    }),
    Effect.andThen(submissions.get(id))
  )

const make = Effect.fnUntraced(function* (options: DeliveryOptions) {
  const { lease: leaseDuration, uploadDoubt } = options
  const health = yield* AuthorityHealth
  const submissions = yield* Submissions
  const endpoints = yield* AuthorityEndpoints
  const { whileHeld } = yield* heldLeases(options)
  // closed before the leases end, so that no lease expires under a document that is still being sent
  const sending = yield* FiberSet.make<unknown, CertificateUnusable | ServiceUnavailable>()
  const settling = yield* makeSettle(sending)
  const { recordAnswer, settle, signRepeated } = settling
  const inquiries = yield* makeInquiries(uploadDoubt)
  const { transport, uploads } = inquiries
  const { inquire, inquireProcessing } = recordingInquiries(inquiries, settling)
  const send = yield* makeSend(inquiries, settling)

  const sendLeased = (attempt: LeasedAttempt) =>
    Effect.andThen(
      Effect.annotateCurrentSpan("radicar.attempt", attempt.lease.attempt),
      whileHeld(attempt.lease, send(attempt))
    )

  const attempt = Effect.fnUntraced(function* (task: Attempt) {
    const { by, endpoint, submission } = task
    // no lease is taken, so that a document that was never sent does not count as attempted
    if (!(yield* health.isCalled(endpoint.environment))) return submission
    if (submission.state === "processing") return yield* inquireProcessing(task)
    // if it may still be queued, query instead of resending
    if (yield* uploads.isInDoubt(submission)) return yield* inquire(task, settle)
    const lease = yield* submissions.lease(submission.id, leaseDuration, by)
    return lease === undefined ? undefined : yield* sendLeased({ ...task, lease })
  })

  const detach = <A, E extends CertificateUnusable | ServiceUnavailable>(work: Effect.Effect<A, E>) =>
    keepingMemory(work).pipe(
      Effect.flatMap((kept) => FiberSet.run(sending, kept)),
      Effect.flatMap(Fiber.join)
    )

  const deliver = (task: Attempt) => detach(asStep(task.submission, attempt(task)))

  yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(sending).pipe(Effect.timeoutOption(DRAIN)))
  return Delivery.of({
    lease: leaseDuration,
    inquire: (submission, endpoint) =>
      Option.match(transport, {
        onNone: () => Effect.undefined,
        onSome: (identity) => inquire({ submission, endpoint, identity, by: "worker" }, recordAnswer)
      }),
    deliver: (submission, identity, endpoint, by) => deliver({ submission, identity, endpoint, by }),
    finish: Effect.fnUntraced(function* (submission, openSigner) {
      if (isFinal(submission.state)) return yield* Effect.as(signRepeated(submission, openSigner), submission)
      const { identity } = yield* openSigner
      const endpoint = endpoints.endpoint(submission.environment)
      const delivered = yield* deliver({ submission, identity, endpoint, by: "request" })
      return delivered ?? (yield* awaitOtherSender(submissions, submission))
    }),
    detach,
    send: (leased) => asStep(leased.submission, sendLeased(leased))
  })
})

/** Delivers recorded submissions to the authority. */
export class Delivery extends Context.Service<
  Delivery,
  {
    /** Lease duration of a document that is being sent. */
    readonly lease: Duration.Input
    /**
     * Files the recorded bytes and records the outcome. If an earlier attempt may have reached the authority, queries
     * it first. Continues if the caller disconnects. `by` names the sender.
     *
     * Returns the submission afterwards: accepted, rejected, or of unknown outcome. The submission is unchanged while
     * calls to the authority are suspended. Returns `undefined` if another process is sending it.
     */
    readonly deliver: (
      submission: Submission,
      identity: SigningIdentity,
      endpoint: Endpoint,
      by: Sender
    ) => Effect.Effect<Submission | undefined, CertificateUnusable | ServiceUnavailable>
    /** {@link deliver} for a caller: waits if another process is sending; returns a final submission unchanged. */
    readonly finish: (
      submission: Submission,
      openSigner: Effect.Effect<Pick<Attempt, "identity">, CertificateUnusable | ServiceUnavailable>
    ) => Effect.Effect<Submission, CertificateUnusable | ServiceUnavailable>
    /** Sends a submission under the lease of its claim and settles it. */
    readonly send: (attempt: LeasedAttempt) => Effect.Effect<Submission, CertificateUnusable | ServiceUnavailable>
    /** Runs work that continues if the caller disconnects; shutdown waits for it. */
    readonly detach: <A, E extends CertificateUnusable | ServiceUnavailable>(
      work: Effect.Effect<A, E>
    ) => Effect.Effect<A, E>
    /**
     * Queries a submission with the installation's own certificate and sends nothing; `undefined` if it has no
     * certificate.
     */
    readonly inquire: (submission: Submission, endpoint: Endpoint) => Effect.Effect<Submission | undefined>
  }
>()("@radicar/api/Delivery") {
  static readonly layer = (options: DeliveryOptions) => Layer.effect(Delivery, make(options))
}
