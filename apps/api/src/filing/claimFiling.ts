// The claim of a number, from the inside out: what it records besides the document, what is checked before it, and the
// claims themselves: of a stated number with or without the right to send, and of the next number of a series.
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, type Duration, Effect, Exit } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { CurrentAdmission, databaseTimeNow } from "../access/Tokens.ts"
import type { ClaimOptions } from "../documents/submissions/claimSubmission.ts"
import { pack, repeatedBy } from "../documents/submissions/packed.ts"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { type KnownRange, KnownRanges, rangeEvents } from "../numbering/KnownRanges.ts"
import { blobKeys } from "../platform/blobs/blobKeys.ts"
import { BlobStore, type PreparedBlob } from "../platform/blobs/BlobStore.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { filingStep } from "../platform/observability/metrics/measurements.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { bodyNumber } from "./FilingRequest.ts"
import { textAt } from "./lookUpRange.ts"
import { payrollOf, payrollViolations, referenceFindings, referenceOf } from "./earlierDocuments.ts"
import { predecessorViolations } from "./payrollPredecessor.ts"
import { numberSeries } from "./numberSeries.ts"
import { newSubmission, type OpenSigner, type Signer, signFiling } from "./signFiling.ts"
import { type PreparedFiling, invalidDocument } from "./prepareFiling.ts"
import { type Decision, knownQuery, type PrepareProblem } from "./decideFiling.ts"

const dayMillis = 86_400_000

/** The authorised range of a filing; `undefined` if its issuer chooses the numbers. */
const rangeOf = ({ authorisedNumbers, body, documentIdentity, request }: PreparedFiling): KnownRange | undefined => {
  if (authorisedNumbers === undefined) return undefined
  const { environment, issuerNit, prefix } = documentIdentity
  const { from: fromNumber, to: toNumber } = authorisedNumbers
  const end = body instanceof JsonObject ? textAt(body, "NumberingRange", "EndDate") : undefined
  const lastDay = end === undefined ? Number.NaN : Date.parse(end.slice(0, 10))
  const range = { companyId: request.companyId, environment, issuerNit, prefix, fromNumber, toNumber }
  return Number.isNaN(lastDay) ? range : { ...range, lastDay }
}

/** A filing with further notifications. */
export const withNotifications = (
  filing: PreparedFiling,
  notifications: PreparedFiling["notifications"]
): PreparedFiling =>
  notifications.length === 0 ? filing : { ...filing, notifications: [...filing.notifications, ...notifications] }

/** Makes the function that runs a claim with everything that it records besides the document. */
const makeBelongings = Effect.gen(function* () {
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const blobs = yield* BlobStore
  const knownRanges = yield* KnownRanges

  /** Notes the range of a filing, and returns the events that are due once `number` is claimed. */
  const newsOfRange = Effect.fnUntraced(function* (filing: PreparedFiling, number: number) {
    const range = rangeOf(filing)
    if (range === undefined) return []
    yield* knownRanges.note(range)
    const today = Date.parse(fromEpochMillis(yield* Clock.currentTimeMillis).date)
    const { lastDay, ...span } = range
    const days = lastDay === undefined ? {} : { days: (lastDay - today) / dayMillis }
    return rangeEvents({ ...span, left: span.toNumber - number, ...days })
  })

  /** The body of a request, with its number, as a packed file to store. */
  const requestOf = ({ recorded: [before, after] }: PreparedFiling, claimed: NewSubmission) => {
    const octets = Buffer.concat([before, Buffer.from(writeJson(bodyNumber(claimed))), after])
    return Effect.map(pack(octets, claimed, repeatedBy.request), (bytes) => ({
      name: `${claimed.documentKey}.json`,
      bytes
    }))
  }

  /** Prepares what is recorded with a document, so that the service can finish the filing without the caller. */
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

  /**
   * Runs a claim, each attempt of which prepares its belongings. Only those of the last attempt of a successful claim
   * are recorded: the request files of all others are deleted.
   */
  return <A extends { readonly _tag: string }, E, R>(claim: (prepare: typeof belongingsOf) => Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      const requests: Array<PreparedBlob> = []
      const prepare: typeof belongingsOf = (...claimed) =>
        Effect.tap(belongingsOf(...claimed), ({ request }) => Effect.sync(() => requests.push(request)))
      return Effect.onExit(claim(prepare), (exit) =>
        blobs.abandon(Exit.isSuccess(exit) && exit.value._tag === "Claimed" ? requests.slice(0, -1) : requests)
      )
    })
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
 * A claim that wrote nothing, because there are findings about a reference or a payroll. It does not tell which, nor
 * whether the request was recorded before (`known`): callers decide again from the start, where `checkEarlierDocuments`
 * reports the findings.
 */
const obstructed = Effect.succeed({ _tag: "Obstructed", known: undefined } as const)

/** Signs documents and claims their numbers. Nothing has been sent yet, but the claim is durable. */
export const claimFiling = Effect.gen(function* () {
  const submissions = yield* Submissions
  const work = yield* HeavyWork
  const withBelongings = yield* makeBelongings
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
  const claimSigned = (filing: PreparedFiling, signer: Signer, submission: NewSubmission, options: ClaimOptions) =>
    withBelongings((prepare) =>
      Effect.flatMap(prepare(filing, signer, submission), (belongings) =>
        submissions.claim(submission, { ...belongings, ...options })
      )
    ).pipe(
      Effect.catchTag("Obstructed", () => obstructed),
      filingStep("claim")
    )

  /**
   * Claims the number of a signed document and the right to send it. The claim itself checks reference and payroll, so
   * that the common case, a document without findings, takes one call of the database.
   */
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
    withBelongings((prepare) =>
      submissions.claimNext(
        numberSeries(filing, filing.documentIdentity.environment),
        knownQuery(filing.request),
        Effect.fnUntraced(function* (number) {
          const submission = yield* sign(yield* withNumber(number), signer)
          // the provisional filing has the same range, and the same text of the request before and after its number
          return { submission, options: yield* prepare(filing, signer, submission) }
        })
      )
    ).pipe(
      Effect.catchTag("Obstructed", () => obstructed),
      filingStep("claim")
    )

  return { claim, claimLeased, claimNext, checkEarlierDocuments, sign }
})
