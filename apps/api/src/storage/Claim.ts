import type { Submission } from "./Submission.ts"

/** What became of a claim. `Taken` names what is in the way: the number, or the Idempotency-Key. */
export type Claim =
  | { readonly _tag: "Claimed"; readonly submission: Submission }
  | { readonly _tag: "Taken"; readonly by: "number" | "key"; readonly submission: Submission }
