import { CertificateUnusable } from "@radicar/contract/inner/problem/CertificateUnusable"
import { ServiceUnavailable } from "@radicar/contract/inner/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/inner/Authority"
import { type AuthorityError, authorityErrorText } from "@radicar/dian/inner/AuthorityError"
import type { SoapExchange } from "@radicar/dian/inner/SoapExchange"
import type { AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"
import { documentTypeOf } from "@radicar/ubl/inner/documentTypes"
import { Effect, Result } from "effect"
import type { StepDetail } from "../../documents/submissions/stepDetail.ts"
import type { Settlement } from "../../documents/submissions/Submission.ts"
import { failWith } from "../../http/language.ts"
import { certificateTexts } from "../../tenants/certificates/certificateProblems.ts"
import { afterRefusal, type Attempt, failureDetail, isRepeated, unsent } from "./Attempt.ts"
import { type Inquiries, withExchange } from "./inquiries.ts"
import type { Settling } from "./settle.ts"
import { isProven, isVerdict, settlementOf } from "./settlementOf.ts"
import { settlementOfUpload, zipOf } from "./Uploads.ts"

const problemOf = (error: AuthorityError) => {
  const { _tag: reason } = error.reason
  return reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failWith(CertificateUnusable, certificateTexts[reason], { reason })
    : failWith(ServiceUnavailable, authorityErrorText(error))
}

/**
 * Alarms of a document that the first attempt found filed: by somebody with the same secrets, or with a database since
 * lost. The next answer clears the alarm; the history keeps it.
 */
const alarm: AnswerAlarm = "filedElsewhere"

const withFiledElsewhere = (settlement: Settlement): Settlement => ({
  ...settlement,
  detail: { alarm },
  alarm: settlement.alarm === undefined ? alarm : `${settlement.alarm} ${alarm}`
})

/** Sends submissions under a lease and settles the outcome. */
export const makeSend = Effect.fnUntraced(function* ({ ask, uploads, verdict }: Inquiries, { settle }: Settling) {
  const authority = yield* Authority
  const sendBy = {
    SendBillSync: authority.sendBillSync,
    SendEventUpdateStatus: authority.sendEventUpdateStatus,
    SendNominaSync: authority.sendNominaSync
  } as const

  /** After a lost answer: adopts what the authority says, or leaves the outcome open. */
  const reconcile = Effect.fnUntraced(function* (attempt: Attempt, detail: StepDetail, sent: SoapExchange | undefined) {
    const { answer, exchange: decisive } = yield* withExchange(verdict(attempt))
    return Result.isSuccess(answer) && answer.success !== undefined
      ? yield* settle(attempt, answer.success, { sent, decisive })
      : yield* settle(attempt, { state: "unknown", origin: attempt.by, detail }, { sent })
  })

  const settleFailure = Effect.fnUntraced(function* (attempt: Attempt, error: AuthorityError, sent?: SoapExchange) {
    const { outcome, reason } = error
    const detail = failureDetail(error)
    const { documentKey: document } = attempt.submission
    yield* Effect.logWarning("The authority gave no answer", { document, outcome, reason: reason._tag })
    switch (outcome) {
      case "unknown":
        return yield* reconcile(attempt, detail, sent)
      case "not-sent":
        return yield* settle(attempt, {
          state: isRepeated(attempt) ? "unknown" : unsent(attempt),
          origin: attempt.by,
          detail
        })
      case "refused":
        yield* settle(attempt, afterRefusal(attempt, error), { sent, decisive: sent })
        return yield* problemOf(error)
    }
  })

  const upload = Effect.fnUntraced(function* (attempt: Attempt, testSetId: string) {
    const { answer, exchange: sent } = yield* withExchange(uploads.upload(attempt, testSetId))
    return Result.isFailure(answer)
      ? yield* settleFailure(attempt, answer.failure, sent)
      : yield* settle(attempt, settlementOfUpload(attempt, answer.success), { sent, decisive: sent })
  })

  const send = Effect.fnUntraced(function* (attempt: Attempt) {
    const { endpoint, identity, submission } = attempt
    const { documentKey, documentType, testSetId, zipName: fileName } = submission
    if (testSetId !== undefined) return yield* upload(attempt, testSetId)
    const content = yield* zipOf(submission)
    const { answer, exchange: sent } = yield* withExchange(
      sendBy[documentTypeOf(documentType)?.sentBy ?? "SendBillSync"]({
        fileName,
        content,
        documentKey,
        identity,
        endpoint
      })
    )
    if (Result.isFailure(answer)) return yield* settleFailure(attempt, answer.failure, sent)
    if (isProven(answer.success)) {
      const { applicationResponse: read } = answer.success
      return yield* settle(attempt, settlementOf(answer.success), { sent, decisive: sent, answer: read })
    }
    // the evidence is missing, or the answer proves nothing or is not the original one: the authority is asked
    const { answer: asked, exchange } = yield* withExchange(ask(attempt))
    const isBetter = Result.isSuccess(asked) && isVerdict(asked.success)
    const settlement = settlementOf(isBetter ? asked.success : answer.success)
    const isStrange = answer.success.duplicate?.sameKey === true && !isRepeated(attempt)
    return yield* settle(attempt, isStrange ? withFiledElsewhere(settlement) : settlement, {
      sent,
      decisive: isBetter ? exchange : sent
    })
  })

  /** Asks first about a document that may have reached the authority. */
  return Effect.fnUntraced(function* (attempt: Attempt) {
    if (isRepeated(attempt)) {
      const { answer, exchange: decisive } = yield* withExchange(ask(attempt))
      if (Result.isFailure(answer)) return yield* settleFailure(attempt, answer.failure)
      if (answer.success.verdict !== "unknownDocument") {
        return yield* settle(attempt, settlementOf(answer.success), { decisive })
      }
    }
    return yield* send(attempt)
  })
})
