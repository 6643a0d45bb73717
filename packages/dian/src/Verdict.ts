import { Schema } from "effect"

/**
 * What an answer means for the document asked about.
 *
 * - `accepted`: valid, and the authority's signed ApplicationResponse for this very key proves it.
 * - `acceptedWithoutEvidence`: valid by the flags, but no ApplicationResponse came: fetch it with `getStatus`.
 * - `rejected`: refused by the validation rules, or its number belongs to another accepted document (`duplicate`).
 * - `notProcessed`: refused before validation (container, basic fields, permissions); nothing was registered.
 * - `processing`: the authority is still at it; ask again.
 * - `unknownDocument`: the authority knows no document of this key.
 * - `inconclusive`: the answer says nothing certain or contradicts itself: neither accepted nor rejected. Ask
 *   `getStatus`; `alarms` and `statusCode` tell why.
 */
export const Verdict = Schema.Literals([
  "accepted",
  "acceptedWithoutEvidence",
  "rejected",
  "notProcessed",
  "processing",
  "unknownDocument",
  "inconclusive"
])
export type Verdict = typeof Verdict.Type
