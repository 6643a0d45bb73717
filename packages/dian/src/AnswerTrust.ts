import type { TrustAnchors } from "@radicar/signature/TrustAnchors"

/** What an answer of the authority is held against. */
export interface AnswerTrust {
  /** Authorities to one of which the certificate of signed evidence must lead; without any nothing is proven. */
  readonly trust: TrustAnchors
  /** When the answer was received, if there is a record of it; else its own signing time counts. */
  readonly receivedAt?: Date | undefined
  /** Whether a verdict stays open until its evidence is proven; one whose evidence is broken always does. */
  readonly requireProof?: boolean | undefined
}
