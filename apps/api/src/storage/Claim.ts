import type { Effect } from "effect"
import type { Submission } from "./Submission.ts"

/** What may be in the way of a claim: the number, the Idempotency-Key, or a rejection of the very same document. */
export type Obstacle = "number" | "key" | "rejection"

/** What became of a claim. `Taken` names what is in the way. */
export type Claim =
  | { readonly _tag: "Claimed"; readonly submission: Submission }
  | { readonly _tag: "Taken"; readonly by: Obstacle; readonly submission: Submission }

/** Whether a document may be filed although the last one of its number was rejected. */
export type Corrects = (rejected: Submission) => Effect.Effect<boolean>

/** What a claim is made with, beside the document. */
export interface ClaimOptions {
  /** Done in the transaction of the claim. */
  readonly within?: (claimed: Submission) => Effect.Effect<void>
  /** Any document may be filed when absent. */
  readonly corrects?: Corrects
}
