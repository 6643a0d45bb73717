import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Effect, FiberSet, Option, Result } from "effect"
import { recordingSettlements } from "../../access/auditing.ts"
import { keepingMemory } from "../../access/RequestMemory.ts"
import { Exchanges, type DeliveryEvidence } from "../../documents/evidence/Exchanges.ts"
import { Containers } from "../../documents/files/Containers.ts"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { isAnswered } from "../../documents/submissions/settleSubmission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal } from "../../documents/submissions/submissionStates.ts"
import { filingStep, settlements } from "../../platform/observability/metrics/measurements.ts"
import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import { logError } from "../../platform/observability/log.ts"
import type { Attempt } from "./Attempt.ts"
import { type Concluded, makeFiledDocuments, openBy } from "./filedDocuments.ts"

/** Whether an earlier attempt may have filed the document. */
export const isRepeated = ({ lease }: Attempt): boolean => lease !== undefined && lease.attempt > 1

/** State of a submission before it was ever sent; it returns to this state if an attempt sent nothing. */
export const unsent = ({ submission }: Attempt) => (submission.outageBeganAt === undefined ? "signed" : "contingency")

/** Detail of an unanswered call, for the history. */
export const failureDetail = ({ operation, reason }: AuthorityError) => ({ failure: { operation, reason } })

/**
 * Settlement of an attempt that the authority declined to process. A background attempt is retried if the failure is
 * retryable; a caller gets a refusal instead and may send again. A document issued in contingency keeps its number,
 * because its buyer already has it.
 */
export const afterRefusal = (attempt: Attempt, error: AuthorityError): Settlement => {
  const { retryable } = error
  const detail = failureDetail(error)
  if (isRepeated(attempt)) return { state: "unknown", origin: "authority", detail }
  const { by } = attempt
  return attempt.submission.outageBeganAt !== undefined || (by === "worker" && retryable)
    ? { state: unsent(attempt), origin: by, detail }
    : { state: "refused", origin: "authority", detail }
}

/** Runs work and logs its failure instead of failing. */
const logged = <A>(line: Localized, { documentKey: document }: Submission, work: Effect.Effect<A>) =>
  Effect.catchCause(work, (cause) => Effect.as(logError({ ...line, document }, cause), undefined))

/** Makes the functions that store exchange and container of a submission, by fibers of `background`. */
const makeEvidenceKeeping = Effect.fnUntraced(function* (background: FiberSet.FiberSet<unknown, unknown>) {
  const submissions = yield* Submissions
  const containers = yield* Containers
  const exchanges = yield* Exchanges

  const keepEvidence = Effect.fnUntraced(function* (
    settled: Submission,
    { answer, decisive, sent }: DeliveryEvidence,
    signer: SigningIdentity | undefined
  ) {
    const container =
      settled.state === "accepted" && signer !== undefined
        ? yield* logged(
            { en: "A container could not be stored", es: "No se pudo guardar un contenedor" },
            settled,
            containers.seal(settled, signer, answer)
          )
        : undefined
    const evidence = { sent, decisive: isFinal(settled.state) ? decisive : undefined }
    // the exchange cannot be fetched again, so it is stored even if the container fails
    const unsigned =
      container &&
      (yield* logged(
        { en: "A container could not be stored", es: "No se pudo guardar un contenedor" },
        settled,
        exchanges.keep(settled, evidence, container)
      ))
    if (unsigned === undefined || signer === undefined) {
      yield* logged(
        { en: "An exchange could not be stored", es: "No se pudo guardar un intercambio con la DIAN" },
        settled,
        Effect.andThen(exchanges.keep(settled, evidence), containers.note(settled))
      )
    } else yield* Effect.forEach(unsigned, (id) => signEarlier(id, signer), { discard: true })
  })

  /** Signs and stores the container of a document that was accepted when no certificate was there. */
  const signEarlier = Effect.fnUntraced(function* (id: string, signer: SigningIdentity) {
    const accepted = yield* submissions.get(id)
    yield* logged(
      { en: "A container could not be signed later", es: "No se pudo firmar un contenedor más tarde" },
      accepted,
      Effect.flatMap(containers.seal(accepted, signer), (container) => exchanges.keep(accepted, {}, container))
    )
  })

  const keepInBackground = (settled: Submission, evidence: DeliveryEvidence, signer: SigningIdentity | undefined) =>
    Effect.flatMap(keepingMemory(keepEvidence(settled, evidence, signer)), (kept) => FiberSet.run(background, kept))

  /** Signs the container of a repeated document if nobody could when it was accepted. */
  const signRepeated = Effect.fnUntraced(function* (
    submission: Submission,
    openSigner: Effect.Effect<Pick<Attempt, "identity">, unknown>
  ) {
    const signer = yield* Effect.option(openSigner)
    if (submission.state !== "accepted" || Option.isNone(signer)) return
    const signed = Effect.flatMap(containers.get(submission), (container) =>
      Result.isFailure(container) && container.failure === "notSigned"
        ? keepEvidence(submission, {}, signer.value.identity)
        : Effect.void
    )
    yield* Effect.flatMap(keepingMemory(signed), (kept) => FiberSet.run(background, kept))
  })

  return { keepInBackground, signRepeated }
})

