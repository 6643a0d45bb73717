import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/Authority"
import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { Endpoint } from "@radicar/dian/Endpoint"
import { ExchangeWitness, type SoapExchange } from "@radicar/dian/SoapExchange"
import { zip } from "@radicar/dian/Zip"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { documentTypeOf } from "@radicar/ubl/documentTypes"
import { Context, type Duration, Effect, Fiber, FiberSet, Layer, Option, Result, Schedule } from "effect"
import { Exchanges, type Passed } from "../../documents/evidence/Exchanges.ts"
import { Containers } from "../../documents/files/Containers.ts"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal, type Sender, type SubmissionState } from "../../documents/submissions/submissionStates.ts"
import { failWith } from "../../http/language.ts"
import { settlements } from "../../platform/observability/metrics/measurements.ts"
import { filingStep } from "../../platform/observability/steps.ts"
import { certificateTexts } from "../../tenants/certificates/certificateProblems.ts"
import { AuthorityHealth } from "../authority/AuthorityHealth.ts"
import { TransportIdentity } from "../authority/TransportIdentity.ts"
import { afterRefusal, type Attempt, isRepeated, type Task, unsent } from "./Attempt.ts"
import { heldLeases, type LeaseOptions } from "./heldLeases.ts"
import { isProven, isVerdict, settlementOf } from "./settlementOf.ts"
import { makeUploads, settlementOfUpload } from "./Uploads.ts"

/** What came of a call to the authority, and the last that passed in it; nothing where nothing was sent. */
const withExchange = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let exchange: SoapExchange | undefined
    return call.pipe(
      Effect.provideService(ExchangeWitness, (seen) => {
        exchange = seen
      }),
      Effect.result,
      Effect.map((answer) => ({ answer, exchange }))
    )
  })

/** How a service sends. */
interface DeliveryOptions extends LeaseOptions {
  /** How long an upload for a test set whose answer was lost may be queued unseen, and is not repeated. */
  readonly uploadDoubt: Duration.Input
}

/** How long a service that is told to end waits for what it is sending; what takes longer is taken over later. */
const DRAIN = "20 seconds"

const problemOf = ({ message, reason: { _tag: reason } }: AuthorityError) =>
  reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failWith(CertificateUnusable, certificateTexts[reason], { reason })
    : Effect.fail(new ServiceUnavailable({ detail: message }))

/** The first attempt found the document filed: by somebody with the same secrets, or with a database since lost. */
const filedElsewhere = "The authority had this document before this service sent it."

/** The alarm goes with the next answer, the history keeps it. */
const withAlarm = (settlement: Settlement, alarm: string): Settlement => ({
  ...settlement,
  detail: alarm,
  alarm: settlement.alarm === undefined ? alarm : `${settlement.alarm} ${alarm}`
})

