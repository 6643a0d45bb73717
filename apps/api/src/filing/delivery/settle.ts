import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Effect, FiberSet } from "effect"
import { recordingSettlements } from "../../access/auditing.ts"
import { keepingMemory } from "../../access/RequestMemory.ts"
import { Exchanges, type DeliveryEvidence } from "../../documents/evidence/Exchanges.ts"
import { Containers } from "../../documents/files/Containers.ts"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { isAnswered } from "../../documents/submissions/settleSubmission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal, numberTaken, type Sender } from "../../documents/submissions/submissionStates.ts"
import { filingStep, settlements } from "../../platform/observability/metrics/measurements.ts"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { ReportedRule } from "@radicar/dian/inner/ReportedRule"
import type { AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"
import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { Endpoint } from "@radicar/dian/inner/Endpoint"
import { logError } from "../../platform/observability/log.ts"

/** An attempt to send a submission to the authority, or to query its outcome. */
export interface Attempt {
  readonly submission: Submission
  /** Certificate and key that sign the requests. */
  readonly identity: SigningIdentity
  readonly endpoint: Endpoint
  /** Actor that sends. */
  readonly by: Sender
  /** The right to send; absent for an attempt that only queries. */
  readonly lease?: Lease
}

/** An attempt with the exclusive right to send. */
export interface LeasedAttempt extends Attempt {
  readonly lease: Lease
}

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

/**
 * Records the outcome of attempts. Fibers of `background` store exchange and container in one statement, so neither the
 * caller nor the receiver waits for that.
 */
export const makeSettle = Effect.fnUntraced(function* (background: FiberSet.FiberSet<unknown, unknown>) {
  const submissions = yield* Submissions
  const containers = yield* Containers
  const exchanges = yield* Exchanges

  /** Runs work and logs its failure instead of failing. */
  const logged = <A>(line: Localized, { documentKey: document }: Submission, work: Effect.Effect<A>) =>
    Effect.catchCause(work, (cause) => Effect.as(logError({ ...line, document }, cause), undefined))

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
    const kept =
      container !== undefined &&
      (yield* logged(
        { en: "A container could not be stored", es: "No se pudo guardar un contenedor" },
        settled,
        Effect.as(exchanges.keep(settled, evidence, container), true)
      ))
    if (kept !== true)
      yield* logged(
        { en: "An exchange could not be stored", es: "No se pudo guardar un intercambio con la DIAN" },
        settled,
        exchanges.keep(settled, evidence)
      )
  })

  const record = Effect.fnUntraced(function* (
    { by, submission }: Pick<Attempt, "by" | "submission">,
    settlement: Settlement,
    lease: Lease | undefined,
    evidence: DeliveryEvidence,
    signer?: SigningIdentity
  ) {
    const settled = yield* recordingSettlements({ status: 200, subject: submission.documentKey })((entry) =>
      Effect.map(submissions.settle(submission.id, settlement, lease, submission, entry), (result) => ({
        result,
        recorded: isAnswered(result)
      }))
    ).pipe(filingStep("answer"))
    const { documentType: type, state } = settled
    yield* Effect.annotateCurrentSpan("radicar.submission.state", state)
    if (isFinal(state)) yield* settlements.add({ type, state, by }, 1)
    yield* FiberSet.run(background, yield* keepingMemory(keepEvidence(settled, evidence, signer)))
    return settled
  })

  return {
    /** Records the outcome of an attempt under its lease and stores the container of an accepted document. */
    settle: Effect.fnUntraced(function* (attempt: Attempt, settlement: Settlement, evidence: DeliveryEvidence = {}) {
      const settled = yield* record(attempt, settlement, attempt.lease, evidence, attempt.identity)
      const { documentKey: document, state } = settled
      if (settlement.alarm !== undefined) {
        yield* logError({
          en: "ALERT: an answer needs review",
          es: "ALERT: una respuesta necesita revisión",
          document,
          state,
          alarm: settlement.alarm
        })
      }
      return settled
    }),
    /** Records the authority's answer about a submission that nobody is sending, without the caller's certificate. */
    recordAnswer: (attempt: Attempt, settlement: Settlement, evidence: DeliveryEvidence) =>
      record(attempt, settlement, undefined, evidence)
  }
})

/** Functions that record outcomes; see {@link makeSettle}. */
export type Settling = Effect.Success<ReturnType<typeof makeSettle>>

const ruleLine = ({ code, kind, text }: ReportedRule): string => {
  const line = text.replaceAll(/(?<!\s)\s*\n\s*/gu, " ")
  const word = kind === "rejection" ? "Rechazo" : "Notificación"
  return code === undefined ? line : `Regla: ${code}, ${word}: ${line}`
}

const states = {
  accepted: "accepted",
  acceptedWithoutEvidence: "accepted",
  rejected: "rejected",
  notProcessed: "rejected",
  processing: "unknown",
  unknownDocument: "unknown",
  inconclusive: "unknown"
} as const satisfies Readonly<Record<AuthorityAnswer["verdict"], Settlement["state"]>>

/**
 * The state by an answer's verdict. Rule 90 for our own key (status 99) reports an acceptance, but lacks the text and
 * evidence of the original answer.
 */
const stateOf = ({ statusCode, verdict }: AuthorityAnswer): Settlement["state"] => {
  const state = states[verdict]
  return state === "accepted" && statusCode !== "00" ? "unknown" : state
}

/** Whether an answer settles a submission. */
export const isVerdict = (answer: AuthorityAnswer): boolean => {
  const state = stateOf(answer)
  return state === "accepted" || state === "rejected"
}

/** Whether an answer settles a submission and carries its evidence. */
export const isProven = (answer: AuthorityAnswer): boolean =>
  isVerdict(answer) && answer.verdict !== "acceptedWithoutEvidence"

/** Alarm for rule 90 with another key: another document was filed under the number. */
const collision = ({ duplicate, verdict }: AuthorityAnswer): ReadonlyArray<string> =>
  duplicate === undefined || duplicate.sameKey || verdict !== "rejected" ? [] : [numberTaken(duplicate.documentKey)]

/**
 * The settlement by an answer of the authority. An answer that proves nothing leaves the outcome unknown; its alarms
 * are kept for the operator.
 */
export const settlementOf = (answer: AuthorityAnswer): Settlement => {
  const state = stateOf(answer)
  const ruleKind = state === "rejected" ? "rejection" : state === "accepted" ? "notification" : undefined
  const alarms: ReadonlyArray<string> = [...(answer.alarms satisfies ReadonlyArray<AnswerAlarm>), ...collision(answer)]
  return {
    state,
    statusCode: answer.statusCode,
    statusMessage: answer.statusMessage,
    statusDescription: answer.statusDescription,
    errorMessage: answer.rules
      .filter(({ kind }) => kind === ruleKind)
      .map(ruleLine)
      .join("\n"),
    ...(answer.applicationResponse === undefined
      ? {}
      : {
          applicationResponse: answer.applicationResponse.bytes,
          proof: answer.applicationResponse.verification.proof
        }),
    ...(alarms.length === 0 ? {} : { alarm: alarms.join(" ") }),
    origin: "authority"
  }
}
