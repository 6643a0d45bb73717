import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, Effect } from "effect"
import type { KeyHolder } from "../documents/submissions/claimSubmission.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { KnownRanges } from "../numbering/KnownRanges.ts"
import { rangeEvents, type SeenRange } from "../numbering/rangeEvents.ts"
import { blobKeys } from "../platform/blobs/blobKeys.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { filingStep } from "../platform/observability/steps.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { Events } from "../webhooks/Events.ts"
import { withBodyNumber } from "./FilingRequest.ts"
import { numberSeries } from "./numberSeries.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
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
const filedRange = (
  filing: PreparedFiling,
  { companyId, environment, issuerNit, number, prefix }: Submission,
  now: number
): SeenRange | undefined => {
  const { authorisedNumbers } = filing
  if (authorisedNumbers === undefined) return undefined
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

/** Signs documents and claims their numbers: nothing has left, but from here on nothing is lost. */
export const claimFiling = Effect.gen(function* () {
  const submissions = yield* Submissions
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const blobs = yield* BlobStore
  const events = yield* Events
  const knownRanges = yield* KnownRanges

  /** That the range of a claimed number comes to its end. */
  const tellOfRange = Effect.fnUntraced(function* (filing: PreparedFiling, claimed: Submission) {
    const now = yield* Clock.currentTimeMillis
    const range = filedRange(filing, claimed, now)
    if (range === undefined) return
    const { days, left: _, ...span } = range
    const today = Date.parse(fromEpochMillis(now).date)
    yield* knownRanges.note({ ...span, ...(days === undefined ? {} : { lastDay: today + days * dayMillis }) })
    yield* Effect.forEach(rangeEvents(range), events.record, { discard: true })
  })

  /** From the claim on the service can finish by itself, and show what it was asked to file. */
  const planFollowUp =
    (filing: PreparedFiling, { identity }: Signer) =>
    (claimed: Submission) => {
      const { documentKey, id, number } = claimed
      return Effect.all(
        [
          tellOfRange(filing, claimed),
          retention.retain(id, identity),
          followUps.plan(id, 1),
          blobs.put(blobKeys.request(id), {
            name: `${documentKey}.json`,
            bytes: Buffer.from(writeJson(withBodyNumber(filing.body, number)))
          })
        ],
        { discard: true }
      )
    }

  /** The authority refuses what was signed in its future (DC24): a process whose clock runs ahead is not believed. */
  const signingClock = Effect.zipWith(Clock.currentTimeMillis, submissions.now, Math.min)

  const signed = Effect.fnUntraced(function* (filing: PreparedFiling, signer: Signer) {
    const xml = yield* signFiling(filing, signer, yield* signingClock)
    const year = Number(fromEpochMillis(yield* Clock.currentTimeMillis).date.slice(0, 4))
    return newSubmission(filing, xml, year)
  })

  /** Claims the number that a document states. */
  const claim = Effect.fnUntraced(function* (filing: PreparedFiling, openSigner: Effect.Effect<Signer, SignerProblem>) {
    if (filing.late !== undefined) return yield* invalidDocument([filing.late])
    const signer = yield* openSigner
    const claimed = yield* submissions
      .claim(yield* signed(filing, signer), {
        within: planFollowUp(filing, signer),
        corrects: (rejected) => isCorrection(rejected, filing, Effect.succeed(signer))
      })
      .pipe(filingStep("claim"))
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
        numberSeries(filing, filing.identity.environment),
        holder,
        (number) => Effect.flatMap(withNumber(number), (stated) => signed(stated, signer)),
        planFollowUp(filing, signer)
      )
      .pipe(filingStep("claim"))
  }

  return { claim, claimNext }
})
