// Comparison of a request with the submission of its key or number: repeated, corrected or in conflict.
// Numbers are claimed in claimFiling.ts.
import { IdempotencyConflict, NumberConflict } from "@radicar/contract/inner/problem/problems"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Option } from "effect"
import { hash } from "node:crypto"
import { differingPaths } from "../documents/reading/differingPaths.ts"
import { compareFiled } from "../documents/reading/readFiled.ts"
import type { KeyHolder } from "../documents/submissions/claimSubmission.ts"
import { documentId, type Submission } from "../documents/submissions/Submission.ts"
import { isAnswerable } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { failWith } from "../http/language.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { leavesRange, type RecordedRange } from "../numbering/chooseRange.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { recordedBody } from "./largeBody.ts"
import type { Signer, SignerProblem } from "./signFiling.ts"
import type { FilingRequest, RecognizedBody } from "./FilingRequest.ts"
import { type PreparedFiling, type prepareFiling, RecordedBefore } from "./prepareFiling.ts"

const fields = ["issuerNit", "environment", "prefix", "number"] as const

/** Type code that the caller sent: 01 for an invoice that was issued in contingency as 04. */
const sentType = (documentType: string, inContingency: boolean): string => (inContingency ? "01" : documentType)

const hasSameIdentity = (submission: Submission, { documentIdentity, outage }: PreparedFiling): boolean =>
  fields.every((field) => submission[field] === documentIdentity[field]) &&
  sentType(submission.documentType, submission.outageBeganAt !== undefined) ===
    sentType(documentIdentity.documentType, outage !== undefined)

/**
 * Fails unless the submission filed with the Idempotency-Key is the same document in the same environment.
 * `contentDigest` is the digest recorded with the key.
 */
export const requireSameRequest = (
  submission: Submission,
  contentDigest: string,
  filing: PreparedFiling
): Effect.Effect<Submission, IdempotencyConflict> =>
  (contentDigest === filing.requestDigest || submission.contentDigest === filing.contentDigest) &&
  hasSameIdentity(submission, filing)
    ? Effect.succeed(submission)
    : failWith(IdempotencyConflict, {
        en: "This Idempotency-Key was already used with another document or for another environment.",
        es: "Esta Idempotency-Key ya se usó con otro documento o para otro ambiente."
      })

/** Fails if a recorded document was not uploaded to the request's test set, because it does not count for that set. */
export const requireSameSet = (
  submission: Submission,
  { testSetId }: Pick<FilingRequest, "testSetId">
): Effect.Effect<void, NumberConflict> => {
  if (submission.testSetId === testSetId) return Effect.void
  const id = documentId(submission)
  return failWith(NumberConflict, {
    en: `${id} was filed, but not for this test set, so it does not count for it: use another number.`,
    es: `${id} ya se radicó, pero no para este set de pruebas, así que no cuenta en él: use otro número.`
  })
}

/**
 * Fails because the document with the number has other content. `differences` are the first fields that differ, empty
 * if unknown.
 */
const otherContent = (submission: Submission, differences: ReadonlyArray<string>) => {
  const id = documentId(submission)
  const conflictText = { en: `${id} was filed with other content`, es: `${id} ya se radicó con otro contenido` }
  const first = differences.join(", ")
  return failWith(
    NumberConflict,
    differences.length === 0
      ? { en: `${conflictText.en}.`, es: `${conflictText.es}.` }
      : { en: `${conflictText.en}; it differs in ${first}.`, es: `${conflictText.es}; difiere en ${first}.` },
    { ...existingOf(submission, id), ...(differences.length === 0 ? {} : { differences }) }
  )
}

/**
 * Makes a function that fails unless the content of a document is that of the service's own, which the authority does
 * not have.
 */
export const filedContent = Effect.map(HeavyWork, (work) =>
  Effect.fnUntraced(function* (submission: Submission, own: Uint8Array): Effect.fn.Return<void, NumberConflict> {
    const { signedXml } = submission
    const compared = { filed: signedXml, own: Uint8Array.from(own) }
    const differences = yield* Effect.orDie(work.run(compareFiled, compared, own.length + signedXml.length))
    if (differences.length > 0) return yield* otherContent(submission, differences)
  })
)

const existingOf = (submission: Submission, id: string) =>
  isAnswerable(submission)
    ? { existing: { id, uuid: submission.documentKey, status: submissionStates[submission.state].status } }
    : {}

/** Whether a filing is written as the document of a submission is, without the signature. */
const isWrittenAs = ({ xmlDigest }: Submission, filing: PreparedFiling): boolean => {
  const { encoded, head, tail } = filing.render()
  return hash("sha256", encoded?.octets ?? head + tail, "base64") === xmlDigest
}