/**
 * Records the outcome of attempts. Fibers of `background` store exchange and container in one statement, so neither the
 * caller nor the receiver waits for that.
 */
export const makeSettle = Effect.fnUntraced(function* (background: FiberSet.FiberSet<unknown, unknown>) {
  const submissions = yield* Submissions
  const { keepInBackground, signRepeated } = yield* makeEvidenceKeeping(background)
  const { concluded } = yield* makeFiledDocuments

  /** Settles a submission; the document that has its number is recorded with it. */
  const settleBy = Effect.fnUntraced(function* (
    submission: Submission,
    { otherDocument, settlement }: Concluded,
    lease: Lease | undefined,
    signer: SigningIdentity | undefined
  ) {
    const settle = (outcome: Settlement) =>
      recordingSettlements({ status: 200, subject: submission.documentKey })((entry) =>
        Effect.map(submissions.settle(submission.id, outcome, lease, submission, entry), (result) => ({
          result,
          recorded: isAnswered(result)
        }))
      )
    if (otherDocument === undefined) return yield* settle(settlement)
    const both = yield* submissions.yieldNumber(
      submission,
      settlement,
      lease,
      otherDocument.record,
      otherDocument.settlement
    )
    // it cannot be recorded now: another submission has its number
    if (both === undefined) return yield* settle(openBy(otherDocument.record.documentKey))
    const [yielded, holder] = both
    yield* keepInBackground(holder, { answer: otherDocument.answer.applicationResponse }, signer)
    return yielded
  })

  const record = Effect.fnUntraced(function* (
    attempt: Attempt,
    settlement: Settlement,
    lease: Lease | undefined,
    evidence: DeliveryEvidence,
    signer?: SigningIdentity
  ) {
    const { by, submission } = attempt
    const conclusion = yield* concluded(attempt, settlement, evidence)
    const settled = yield* settleBy(submission, conclusion, lease, signer).pipe(filingStep("answer"))
    const { documentKey: document, documentType: type, state } = settled
    yield* Effect.annotateCurrentSpan("radicar.submission.state", state)
    if (isFinal(state)) yield* settlements.add({ type, state, by }, 1)
    yield* keepInBackground(settled, evidence, signer)
    const { alarm } = conclusion.settlement
    if (alarm !== undefined) {
      yield* logError({
        en: "ALERT: an answer needs review",
        es: "ALERT: una respuesta necesita revisión",
        document,
        state,
        alarm
      })
    }
    return settled
  })

  return {
    signRepeated,
    /** Records the outcome of an attempt under its lease and stores the container of an accepted document. */
    settle: (attempt: Attempt, settlement: Settlement, evidence: DeliveryEvidence = {}) =>
      record(attempt, settlement, attempt.lease, evidence, attempt.identity),
    /** Records the authority's answer about a submission that nobody is sending, without the caller's certificate. */
    recordAnswer: (attempt: Attempt, settlement: Settlement, evidence: DeliveryEvidence) =>
      record(attempt, settlement, undefined, evidence)
  }
})

/** Functions that record outcomes; see {@link makeSettle}. */
export type Settling = Effect.Success<ReturnType<typeof makeSettle>>
