// Whether a request was filed before: reads what is known of it, and asks the table in repeatTable.ts.
// Numbers are claimed in claimFiling.ts.
import { IdempotencyConflict, type InvalidDocument, NumberConflict } from "@radicar/contract/inner/problem/problems"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import { Data, Effect, Option, Result } from "effect"
import { hash } from "node:crypto"
import { differingPaths } from "../documents/reading/differingPaths.ts"
import { compareFiled } from "../documents/reading/compareFiled.ts"
import type { Known, KnownQuery } from "../documents/submissions/findSubmissions.ts"
import { documentId, type Submission, type SubmissionIdentity } from "../documents/submissions/Submission.ts"
import { isAnswerable } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { numberHolder } from "../documents/submissions/alarms.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { failWith } from "../http/language.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { type FilingRequest, type IdentifiedBody, lacksNumber } from "./FilingRequest.ts"
import { recordedBody } from "./largeBody.ts"
import {
  type IdentifiedRequest,
  type IdentifyProblem,
  type identifyRequest,
  type PreparedFiling,
  recalling
} from "./prepareFiling.ts"
import { type CostlyFact, type Difference, type KnownFacts, relateRequest, type RepeatFacts } from "./repeatTable.ts"
import type { OpenSigner, Signer, SignerProblem } from "./signFiling.ts"

/** A request that can be filed, or one whose body breaks a rule. */
type ComparedRequest = PreparedFiling | Pick<PreparedFiling, "contentDigest" | "documentIdentity" | "request">

/** Decision by the record: a document that the request repeats or corrects, or a new one. */
export type Decision =
  | { readonly _tag: "New" | "NextNumber" }
  | { readonly _tag: "Repeat" | "Corrects"; readonly submission: Submission }

/**
 * Signal that a document that breaks a rule now was recorded earlier. The recorded document is the answer, because its
 * number is claimed. Internal to a filing; callers never see this error.
 */
class RecordedBefore extends Data.TaggedError("RecordedBefore")<{ readonly submission: Submission }> {}

/** Reasons why the filing of a request cannot be prepared. */
export type PrepareProblem =
  | InvalidDocument
  | IdentifyProblem
  | SignerProblem
  | IdempotencyConflict
  | NumberConflict
  | RecordedBefore

/** The search for what is known of a request by its Idempotency-Key and mark. */
export const knownQuery = ({ companyId, document, idempotencyKey: key, mark }: FilingRequest): KnownQuery => ({
  companyId,
  idempotency: key === undefined ? undefined : { operation: document.operation, key },
  mark
})

const fields = ["issuerNit", "environment", "prefix", "number"] as const

/** Whether a submission has an identity, with 01 as type of an invoice that was issued in contingency as 04. */
const hasIdentity = (submission: Submission, documentIdentity: SubmissionIdentity): boolean =>
  fields.every((field) => submission[field] === documentIdentity[field]) &&
  (submission.outageBeganAt === undefined ? submission.documentType : "01") === documentIdentity.documentType

/** Whether a submission gave up its number, which another document of the authority has. */
export const hasYielded = ({ alarm, state }: Submission): boolean =>
  state === "refused" && numberHolder(alarm) !== undefined

/** The number that is kept for a request under its Idempotency-Key, unless another document has it now. */
export const keptNumber = ({ keyed, numbered }: Known): number | undefined => {
  const submission = keyed?.submission
  const isLost =
    submission?.state === "refused" &&
    (hasYielded(submission) || (numbered !== undefined && numbered.contentDigest !== submission.contentDigest))
  return isLost ? undefined : submission?.number
}

/**
 * Status code of a rejection by the validation rules. A rejection with another code happened before the rules were
 * checked.
 */
const rejectedByRules = "99"

/** Rule against a signature time in the future. Each attempt has another signature time. */
const signedInTheFuture = "DC24"

/** Whether the rules rejected a document for more than its signing time. Otherwise it may be filed again as it is. */
const isJudged = ({ errorMessage, statusCode }: Submission): boolean =>
  statusCode === rejectedByRules &&
  errorMessage.split("\n").some((line) => parseRule(line, false).code !== signedInTheFuture)

const isSignedWith = ({ signedXml }: Submission, { identity }: Signer): boolean =>
  Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.length).includes(identity.certificateBase64, "latin1")

/** The XML of a document without its signature. */
const xmlOf = ({ render }: Pick<IdentifiedBody, "render">): Uint8Array => {
  const { encoded, head, tail } = render()
  return encoded?.octets ?? Buffer.from(head + tail)
}

/** Whether a document is written as that of a submission is, without the signature. */
const isWrittenAs = ({ xmlDigest }: Submission, document: Pick<IdentifiedBody, "render">): boolean =>
  hash("sha256", xmlOf(document), "base64") === xmlDigest

