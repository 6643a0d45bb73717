import type { Endpoint } from "@radicar/dian/inner/Endpoint"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { Lease, Submission } from "../../documents/submissions/Submission.ts"
import type { Sender } from "../../documents/submissions/submissionStates.ts"

/** An attempt to send a submission to the authority, or to query its outcome. */
export interface Attempt {
  readonly submission: Submission
  /** Certificate and key that sign the requests. */
  readonly identity: SigningIdentity
  readonly endpoint: Endpoint
  /** Actor that sends. */
  readonly by: Sender
  /** The right to send; absent for an attempt that only queries. */
  readonly lease?: Lease
}

/** An attempt with the exclusive right to send. */
export interface LeasedAttempt extends Attempt {
  readonly lease: Lease
}
