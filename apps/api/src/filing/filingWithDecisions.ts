// Filings that depend on earlier ones, on the next free number or on an outage of the authority.
// Filing.ts has the common case. It comes here if that case does not apply.
import { InvalidDocument, NumberConflict, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Effect, Option } from "effect"
import { requestMark } from "../documents/submissions/requestMark.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { numberHolder } from "../documents/submissions/submissionStates.ts"
import { failWith } from "../http/language.ts"
import { noteRequest } from "../platform/observability/log.ts"
import { Tenants } from "../tenants/Tenants.ts"
import { claimFiling, withNotifications } from "./claimFiling.ts"
import { issueFiling } from "./contingency.ts"
import { Delivery } from "./delivery/Delivery.ts"
import { type FilingRequest, withNumber, withoutNumber } from "./FilingRequest.ts"
import { numberSeries, usedUp, withoutKey } from "./numberSeries.ts"
import type { Signer, SignerProblem } from "./signFiling.ts"
import {
  type identifyRequest,
  invalidDocument,
  numberFiling,
  type PreparedFiling,
  type prepareFiling
} from "./prepareFiling.ts"
import {
  type KeyedSubmission,
  keyedSubmission,
  repeatedSubmission,
  requireSameRequest,
  requireSameSet
} from "./repeatedSubmission.ts"

/** Maximum number of documents that one request meets under the numbers that it gets. */
const mostYielded = 100

/** Refusal to give a number while the series is in doubt; see `Submissions.doubt`. */
const inDoubt = failWith(ServiceUnavailable, {
  en: "The authority had documents in this series that the database lacks, and a document with an earlier number has no outcome yet, so this one may have been filed before. Nothing was filed. Send the same request again later, with the same Idempotency-Key.",
  es: "La DIAN tenía documentos de esta serie que faltan en la base de datos, y un número anterior aún no tiene resultado. Por eso este pudo radicarse antes. No se radicó nada. Envíe la misma solicitud más tarde, con la misma Idempotency-Key."
})

/** Whether a submission gave up its number, which another document of the authority has. */
const hasYielded = ({ alarm, state }: Submission): boolean => state === "refused" && numberHolder(alarm) !== undefined

/** Functions that identify, prepare and sign a document. */
interface Preparation<E, F> {
  readonly identify: ReturnType<typeof identifyRequest<F>>
  readonly prepare: ReturnType<typeof prepareFiling<E>>
  readonly signerOf: (filing: PreparedFiling) => Effect.Effect<Signer, SignerProblem>
}

/** Whether a document was refused by the authority and another document has its number. */
const hasLostNumber = Effect.fnUntraced(function* (submissions: Submissions["Service"], submission: Submission) {
  if (submission.state !== "refused") return false
  if (hasYielded(submission)) return true
  const bearer = yield* submissions.find(submission)
  return Option.isSome(bearer) && bearer.value.contentDigest !== submission.contentDigest
})

/** Makes the functions that file a document with its number, stated or assigned. */
const makeNumberedFiling = Effect.fnUntraced(function* <E, F>(
  { prepare, signerOf }: Preparation<E, F>,
  { claim }: Effect.Success<typeof claimFiling>,
  { issued, outageFor }: Effect.Success<typeof issueFiling>
) {
  const delivery = yield* Delivery
  const repeated = yield* repeatedSubmission(prepare)

  /** Delivers a recorded submission to the authority, unless the authority has it already. */
  const finish = Effect.fnUntraced(function* (
    submission: Submission,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    yield* noteRequest({ submissionId: submission.id })
    // the authority has the document: sending it again adds nothing
    if (submission.state === "processing") return submission
    return yield* delivery.finish(submission, openSigner)
  })

  /** Files a document whose body states its number. */
  const fileNumbered = Effect.fnUntraced(function* (
    filing: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    const earlier = yield* repeated(filing, openSigner)
    if (Option.isSome(earlier)) {
      if (filing.request.testSetId !== undefined) yield* requireSameSet(earlier.value, filing.request)
      return yield* finish(earlier.value, openSigner)
    }
    const outage = yield* outageFor(filing, openSigner)
    const submission = yield* claim(yield* issued(filing, outage, prepare), openSigner)
    return yield* finish(submission, openSigner)
  })

  /**
   * Files a document under a number that the service assigned. If it breaks a rule now, the record under its number may
   * be the answer, so it is prepared as any document with a number.
   */
  const fileWithNumber = Effect.fnUntraced(function* (request: FilingRequest, number: number) {
    const filing = yield* prepare(withoutNumber(request)).pipe(
      Effect.flatMap((unnumbered) => numberFiling(unnumbered, number)),
      Effect.catchIf(
        (error) => error instanceof InvalidDocument,
        () => prepare(withNumber(request, number))
      )
    )
    return yield* fileNumbered(filing, yield* Effect.cached(signerOf(filing)))
  })

  return { fileNumbered, fileWithNumber, finish }
})

