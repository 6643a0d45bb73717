import type { SubmissionIdentity } from "./Submission.ts"

/** Numbers that follow one another: of one issuer, family of documents and prefix, both bounds included. */
export interface NumberSeries extends Omit<SubmissionIdentity, "number"> {
  readonly from: number
  readonly to: number
}
