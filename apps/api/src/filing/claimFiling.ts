import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, type Duration, Effect, Exit } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { CurrentAdmission, databaseTimeNow } from "../access/Tokens.ts"
import type { ClaimOptions } from "../documents/submissions/claimSubmission.ts"
import { pack, repeatedBy } from "../documents/submissions/packed.ts"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { KnownRanges, rangeEvents, type SeenRange } from "../numbering/KnownRanges.ts"
import { blobKeys, BlobStore, type PreparedBlob } from "../platform/blobs/BlobStore.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { filingStep } from "../platform/observability/metrics/measurements.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { bodyNumber } from "./FilingRequest.ts"
import { payrollOf, payrollViolations, referenceFindings, referenceOf } from "./earlierDocuments.ts"
import { predecessorViolations } from "./payrollPredecessor.ts"
import { numberSeries } from "./numberSeries.ts"
import { newSubmission, type OpenSigner, type Signer, signFiling } from "./signFiling.ts"
import { type PreparedFiling, invalidDocument } from "./prepareFiling.ts"
import { type Decision, knownQuery, type PrepareProblem } from "./decideFiling.ts"

const dayMillis = 86_400_000

/**
 * Days from today, in Colombia, to the last day of the numbering range that the body states; `undefined` if it states
 * none.
 */
const daysOf = ({ body }: PreparedFiling, now: number): number | undefined => {
  const range = body instanceof JsonObject ? body.get("NumberingRange") : undefined
  const end = range instanceof JsonObject ? range.get("EndDate") : undefined
  const last = typeof end === "string" ? Date.parse(end.slice(0, 10)) : Number.NaN
  const days = (last - Date.parse(fromEpochMillis(now).date)) / dayMillis
  return Number.isNaN(days) ? undefined : days
}

/**
 * Usage of a filing's numbering range once `number` is claimed; `left` counts the numbers above it. `undefined` without
 * a range.
 */
const filedRange = (filing: PreparedFiling, number: number, now: number): SeenRange | undefined => {
  const { authorisedNumbers, documentIdentity, request } = filing
  if (authorisedNumbers === undefined) return undefined
  const { environment, issuerNit, prefix } = documentIdentity
  const { companyId } = request
  const { from: fromNumber, to: toNumber } = authorisedNumbers
  const days = daysOf(filing, now)
  return {
    companyId,
    environment,
    issuerNit,
    prefix,
    fromNumber,
    toNumber,
    left: toNumber - number,
    ...(days === undefined ? {} : { days })
  }
}

/** The body as stored: JSON in UTF-8 with its assigned number. */
const recordedOctets = (
  { recorded: [before, after] }: PreparedFiling,
  claimed: Pick<NewSubmission, "number" | "prefix" | "writtenId">
): Buffer => Buffer.concat([before, Buffer.from(writeJson(bodyNumber(claimed))), after])

/** A filing with further notifications. */
export const withNotifications = (
  filing: PreparedFiling,
  notifications: PreparedFiling["notifications"]
): PreparedFiling =>
  notifications.length === 0 ? filing : { ...filing, notifications: [...filing.notifications, ...notifications] }

/** Makes the functions that prepare what a claim records besides the document, and delete its file if it fails. */
const makeBelongings = Effect.gen(function* () {
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const blobs = yield* BlobStore
  const knownRanges = yield* KnownRanges

  /** Records the range of a number and returns the events that are due once the number is claimed. */
  const newsOfRange = (filing: PreparedFiling, number: number) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const range = filedRange(filing, number, now)
      if (range === undefined) return Effect.succeed([])
      const { days, left: _, ...span } = range
      const lastDay = days === undefined ? undefined : Date.parse(fromEpochMillis(now).date) + days * dayMillis
      return Effect.as(knownRanges.note({ ...span, ...withoutUndefined({ lastDay }) }), rangeEvents(range))
    })

  /** The body of a request as a file to store, packed. */
  const requestOf = (
    filing: PreparedFiling,
    claimed: Pick<NewSubmission, "documentKey" | "number" | "prefix" | "signedXml" | "writtenId">
  ) =>
    Effect.map(pack(recordedOctets(filing, claimed), claimed, repeatedBy.request), (bytes) => ({
      name: `${claimed.documentKey}.json`,
      bytes
    }))

  /**
   * Everything recorded with a claim besides the document, so that the service can finish the filing without the
   * caller.
   */
  const belongingsOf = Effect.fnUntraced(function* (
    filing: PreparedFiling,
    { identity }: Signer,
    submission: NewSubmission
  ) {
    const id = randomUUIDv7()
    return {
      id,
      events: yield* newsOfRange(filing, submission.number),
      certificate: retention.seal(id, identity),
      job: yield* followUps.first(id),
      request: yield* blobs.prepare(blobKeys.request(id), yield* requestOf(filing, submission))
    } satisfies ClaimOptions
  })

  /** Deletes the stored request of a document that was not claimed. */
  const unlessClaimed =
    ({ request }: { readonly request: PreparedBlob }) =>
    <A extends { readonly _tag: string }, E, R>(claimed: Effect.Effect<A, E, R>) =>
      Effect.onExit(claimed, (exit) =>
        Exit.isSuccess(exit) && exit.value._tag === "Claimed" ? Effect.void : blobs.abandon([request])
      )

  return { belongingsOf, unlessClaimed }
})

