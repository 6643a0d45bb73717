// What the authority has, if it is not what this service sent. The bytes of a document whose claim the database lost
// are fetched, verified and kept.
import { fileNamePatterns, ownSoftware } from "@radicar/dian/inner/FileName"
import { Authority } from "@radicar/dian/inner/Authority"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"
import { submissionName } from "@radicar/domain/inner/submission/SubmissionResult"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Clock, Effect, Option } from "effect"
import { hash } from "node:crypto"
import type { DeliveryEvidence } from "../../documents/evidence/Exchanges.ts"
import { compareFiled, signatureIdOf } from "../../documents/reading/compareFiled.ts"
import { type FiledDocument, readFiled } from "../../documents/reading/readFiled.ts"
import { markIn, markKey } from "../../tenants/requestMark.ts"
import type { NewSubmission, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { hasAlarm, numberHolder, numberTaken, numberTakenAlarm } from "../../documents/submissions/alarms.ts"
import { Trust } from "../../platform/Trust.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { Ownership } from "../../tenants/Ownership.ts"
import { Tenancy } from "../../tenants/Tenancy.ts"
import type { Attempt } from "./Attempt.ts"
import { settlementOf } from "./settlementOf.ts"

/** Alarm: the authority had the document before this service sent it, and its bytes could not be fetched. */
const bytesUnknown: AnswerAlarm = "bytesUnknown"

/** Alarm: the authority had the document before this service sent it. The database lost its claim, or somebody else has
 * the same secrets. The history keeps it. */
export const filedElsewhere: AnswerAlarm = "filedElsewhere"

/** A settlement with a further alarm, which the history also keeps. */
export const withAlarm = (settlement: Settlement, alarm: AnswerAlarm): Settlement =>
  hasAlarm(settlement.alarm, alarm)
    ? settlement
    : {
        ...settlement,
        detail: { ...settlement.detail, alarm },
        alarm: settlement.alarm === undefined ? alarm : `${settlement.alarm} ${alarm}`
      }

/** Whether the record of a submission says that the authority had it before this service sent it. */
const wasElsewhere = ({ lease, submission }: Attempt, { alarm }: Settlement): boolean =>
  hasAlarm(alarm, filedElsewhere) ||
  hasAlarm(submission.alarm, filedElsewhere) ||
  // an earlier attempt could not fetch the document
  numberHolder(submission.alarm) !== undefined ||
  (lease === undefined && submission.attempts === 0)

/** A settlement, and a document without a request to be recorded with it: the one that has the number. */
export interface Concluded {
  readonly settlement: Settlement
  readonly otherDocument?: {
    readonly record: NewSubmission
    readonly settlement: Settlement
    readonly answer: AuthorityAnswer
  }
}

/** A settlement that leaves the outcome open: the document that has the number must be fetched first. */
export const openBy = (documentKey: string): Settlement => ({ ...takenBy(documentKey), state: "unknown" })

/** The settlement of a submission whose number another document has; what the authority said is about that one. */
const takenBy = (documentKey: string): Settlement => ({
  state: "refused",
  origin: "authority",
  detail: { alarm: numberTakenAlarm },
  alarm: numberTaken(documentKey)
})

/** The record of a document without a request; `beside` has the number that it bears, or the same worker and month. */
const recordOf = (filed: FiledDocument, beside: Submission, year: number): NewSubmission => {
  const { id, operation, proof: _, signatureId, signerNit: __, ...document } = filed
  const { companyId, environment, providerId, testSetId } = beside
  const { fileKind } = documentTypes[operation]
  const { issuerNit, number, prefix } = document
  const contentDigest = hash("sha256", document.signedXml)
  const mark = markIn(signatureId)
  return {
    ...document,
    operation,
    companyId,
    environment,
    providerId,
    contentDigest,
    name: submissionName({ prefix, issuer: issuerNit, number }),
    file: {
      kind: fileKind,
      year,
      names: fileNamePatterns({ kind: fileKind, nit: issuerNit, providerCode: ownSoftware, year })
    },
    ...(id === `${prefix}${number}` ? {} : { writtenId: id }),
    // what this service filed for a request that it lost went to the same test set
    ...(mark === undefined ? {} : withoutUndefined({ testSetId })),
    ...(mark === undefined ? {} : { idempotency: { operation, key: markKey(mark), contentDigest } })
  }
}

/** Fetches the authority's documents, and compares them with the submissions. */
const makeAuthorityDocuments = Effect.gen(function* () {
  const authority = yield* Authority
  const ownership = yield* Ownership
  const tenancy = yield* Tenancy
  const trust = yield* Trust
  const work = yield* HeavyWork

  /** The document of a key, if the authority reveals it, its signature is intact, and it states the key. */
  const fetch = Effect.fnUntraced(function* ({ endpoint, identity, submission }: Attempt, documentKey: string) {
    const { xml } = yield* Effect.orElseSucceed(
      authority.getXmlByDocumentKey({ trackId: documentKey, identity, endpoint }),
      () => ({ xml: undefined })
    )
    if (xml === undefined) return undefined
    const [at, anchors] = [yield* Clock.currentTimeMillis, trust.signersIn(submission.environment).files]
    const filed = yield* Effect.orElseSucceed(
      work.run(readFiled, { bytes: xml, at, trust: anchors }, xml.length),
      () => undefined
    )
    return filed?.documentKey === documentKey && filed.proof !== "broken" ? filed : undefined
  })

  /** Whether a document is its issuer's own: signed by the issuer of the submission, or by the software's owner. */
  const isIssuers = Effect.fnUntraced(function* (filed: FiledDocument, submission: Submission) {
    const { companyId, environment, issuerNit, providerId } = submission
    const { company, provider } = yield* Effect.orElseSucceed(tenancy.both(companyId, providerId), () => ({
      company: Option.none(),
      provider: Option.none()
    }))
    const ownerNit = Option.getOrUndefined(provider)?.software?.ownerNit
    return (
      filed.issuerNit === issuerNit &&
      ownership.isSigner(filed, {
        environment,
        companyId,
        issuerNit,
        ownerNit: parseNit(ownerNit ?? "")?.number ?? issuerNit,
        companyNit: Option.getOrUndefined(company)?.nit
      })
    )
  })

  /** A settlement that takes the authority's document, if its bytes are not those recorded. */
  const takenInto = Effect.fnUntraced(function* (settlement: Settlement, filed: FiledDocument, submission: Submission) {
    const { facts, sale, signatureValue, signedXml, xmlDigest } = filed
    if (Buffer.from(signedXml).equals(submission.signedXml)) return settlement
    const compared = { filed: signedXml, own: submission.signedXml }
    const octets = signedXml.length + submission.signedXml.length
    const differences =
      xmlDigest === submission.xmlDigest ? [] : yield* Effect.orDie(work.run(compareFiled, compared, octets))
    const content = differences.length === 0 ? {} : { facts, ...withoutUndefined({ sale }) }
    return withAlarm({ ...settlement, taken: { signedXml, signatureValue, xmlDigest, ...content } }, filedElsewhere)
  })

  return { fetch, isIssuers, takenInto }
})

/** Decides which of the authority's documents are recorded, and how. */
export const makeFiledDocuments = Effect.gen(function* () {
  const authority = yield* Authority
  const submissions = yield* Submissions
  const { fetch, isIssuers, takenInto } = yield* makeAuthorityDocuments

  /**
   * The conclusion for a submission whose number another document has: it is refused, and its request goes on. The
   * document is recorded without a request if it is the issuer's own.
   */
  const yieldedTo = Effect.fnUntraced(function* (
    filed: FiledDocument,
    { endpoint, identity, submission }: Attempt
  ): Effect.fn.Return<Concluded> {
    const { documentKey } = filed
    const refusal = takenBy(documentKey)
    if (!(yield* isIssuers(filed, submission))) return { settlement: refusal }
    const answer = yield* Effect.option(authority.getStatus({ trackId: documentKey, identity, endpoint }))
    const acceptance = Option.isNone(answer) ? undefined : settlementOf(answer.value)
    if (Option.isNone(answer) || acceptance?.state !== "accepted") return { settlement: openBy(documentKey) }
    const year = Number(fromEpochMillis(yield* Clock.currentTimeMillis).date.slice(0, 4))
    const record = recordOf(filed, submission, year)
    return { settlement: refusal, otherDocument: { record, settlement: acceptance, answer: answer.value } }
  })

  /** Concludes from an acceptance that a query found. */
  const fromAcceptance = Effect.fnUntraced(function* (
    attempt: Attempt,
    settlement: Settlement
  ): Effect.fn.Return<Concluded> {
    const { submission } = attempt
    const { documentKey, signedXml } = submission
    const ownId = signatureIdOf(signedXml)
    if (markIn(ownId) !== undefined && wasElsewhere(attempt, settlement)) yield* submissions.doubt(submission.id)
    const filed = yield* fetch(attempt, documentKey)
    // two requests may have the same content, and with one number the same key
    if (filed !== undefined && markIn(ownId) !== undefined && filed.signatureId !== ownId) {
      return yield* yieldedTo(filed, attempt)
    }
    if (filed !== undefined && (yield* isIssuers(filed, submission))) {
      return { settlement: yield* takenInto(settlement, filed, submission) }
    }
    if (!wasElsewhere(attempt, settlement)) return { settlement }
    return markIn(ownId) === undefined
      ? { settlement: withAlarm(settlement, bytesUnknown) }
      : { settlement: openBy(documentKey) }
  })

  /** Concludes from a rejection by rule 90, which names the key of another document. */
  const fromRejection = Effect.fnUntraced(function* (
    attempt: Attempt,
    settlement: Settlement,
    documentKey: string
  ): Effect.fn.Return<Concluded> {
    const { number, prefix, signedXml } = attempt.submission
    const ownId = signatureIdOf(signedXml)
    if (markIn(ownId) === undefined) return { settlement }
    yield* submissions.doubt(attempt.submission.id)
    const filed = yield* fetch(attempt, documentKey)
    if (filed === undefined) return { settlement: openBy(documentKey) }
    // of a payroll the rule may mean the worker's month instead of the number
    const isMeant = filed.signatureId === ownId || (filed.prefix === prefix && filed.number === number)
    return isMeant ? yield* yieldedTo(filed, attempt) : { settlement }
  })

  return {
    /**
     * The conclusion from an answer of the authority, if what it has is not what this service sent. A document under a
     * number that this service gave is fetched before anything else: it may be of another request, or of the same one
     * that lost its claim. The `Id` of its signature tells.
     */
    concluded: (attempt: Attempt, settlement: Settlement, { decisive }: DeliveryEvidence): Effect.Effect<Concluded> => {
      if (settlement.state === "accepted" && decisive?.operation === "GetStatus") {
        return fromAcceptance(attempt, settlement)
      }
      const holder = settlement.state === "rejected" ? numberHolder(settlement.alarm) : undefined
      return holder === undefined ? Effect.succeed({ settlement }) : fromRejection(attempt, settlement, holder)
    }
  }
})