/**
 * Fails unless the submission with the filing's number is the same document: of the same content, or, as a body that
 * was read from the document, of the same XML. Reveals nothing about another company's submission.
 */
export const requireSameContent = Effect.fnUntraced(function* (
  submission: Submission,
  filing: PreparedFiling,
  recordedBody: Effect.Effect<Option.Option<JsonValue>> = Effect.succeedNone,
  atItsTime: Effect.Effect<PreparedFiling> = Effect.succeed(filing)
) {
  const { body, contentDigest, request } = filing
  if (submission.contentDigest === contentDigest) return submission
  if (submission.companyId !== request.companyId) {
    const id = documentId(submission)
    const text = { en: `${id} was filed with other content.`, es: `${id} ya se radicó con otro contenido.` }
    return yield* failWith(NumberConflict, text, {})
  }
  if (submission.operation === request.document.operation && isWrittenAs(submission, yield* atItsTime))
    return submission
  const recorded = yield* recordedBody
  return yield* otherContent(submission, Option.isSome(recorded) ? differingPaths(recorded.value, body) : [])
})

/**
 * Status code of a rejection by the validation rules. A rejection with another code happened before the rules were
 * checked.
 */
const rejectedByRules = "99"

/** Rule against a signature time in the future. Each attempt has another signature time. */
const signedInTheFuture = "DC24"

/** Whether the signing time was the only reason for a rejection. */
const isRejectedForItsTime = ({ errorMessage }: Submission): boolean =>
  errorMessage.split("\n").every((line) => parseRule(line, false).code === signedInTheFuture)

const isSignedWith = ({ signedXml }: Submission, { identity }: Signer): boolean =>
  Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.length).includes(identity.certificateBase64, "latin1")

/**
 * Whether a filing corrects the rejected submission of its number, because content, certificate or a secret differs. A
 * changed secret shows only in the rendered document (CUFE, security code). A rejection only for the signing time, or
 * before the rules were checked, says nothing about the document, so the document may be filed again. A request without
 * certificate cannot file and gets the recorded answer.
 */
export const isCorrection = Effect.fnUntraced(function* <E>(
  rejected: Submission,
  filing: PreparedFiling,
  openSigner: Effect.Effect<Signer, E>
): Effect.fn.Return<boolean, E> {
  if (rejected.contentDigest !== filing.contentDigest) return true
  const { certificate, defaultCertificate } = filing
  if ((certificate?.content ?? certificate?.token ?? defaultCertificate) === undefined) return false
  if (rejected.statusCode !== rejectedByRules || isRejectedForItsTime(rejected)) return true
  if (!isWrittenAs(rejected, filing)) return true
  return !isSignedWith(rejected, yield* openSigner)
})

/** A submission, and the content digest recorded with its Idempotency-Key. */
export interface KeyedSubmission {
  readonly contentDigest: string
  readonly submission: Submission
  /** Whether it is a document without a request that carries the mark of the request. */
  readonly isFound: boolean
}

/** Company, operation, Idempotency-Key and mark of a request. */
export const keyHolderOf = ({ companyId, document, idempotencyKey = "", mark }: FilingRequest): KeyHolder => ({
  companyId,
  idempotency: { operation: document.operation, key: idempotencyKey },
  mark
})

/** The submission filed with the Idempotency-Key of a request; `none` if the request has no key or the key is new. */
export const keyedSubmission = Effect.fnUntraced(function* (
  submissions: Submissions["Service"],
  request: FilingRequest
) {
  if (request.idempotencyKey === undefined) return Option.none<KeyedSubmission>()
  const keyUse = yield* submissions.idempotent(keyHolderOf(request))
  if (Option.isNone(keyUse)) return Option.none<KeyedSubmission>()
  const { submissionId, ...use } = keyUse.value
  return Option.some<KeyedSubmission>({ ...use, submission: yield* submissions.get(submissionId) })
})

/** Reads the recorded body of a submission; only the outline of a large one. */
const readRecorded = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const work = yield* HeavyWork
  return (submission: Submission) => recordedBody(blobs, work, submission)
})

/**
 * The numbering range of the document filed with a request's Idempotency-Key before, if the request leaves the choice
 * of the range to the service. The document keeps this range, even if the configured ranges have changed.
 */