/**
 * Makes the function that refuses documents that cannot be filed as new: a day of issue in the past, a note that
 * misstates the document it corrects or that corrects no payroll, or a second payroll of the month. It returns
 * notifications about the references.
 */
const makeEarlierDocumentsCheck = Effect.gen(function* () {
  const submissions = yield* Submissions
  const predecessor = yield* predecessorViolations
  return Effect.fnUntraced(function* (filing: PreparedFiling, openSigner: OpenSigner) {
    const { notifications, violations: wrong } = yield* referenceFindings(
      submissions,
      referenceOf(filing, filing.request)
    )
    const payrolls = yield* payrollViolations(submissions, payrollOf(filing, filing.request))
    const documentViolations = [...(filing.late === undefined ? [] : [filing.late]), ...wrong, ...payrolls]
    const violations = documentViolations.length > 0 ? documentViolations : yield* predecessor(filing, openSigner)
    if (violations.length > 0) return yield* invalidDocument({ violations })
    return notifications
  })
})

/**
 * A claim that findings about a reference or a payroll kept from writing. The claim read nothing else: callers decide
 * again without anything `known`, and `checkEarlierDocuments` then reports the findings.
 */
const obstructed = Effect.succeed({ _tag: "Obstructed", known: undefined } as const)

/** Signs documents and claims their numbers. Nothing has been sent yet, but the claim is durable. */
export const claimFiling = Effect.gen(function* () {
  const submissions = yield* Submissions
  const work = yield* HeavyWork
  const { belongingsOf, unlessClaimed } = yield* makeBelongings
  const checkEarlierDocuments = yield* makeEarlierDocumentsCheck

  /**
   * Signs a document at the earlier time of two clocks, this process's and the database's. The authority rejects a
   * signature from its future (DC24).
   */
  const sign = Effect.fnUntraced(function* (filing: PreparedFiling, signer: Signer) {
    const now = yield* Clock.currentTimeMillis
    const admission = yield* CurrentAdmission
    const shared = yield* admission === undefined ? submissions.now : databaseTimeNow(admission)
    const xml = yield* signFiling(work, filing, signer, Math.min(now, shared))
    // the year is only for the names of files
    return newSubmission(filing, signer, xml, Number(fromEpochMillis(now).date.slice(0, 4)))
  })

  /** Claims the number of a signed document. */
  const claimSigned = Effect.fnUntraced(
    function* (filing: PreparedFiling, signer: Signer, submission: NewSubmission, options: ClaimOptions) {
      const belongings = yield* belongingsOf(filing, signer, submission)
      return yield* submissions.claim(submission, { ...belongings, ...options }).pipe(unlessClaimed(belongings))
    },
    Effect.catchTag("Obstructed", () => obstructed),
    filingStep("claim")
  )

  /** Claims the number of a signed document, whose reference the claim itself checks, and the right to send it. */
  const claimLeased = (filing: PreparedFiling, signer: Signer, submission: NewSubmission, lease: Duration.Input) =>
    claimSigned(filing, signer, submission, { lease, reference: referenceOf(filing, filing.request) })

  /** Checks earlier documents, then claims the number that a document states, as a new document or as a correction. */
  const claim = Effect.fnUntraced(function* (prepared: PreparedFiling, openSigner: OpenSigner, decision: Decision) {
    const filing = withNotifications(prepared, yield* checkEarlierDocuments(prepared, openSigner))
    const signer = yield* openSigner
    const corrects = decision._tag === "Corrects" ? { corrects: decision.submission.id } : {}
    return yield* claimSigned(filing, signer, yield* sign(filing, signer), corrects)
  })

  /**
   * Claims the next number for a document without one; `filing` is the document prepared with a provisional number.
   * Call `checkEarlierDocuments` first: the claim does not check the reference.
   */
  const claimNext = (
    filing: PreparedFiling,
    signer: Signer,
    withNumber: (number: number) => Effect.Effect<PreparedFiling, PrepareProblem>
  ) =>
    submissions
      .claimNext(
        numberSeries(filing, filing.documentIdentity.environment),
        knownQuery(filing.request),
        Effect.fnUntraced(function* (number) {
          const submission = yield* sign(yield* withNumber(number), signer)
          return { submission, options: yield* belongingsOf(filing, signer, submission) }
        })
      )
      .pipe(
        Effect.catchTag("Obstructed", () => obstructed),
        filingStep("claim")
      )

  return { claim, claimLeased, claimNext, checkEarlierDocuments, sign }
})
