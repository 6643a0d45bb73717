import { CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Authority } from "@radicar/dian/inner/Authority"
import { type AuthorityError, authorityErrorText } from "@radicar/dian/inner/AuthorityError"
import { ExchangeWitness, type SoapExchange } from "@radicar/dian/inner/SoapExchange"
import { documentTypeOf } from "@radicar/ubl/inner/documentTypes"
import { Duration, Effect, Option, Result } from "effect"
import type { StepDetail } from "../../documents/submissions/StepDetail.ts"
import type { Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { failWith } from "../../http/language.ts"
import { certificateTexts } from "../../tenants/certificates/certificateProblems.ts"
import { afterRefusal, failureDetail, isRepeated, type Settling, unsent } from "./settle.ts"
import type { Attempt } from "./Attempt.ts"
import { isProven, isVerdict, settlementOf } from "./settlementOf.ts"
import { filedElsewhere, withAlarm } from "./filedDocuments.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { TransportIdentity } from "../authority/TransportIdentity.ts"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { UploadAnswer } from "@radicar/dian/inner/UploadAnswer"
import { zipDeflated } from "@radicar/zip/inner/zip"
import { logWarning } from "../../platform/observability/log.ts"

/** Dependencies of uploads. */
interface UploadSources {
  readonly authority: Authority["Service"]
  readonly submissions: Submissions["Service"]
  /** Queries the document itself, by its key. */
  readonly ask: (task: Attempt) => Effect.Effect<AuthorityAnswer, AuthorityError>
  /** Time for which an upload whose answer was lost may still be in a queue of the authority that no query can see. */
  readonly uploadDoubt: Duration.Input
}

/** The ZIP of a document as it is sent. */
const zipOf = ({ deflatedXml, fileName, signedXml }: Submission): Effect.Effect<Uint8Array> =>
  Effect.sync(() => zipDeflated(fileName, signedXml, deflatedXml))

/** States of a submission whose answer was lost; in `filing`, only once its lease has ended. */
const lost: ReadonlySet<Submission["state"]> = new Set(["unknown", "filing"])

/**
 * The settlement by the answer to an upload. A key proves only that the ZIP was uploaded. Without a key, the answer
 * gives reasons for the refusal.
 */
const settlementOfUpload = (attempt: Attempt, { problems, zipKey }: UploadAnswer): Settlement => {
  if (zipKey !== undefined) return { state: "processing", origin: "authority", zipKey: zipKey.toLowerCase() }
  const reasons = problems.map(({ message }) => message.replaceAll(/\s+/gu, " ").trim()).filter((text) => text !== "")
  const statusTexts = { statusCode: "", statusDescription: reasons.join(" "), errorMessage: reasons.join("\n") }
  // an earlier upload may have been accepted, whatever this answer says
  return { ...statusTexts, state: isRepeated(attempt) ? "unknown" : "rejected", origin: "authority" }
}

/**
 * Uploads of documents to a test set; the key of an upload queries its verdict. Each ZIP contains one document, because
 * ZIPs with several were observed to get a key but never a verdict.
 */
const makeUploads = ({ ask, authority, submissions, uploadDoubt }: UploadSources) => {
  const upload = Effect.fnUntraced(function* ({ endpoint, identity, submission }: Attempt, testSetId: string) {
    const content = yield* zipOf(submission)
    return yield* authority.sendTestSetAsync({ fileName: submission.zipName, content, testSetId, identity, endpoint })
  })

  /**
   * Queries the verdict on an uploaded document; `undefined` while there is none: the authority is processing the
   * document, or does not know the key that it gave for the upload.
   */
  const verdict = Effect.fnUntraced(function* (
    task: Attempt
  ): Effect.fn.Return<Settlement | undefined, AuthorityError> {
    const { endpoint, identity, submission } = task
    const { documentKey, zipKey } = submission
    const [answer] = yield* authority.getStatusZip({ zipKey, documentKey, identity, endpoint })
    if (answer === undefined || answer.verdict === "processing" || answer.verdict === "unknownDocument")
      return undefined
    if (isProven(answer)) return settlementOf(answer)
    // the evidence is missing, proves nothing, or belongs to an earlier upload
    const documentStatus = yield* ask(task)
    return isVerdict(documentStatus) ? settlementOf(documentStatus) : { ...settlementOf(answer), state: "processing" }
  })

  /** Whether a recent upload without an answer may still be waiting for its verdict, invisible to queries. */
  const isInDoubt = Effect.fnUntraced(function* ({ id, leaseUntil, state, testSetId }: Submission) {
    if (testSetId === undefined || !lost.has(state)) return false
    const now = yield* submissions.now
    // the holder of the lease may still get the answer
    if (state === "filing" && (leaseUntil?.getTime() ?? 0) > now) return false
    const steps = yield* submissions.history(id)
    const sent = steps.findLast(({ to }) => to === "filing")
    return sent !== undefined && now - sent.at.getTime() < Duration.toMillis(Duration.fromInputUnsafe(uploadDoubt))
  })

  return { upload, verdict, isInDoubt }
}

/** Returns the result of a call to the authority with its last exchange; no exchange if nothing was sent. */
export const withExchange = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let exchange: SoapExchange | undefined
    return call.pipe(
      Effect.provideService(ExchangeWitness, (lastExchange) => {
        exchange = lastExchange
      }),
      Effect.result,
      Effect.map((answer) => ({ answer, exchange }))
    )
  })

