import type { CertificateUnusable } from "@radicar/contract/inner/problem/CertificateUnusable"
import type { ServiceUnavailable } from "@radicar/contract/inner/problem/ServiceUnavailable"
import type { Endpoint } from "@radicar/dian/inner/Endpoint"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Duration, Effect, Fiber, FiberSet, Layer, Option, Result, Schedule } from "effect"
import { keepingRoom } from "../../access/RequestMemory.ts"
import type { Lease, Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal, type Sender, type SubmissionState } from "../../documents/submissions/submissionStates.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { filingStep } from "../../platform/observability/steps.ts"
import { AuthorityHealth } from "../authority/AuthorityHealth.ts"
import { type Attempt, type LeasedAttempt, makeSettle, settlementOf, type Settling } from "./settle.ts"
import { makeInquiries, makeSend, withExchange } from "./send.ts"

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
const heldLeases = Effect.fnUntraced(function* ({ lease: duration, longestLease }: LeaseOptions) {
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

/** How a service sends. */
interface DeliveryOptions extends LeaseOptions {
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
}

/** How long a service waits at its end for what it is sending; what takes longer is taken over later. */
const DRAIN = "20 seconds"

const make = Effect.fnUntraced(function* (options: DeliveryOptions) {
  const { lease: leaseDuration, uploadDoubt } = options
  const health = yield* AuthorityHealth
  const submissions = yield* Submissions
  const endpoints = yield* AuthorityEndpoints
  const { whileHeld } = yield* heldLeases(options)
  // ended before the leases, so that none runs out under a document that is still being sent
  const sending = yield* FiberSet.make<unknown, CertificateUnusable | ServiceUnavailable>()
  const settling = yield* makeSettle(sending)
  const { learn, settle } = settling
  const inquiries = yield* makeInquiries(uploadDoubt)
  const { ask, transport, uploads, verdict } = inquiries
  const send = yield* makeSend(inquiries, settling)

  /** Queries a submission and concludes by a certain answer of the authority. */
  const inquire = Effect.fnUntraced(function* (attempt: Attempt, conclude: Settling["settle"] | Settling["learn"]) {
    const { answer, exchange: decisive } = yield* withExchange(verdict(attempt))
    return Result.isSuccess(answer) && answer.success !== undefined
      ? yield* conclude(attempt, answer.success, { decisive })
      : attempt.submission
  })

  /** The authority has the document: nothing is sent, so no lease is needed. */
  const inquireProcessing = Effect.fnUntraced(function* (attempt: Attempt) {
    if (attempt.submission.zipKey !== "") return yield* inquire(attempt, settle)
    const { answer, exchange: decisive } = yield* withExchange(ask(attempt))
    return Result.isSuccess(answer)
      ? yield* learn(attempt, settlementOf(answer.success), { decisive })
      : attempt.submission
  })

  /** Makes what is done for a submission the step of its delivery. */
  const asStep = <A, E>({ documentType, environment, id }: Submission, delivered: Effect.Effect<A, E>) =>
    delivered.pipe(
      filingStep("file", {
        "radicar.submission.id": id,
        "radicar.document.type": documentType,
        "radicar.environment": environment
      }),
      Effect.annotateLogs({ submissionId: id })
    )

  const sendLeased = (attempt: LeasedAttempt) =>
    Effect.andThen(
      Effect.annotateCurrentSpan("radicar.attempt", attempt.lease.attempt),
      whileHeld(attempt.lease, send(attempt))
    )

  const attempt = Effect.fnUntraced(function* (task: Attempt) {
    const { by, endpoint, submission } = task
    // recorded is enough for now: nothing is leased, so nothing that was never sent counts as an attempt
    if (!(yield* health.isCalled(endpoint.environment))) return submission
    if (submission.state === "processing") return yield* inquireProcessing(task)
    // if it may still be queued, query instead of resending
    if (yield* uploads.isInDoubt(submission)) return yield* inquire(task, settle)
    const lease = yield* submissions.lease(submission.id, leaseDuration, by)
    return lease === undefined ? undefined : yield* sendLeased({ ...task, lease })
  })

  const detach = <A, E extends CertificateUnusable | ServiceUnavailable>(work: Effect.Effect<A, E>) =>
    keepingRoom(work).pipe(
      Effect.flatMap((kept) => FiberSet.run(sending, kept)),
      Effect.flatMap(Fiber.join)
    )

  const deliver = (task: Attempt) => detach(asStep(task.submission, attempt(task)))

  /** Waits for the sender of this submission, ten seconds at most; answers the submission afterwards. */
  const awaitOtherSender = ({ id }: Submission) =>
    submissions.stateOf(id).pipe(
      Effect.repeat({
        schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
        while: (state: SubmissionState) => state === "filing"
      }),
      Effect.andThen(submissions.get(id))
    )

  yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(sending).pipe(Effect.timeoutOption(DRAIN)))
  return Delivery.of({
    lease: leaseDuration,
    inquire: (submission, endpoint) =>
      Option.match(transport, {
        onNone: () => Effect.undefined,
        onSome: (identity) => inquire({ submission, endpoint, identity, by: "worker" }, learn)
      }),
    deliver: (submission, identity, endpoint, by) => deliver({ submission, identity, endpoint, by }),
    finish: Effect.fnUntraced(function* (submission, openSigner) {
      if (isFinal(submission.state)) return submission
      const { identity } = yield* openSigner
      const endpoint = endpoints.endpoint(submission.environment)
      const delivered = yield* deliver({ submission, identity, endpoint, by: "request" })
      return delivered ?? (yield* awaitOtherSender(submission))
    }),
    detach,
    send: (leased) => asStep(leased.submission, sendLeased(leased))
  })
})

/** Brings a recorded submission to the authority. */
export class Delivery extends Context.Service<
  Delivery,
  {
    /** How long the lease of a document that is sent lasts. */
    readonly lease: Duration.Input
    /**
     * Files the recorded bytes and settles the submission. If an earlier attempt may have reached the authority, asks
     * it first. Answers the submission afterwards: accepted, rejected, or of unknown outcome; unchanged
     * while the authority is not called because it does not answer.
     * `undefined`: another process sends it. A caller that disconnects does not stop it. `by` names the sender.
     */
    readonly deliver: (
      submission: Submission,
      identity: SigningIdentity,
      endpoint: Endpoint,
      by: Sender
    ) => Effect.Effect<Submission | undefined, CertificateUnusable | ServiceUnavailable>
    /** {@link deliver} for a caller, who waits if another process sends it; nothing is done with what is final. */
    readonly finish: (
      submission: Submission,
      openSigner: Effect.Effect<Pick<Attempt, "identity">, CertificateUnusable | ServiceUnavailable>
    ) => Effect.Effect<Submission, CertificateUnusable | ServiceUnavailable>
    /** Sends a submission under a lease that was taken with its claim, and settles it. */
    readonly send: (attempt: LeasedAttempt) => Effect.Effect<Submission, CertificateUnusable | ServiceUnavailable>
    /** Runs work that a caller who disconnects does not stop, and for which the end of the service waits. */
    readonly detach: <A, E extends CertificateUnusable | ServiceUnavailable>(
      work: Effect.Effect<A, E>
    ) => Effect.Effect<A, E>
    /**
     * Queries a submission with the installation's own certificate, and sends nothing.
     * `undefined`: it has none.
     */
    readonly inquire: (submission: Submission, endpoint: Endpoint) => Effect.Effect<Submission | undefined>
  }
>()("@radicar/api/Delivery") {
  static readonly layer = (options: DeliveryOptions) => Layer.effect(Delivery, make(options))
}