export const recordedRange = Effect.gen(function* () {
  const submissions = yield* Submissions
  const bodyOf = yield* readRecorded
  return Effect.fnUntraced(function* (request: FilingRequest): Effect.fn.Return<RecordedRange | undefined> {
    if (request.idempotencyKey === undefined || !leavesRange(request.json, request.document.operation)) return undefined
    const keyed = yield* keyedSubmission(submissions, request)
    if (Option.isNone(keyed)) return undefined
    const { submission } = keyed.value
    const body = Option.getOrUndefined(yield* bodyOf(submission))
    const range = body instanceof JsonObject ? body.get("NumberingRange") : undefined
    const stands = submission.state !== "rejected" && submission.state !== "refused"
    return range instanceof JsonObject ? { range, stands } : undefined
  })
})

/**
 * Fails with {@link RecordedBefore} if a document that now breaks rules was already recorded. Rules depend on the
 * clock, on settings and on the version of the service; a filed document stays filed.
 */
export const requireNew = Effect.gen(function* () {
  const submissions = yield* Submissions
  const bodyOf = yield* readRecorded
  return Effect.fnUntraced(function* (
    request: FilingRequest,
    { contentDigest, type: documentType, ...documentIdentity }: RecognizedBody,
    digestWith: (recorded: JsonValue) => Effect.Effect<string | undefined>
  ): Effect.fn.Return<void, RecordedBefore> {
    const { companyId, environment, testSetId } = request
    const sameNumber = yield* submissions.find({ ...documentIdentity, environment, documentType })
    if (Option.isNone(sameNumber)) return
    const submission = sameNumber.value
    if (submission.companyId !== companyId || submission.testSetId !== testSetId) return
    if (submissionStates[submission.state].freesNumber) return
    const keyed = yield* keyedSubmission(submissions, request)
    if (Option.isSome(keyed) && keyed.value.submission.id !== submission.id) return
    if (submission.contentDigest !== contentDigest) {
      const recorded = yield* bodyOf(submission)
      if (Option.isNone(recorded) || (yield* digestWith(recorded.value)) !== submission.contentDigest) return
    }
    return yield* new RecordedBefore({ submission })
  })
})

/**
 * The submission that a request repeats, found by its Idempotency-Key or its number; `none` if it repeats none. Values
 * from the company's settings are compared as they were recorded, so that changed settings do not make another document
 * of the request.
 */
export const repeatedSubmission = Effect.fnUntraced(function* <E>(prepare: ReturnType<typeof prepareFiling<E>>) {
  const submissions = yield* Submissions
  const bodyOf = yield* readRecorded
  const requireFiledContent = yield* filedContent

  const prepareAsRecorded = Effect.fnUntraced(function* (submission: Submission, filing: PreparedFiling) {
    if (submission.contentDigest === filing.contentDigest) return filing
    const recorded = yield* bodyOf(submission)
    if (Option.isNone(recorded)) return filing
    return yield* Effect.orElseSucceed(prepare(filing.request, recorded.value), () => filing)
  })

  const keyed = Effect.fnUntraced(function* (filing: PreparedFiling) {
    const keyedEarlier = yield* keyedSubmission(submissions, filing.request)
    if (Option.isNone(keyedEarlier)) return Option.none<Submission>()
    const { contentDigest, isFound, submission } = keyedEarlier.value
    if (isFound) {
      const { encoded, head, tail } = filing.render()
      yield* requireFiledContent(submission, encoded?.octets ?? Buffer.from(head + tail))
      return Option.some(submission)
    }
    const refiling = yield* prepareAsRecorded(submission, filing)
    return Option.some(yield* requireSameRequest(submission, contentDigest, refiling))
  })

  return Effect.fnUntraced(function* (filing: PreparedFiling, openSigner: Effect.Effect<Signer, SignerProblem>) {
    /**
     * Whether a submission is the answer to the request. A refused submission is not, nor is a rejected one that the
     * request corrects.
     */
    const stands = Effect.fnUntraced(function* (submission: Submission) {
      if (submission.state === "refused") return false
      return submission.state !== "rejected" || !(yield* isCorrection(submission, filing, openSigner))
    })

    const byKey = yield* keyed(filing)
    if (Option.isSome(byKey) && (yield* stands(byKey.value))) return byKey
    const byNumber = yield* submissions.find(filing.documentIdentity)
    if (Option.isNone(byNumber) || !(yield* stands(byNumber.value))) return Option.none<Submission>()
    const submission = byNumber.value
    const refiling = yield* prepareAsRecorded(submission, filing)
    // with the secrets of today, because the recorded body has none
    const atItsTime = Effect.orElseSucceed(
      prepare(filing.request, undefined, submission.createdAt.getTime()),
      () => filing
    )
    return Option.some(yield* requireSameContent(submission, refiling, bodyOf(submission), atItsTime))
  })
})