const existingOf = (submission: Submission, id: string) =>
  isAnswerable(submission)
    ? { existing: { id, uuid: submission.documentKey, status: submissionStates[submission.state].status } }
    : {}

/**
 * Fails because the document with the number has other content. `differences` are the first fields that differ, empty
 * if unknown.
 */
const otherContent = (submission: Submission, differences: ReadonlyArray<string>, isOwn = true) => {
  const id = documentId(submission)
  const first = differences.join(", ")
  const end = first === "" ? { en: "", es: "" } : { en: `; it differs in ${first}`, es: `; difiere en ${first}` }
  return failWith(
    NumberConflict,
    { en: `${id} was filed with other content${end.en}.`, es: `${id} ya se radicó con otro contenido${end.es}.` },
    { ...(isOwn ? existingOf(submission, id) : {}), ...(first === "" ? {} : { differences }) }
  )
}

/** Makes the function that lists the first fields in which the document of a submission differs from another one. */
const comparingFiled = Effect.map(HeavyWork, (work) => ({ signedXml }: Submission, own: Uint8Array) => {
  const compared = { filed: signedXml, own: Uint8Array.from(own) }
  return Effect.orDie(work.run(compareFiled, compared, own.length + signedXml.length))
})

/** Makes a function that fails if the authority has other content than the service's own document. */
export const filedContent = Effect.map(comparingFiled, (compare) =>
  Effect.fnUntraced(function* (submission: Submission, own: Uint8Array): Effect.fn.Return<void, NumberConflict> {
    const differences = yield* compare(submission, own)
    if (differences.length > 0) return yield* otherContent(submission, differences)
  })
)

/** Fails with the conflict between a request and a submission. Reveals nothing about another company's submission. */
const conflictOf = (kind: Difference, submission: Submission, differences: Effect.Effect<ReadonlyArray<string>>) => {
  const id = documentId(submission)
  return {
    key: failWith(IdempotencyConflict, {
      en: "This Idempotency-Key was already used with another document or for another environment.",
      es: "Esta Idempotency-Key ya se usó con otro documento o para otro ambiente."
    }),
    set: failWith(NumberConflict, {
      en: `${id} was filed, but not for this test set, so it does not count for it: use another number.`,
      es: `${id} ya se radicó, pero no para este set de pruebas, así que no cuenta en él: use otro número.`
    }),
    hidden: otherContent(submission, [], false),
    content: Effect.flatMap(differences, (paths) => otherContent(submission, paths))
  }[kind]
}

/** The facts that cost nothing about a request and the submission of its key or number. */
const knownFacts = (compared: ComparedRequest, { keyed, numbered }: Known, by: RepeatFacts["by"]): KnownFacts => {
  const { contentDigest, documentIdentity, request } = compared
  const filing = "render" in compared ? compared : undefined
  const isUnnumbered = lacksNumber(request.json)
  const common = { breaksRule: filing === undefined, lacksNumber: isUnnumbered, by }
  const submission = by === "key" ? keyed?.submission : numbered
  if (submission === undefined) return { ...common, state: "none" }
  const { companyId, number, state, testSetId } = submission
  const isSame = hasIdentity(submission, isUnnumbered ? { ...documentIdentity, number } : documentIdentity)
  const { certificate, defaultCertificate } = filing ?? {}
  return {
    ...common,
    state: state === "rejected" || state === "refused" ? state : "filed",
    isFound: by === "key" && keyed?.isFound === true,
    sameRequest: isSame && keyed?.contentDigest === filing?.requestDigest,
    sameContent: (by === "number" || isSame) && submission.contentDigest === contentDigest,
    isOwn: companyId === request.companyId,
    set: testSetId === request.testSetId ? "same" : request.testSetId === undefined ? "unasked" : "other",
    hasOtherKey: keyed !== undefined && keyed.submission.id !== submission.id,
    signs: (certificate?.content ?? certificate?.token ?? defaultCertificate) !== undefined,
    isJudged: isJudged(submission)
  }
}

