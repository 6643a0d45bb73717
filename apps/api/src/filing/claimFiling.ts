import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, type Duration, Effect, Exit } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { CurrentAdmission, databaseTimeNow } from "../access/Admission.ts"
import type { KeyHolder } from "../documents/submissions/claimSubmission.ts"
import { pack, repeatedBy } from "../documents/submissions/packed.ts"
import { Obstructed } from "../documents/submissions/payrollHistory.ts"
import type { NewSubmission, Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { KnownRanges, rangeEvents, type SeenRange } from "../numbering/KnownRanges.ts"
import { blobKeys } from "../platform/blobs/blobKeys.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { present } from "../platform/present.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { filingStep } from "../platform/observability/steps.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { Events } from "../webhooks/Events.ts"
import { bodyNumber } from "./FilingRequest.ts"
import { payrollOf, payrollViolations, referenceFindings, referenceOf } from "./earlierDocuments.ts"
import { numberSeries } from "./numberSeries.ts"
import type { Signer, SignerProblem } from "./signFiling.ts"
import { type PreparedFiling, invalidDocument } from "./prepareFiling.ts"
import { isCorrection, requireSameContent, requireSameRequest } from "./repeatedSubmission.ts"
import { newSubmission, signFiling } from "./signFiling.ts"

const dayMillis = 86_400_000

/** Days from today, in Colombia, to the range's last day as the body states it. */
const daysOf = ({ body }: PreparedFiling, now: number): number | undefined => {
  const range = body instanceof JsonObject ? body.get("NumberingRange") : undefined
  const end = range instanceof JsonObject ? range.get("EndDate") : undefined
  const last = typeof end === "string" ? Date.parse(end.slice(0, 10)) : Number.NaN
  const days = (last - Date.parse(fromEpochMillis(now).date)) / dayMillis
  return Number.isNaN(days) ? undefined : days
}

/** What the claim of a number shows of its range, if it has one: those above it are left. */
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

/** The body as it is kept, JSON in UTF-8 with the number that it was given. */
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

/** Signs documents and claims their numbers: nothing has left, but from here on nothing is lost. */
export const claimFiling = Effect.gen(function* () {
  const submissions = yield* Submissions
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const blobs = yield* BlobStore
  const events = yield* Events
  const knownRanges = yield* KnownRanges
  const work = yield* HeavyWork

  /** Notes the range of a number, and returns the events that are due when the number is claimed. */
  const newsOfRange = (filing: PreparedFiling, number: number) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const range = filedRange(filing, number, now)
      if (range === undefined) return Effect.succeed([])
      const { days, left: _, ...span } = range
      const lastDay = days === undefined ? undefined : Date.parse(fromEpochMillis(now).date) + days * dayMillis
      return Effect.as(knownRanges.note({ ...span, ...present({ lastDay }) }), rangeEvents(range))
    })

  /** The request as it is kept: packed. */
  const requestOf = (
    filing: PreparedFiling,
    claimed: Pick<NewSubmission, "documentKey" | "number" | "prefix" | "signedXml" | "writtenId">
  ) =>
    Effect.map(pack(recordedOctets(filing, claimed), claimed, repeatedBy.request), (bytes) => ({
      name: `${claimed.documentKey}.json`,
      bytes
    }))

  /** From the claim on the service can finish by itself, and show what it was asked to file. */
  const planFollowUp =
    (filing: PreparedFiling, { identity }: Signer) =>
    (claimed: Submission) => {
      const { id, number } = claimed
      return Effect.all(
        [
          Effect.flatMap(newsOfRange(filing, number), (news) => Effect.forEach(news, events.record, { discard: true })),
          retention.retain(id, identity),
          followUps.plan(id, 1),
          Effect.flatMap(requestOf(filing, claimed), (request) => blobs.put(blobKeys.request(id), request))
        ],
        { discard: true }
      )
    }

  /**
   * Signs a document by the earlier of two clocks, this process's and the database's: the authority refuses what was
   * signed in its future (DC24).
   */
  const sign = Effect.fnUntraced(function* (filing: PreparedFiling, signer: Signer) {
    const now = yield* Clock.currentTimeMillis
    const admission = yield* CurrentAdmission
    const shared = yield* admission === undefined ? submissions.now : databaseTimeNow(admission)
    const xml = yield* signFiling(work, filing, signer, Math.min(now, shared))
    return newSubmission(filing, xml, Number(fromEpochMillis(now).date.slice(0, 4)))
  })

  /**
   * Claims the number of a signed document together with the right to send it, in one call; `undefined` where the
   * database finds more to decide, which {@link claim} does, and where no follow-up is planned.
   */
  const claimLeased = Effect.fnUntraced(function* (
    filing: PreparedFiling,
    { identity }: Signer,
    submission: NewSubmission,
    lease: Duration.Input
  ) {
    const id = randomUUIDv7()
    const job = yield* followUps.first(id)
    if (job === undefined) return undefined
    const news = yield* newsOfRange(filing, submission.number)
    const request = yield* blobs.prepare(blobKeys.request(id), yield* requestOf(filing, submission))
    return yield* submissions
      .claimLeased({
        id,
        submission,
        request,
        certificate: retention.seal(id, identity),
        job,
        lease,
        hasRangeNews: news.length > 0,
        reference: referenceOf(filing, filing.request)
      })
      .pipe(
        Effect.onExit((exit) =>
          Exit.isSuccess(exit) && exit.value !== undefined ? Effect.void : blobs.abandon([request])
        ),
        filingStep("claim")
      )
  })

  /**
   * Refuses what may not be filed for the first time: a document of an earlier day, a note of another document, a
   * second payroll of the month. Answers what is worth a notification about what it refers to.
   */
  const requireFirst = Effect.fnUntraced(function* (filing: PreparedFiling) {
    const { notifications, violations: wrong } = yield* referenceFindings(
      submissions,
      referenceOf(filing, filing.request)
    )
    const payrolls = yield* payrollViolations(submissions, payrollOf(filing, filing.request))
    const found = [...(filing.late === undefined ? [] : [filing.late]), ...wrong, ...payrolls]
    if (found.length > 0) return yield* invalidDocument({ violations: found })
    return notifications
  })

  /** Refuses a payroll document because of another one that was filed in this very moment. */
  const unlessObstructed =
    (filing: PreparedFiling) =>
    <A, E>(claimed: Effect.Effect<A, E | Obstructed>) =>
      claimed.pipe(
        Effect.tapError((error) => (error instanceof Obstructed ? requireFirst(filing) : Effect.void)),
        // it was rejected meanwhile, or there would be a violation
        Effect.retry({ while: (error) => error instanceof Obstructed }),
        Effect.catchIf((error): error is Extract<typeof error, Obstructed> => error instanceof Obstructed, Effect.die)
      )

  /** Claims the number that a document states. */
  const claim = Effect.fnUntraced(function* (
    prepared: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    const filing = withNotifications(prepared, yield* requireFirst(prepared))
    const signer = yield* openSigner
    const claimed = yield* submissions
      .claim(yield* sign(filing, signer), {
        within: planFollowUp(filing, signer),
        corrects: (rejected) => isCorrection(rejected, filing, Effect.succeed(signer))
      })
      .pipe(unlessObstructed(filing), filingStep("claim"))
    const { submission } = claimed
    return claimed._tag === "Taken" && claimed.by === "key"
      ? yield* requireSameRequest(submission, submission.contentDigest, filing)
      : yield* requireSameContent(submission, filing)
  })

  /** Claims the next number for a document that states none; `filing` is the document with any number. */
  const claimNext = <E>(
    filing: PreparedFiling,
    signer: Signer,
    withNumber: (number: number) => Effect.Effect<PreparedFiling, E>
  ) => {
    const { companyId, document, idempotencyKey = "" } = filing.request
    const holder: KeyHolder = { companyId, idempotency: { operation: document.operation, key: idempotencyKey } }
    return submissions
      .claimNext(
        numberSeries(filing, filing.documentIdentity.environment),
        holder,
        (number) => Effect.flatMap(withNumber(number), (stated) => sign(stated, signer)),
        planFollowUp(filing, signer)
      )
      .pipe(unlessObstructed(filing), filingStep("claim"))
  }

  return { claim, claimLeased, claimNext, requireFirst, sign }
})
