import { IdempotencyConflict } from "@radicar/contract/problem/IdempotencyConflict"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { Submission, SubmissionIdentity } from "../storage/Submission.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

const fields = ["issuerNit", "environment", "documentType", "prefix", "number"] as const

const isSameIdentity = (left: SubmissionIdentity, right: SubmissionIdentity): boolean =>
  fields.every((field) => left[field] === right[field])

/**
 * Fails unless the submission that came with the Idempotency-Key is the very same document for the very same
 * environment; `contentDigest` is that of the content that came with the key.
 */
export const requireSameRequest = (
  submission: Submission,
  contentDigest: string,
  filing: AddressedFiling
): Effect.Effect<Submission, IdempotencyConflict> =>
  (contentDigest === filing.requestDigest || submission.contentDigest === filing.contentDigest) &&
  isSameIdentity(submission, filing.identity)
    ? Effect.succeed(submission)
    : failLocalized(
        {
          en: "This Idempotency-Key came with another document, or for another environment, before.",
          es: "Esta Idempotency-Key ya llegó con otro documento o para otro ambiente."
        },
        (detail) => new IdempotencyConflict({ detail })
      )