const make = Effect.fnUntraced(function* (options: DeliveryOptions) {
  const { lease: leaseDuration, uploadDoubt } = options
  const authority = yield* Authority
  const health = yield* AuthorityHealth
  const submissions = yield* Submissions
  const containers = yield* Containers
  const exchanges = yield* Exchanges
  const { identity: transport } = yield* TransportIdentity
  const { whileHeld } = yield* heldLeases(options)

  const sendBy = {
    SendBillSync: authority.sendBillSync,
    SendEventUpdateStatus: authority.sendEventUpdateStatus,
    SendNominaSync: authority.sendNominaSync
  } as const

  const sending = yield* FiberSet.make<unknown, CertificateUnusable | ServiceUnavailable>()

  /** Beside the answer: who is to receive the document need not wait, and the caller neither. */
  const beside = (what: string, { documentKey: document }: Submission, work: Effect.Effect<void>) =>
    FiberSet.run(
      sending,
      Effect.catchCause(work, (cause) => Effect.logError(`${what} could not be kept`, { document }, cause))
    )

  const saveExchange = ({ sent, decisive }: Passed, settled: Submission) =>
    beside(
      "What passed",
      settled,
      exchanges.keep(settled.id, { sent, decisive: isFinal(settled.state) ? decisive : undefined })
    )

  /** Records what a submission came to. */
  const record = Effect.fnUntraced(function* (
    { by, submission }: Pick<Task, "by" | "submission">,
    settlement: Settlement,
    lease: Lease | undefined
  ) {
    const settled = yield* submissions
      .settle(submission.id, settlement, lease, submission.signedXml)
      .pipe(filingStep("answer"))
    const { documentType: type, state } = settled
    yield* Effect.annotateCurrentSpan("radicar.submission.state", state)
    if (isFinal(state)) yield* settlements.add({ type, state, by }, 1)
    return settled
  })

  const adopt = Effect.fnUntraced(function* (
    task: Task,
    settlement: Settlement,
    lease: Lease | undefined,
    passed: Passed = {}
  ) {
    const settled = yield* record(task, settlement, lease)
    yield* saveExchange(passed, settled)
    if (settlement.alarm !== undefined) {
      const { documentKey: document, state } = settled
      yield* Effect.logError("ALERT: an answer wants looking at", { document, state, alarm: settlement.alarm })
    }
    if (settled.state === "accepted") yield* beside("A container", settled, containers.seal(settled, task.identity))
    return settled
  })

  const settle = (attempt: Attempt, settlement: Settlement, passed: Passed = {}) =>
    adopt(attempt, settlement, attempt.lease, passed)

  /** With the installation's own certificate, if it has one: the caller's may have expired since. */
  const ask = ({ endpoint, identity, submission }: Pick<Task, "endpoint" | "identity" | "submission">) =>
    authority.getStatus({
      trackId: submission.documentKey,
      identity: Option.getOrElse(transport, () => identity),
      endpoint
    })

  const uploads = makeUploads({ authority, submissions, ask, uploadDoubt })

  /** After a lost answer: adopt what the authority says, or leave the outcome open. */
  const reconcile = Effect.fnUntraced(function* (attempt: Attempt, detail: string, sent: SoapExchange | undefined) {
    const { answer, exchange: decisive } = yield* withExchange(ask(attempt))
    return Result.isSuccess(answer) && isVerdict(answer.success)
      ? yield* settle(attempt, settlementOf(answer.success), { sent, decisive })
      : yield* settle(attempt, { state: "unknown", origin: attempt.by, detail }, { sent })
  })

  const failed = Effect.fnUntraced(function* (attempt: Attempt, error: AuthorityError, sent?: SoapExchange) {
    yield* Effect.logWarning("The authority gave no answer", {
      document: attempt.submission.documentKey,
      outcome: error.outcome,
      reason: error.reason._tag
    })
    switch (error.outcome) {
      case "unknown":
        return yield* reconcile(attempt, error.message, sent)
      case "not-sent":
        return yield* settle(attempt, {
          state: isRepeated(attempt) ? "unknown" : unsent(attempt),
          origin: attempt.by,
          detail: error.message
        })
      case "refused":
        yield* settle(attempt, afterRefusal(attempt, error), { sent, decisive: sent })
        return yield* problemOf(error)
    }
  })

  const upload = Effect.fnUntraced(function* (attempt: Attempt, testSetId: string) {
    const { answer, exchange: sent } = yield* withExchange(uploads.upload(attempt, testSetId))
    return Result.isFailure(answer)
      ? yield* failed(attempt, answer.failure, sent)
      : yield* settle(attempt, settlementOfUpload(attempt, answer.success), { sent, decisive: sent })
  })

  const send = Effect.fnUntraced(function* (attempt: Attempt) {
    const { testSetId } = attempt.submission
    if (testSetId !== undefined) return yield* upload(attempt, testSetId)
    const { endpoint, identity, submission } = attempt
    const content = yield* zip(submission.fileName, submission.signedXml)
    const { documentKey, documentType, zipName: fileName } = submission
    const { answer, exchange: sent } = yield* withExchange(
      sendBy[documentTypeOf(documentType)?.sentBy ?? "SendBillSync"]({
        fileName,
        content,
        documentKey,
        identity,
        endpoint
      })
    )
    if (Result.isFailure(answer)) return yield* failed(attempt, answer.failure, sent)
    if (isProven(answer.success)) {
      return yield* settle(attempt, settlementOf(answer.success), { sent, decisive: sent })
    }
    // the evidence is missing, or the answer proves nothing or is not the original one: the authority is asked
    const { answer: asked, exchange } = yield* withExchange(ask(attempt))
    const isBetter = Result.isSuccess(asked) && isVerdict(asked.success)
    const better = isBetter ? asked.success : answer.success
    const passed = { sent, decisive: isBetter ? exchange : sent }
    const settlement = settlementOf(better)
    const strange = answer.success.duplicate?.sameKey === true && !isRepeated(attempt)
    return yield* settle(attempt, strange ? withAlarm(settlement, filedElsewhere) : settlement, passed)
  })

  /** What was asked without the caller's certificate, or for nobody who waits. */
  const learn = Effect.fnUntraced(function* (
    task: Pick<Task, "by" | "submission">,
    settlement: Settlement,
    decisive: SoapExchange | undefined
  ) {
    const settled = yield* record(task, settlement, undefined)
    yield* saveExchange({ decisive }, settled)
    return settled
  })

  /** The authority has it: nothing is to be sent, so no lease is needed. */
  const inquire = Effect.fnUntraced(function* (task: Task) {
    if (task.submission.zipKey !== "") {
      const { answer: said, exchange: decisive } = yield* withExchange(uploads.verdict(task))
      return Result.isSuccess(said) && said.success !== undefined
        ? yield* adopt(task, said.success, undefined, { decisive })
        : task.submission
    }
    const { answer, exchange } = yield* withExchange(ask(task))
    return Result.isSuccess(answer) ? yield* learn(task, settlementOf(answer.success), exchange) : task.submission
  })

  /** Without the caller's certificate nothing is sent, but what the authority knows can be learnt. */
  const inquireAlone = Effect.fnUntraced(function* (submission: Submission, endpoint: Endpoint) {
    if (Option.isNone(transport)) return undefined
    const task: Task = { submission, endpoint, identity: transport.value, by: "worker" }
    if (submission.state === "processing" && submission.zipKey !== "") {
      const { answer: said, exchange: decisive } = yield* withExchange(uploads.verdict(task))
      return Result.isSuccess(said) && said.success !== undefined
        ? yield* learn(task, said.success, decisive)
        : submission
    }
    const { answer, exchange } = yield* withExchange(ask(task))
    return Result.isSuccess(answer) && isVerdict(answer.success)
      ? yield* learn(task, settlementOf(answer.success), exchange)
      : submission
  })

  /** What may still be queued is asked for and not sent. */
  const inquireInDoubt = Effect.fnUntraced(function* (task: Task) {
    const { answer, exchange: decisive } = yield* withExchange(ask(task))
    return Result.isSuccess(answer) && isVerdict(answer.success)
      ? yield* adopt(task, settlementOf(answer.success), undefined, { decisive })
      : task.submission
  })

  /** What may have reached the authority is asked for first. */
  const sendOnce = Effect.fnUntraced(function* (attempt: Attempt) {
    if (isRepeated(attempt)) {
      const { answer, exchange: decisive } = yield* withExchange(ask(attempt))
      if (Result.isFailure(answer)) return yield* failed(attempt, answer.failure)
      if (answer.success.verdict !== "unknownDocument") {
        return yield* settle(attempt, settlementOf(answer.success), { decisive })
      }
    }
    return yield* send(attempt)
  })

  const bring = Effect.fnUntraced(function* (task: Task) {
    const { by, endpoint, submission } = task
    // recorded is enough for now: nothing is leased, so nothing that was never sent counts as an attempt
    if (!(yield* health.isCalled(endpoint.environment))) return submission
    if (submission.state === "processing") return yield* inquire(task)
    if (yield* uploads.isInDoubt(submission)) return yield* inquireInDoubt(task)
    const lease = yield* submissions.lease(submission.id, leaseDuration, by)
    if (lease === undefined) return undefined
    yield* Effect.annotateCurrentSpan("radicar.attempt", lease.attempt)
    return yield* whileHeld(lease, sendOnce({ ...task, lease }))
  })

  const told = (task: Task) => {
    const { documentType, environment, id } = task.submission
    return bring(task).pipe(
      filingStep("file", {
        "radicar.submission.id": id,
        "radicar.document.type": documentType,
        "radicar.environment": environment
      }),
      Effect.annotateLogs({ submissionId: id })
    )
  }

  yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(sending).pipe(Effect.timeoutOption(DRAIN)))
  return Delivery.of({
    inquire: inquireAlone,
    deliver: (submission, identity, endpoint, by) =>
      Effect.flatMap(FiberSet.run(sending, told({ submission, identity, endpoint, by })), Fiber.join)
  })
})

