import { parseJson } from "@radicar/domain/json/parseJson"
import { Effect, Option, Result } from "effect"
import { blobKeys } from "../blobs/blobKeys.ts"
import { BlobStore } from "../blobs/BlobStore.ts"
import type { Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"
import type { ReadRequest } from "./FilingRequest.ts"
import { isCorrection } from "./isCorrection.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
import type { AddressedFiling, prepareFiling } from "./prepareFiling.ts"
import { requireSameContent } from "./requireSameContent.ts"
import { requireSameRequest } from "./requireSameRequest.ts"

/**
 * The submission that a request repeats, by its Idempotency-Key or its number, if it repeats one. What the request leaves to the
 * company's settings is compared as it was when the submission was recorded: who sends the same again means the same.
 */
export const repeatedSubmission = Effect.fnUntraced(function* <E>(prepare: ReturnType<typeof prepareFiling<E>>) {
  const blobs = yield* BlobStore
  const submissions = yield* Submissions

  const asItWas = Effect.fnUntraced(function* (submission: Submission, request: ReadRequest, filing: AddressedFiling) {
    if (submission.contentDigest === filing.contentDigest) return filing
    const kept = yield* blobs.get(blobKeys.request(submission.id))
    if (Option.isNone(kept)) return filing
    const recorded = parseJson(Buffer.from(kept.value.bytes).toString("utf8"))
    if (Result.isFailure(recorded)) return filing
    const prepared = prepare(request, filing.identity.environment, recorded.success)
    return yield* Effect.orElseSucceed(prepared, () => filing)
  })

  const keyed = Effect.fnUntraced(function* (request: ReadRequest, filing: AddressedFiling) {
    const { companyId, document, idempotencyKey } = request
    if (idempotencyKey === undefined) return Option.none<Submission>()
    const known = yield* submissions.idempotent(companyId, document.operation, idempotencyKey)
    if (Option.isNone(known)) return Option.none<Submission>()
    const { contentDigest, submissionId } = known.value
    const submission = yield* submissions.get(submissionId)
    const then = yield* asItWas(submission, request, filing)
    return Option.some(yield* requireSameRequest(submission, contentDigest, then))
  })

  return Effect.fnUntraced(function* (
    request: ReadRequest,
    filing: AddressedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    /** Nothing of what the authority refused to look at was filed; what it rejected may be filed again, corrected. */
    const stands = Effect.fnUntraced(function* (submission: Submission) {
      if (submission.state === "refused") return false
      return submission.state !== "rejected" || !(yield* isCorrection(submission, filing, openSigner))
    })

    const byKey = yield* keyed(request, filing)
    if (Option.isSome(byKey) && (yield* stands(byKey.value))) return byKey
    const byNumber = yield* submissions.find(filing.identity)
    if (Option.isNone(byNumber) || !(yield* stands(byNumber.value))) return Option.none<Submission>()
    const then = yield* asItWas(byNumber.value, request, filing)
    return Option.some(yield* requireSameContent(byNumber.value, then, request))
  })
})