/** Queries the authority about submissions; sends nothing. */
export const makeInquiries = Effect.fnUntraced(function* (uploadDoubt: Duration.Input) {
  const authority = yield* Authority
  const submissions = yield* Submissions
  const { identity: transport } = yield* TransportIdentity

  /**
   * Queries with the installation's own certificate, if it has one, because the caller's may have expired. A correction
   * may have the key of the rejected document. A rejection then says nothing about the correction, which counts as
   * unknown: if it was rejected as well, sending it again shows that.
   */
  const ask = Effect.fnUntraced(function* ({ endpoint, identity, submission }: Attempt) {
    const answer = yield* authority.getStatus({
      trackId: submission.documentKey,
      identity: Option.getOrElse(transport, () => identity),
      endpoint
    })
    return answer.verdict === "rejected" && (yield* submissions.hasRejectedTwin(submission))
      ? { ...answer, verdict: "unknownDocument" as const }
      : answer
  })

  const uploads = makeUploads({ authority, submissions, ask, uploadDoubt })

  /** Queries the verdict; `undefined` if the answer is inconclusive. */
  const verdict = (attempt: Attempt) =>
    attempt.submission.state === "processing" && attempt.submission.zipKey !== ""
      ? uploads.verdict(attempt)
      : Effect.map(ask(attempt), (answer) => (isVerdict(answer) ? settlementOf(answer) : undefined))

  return { ask, transport, uploads, verdict }
})

/** Queries about submissions; see {@link makeInquiries}. */
export type Inquiries = Effect.Success<ReturnType<typeof makeInquiries>>

const problemOf = (error: AuthorityError) => {
  const { _tag: reason } = error.reason
  return reason === "CertificateNotAccepted" || reason === "CertificateNotInForce"
    ? failWith(CertificateUnusable, certificateTexts[reason], { reason })
    : failWith(ServiceUnavailable, authorityErrorText(error))
}

/** Makes the function that settles a submission after a call without answer. */
const failureSettling = ({ verdict }: Inquiries, { settle }: Settling) => {
  /** Queries after a lost answer: settles by the authority's answer, or leaves the outcome open. */
  const reconcile = Effect.fnUntraced(function* (attempt: Attempt, detail: StepDetail, sent: SoapExchange | undefined) {
    const { answer, exchange: decisive } = yield* withExchange(verdict(attempt))
    return Result.isSuccess(answer) && answer.success !== undefined
      ? yield* settle(attempt, answer.success, { sent, decisive })
      : yield* settle(attempt, { state: "unknown", origin: attempt.by, detail }, { sent })
  })

  return Effect.fnUntraced(function* (attempt: Attempt, error: AuthorityError, sent?: SoapExchange) {
    const { outcome, reason } = error
    const detail = failureDetail(error)
    const { documentKey: document } = attempt.submission
    yield* logWarning({
      en: "The authority gave no answer",
      es: "La DIAN no dio respuesta",
      document,
      outcome,
      reason: reason._tag
    })
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
}

/** Sends submissions under a lease and settles the outcome. */
export const makeSend = Effect.fnUntraced(function* (inquiries: Inquiries, settling: Settling) {
  const { ask, uploads } = inquiries
  const { settle } = settling
  const settleFailure = failureSettling(inquiries, settling)
  const authority = yield* Authority
  const sendBy = {
    SendBillSync: authority.sendBillSync,
    SendEventUpdateStatus: authority.sendEventUpdateStatus,
    SendNominaSync: authority.sendNominaSync
  } as const

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
    // the evidence is missing, or the answer proves nothing or is not the original one: query the document
    const { answer: documentStatus, exchange } = yield* withExchange(ask(attempt))
    const isBetter = Result.isSuccess(documentStatus) && isVerdict(documentStatus.success)
    const settlement = settlementOf(isBetter ? documentStatus.success : answer.success)
    const isFiledElsewhere = answer.success.duplicate?.sameKey === true && !isRepeated(attempt)
    return yield* settle(attempt, isFiledElsewhere ? withAlarm(settlement, filedElsewhere) : settlement, {
      sent,
      decisive: isBetter ? exchange : sent
    })
  })

  /**
   * Sends a submission and settles its outcome. A repeated attempt queries first, and sends only if the authority does
   * not know the document.
   */
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
