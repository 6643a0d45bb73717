import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/Authority"
import type { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { Endpoint } from "@radicar/dian/Endpoint"
import { zip } from "@radicar/dian/Zip"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { documentTypeOf } from "@radicar/ubl/documentTypes"
import { Context, Effect, Layer, Result } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { Lease, Settlement, Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"
import { certificateTexts } from "./certificateTexts.ts"
import { settlementOf } from "./settlementOf.ts"

/** Longer than asking, sending (65 s) and asking again (30 s each) can take, so that nobody else sends in between. */
const leaseDuration = "150 seconds"

const isVerdict = (answer: AuthorityAnswer): boolean => {
  const { state } = settlementOf(answer)
  return state === "accepted" || state === "rejected"
}

const problemOf = ({ message, reason: { _tag: reason } }: AuthorityError) =>
  reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failLocalized(certificateTexts[reason], (detail) => new CertificateUnusable({ reason, detail }))
    : Effect.fail(new ServiceUnavailable({ detail: message }))

/** The first attempt found the document filed: by somebody with the same secrets, or with a database since lost. */
const filedElsewhere = "The authority had this document before this service sent it."

/** The alarm goes with the next answer, the history keeps it. */
const withAlarm = (settlement: Settlement, alarm: string): Settlement => ({
  ...settlement,
  detail: alarm,
  alarm: settlement.alarm === undefined ? alarm : `${settlement.alarm} ${alarm}`
})

/** Brings a recorded submission to the authority. */
export class Delivery extends Context.Service<
  Delivery,
  {
    /**
     * Files the recorded bytes and settles the submission. If an earlier attempt may have reached the authority, asks
     * it first. Answers the submission as it stands afterwards: accepted, rejected, or of unknown outcome.
     * `undefined`: another process is at it.
     */
    readonly deliver: (
      submission: Submission,
      identity: SigningIdentity,
      endpoint: Endpoint
    ) => Effect.Effect<Submission | undefined, CertificateUnusable | ServiceUnavailable>
  }
>()("@radicar/api/Delivery") {
  static readonly layer = Layer.effect(
    Delivery,
    Effect.gen(function* () {
      const authority = yield* Authority
      const submissions = yield* Submissions

      const sendBy = {
        SendBillSync: authority.sendBillSync,
        SendEventUpdateStatus: authority.sendEventUpdateStatus,
        SendNominaSync: authority.sendNominaSync
      } as const

      /** One attempt: what is sent, by whom, where to, and the right to send it. */
      interface Attempt {
        readonly submission: Submission
        readonly identity: SigningIdentity
        readonly endpoint: Endpoint
        readonly lease: Lease
      }

      const settle = ({ lease, submission }: Attempt, settlement: Settlement) =>
        submissions.settle(submission.id, settlement, lease)

      const ask = ({ endpoint, identity, submission }: Attempt) =>
        authority.getStatus({ trackId: submission.documentKey, identity, endpoint })

      /** After a lost answer: adopt what the authority says, or leave the outcome open. */
      const reconcile = Effect.fn("Delivery.reconcile")(function* (attempt: Attempt, detail: string) {
        const answer = yield* Effect.result(ask(attempt))
        return Result.isSuccess(answer) && isVerdict(answer.success)
          ? yield* settle(attempt, settlementOf(answer.success))
          : yield* settle(attempt, { state: "unknown", origin: "request", detail })
      })

      const failed = Effect.fn("Delivery.failed")(function* (attempt: Attempt, error: AuthorityError) {
        yield* Effect.logWarning("The authority gave no answer", {
          document: attempt.submission.documentKey,
          outcome: error.outcome,
          reason: error.reason._tag
        })
        // an earlier attempt may have been filed, whatever became of this one
        const earlier = attempt.lease.attempt > 1
        switch (error.outcome) {
          case "unknown":
            return yield* reconcile(attempt, error.message)
          case "not-sent":
            return yield* settle(attempt, {
              state: earlier ? "unknown" : "signed",
              origin: "request",
              detail: error.message
            })
          case "refused":
            yield* settle(attempt, {
              state: earlier ? "unknown" : "refused",
              origin: "authority",
              detail: error.message
            })
            return yield* problemOf(error)
        }
      })

      const send = Effect.fn("Delivery.send")(function* (attempt: Attempt) {
        const { endpoint, identity, submission } = attempt
        const content = yield* zip(submission.fileName, submission.signedXml)
        const { documentKey, documentType, zipName: fileName } = submission
        const answer = yield* Effect.result(
          sendBy[documentTypeOf(documentType)?.sentBy ?? "SendBillSync"]({
            fileName,
            content,
            documentKey,
            identity,
            endpoint
          })
        )
        if (Result.isFailure(answer)) return yield* failed(attempt, answer.failure)
        if (isVerdict(answer.success) && answer.success.verdict !== "acceptedWithoutEvidence") {
          return yield* settle(attempt, settlementOf(answer.success))
        }
        // the evidence is missing, or the answer proves nothing or is not the original one: the authority is asked
        const asked = yield* Effect.result(ask(attempt))
        const better = Result.isSuccess(asked) && isVerdict(asked.success) ? asked.success : answer.success
        const settlement = settlementOf(better)
        const strange = answer.success.duplicate?.sameKey === true && attempt.lease.attempt === 1
        return yield* settle(attempt, strange ? withAlarm(settlement, filedElsewhere) : settlement)
      })

      const deliver = Effect.fn("Delivery.deliver")(function* (
        submission: Submission,
        identity: SigningIdentity,
        endpoint: Endpoint
      ) {
        const lease = yield* submissions.lease(submission.id, leaseDuration, "request")
        if (lease === undefined) return undefined
        const attempt: Attempt = { submission, identity, endpoint, lease }
        if (lease.attempt > 1) {
          const answer = yield* Effect.result(ask(attempt))
          if (Result.isFailure(answer)) return yield* failed(attempt, answer.failure)
          if (answer.success.verdict !== "unknownDocument") {
            return yield* settle(attempt, settlementOf(answer.success))
          }
        }
        return yield* send(attempt)
      })
      return Delivery.of({ deliver })
    })
  )
}
