import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Clock, Effect } from "effect"
import { blobKeys } from "../blobs/blobKeys.ts"
import { BlobStore } from "../blobs/BlobStore.ts"
import { rangeEvents } from "../events/rangeEvents.ts"
import { FollowUps } from "../following/FollowUps.ts"
import { CertificateRetention } from "../retention/CertificateRetention.ts"
import { KnownRanges } from "../observability/KnownRanges.ts"
import { filingStep } from "../observability/filingStep.ts"
import { Events } from "../storage/Events.ts"
import type { KeyHolder } from "../storage/internal/claimNextNumber.ts"
import type { Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"
import { numbered } from "./bodyNumber.ts"
import { filedRange } from "./filedRange.ts"
import type { FilingContext } from "./FilingRequest.ts"
import { isCorrection } from "./isCorrection.ts"
import { newSubmission } from "./newSubmission.ts"
import { numberSeries } from "./numberSeries.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
import { type AddressedFiling, invalidDocument } from "./prepareFiling.ts"
import { requireSameContent } from "./requireSameContent.ts"
import { requireSameRequest } from "./requireSameRequest.ts"
import { signFiling } from "./signFiling.ts"

const dayMillis = 86_400_000

/** Signs documents and claims their numbers: nothing has left, but from here on nothing is lost. */
export const claimFiling = Effect.gen(function* () {
  const submissions = yield* Submissions
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const blobs = yield* BlobStore
  const events = yield* Events
  const knownRanges = yield* KnownRanges

  /** That the range of a claimed number comes to its end. */
  const tellOfRange = Effect.fnUntraced(function* (filing: AddressedFiling, claimed: Submission) {
    const now = yield* Clock.currentTimeMillis
    const range = filedRange(filing, claimed, now)
    if (range === undefined) return
    const { days, left: _, ...span } = range
    const today = Date.parse(fromEpochMillis(now).date)
    yield* knownRanges.note({ ...span, ...(days === undefined ? {} : { lastDay: today + days * dayMillis }) })
    yield* Effect.forEach(rangeEvents(range), events.record, { discard: true })
  })

  /** From the claim on the service can finish by itself, and show what it was asked to file. */
  const keepFollowing =
    (filing: AddressedFiling, { identity }: Signer) =>
    (claimed: Submission) => {
      const { documentKey, id, number } = claimed
      return Effect.all(
        [
          tellOfRange(filing, claimed),
          retention.retain(id, identity),
          followUps.plan(id, 1),
          blobs.put(blobKeys.request(id), {
            name: `${documentKey}.json`,
            bytes: Buffer.from(writeJson(numbered(filing.body, number)))
          })
        ],
        { discard: true }
      )
    }

  /** The authority refuses what was signed in its future (DC24): a process whose clock runs ahead is not believed. */
  const signingClock = Effect.zipWith(Clock.currentTimeMillis, submissions.now, Math.min)

  const signed = Effect.fnUntraced(function* (request: FilingContext, filing: AddressedFiling, signer: Signer) {
    const xml = yield* signFiling(filing, signer, yield* signingClock)
    const year = Number(fromEpochMillis(yield* Clock.currentTimeMillis).date.slice(0, 4))
    return newSubmission(request, filing, xml, year)
  })

  /** Claims the number that a document states. */
  const claim = Effect.fnUntraced(function* (
    request: FilingContext,
    filing: AddressedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    if (filing.late !== undefined) return yield* invalidDocument([filing.late])
    const signer = yield* openSigner
    const claimed = yield* submissions
      .claim(yield* signed(request, filing, signer), {
        within: keepFollowing(filing, signer),
        corrects: (rejected) => isCorrection(rejected, filing, Effect.succeed(signer))
      })
      .pipe(filingStep("claim"))
    const { submission } = claimed
    return claimed._tag === "Taken" && claimed.by === "key"
      ? yield* requireSameRequest(submission, submission.contentDigest, filing)
      : yield* requireSameContent(submission, filing, request)
  })

  /** Claims the next number for a document that states none; `filing` is the document with any number. */
  const claimNext = <E>(
    request: FilingContext,
    filing: AddressedFiling,
    signer: Signer,
    withNumber: (number: number) => Effect.Effect<AddressedFiling, E>
  ) => {
    const { companyId, document, idempotencyKey = "" } = request
    const holder: KeyHolder = { companyId, idempotency: { operation: document.operation, key: idempotencyKey } }
    return submissions
      .claimNext(
        numberSeries(filing, filing.identity.environment),
        holder,
        (number) => Effect.flatMap(withNumber(number), (stated) => signed(request, stated, signer)),
        keepFollowing(filing, signer)
      )
      .pipe(filingStep("claim"))
  }

  return { claim, claimNext }
})