/** Brings a recorded submission to the authority. */
export class Delivery extends Context.Service<
  Delivery,
  {
    /**
     * Files the recorded bytes and settles the submission. If an earlier attempt may have reached the authority, asks
     * it first. Answers the submission as it stands afterwards: accepted, rejected, or of unknown outcome; as it was
     * while the authority is not called because it does not answer.
     * `undefined`: another process is at it. A caller who goes away does not stop it. `by` is who sends.
     */
    readonly deliver: (
      submission: Submission,
      identity: SigningIdentity,
      endpoint: Endpoint,
      by: Sender
    ) => Effect.Effect<Submission | undefined, CertificateUnusable | ServiceUnavailable>
    /**
     * Asks the authority what became of a submission, with the installation's own certificate, and sends nothing.
     * `undefined`: it has none.
     */
    readonly inquire: (submission: Submission, endpoint: Endpoint) => Effect.Effect<Submission | undefined>
  }
>()("@radicar/api/Delivery") {
  static readonly layer = (options: DeliveryOptions) => Layer.effect(Delivery, make(options))
}

/** Waits for whoever files this submission right now, ten seconds at most; answers it as it stands then. */
export const awaitOtherSender = (submissions: Submissions["Service"], { id }: Submission): Effect.Effect<Submission> =>
  submissions.stateOf(id).pipe(
    Effect.repeat({
      schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
      while: (state: SubmissionState) => state === "filing"
    }),
    Effect.andThen(submissions.get(id))
  )
