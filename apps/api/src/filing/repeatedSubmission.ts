import { Effect, Option } from "effect"
import type { Submission } from "../storage/Submission.ts"
import type { Submissions } from "../storage/Submissions.ts"
import type { FilingContext } from "./FilingRequest.ts"
import { isCorrection } from "./isCorrection.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
import type { AddressedFiling } from "./prepareFiling.ts"
import { requireSameContent } from "./requireSameContent.ts"
import { requireSameRequest } from "./requireSameRequest.ts"

/** The submission that a request repeats, by its Idempotency-Key or its number, if it repeats one. */
export const repeatedSubmission = (submissions: Submissions["Service"]) => {
  const keyed = Effect.fnUntraced(function* (request: FilingContext, filing: AddressedFiling) {
    const { companyId, document, idempotencyKey } = request
    if (idempotencyKey === undefined) return Option.none<Submission>()
    const known = yield* submissions.idempotent(companyId, document.operation, idempotencyKey)
    if (Option.isNone(known)) return Option.none<Submission>()
    const { contentDigest, submissionId } = known.value
    return Option.some(yield* requireSameRequest(yield* submissions.get(submissionId), contentDigest, filing))
  })

  return Effect.fnUntraced(function* (
    request: FilingContext,
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
    return Option.some(yield* requireSameContent(byNumber.value, filing, request))
  })
}
