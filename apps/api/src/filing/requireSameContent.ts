import { NumberConflict } from "@radicar/contract/problem/NumberConflict"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { Submission } from "../storage/Submission.ts"
import { submissionStates } from "../storage/submissionStates.ts"
import { isAnswerable } from "./AnswerableSubmission.ts"
import type { FilingContext } from "./FilingRequest.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

const told = (submission: Submission, id: string) =>
  isAnswerable(submission)
    ? { existing: { id, uuid: submission.documentKey, status: submissionStates[submission.state].status } }
    : {}

/**
 * Fails unless the submission that has the filing's number is the same document. Of another company's submission
 * nothing is told.
 */
export const requireSameContent = (
  submission: Submission,
  filing: AddressedFiling,
  { companyId }: FilingContext
): Effect.Effect<Submission, NumberConflict> => {
  if (submission.contentDigest === filing.contentDigest) return Effect.succeed(submission)
  const id = `${submission.prefix}${submission.number}`
  return failLocalized(
    { en: `${id} was filed with other content.`, es: `${id} ya se radicó con otro contenido.` },
    (detail) => new NumberConflict({ detail, ...(submission.companyId === companyId ? told(submission, id) : {}) })
  )
}
