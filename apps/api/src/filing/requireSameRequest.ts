import { IdempotencyConflict } from "@radicar/contract/problem/IdempotencyConflict"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { Submission } from "../storage/Submission.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

const fields = ["issuerNit", "environment", "prefix", "number"] as const

/** The type that the caller sent, whatever it was issued as. */
const sentType = (documentType: string, inContingency: boolean): string => (inContingency ? "01" : documentType)

const isSameIdentity = (submission: Submission, { identity, outage }: AddressedFiling): boolean =>
  fields.every((field) => submission[field] === identity[field]) &&
  sentType(submission.documentType, submission.outageBeganAt !== undefined) ===
    sentType(identity.documentType, outage !== undefined)

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
  isSameIdentity(submission, filing)
    ? Effect.succeed(submission)
    : failLocalized(
        {
          en: "This Idempotency-Key came with another document, or for another environment, before.",
          es: "Esta Idempotency-Key ya llegó con otro documento o para otro ambiente."
        },
        (detail) => new IdempotencyConflict({ detail })
      )