/** Makes the function that compares a request with a submission: costly facts, each computed at most once. */
const makeCompare = Effect.fnUntraced(function* <E>({ identifyAgain }: ReturnType<typeof identifyRequest<E>>) {
  const blobs = yield* BlobStore
  const work = yield* HeavyWork
  const compareXml = yield* comparingFiled
  const bodyOf = (submission: Submission) => recordedBody(blobs, work, submission)

  /** Identifies a request with the settings recorded with a submission; `undefined` if these cannot be read. */
  const identifyAsRecorded = (request: FilingRequest, submission: Submission, body = bodyOf(submission)) =>
    body.pipe(
      Effect.flatMap(Effect.fromOption),
      Effect.flatMap((recorded) => identifyAgain(request, recorded)),
      Effect.orElseSucceed(() => undefined)
    )

  const compare = Effect.fnUntraced(function* (
    compared: ComparedRequest,
    submission: Submission,
    { isFound }: KnownFacts,
    openSigner: OpenSigner
  ) {
    const { request } = compared
    const recorded = yield* Effect.cached(bodyOf(submission))
    const asRecorded = yield* Effect.cached(identifyAsRecorded(request, submission, recorded))
    const differences = yield* Effect.cached(
      Effect.gen(function* () {
        if (!("render" in compared)) return []
        if (isFound === true) return yield* compareXml(submission, xmlOf(compared))
        const [before, again] = [yield* recorded, (yield* asRecorded)?.identified]
        const own = again !== undefined && Result.isSuccess(again) ? again.success.body : compared.body
        return Option.isSome(before) ? differingPaths(before.value, own) : []
      })
    )
    const facts: Readonly<Record<CostlyFact, Effect.Effect<boolean, SignerProblem>>> = {
      sameAsRecorded: Effect.map(asRecorded, (again) => {
        const document = again && (Result.isSuccess(again.identified) ? again.identified.success : again.recognized)
        if (document?.contentDigest !== submission.contentDigest) return false
        return hasIdentity(submission, { ...document, documentType: document.type, environment: request.environment })
      }),
      sameXml: Effect.gen(function* () {
        if (!("render" in compared)) return false
        if (isFound === true) return (yield* differences).length === 0
        if (submission.state === "rejected") return isWrittenAs(submission, compared)
        if (submission.operation !== request.document.operation) return false
        // with the secrets of today, because the recorded body has none
        const again = yield* Effect.option(identifyAgain(request, undefined, submission.createdAt.getTime()))
        const identified = Option.isSome(again) ? again.value.identified : Result.succeed(compared)
        return isWrittenAs(
          submission,
          Result.getOrElse(identified, () => compared)
        )
      }),
      sameCertificate: Effect.map(openSigner, (signer) => isSignedWith(submission, signer))
    }
    return { differences, facts }
  })

  return { bodyOf, compare, identifyAsRecorded }
})

/** Makes the functions that decide by the record whether a request was filed before. */
export const decideFiling = Effect.fnUntraced(function* <E>(identifying: ReturnType<typeof identifyRequest<E>>) {
  const submissions = yield* Submissions
  const { bodyOf, compare, identifyAsRecorded } = yield* makeCompare(identifying)
  const read = (request: FilingRequest) => submissions.known(knownQuery(request))

  /** Decides what a request is, by `met` or by what is known of it now; fails with a conflict. */
  const decide = Effect.fnUntraced(function* (
    compared: ComparedRequest,
    openSigner: OpenSigner,
    met?: Known
  ): Effect.fn.Return<Decision, SignerProblem | IdempotencyConflict | NumberConflict> {
    const { documentIdentity, request } = compared
    const known = met ?? (yield* submissions.known({ ...knownQuery(request), documentIdentity }))
    const recorded = { key: known.keyed?.submission, number: known.numbered }
    const facts = { key: knownFacts(compared, known, "key"), number: knownFacts(compared, known, "number") }
    const comparisons = new Map<string, Effect.Success<ReturnType<typeof compare>>>()
    for (;;) {
      const advice = relateRequest(facts.key, facts.number)
      const { by, relation } = advice
      if (relation === "New" || relation === "NextNumber") return { _tag: relation }
      // any other advice is about a document
      const submission = yield* Effect.orDie(Effect.fromNullishOr(recorded[by]))
      if (relation === "Repeat" || relation === "Corrects") return { _tag: relation, submission }
      const { id } = submission
      const comparison = comparisons.get(id) ?? (yield* compare(compared, submission, facts[by], openSigner))
      comparisons.set(id, comparison)
      if (relation !== undefined) return yield* conflictOf(relation.conflict, submission, comparison.differences)
      facts[by] = { ...facts[by], [advice.asks]: yield* comparison.facts[advice.asks] }
    }
  })

  /**
   * Fails with the record of a body that breaks a rule now. Rules depend on the clock, on settings and on the version
   * of the service; a filed document stays filed.
   */
  const requireNew = Effect.fnUntraced(function* ({ recognized, request }: IdentifiedRequest) {
    if (recognized === undefined || lacksNumber(request.json)) return
    const { contentDigest, type: documentType, ...numbered } = recognized
    const documentIdentity = { ...numbered, documentType, environment: request.environment }
    // nobody asks about the certificate of such a body
    const decision = yield* decide({ contentDigest, documentIdentity, request }, Effect.never)
    if (decision._tag === "Repeat") return yield* new RecordedBefore({ submission: decision.submission })
  })

  return { decide, identifyAsRecorded, read, recall: recalling(read, bodyOf), requireNew }
})