/**
 * Files documents that need more decisions than a new document with its number does: those that were filed before,
 * correct a rejected document, have an Idempotency-Key or no number, or are issued while the authority is down.
 */
export const filingWithDecisions = Effect.fnUntraced(function* <E, F>(preparation: Preparation<E, F>) {
  const { identify, prepare, signerOf } = preparation
  const submissions = yield* Submissions
  const tenants = yield* Tenants
  const claiming = yield* claimFiling
  const { claimNext, requireFirst } = claiming
  const issuing = yield* issueFiling
  const { issued, outageFor } = issuing
  const { fileNumbered, fileWithNumber, finish } = yield* makeNumberedFiling(preparation, claiming, issuing)

  /**
   * Files a new document under the next number of its series. `keyed` is an earlier submission with the same
   * Idempotency-Key, whose number now belongs to another document.
   */
  const fileWithNextNumber = Effect.fnUntraced(function* (
    request: FilingRequest,
    keyed: Option.Option<KeyedSubmission>
  ) {
    const filing = yield* prepare(withoutNumber(request))
    if (Option.isSome(keyed)) {
      const { contentDigest, submission } = keyed.value
      const documentIdentity = { ...filing.documentIdentity, number: submission.number }
      yield* requireSameRequest(submission, contentDigest, { ...filing, documentIdentity })
    }
    const openSigner = yield* Effect.cached(signerOf(filing))
    const notifications = yield* requireFirst(filing, openSigner)
    const outage = yield* outageFor(filing, openSigner)
    const first = withNotifications(filing, notifications)
    const claimed = yield* claimNext(yield* issued(first, outage, prepare), yield* openSigner, (number) =>
      Effect.flatMap(numberFiling(first, number), (numbered) => issued(numbered, outage, prepare))
    )
    if (claimed._tag === "UsedUp") {
      return yield* invalidDocument({ violations: [yield* usedUp(numberSeries(filing, request.environment).to)] })
    }
    if (claimed._tag === "InDoubt") return yield* inDoubt
    return claimed._tag === "Claimed"
      ? yield* finish(claimed.submission, openSigner)
      : yield* fileWithNumber(request, claimed.submission.number)
  })

  /**
   * Files a document without a number. It gets the number that was assigned under its Idempotency-Key before, else the
   * next number of its series.
   */
  const fileMarked = Effect.fnUntraced(function* (request: FilingRequest) {
    const keyed = yield* keyedSubmission(submissions, request)
    if (Option.isNone(keyed) || (yield* hasLostNumber(submissions, keyed.value.submission))) {
      return yield* fileWithNextNumber(request, keyed)
    }
    const { submission } = keyed.value
    // another document may get the number in this moment
    return yield* Effect.catchIf(
      fileWithNumber(request, submission.number),
      (error) => error instanceof NumberConflict,
      (conflict) =>
        Effect.flatMap(hasLostNumber(submissions, submission), (isLost) =>
          isLost ? fileWithNextNumber(request, keyed) : Effect.fail(conflict)
        )
    )
  })

  /**
   * Files a document without a number, as often as the authority has another document under the number that it gets.
   */
  const fileUnnumbered = Effect.fnUntraced(function* (request: FilingRequest) {
    const { companyId, document, idempotencyKey } = request
    if (idempotencyKey === undefined) {
      // all validation errors are returned together
      const { identified } = yield* identify(request)
      return yield* invalidDocument(yield* withoutKey(identified))
    }
    const mark = requestMark(yield* tenants.markKey(companyId), companyId, document.operation, idempotencyKey)
    return yield* Effect.repeat(fileMarked({ ...request, mark }), { while: hasYielded, times: mostYielded })
  })

  return { fileNumbered, fileUnnumbered }
})
